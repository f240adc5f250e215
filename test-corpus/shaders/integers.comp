// Arithmetic of integers: signed and not, shifts, bit fields, products of two words.
//
//@ buffer all: int[12] uniform -1000000 1000000
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { int s; uint u; ivec4 sv; uvec4 uv; };
void main() {
    s = s / 3 + s % 5 - (s >> 2) + abs(s) * sign(s);
    u = u / 3u + u % 5u - (u >> 2) + ~u;
    sv = clamp(sv, ivec4(-5), ivec4(7)) + min(sv, sv.yxwz) * max(sv, ivec4(2));
    uv = bitfieldExtract(uv, 3, 5) | bitfieldReverse(uv);
    u = bitfieldInsert(u, 7u, 4, 6) + uint(bitCount(u)) + uint(findLSB(u)) + uint(findMSB(s));
    uint carry, high, low;
    u = uaddCarry(u, 0xffffffffu, carry) + usubBorrow(u, 9u, high);
    umulExtended(u, u, high, low);
    u += carry + high + low;
}
