// Levels of detail: nearest and interpolated, by number and by gradients, with a bias and within limits.
//@ image picture: 2d RGBA/FLOAT[16, 12]@4 uniform -2.0 2.0
//@ image volume: 3d R/FLOAT[8, 8, 8]@3 uniform -2.0 2.0
//@ image line: 1d_array RG/FLOAT[32, 3]@5 uniform -2.0 2.0
//@ sampler nearest_level: linear,clamp-to-edge
//@ sampler all_linear: linear,mip-linear,repeat
//@ sampler limited: min-linear,mip-linear,mirrored-repeat,bias=0.5,lod=0.75..2.25
//@ buffer result: float4[256] zero ulp 4096 at 1.0
//@ buffer sizes: int[8] zero
//@ dispatch 4: 0.0 sampled picture nearest_level, 0.1 sampled picture all_linear, 0.2 sampled volume limited, 0.3 sampled line all_linear, 0.4 result, 0.5 sizes
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) uniform sampler2D nearest_level;
layout(binding = 1) uniform sampler2D all_linear;
layout(binding = 2) uniform sampler3D volume;
layout(binding = 3) uniform sampler1DArray line;
layout(binding = 4) writeonly buffer Result { vec4 result[]; };
layout(binding = 5) writeonly buffer Sizes { int sizes[8]; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    const vec2 uv = vec2(i * 0.0131 + 0.01, 0.93 - i * 0.0127);
    const float lod = i * 0.0703 - 0.61;
    result[4 * i] = textureLod(nearest_level, uv, lod);
    result[4 * i + 1] = textureLod(all_linear, uv, lod);
    result[4 * i + 2] = textureLod(volume, vec3(uv, 0.31), lod) + textureLod(line, vec2(uv.x * 2.0, i * 0.07), lod);
    // A step of this many texels, which is a level far from the middle between two.
    const float texels = exp2(float(i & 3u) + 0.2) / 16.0;
    result[4 * i + 3] = textureGrad(nearest_level, uv, vec2(texels, 0.0), vec2(0.0, texels * 0.5));
    if (i == 0u) {
        const ivec2 size = textureSize(nearest_level, 2);
        const ivec3 cube = textureSize(volume, 1);
        sizes[0] = size.x * 100 + size.y;
        sizes[1] = cube.x * 10000 + cube.y * 100 + cube.z;
        sizes[2] = textureQueryLevels(line);
        sizes[3] = textureQueryLevels(nearest_level);
        sizes[4] = textureSize(line, 3).x * 100 + textureSize(line, 3).y;
    }
}
