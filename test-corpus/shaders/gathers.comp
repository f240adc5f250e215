// Four texels at a time: a component of each, with offsets, of integers, of layers, and comparisons.
//@ image picture: 2d RGBA/FLOAT[11, 7] uniform -2.0 2.0
//@ image whole: 2d_array RGBA/UNSIGNED_INT8[6, 6, 3] uniform 0 255
//@ image depths: depth DEPTH/FLOAT[8, 8] uniform 0.0 1.0
//@ sampler repeats: nearest,repeat
//@ sampler edges: nearest,clamp-to-edge
//@ sampler below: nearest,clamp-to-edge,compare-less
//@ buffer result: float4[320] zero
//@ buffer numbers: uint4[64] zero
//@ dispatch 4: 0.0 sampled picture repeats, 0.1 sampled whole edges, 0.2 sampled depths below, 0.3 result, 0.4 numbers
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) uniform sampler2D picture;
layout(binding = 1) uniform usampler2DArray whole;
layout(binding = 2) uniform sampler2DShadow depths;
layout(binding = 3) writeonly buffer Result { vec4 result[]; };
layout(binding = 4) writeonly buffer Numbers { uvec4 numbers[]; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    const vec2 uv = vec2(i % 8u, i / 8u) * 0.1731 - 0.117;
    result[5 * i] = textureGather(picture, uv, 0);
    result[5 * i + 1] = textureGather(picture, uv, 3);
    result[5 * i + 2] = textureGatherOffset(picture, uv, ivec2(2, -1), 1);
    const ivec2 offsets[4] = ivec2[](ivec2(0, 0), ivec2(-3, 1), ivec2(2, 2), ivec2(5, -4));
    result[5 * i + 3] = textureGatherOffsets(picture, uv, offsets, 2);
    result[5 * i + 4] = textureGather(depths, uv, 0.5);
    numbers[i] = textureGather(whole, vec3(uv, float(i % 3u)), 2);
}
