// Positions and normals through matrices of a uniform block.
#version 460
layout(location = 0) in vec3 position;
layout(location = 1) in vec3 normal;
layout(location = 2) in vec2 uv_in;
layout(binding = 0) uniform Scene { mat4 projection; mat4 view; mat4 model; vec4 light; };
layout(location = 0) out vec3 normal_out;
layout(location = 1) out vec2 uv;
layout(location = 2) out vec3 to_light;
void main() {
    vec4 world = model * vec4(position, 1.0);
    gl_Position = projection * view * world;
    normal_out = mat3(model) * normal;
    to_light = light.xyz - world.xyz;
    uv = uv_in;
}
