// Integers with their carries, products in two halves, fields of bits, and the places of bits.
//
//@ buffer data: uint[256] uniform 0 4294967295
//@ buffer results: uint[1280] zero
//@ dispatch 4: 0.0 data, 0.1 results
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer In { uint data[]; };
layout(binding = 1) writeonly buffer Out { uint results[]; };
void main() {
    uint i = gl_GlobalInvocationID.x, a = data[i], b = data[(i * 7u + 3u) & 255u];
    uint carry, borrow, high, low;
    int signed_high, signed_low;
    uint sum = uaddCarry(a, b, carry), rest = usubBorrow(a, b, borrow);
    umulExtended(a, b, high, low);
    imulExtended(int(a), int(b), signed_high, signed_low);
    int offset = int(b & 15u), bits = int(b >> 4 & 15u);
    results[i * 5u] = sum ^ carry << 3 ^ rest ^ borrow;
    results[i * 5u + 1u] = high ^ low * 3u;
    results[i * 5u + 2u] = uint(signed_high) ^ uint(signed_low) << 1;
    results[i * 5u + 3u] = bitfieldExtract(a, offset, bits) ^ uint(bitfieldExtract(int(a), offset, bits)) << 2
        ^ bitfieldInsert(a, b, offset, bits) ^ bitfieldReverse(a);
    results[i * 5u + 4u] = uint(bitCount(a) + findLSB(a) * 100 + findMSB(a) * 1000 + findMSB(int(a)) * 100000);
}
