// A running sum, with exchanges that are ordered.
//
//@ buffer all: uint[257] uniform 0 9
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 256) in;
layout(binding = 0) coherent buffer B { uint total; uint v[]; };
shared uint buf[2][256];
void main() {
    uint l = gl_LocalInvocationIndex, at = 0u;
    buf[0][l] = v[gl_GlobalInvocationID.x];
    for (uint d = 1u; d < 256u; d <<= 1) {
        barrier();
        buf[1u - at][l] = l >= d ? buf[at][l] + buf[at][l - d] : buf[at][l];
        at = 1u - at;
    }
    v[gl_GlobalInvocationID.x] = buf[at][l];
    memoryBarrierBuffer();
    if (l == 255u) atomicExchange(total, atomicMax(total, buf[at][l]) + atomicCompSwap(total, 0u, 1u));
}
