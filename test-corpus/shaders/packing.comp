// Numbers packed into words.
//
//@ buffer all: float[8] uniform -1 1
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { vec4 v; uint a; uint b; uint c; };
void main() {
    a = packUnorm4x8(v);
    b = packHalf2x16(v.xy) ^ packSnorm2x16(v.zw);
    c = floatBitsToUint(v.x) + uint(floatBitsToInt(v.y));
    v = unpackSnorm4x8(a) + vec4(unpackHalf2x16(b), unpackUnorm2x16(c)) + uintBitsToFloat(c);
}
