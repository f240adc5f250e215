// Storage images of several formats and dimensions: read, written, and asked for their sizes.
//@ image pixels: 2d RGBA/UNORM_INT8[16, 12] uniform 0 255
//@ image sums: 2d R/FLOAT[16, 12] zero ulp 4
//@ image words: 2d R/UNSIGNED_INT32[16, 12] uniform 0 100000
//@ image volume: 3d RGBA/SIGNED_INT16[4, 6, 8] uniform -30000 30000
//@ image stack: 2d_array RG/FLOAT[8, 8, 3] uniform -2.0 2.0
//@ image line: 1d RGBA/SNORM_INT8[192] uniform -128 127
//@ image blurred: 2d RGBA/UNORM_INT8[16, 12] zero
//@ buffer sizes: int[16] zero
//@ dispatch 2 2: 0.0 pixels, 0.1 sums, 0.2 words, 0.3 volume, 0.4 stack, 0.5 line, 0.6 blurred, 1.0 sizes
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) uniform readonly image2D pixels;
layout(binding = 1, r32f) uniform writeonly image2D sums;
layout(binding = 2, r32ui) uniform uimage2D words;
layout(binding = 3, rgba16i) uniform iimage3D volume;
layout(binding = 4, rg32f) uniform image2DArray stack;
layout(binding = 5, rgba8_snorm) uniform image1D line;
layout(binding = 6, rgba8) uniform image2D blurred;
layout(set = 1, binding = 0) buffer Sizes { int sizes[16]; };

void main() {
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    if (at == ivec2(0)) {
        sizes[0] = imageSize(pixels).x * 1000 + imageSize(pixels).y;
        const ivec3 cube = imageSize(volume), layered = imageSize(stack);
        sizes[1] = cube.x * 10000 + cube.y * 100 + cube.z;
        sizes[2] = layered.x * 10000 + layered.y * 100 + layered.z;
        sizes[3] = imageSize(line);
    }
    // What is beyond the last row is not written.
    imageStore(sums, at, vec4(dot(imageLoad(pixels, at), vec4(1.0, 2.0, 3.0, 4.0)), 0.0, 0.0, 0.0));
    vec4 sum = vec4(0.0);
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            sum += imageLoad(pixels, clamp(at + ivec2(dx, dy), ivec2(0), imageSize(pixels) - 1));
    imageStore(blurred, at, sum / 9.0 + vec4(-0.2, 0.0, 0.2, 0.6));
    imageStore(words, at, imageLoad(words, at) * 3u + uvec4(at.x, 0, 0, 0));
    if (at.x < 4 && at.y < 6)
        for (int z = 0; z < 8; ++z) imageStore(volume, ivec3(at, z), imageLoad(volume, ivec3(at, z)).wzyx - 1);
    if (at.x < 8 && at.y < 8)
        for (int layer = 0; layer < 3; ++layer)
            imageStore(stack, ivec3(at, layer), imageLoad(stack, ivec3(at, layer)).yxzw * 0.5);
    if (at.y < 12) imageStore(line, at.y * 16 + at.x, -imageLoad(line, at.y * 16 + at.x));
}
