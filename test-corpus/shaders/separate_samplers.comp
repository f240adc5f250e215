// Images and samplers that come together in the shader.
#version 460
layout(local_size_x = 4) in;
layout(set = 1, binding = 0) uniform texture2D pictures[4];
layout(set = 1, binding = 1) uniform sampler near;
layout(set = 1, binding = 2) buffer Out { vec4 result[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    result[i] = textureLod(sampler2D(pictures[i & 3u], near), vec2(0.25 * float(i)), 0.0);
}
