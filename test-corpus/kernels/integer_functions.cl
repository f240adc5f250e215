// Every integer function of OpenCL C, signed and unsigned, several widths and vector sizes.
//
//@ buffer a: int4[64] uniform -2147483648 2147483647
//@ buffer b: int4[64] uniform -2147483648 2147483647
//@ buffer out: int4[1024] zero
//@ buffer wide: long[512] zero
//@ launch signed_functions(a, b, out) global 64 local 16
//@ launch unsigned_functions(a, b, out) global 64 local 16
//@ launch wide_functions(a, b, wide) global 64 local 16
//@ also O1 O3

__kernel void signed_functions(__global const int4 *a, __global const int4 *b, __global int4 *out) {
  size_t i = get_global_id(0);
  int4 x = a[i], y = b[i];
  __global int4 *o = out + i * 16;
  o[0] = add_sat(x, y) ^ sub_sat(x, y);
  o[1] = hadd(x, y) + rhadd(x, y);
  o[2] = mul_hi(x, y) ^ mad_hi(x, y, x);
  o[3] = mad_sat(x, y, y);
  o[4] = clamp(x, y.x & 0xffff, 0x7fffff) + max(x, y) - min(x, y.y);
  o[5] = rotate(x, y) ^ as_int4(abs(x)) ^ as_int4(abs_diff(x, y));
  o[6] = clz(x) + popcount(y) * 100 + ctz(x) * 10000;
  o[7] = mul24(x >> 8, y >> 8) + mad24(x >> 10, y >> 10, y);
}

__kernel void unsigned_functions(__global const int4 *a, __global const int4 *b, __global int4 *out) {
  size_t i = get_global_id(0);
  uint4 x = as_uint4(a[i]), y = as_uint4(b[i]);
  __global uint4 *o = (__global uint4 *)out + i * 16 + 8;
  o[0] = add_sat(x, y) ^ sub_sat(x, y);
  o[1] = hadd(x, y) + rhadd(x, y);
  o[2] = mul_hi(x, y) ^ mad_hi(x, y, x);
  o[3] = mad_sat(x, y, y);
  o[4] = clamp(x, y.x & 0xffff, 0xffffff) + max(x, y) - min(x, y.y);
  o[5] = rotate(x, y) ^ abs(x) ^ abs_diff(x, y);
  o[6] = x / (y | 1) + x % (y | 3);
  o[7] = mul24(x & 0xffffff, y & 0xffffff) + mad24(x >> 10, y >> 10, y);
}

__kernel void wide_functions(__global const int4 *a, __global const int4 *b, __global long *wide) {
  size_t i = get_global_id(0);
  int4 x = a[i], y = b[i];
  long p = upsample(x.x, as_uint(x.y)), q = upsample(y.x, as_uint(y.y));
  ulong u = as_ulong(p), v = as_ulong(q);
  char2 c = convert_char2_sat(x.xy >> 16);
  short s = upsample(c.x, as_uchar(c.y));
  __global long *o = wide + i * 8;
  o[0] = add_sat(p, q) ^ mul_hi(p, q);
  o[1] = as_long(add_sat(u, v) ^ mul_hi(u, v));
  o[2] = hadd(p, q) ^ as_long(rhadd(u, v));
  o[3] = as_long(abs_diff(p, q)) + popcount(p) + clz(q);
  o[4] = p / (q | 1) - p % (q | 7);
  o[5] = add_sat(s, (short)(x.z >> 15)) + mul_hi(as_ushort(s), (ushort)x.w) + sub_sat(c.x, (char)y.z);
  o[6] = clz(s) + clz(as_uchar(c.y)) * 100 + popcount(s) * 10000;
  o[7] = max(p, q) - min(p, clamp(q, -1000L, 1000L));
}
