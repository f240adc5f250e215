// Texels by their indices: images alone, in an array, in many formats, and buffers of texels.
//@ image floats: 2d RG/HALF_FLOAT[9, 7]@3 uniform -4.0 4.0
//@ image signed_ones: 3d RGBA/SIGNED_INT16[4, 3, 5] uniform -30000 30000
//@ image stack: 2d_array R/UNSIGNED_INT32[6, 6, 4] uniform 0 1000000
//@ image parts: 1d RGBA/SNORM_INT16[60] uniform -32767 32767
//@ image first: 2d RGBA/UNORM_INT8[8, 8] uniform 0 255
//@ image second: 2d RGBA/UNORM_INT16[8, 8] uniform 0 65535
//@ image words: 1d_buffer RGBA/UNSIGNED_INT8[64] uniform 0 255
//@ image reals: 1d_buffer RG/FLOAT[64] uniform -1.0 1.0
//@ buffer result: float4[192] zero ulp 4
//@ buffer numbers: int4[64] zero
//@ dispatch 4: 0.0 sampled floats, 0.1 sampled signed_ones, 0.2 sampled stack, 0.3 sampled parts, 0.4.0 sampled first, 0.4.1 sampled second, 1.0 sampled words, 1.1 sampled reals, 1.2 result, 1.3 numbers, push uint 1
#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 16) in;
layout(binding = 0) uniform texture2D floats;
layout(binding = 1) uniform itexture3D signed_ones;
layout(binding = 2) uniform utexture2DArray stack;
layout(binding = 3) uniform texture1D parts;
layout(binding = 4) uniform texture2D both[2];
layout(set = 1, binding = 0) uniform utextureBuffer words;
layout(set = 1, binding = 1) uniform textureBuffer reals;
layout(set = 1, binding = 2) writeonly buffer Result { vec4 result[]; };
layout(set = 1, binding = 3) writeonly buffer Numbers { ivec4 numbers[]; };
layout(push_constant) uniform Pushed { uint chosen; };
void main() {
    const int i = int(gl_GlobalInvocationID.x);
    result[3 * i] = texelFetch(floats, ivec2(i % 4, i / 4 % 3), 1) + texelFetch(parts, i % 60, 0);
    result[3 * i + 1] = texelFetch(both[chosen], ivec2(i % 8, i / 8), 0) + texelFetch(both[0], ivec2(i / 8, i % 8), 0);
    result[3 * i + 2] = texelFetch(reals, 63 - i) + texelFetchOffset(floats, ivec2(2 + i % 3, 3), 0, ivec2(1, -2));
    ivec4 sum = texelFetch(signed_ones, ivec3(i % 4, i / 4 % 3, i % 5), 0);
    sum += ivec4(texelFetch(stack, ivec3(i % 6, i / 6 % 6, i % 4), 0)) + ivec4(texelFetch(words, i));
    sum.w += textureSize(words) * 1000 + textureSize(stack, 0).z;
    numbers[i] = sum;
}
