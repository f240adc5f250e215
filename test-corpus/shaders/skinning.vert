// Four bones for each vertex.
#version 460
layout(location = 0) in vec4 position;
layout(location = 1) in uvec4 bones;
layout(location = 2) in vec4 weights;
layout(set = 0, binding = 0) readonly buffer Bones { mat4 poses[]; };
layout(push_constant) uniform Camera { mat4 mvp; };
void main() {
    mat4 pose = weights.x * poses[bones.x] + weights.y * poses[bones.y];
    pose += weights.z * poses[bones.z] + weights.w * poses[bones.w];
    gl_Position = mvp * pose * position;
}
