// Barriers in branches and loops that all invocations of a workgroup take or do not take together.
//
//@ buffer data: int[192] uniform -9 9
//@ dispatch 6: 0.0 data, push int 2
#version 460
layout(local_size_x = 32) in;
layout(binding = 0) buffer Data { int data[]; };
layout(push_constant) uniform Rounds { int rounds; };
shared int part[32];
shared int done;
void main() {
    uint l = gl_LocalInvocationIndex, g = gl_GlobalInvocationID.x, group = gl_WorkGroupID.x;
    int mine = data[g];
    part[l] = mine;
    if (l == 0u) done = 0;
    barrier();
    if ((group & 1u) == 0u) {
        int left = part[(l + 31u) & 31u];
        barrier();
        part[l] += left;
        if (group == 4u) {
            barrier();
            mine += part[l ^ 1u];
        }
    } else {
        for (int i = 0; i < rounds + int(group); ++i) {
            int other = part[(l + uint(i)) & 31u];
            barrier();
            part[l] = other - i;
            barrier();
        }
    }
    // A loop that goes on until what all share says that it is done.
    while (true) {
        barrier();
        if (done > 2) break;
        barrier();
        if (l == 0u) ++done;
        mine = mine * 3 + part[31u - l];
    }
    data[g] = mine + part[l];
}
