// Variables that every invocation has its own of, with initial values.
//
//@ buffer v: uint[64] zero
//@ dispatch 4: 0.0 v
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) buffer B { uint v[]; };
uint state = 12345u;
const float table[4] = float[4](0.1, 0.2, 0.4, 0.8);
uint next() {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}
void main() {
    state += gl_GlobalInvocationID.x;
    uint i = next() & 3u;
    v[gl_GlobalInvocationID.x] = uint(table[i] * float(next()));
}
