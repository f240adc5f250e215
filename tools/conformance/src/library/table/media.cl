// Each function on scalars; then on every vector, element by element.

#define F __attribute__((overloadable))

uint sum(uint a, uint b, int bits, bool masked) {
  uint result = 0;
  for (int at = 0; at < 32; at += bits) {
    uint most = bits == 32 ? ~0u : (1u << bits) - 1, x = a >> at & most, y = b >> at & most;
    if (!masked || y != 0) result += x > y ? x - y : y - x;
  }
  return result;
}

uint F amd_pack(float4 v) { return (uchar)v.x | (uchar)v.y << 8 | (uchar)v.z << 16 | (uint)(uchar)v.w << 24; }
float F amd_unpack0(uint v) { return as_uchar4(v).x; }
float F amd_unpack1(uint v) { return as_uchar4(v).y; }
float F amd_unpack2(uint v) { return as_uchar4(v).z; }
float F amd_unpack3(uint v) { return as_uchar4(v).w; }
uint F amd_bitalign(uint a, uint b, uint c) { return ((ulong)a << 32 | b) >> (c & 31); }
uint F amd_bytealign(uint a, uint b, uint c) { return ((ulong)a << 32 | b) >> (c & 3) * 8; }
uint F amd_lerp(uint a, uint b, uint c) {
  ushort4 x = convert_ushort4(as_uchar4(a)), y = convert_ushort4(as_uchar4(b)), z = convert_ushort4(as_uchar4(c) & (uchar)1);
  return as_uint(convert_uchar4((x + y + z) >> (ushort)1));
}
uint F amd_sad(uint a, uint b, uint c) { return c + sum(a, b, 8, false); }
uint F amd_sadhi(uint a, uint b, uint c) { return c + (sum(a, b, 8, false) << 16); }
uint F amd_sad4(uint4 a, uint4 b, uint c) {
  for (int k = 0; k < 4; ++k) c += sum(a[k], b[k], 8, false);
  return c;
}
uint F amd_msad(uint a, uint b, uint c) { return c + sum(a, b, 8, true); }
uint F amd_sadw(uint a, uint b, uint c) { return c + sum(a, b, 16, false); }
uint F amd_sadd(uint a, uint b, uint c) { return c + sum(a, b, 32, false); }
ulong F amd_qsad(ulong a, uint b, ulong c) {
  ushort4 r = as_ushort4(c);
  for (int k = 0; k < 4; ++k) r[k] += sum(a >> 8 * k, b, 8, false);
  return as_ulong(r);
}
ulong F amd_mqsad(ulong a, uint b, ulong c) {
  ushort4 r = as_ushort4(c);
  for (int k = 0; k < 4; ++k) r[k] += sum(a >> 8 * k, b, 8, true);
  return as_ulong(r);
}
uint F amd_bfm(uint a, uint b) { return ((1u << (a & 31)) - 1) << (b & 31); }
uint F amd_bfe(uint a, uint b, uint c) { return a >> (b & 31) & ((1u << (c & 31)) - 1); }
int F amd_bfe(int a, uint b, uint c) {
  int from = b & 31, bits = c & 31;
  if (bits == 0) return 0;
  return from + bits < 32 ? (a << (32 - from - bits)) >> (32 - bits) : a >> from;
}
#define ORDERED(T)                                                         \
  T F amd_min3(T a, T b, T c) { return min(a, min(b, c)); }                \
  T F amd_max3(T a, T b, T c) { return max(a, max(b, c)); }                \
  T F amd_median3(T a, T b, T c) { return max(min(a, b), min(max(a, b), c)); }
ORDERED(int)
ORDERED(uint)
ORDERED(float)

#define ON1(n, R, f, A) \
  R##n F f(A##n a) { R##n r; for (int k = 0; k < n; ++k) r[k] = f(a[k]); return r; }
#define ON2(n, R, f, A, B) \
  R##n F f(A##n a, B##n b) { R##n r; for (int k = 0; k < n; ++k) r[k] = f(a[k], b[k]); return r; }
#define ON3(n, R, f, A, B, C) \
  R##n F f(A##n a, B##n b, C##n c) { R##n r; for (int k = 0; k < n; ++k) r[k] = f(a[k], b[k], c[k]); return r; }
#define ALL(n)                                \
  ON1(n, float, amd_unpack0, uint)            \
  ON1(n, float, amd_unpack1, uint)            \
  ON1(n, float, amd_unpack2, uint)            \
  ON1(n, float, amd_unpack3, uint)            \
  ON3(n, uint, amd_bitalign, uint, uint, uint)  \
  ON3(n, uint, amd_bytealign, uint, uint, uint) \
  ON3(n, uint, amd_lerp, uint, uint, uint)    \
  ON3(n, uint, amd_sad, uint, uint, uint)     \
  ON3(n, uint, amd_sadhi, uint, uint, uint)   \
  ON3(n, uint, amd_msad, uint, uint, uint)    \
  ON3(n, uint, amd_sadw, uint, uint, uint)    \
  ON3(n, uint, amd_sadd, uint, uint, uint)    \
  ON3(n, ulong, amd_qsad, ulong, uint, ulong) \
  ON3(n, ulong, amd_mqsad, ulong, uint, ulong) \
  ON2(n, uint, amd_bfm, uint, uint)           \
  ON3(n, uint, amd_bfe, uint, uint, uint)     \
  ON3(n, int, amd_bfe, int, uint, uint)       \
  ON3(n, int, amd_min3, int, int, int)        \
  ON3(n, int, amd_max3, int, int, int)        \
  ON3(n, int, amd_median3, int, int, int)     \
  ON3(n, uint, amd_min3, uint, uint, uint)    \
  ON3(n, uint, amd_max3, uint, uint, uint)    \
  ON3(n, uint, amd_median3, uint, uint, uint) \
  ON3(n, float, amd_min3, float, float, float) \
  ON3(n, float, amd_max3, float, float, float) \
  ON3(n, float, amd_median3, float, float, float)
ALL(2)
ALL(3)
ALL(4)
ALL(8)
ALL(16)
