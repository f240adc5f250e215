// Accesses beyond a buffer, an array of its own and an array of buffers: reads give zeros, writes are left out. Vulkan
// lets reads give other values, too; lavapipe does not.
//
//@ buffer x: float[64] uniform -2 2
//@ buffer y: float[64] uniform -2 2
//@ buffer n: uint[64] zero
//@ dispatch 1: 0.0 x, 0.1 y, 0.2 n, push {uint 40}
//@ robust
#version 460
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 0, binding = 1) buffer Y { float y[]; };
layout(set = 0, binding = 2) buffer N { uint head; uint n[]; };
layout(push_constant) uniform Constants { uint shift; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (atomicAdd(n[i + 32u], 1u) == 0u) atomicAdd(head, 1u);
    float from_beyond = x[i + shift];
    float own[4] = float[](1.0, 2.0, 3.0, 4.0);
    y[i * 2u] = from_beyond + own[min(i, 3u)];
    y[i + 0x1000u] = 7.0;
    if (i < 16u) n[i] = uint(n.length());
}
