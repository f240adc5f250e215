// Integers of 64 bits.
//
//@ buffer all: ulong[3] uniform 0 1000000000000000
//@ dispatch 1: 0.0 all
#version 460
#extension GL_ARB_gpu_shader_int64 : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { uint64_t u; int64_t s; uvec2 parts; };
void main() {
    u = u * 3ul + uint64_t(parts.x);
    s = s / 7l - int64_t(u >> 40);
    parts = unpackUint2x32(u);
}
