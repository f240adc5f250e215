// Atomic operations on a buffer and on shared memory.
//
//@ buffer values: uint[1024] uniform 0 300
//@ buffer bins: uint[256] zero
//@ dispatch 4: 0.0 values, 0.1 bins
#version 460
layout(local_size_x = 256) in;
layout(binding = 0) readonly buffer In { uint values[]; };
layout(binding = 1) buffer Bins { uint bins[256]; };
shared uint local_bins[256];
void main() {
    local_bins[gl_LocalInvocationIndex] = 0;
    memoryBarrierShared();
    barrier();
    atomicAdd(local_bins[values[gl_GlobalInvocationID.x] & 255u], 1u);
    barrier();
    atomicAdd(bins[gl_LocalInvocationIndex], local_bins[gl_LocalInvocationIndex]);
}
