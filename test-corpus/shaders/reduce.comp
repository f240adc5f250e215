// A sum in memory that a workgroup shares, with barriers in a loop.
//
//@ buffer data: float[512] uniform -1 1
//@ buffer sums: float[4] zero
//@ dispatch 4: 0.0 data, 0.1 sums
#version 460
layout(local_size_x = 128) in;
layout(binding = 0) readonly buffer In { float data[]; };
layout(binding = 1) writeonly buffer Out { float sums[]; };
shared float part[128];
void main() {
    uint l = gl_LocalInvocationIndex;
    part[l] = data[gl_GlobalInvocationID.x];
    barrier();
    for (uint s = 64; s > 0; s >>= 1) {
        if (l < s) part[l] += part[l + s];
        barrier();
    }
    if (l == 0) sums[gl_WorkGroupID.x] = part[0];
}
