// Atomic operations on texels, and an array of images.
//@ image counts: 2d R/UNSIGNED_INT32[4, 4] zero
//@ image first: 2d R/SIGNED_INT32[8, 8] uniform -1000 1000
//@ image second: 2d R/SIGNED_INT32[8, 8] uniform -1000 1000
//@ buffer largest: int[2] const -100000
//@ dispatch 1 1: 0.0 counts, 0.1.0 first, 0.1.1 second, 0.2 largest
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, r32ui) uniform uimage2D counts;
layout(binding = 1, r32i) uniform iimage2D both[2];
layout(binding = 2) buffer Largest { int largest[2]; };

void main() {
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    imageAtomicAdd(counts, at / 2, 1u + gl_LocalInvocationIndex);
    for (int i = 0; i < 2; ++i) {
        // The first row is for all invocations, each of the others for its own.
        imageAtomicMax(both[i], ivec2(at.x, 0), at.y * 100 * (i + 1));
        if (at.y > 0) {
            atomicMax(largest[i], imageLoad(both[i], at).x);
            imageAtomicExchange(both[i], at, at.x - at.y);
        }
    }
}
