// Bit manipulation: population counts, zero counts, Morton codes, Gray codes, reversal, sub-word shifts.
//
//@ buffer a: uint[256] uniform 0 4294967295
//@ buffer b: uint[256] zero
//@ buffer c: ulong[256] zero
//@ launch bit_tricks(a, b, c) global 256 local 64
//@ also O1 O3

static uint spread(uint x) {
  x &= 0xffff;
  x = (x | x << 8) & 0x00ff00ff;
  x = (x | x << 4) & 0x0f0f0f0f;
  x = (x | x << 2) & 0x33333333;
  return (x | x << 1) & 0x55555555;
}

static uint reverse_bits(uint x) {
  x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
  x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
  x = (x >> 4 & 0x0f0f0f0f) | (x & 0x0f0f0f0f) << 4;
  x = (x >> 8 & 0x00ff00ff) | (x & 0x00ff00ff) << 8;
  return x >> 16 | x << 16;
}

static bool is_power_of_two(uint x) { return x && !(x & (x - 1)); }

__kernel void bit_tricks(__global const uint *a, __global uint *b, __global ulong *c) {
  size_t i = get_global_id(0);
  uint x = a[i];
  uchar byte = (uchar)x;
  char signed_byte = (char)(x >> 8);
  short word = (short)(x >> 16);
  uint r = popcount(x) + clz(x) * 64 + clz(byte) * 4096 + popcount((ushort)x) * 65536;
  r ^= spread(x) | spread(x >> 16) << 1;
  r += reverse_bits(x) ^ (x ^ (x >> 1));
  byte <<= 3;
  signed_byte >>= 2;
  word = word >> (x & 7);
  r -= byte + signed_byte * 3 + word;
  r += is_power_of_two(x & 0xff) ? 1000 : 0;
  r ^= x & -x;
  b[i] = r;
  ulong wide = ((ulong)x << 32) | ~x;
  c[i] = rotate(wide, (ulong)(x & 63)) + popcount(wide) + clz(wide >> (x & 31)) + (wide >> 63);
}
