// Fixed-point arithmetic: CORDIC rotation, integer square roots, Q15 filters with saturation, modular powers.
//
//@ buffer angles: int[128] uniform -102943 102943
//@ buffer xy: int2[128] zero
//@ buffer roots: uint[128] zero
//@ buffer samples: short[256] uniform -32768 32767
//@ buffer filtered: short[256] zero
//@ buffer powers: ulong[128] zero
//@ launch cordic(angles, xy, roots) global 128 local 32
//@ launch filter_q15(samples, filtered, short4 (8192, 16384, 8192, -4096)) global 256 local 64
//@ launch modular_power(angles, powers, ulong 4294967291) global 128 local 32

__constant int arctangents[16] = {51472, 30386, 16055, 8150, 4091, 2047, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2};

__kernel void cordic(__global const int *angles, __global int2 *xy, __global uint *roots) {
  size_t i = get_global_id(0);
  int x = 39797, y = 0, z = angles[i];
  for (int k = 0; k < 16; ++k) {
    int sign = z >> 31;
    int nx = x - (((y >> k) ^ sign) - sign);
    y = y + (((x >> k) ^ sign) - sign);
    x = nx;
    z -= (arctangents[k] ^ sign) - sign;
  }
  xy[i] = (int2)(x, y);
  uint value = abs(angles[i]) * 1000u, root = 0;
  for (uint bit = 1u << 30; bit; bit >>= 2)
    if (value >= root + bit) {
      value -= root + bit;
      root = (root >> 1) + bit;
    } else {
      root >>= 1;
    }
  roots[i] = root;
}

__kernel void filter_q15(__global const short *samples, __global short *filtered, short4 taps) {
  int i = get_global_id(0);
  short window[4];
  for (int k = 0; k < 4; ++k)
    window[k] = i >= k ? samples[i - k] : (short)0;
  int acc = 1 << 14;
  acc = add_sat(acc, window[0] * taps.s0);
  acc = add_sat(acc, window[1] * taps.s1);
  acc = add_sat(acc, window[2] * taps.s2);
  acc = add_sat(acc, window[3] * taps.s3);
  filtered[i] = convert_short_sat(acc >> 15);
}

__kernel void modular_power(__global const int *exponents, __global ulong *powers, ulong modulus) {
  size_t i = get_global_id(0);
  ulong base = (i + 3) % modulus, result = 1;
  for (uint e = as_uint(exponents[i]); e; e >>= 1) {
    if (e & 1)
      result = result * base % modulus;
    base = base * base % modulus;
  }
  powers[i] = result;
}
