// Sampled images: with explicit levels, gathered, fetched, and asked for their sizes.
#version 460
layout(local_size_x = 8) in;
layout(binding = 0) uniform sampler2D flat_one;
layout(binding = 1) uniform samplerCube cube;
layout(binding = 2) uniform sampler2DShadow depth;
layout(binding = 3) uniform isampler3D volume;
layout(binding = 4) uniform sampler2DArray layers[3];
layout(binding = 5) buffer Out { vec4 result[]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    vec2 uv = vec2(i) / vec2(textureSize(flat_one, 0));
    vec4 v = textureLod(flat_one, uv, 1.5) + textureGather(flat_one, uv, 2) + texelFetch(flat_one, ivec2(i), 0);
    v += textureGrad(cube, vec3(uv, 1.0), vec3(0.1), vec3(0.2)) * textureLod(depth, vec3(uv, 0.5), 0.0);
    v += vec4(texelFetch(volume, ivec3(i), 2)) + textureLod(layers[i % 3], vec3(uv, float(i)), 0.0);
    result[i] = v + float(textureQueryLevels(flat_one)) + textureLodOffset(flat_one, uv, 0.0, ivec2(1, -1));
}
