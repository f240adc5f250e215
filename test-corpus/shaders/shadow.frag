// Shadows filtered by comparing samples.
#version 460
layout(location = 0) in vec4 at;
layout(binding = 0) uniform sampler2DShadow map;
layout(binding = 1) uniform samplerCubeShadow around;
layout(location = 0) out float lit;
void main() {
    vec3 p = at.xyz / at.w;
    float sum = textureProj(map, at);
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) sum += texture(map, vec3(p.xy + 0.001 * vec2(x, y), p.z));
    lit = sum / 10.0 * texture(around, vec4(p, 0.5));
}
