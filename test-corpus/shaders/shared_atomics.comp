// Every atomic operation on memory that a workgroup shares, and on a buffer; what is left does not depend on the order.
//
//@ buffer data: uint[256] uniform 0 4294967295
//@ buffer results: uint[36] zero
//@ buffer swaps: int[4] zero
//@ dispatch 4: 0.0 data, 0.1 results, 0.2 swaps
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint data[]; };
layout(binding = 1) buffer Out { uint results[]; };
layout(binding = 2) buffer Swaps { int swaps[]; };
shared uint sum, least, most, both, any, odd;
shared int lowest, highest;
void main() {
    if (gl_LocalInvocationIndex == 0) {
        sum = 0u; least = 0xffffffffu; most = 0u; both = 0xffffffffu; any = 0u; odd = 0u;
        lowest = 0x7fffffff; highest = -0x7fffffff;
    }
    barrier();
    uint x = data[gl_GlobalInvocationID.x];
    atomicAdd(sum, x);
    atomicMin(least, x);
    atomicMax(most, x);
    atomicAnd(both, x | 0xfff0u);
    atomicOr(any, x & 0x0ff00ff0u);
    atomicXor(odd, x);
    atomicMin(lowest, int(x));
    atomicMax(highest, int(x));
    // A lock taken by comparison, once for each workgroup.
    int was = atomicCompSwap(swaps[gl_WorkGroupID.x], 0, 7);
    if (was == 0) atomicAdd(results[32 + gl_WorkGroupID.x], 1u);
    barrier();
    if (gl_LocalInvocationIndex == 0) {
        uint at = gl_WorkGroupID.x * 8;
        results[at] = sum; results[at + 1] = least; results[at + 2] = most; results[at + 3] = both;
        results[at + 4] = any; results[at + 5] = odd; results[at + 6] = uint(lowest);
        results[at + 7] = atomicExchange(highest, 3) < highest ? 0u : uint(highest);
    }
}
