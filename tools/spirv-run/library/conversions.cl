//! Conversions from and to floats: every pair of types, with saturation and each rounding.

#include "conversions.h"

// Integers from floats: half is exact as float. The intrinsics saturate and make zero of NaN.
#define ROUND_rte(a) __builtin_elementwise_roundeven(a)
#define ROUND_rtz(a) __builtin_elementwise_trunc(a)
#define ROUND_rtp(a) __builtin_elementwise_ceil(a)
#define ROUND_rtn(a) __builtin_elementwise_floor(a)
#define SATURATING(D, W)                                                                              \
  static D saturate_##D##_##W(W a) {                                                                  \
    return a != a ? (D)0 : a <= (W)LOW_##D ? (D)LOW_##D : a >= (W)HIGH_##D ? (D)HIGH_##D : (D)a;      \
  }
#define SATURATINGS(D) SATURATING(D, float) SATURATING(D, double)
TO_INTS(SATURATINGS)
#define INT_FROM_FLOAT(D, S, X, R) INT_FROM(D, S, X, R, float)
#define INT_FROM_DOUBLE(D, S, X, R) INT_FROM(D, S, X, R, double)
#define INT_FROM(D, S, X, R, W)                                                                       \
  CONVERT(D, S, X, (D)ROUND##R((W)a))                                                                 \
  CONVERT(D, S, _sat##X, saturate_##D##_##W(ROUND##R((W)a)))
#define INTS_FROM_FLOATS(D)                                                                           \
  ROUNDINGS(INT_FROM_FLOAT, D, half) ROUNDINGS(INT_FROM_FLOAT, D, float) ROUNDINGS(INT_FROM_DOUBLE, D, double)
TO_INTS(INTS_FROM_FLOATS)

// Floats: the nearest one, and a step from there where it is on the wrong side.
#define STEPS(F, I, SIGN)                                                                             \
  static F up_##F(F a) {                                                                              \
    I b = __builtin_astype(a, I);                                                                     \
    return __builtin_astype((I)(b == SIGN ? 1 : b & SIGN ? b - 1 : b + 1), F);                        \
  }                                                                                                   \
  static F down_##F(F a) { return -up_##F(-a); }
STEPS(float, uint, 0x80000000u) STEPS(double, ulong, 0x8000000000000000ul) STEPS(half, ushort, 0x8000)

// A double is rounded to odd on its way to half, so that rounding twice is rounding once.
static float odd_float(double a) {
  float f = (float)a;
  if ((double)f == a || a != a) return f;
  uint b = __builtin_astype(f, uint);
  if (__builtin_elementwise_abs((double)f) > __builtin_elementwise_abs(a)) b -= 1;
  return __builtin_astype(b | 1, float);
}

// How the number a lies to the float r: -1 below, 1 above. Exact for 64 bits, which no float has.
static int side_of_ulong(ulong a, double r) {
  if (r >= 0x1p64) return -1;
  ulong b = (ulong)r;
  return a < b ? -1 : a > b;
}
static int side_of_long(long a, double r) {
  if (r >= 0x1p63) return -1;
  if (r < -0x1p63) return 1;
  long b = (long)r;
  return a < b ? -1 : a > b;
}
static int side_of_double(double a, double r) { return a < r ? -1 : a > r; }
#define SIDE_char(a, r) side_of_long(a, r)
#define SIDE_uchar(a, r) side_of_ulong(a, r)
#define SIDE_short(a, r) side_of_long(a, r)
#define SIDE_ushort(a, r) side_of_ulong(a, r)
#define SIDE_int(a, r) side_of_long(a, r)
#define SIDE_uint(a, r) side_of_ulong(a, r)
#define SIDE_long(a, r) side_of_long(a, r)
#define SIDE_ulong(a, r) side_of_ulong(a, r)
#define SIDE_float(a, r) side_of_double(a, r)
#define SIDE_half(a, r) side_of_double(a, r)
#define SIDE_double(a, r) side_of_double(a, r)
#define TO_FLOAT(F, S, nearest)                                                                       \
  static F nearest_##F##_##S(S a) { return (nearest); }                                               \
  static F upward_##F##_##S(S a) { F r = (nearest); return SIDE_##S(a, (double)r) > 0 ? up_##F(r) : r; } \
  static F downward_##F##_##S(S a) { F r = (nearest); return SIDE_##S(a, (double)r) < 0 ? down_##F(r) : r; } \
  CONVERT(F, S, , nearest_##F##_##S(a))                                                               \
  CONVERT(F, S, _rte, nearest_##F##_##S(a))                                                           \
  CONVERT(F, S, _rtp, upward_##F##_##S(a))                                                            \
  CONVERT(F, S, _rtn, downward_##F##_##S(a))                                                          \
  CONVERT(F, S, _rtz, a < (S)0 ? upward_##F##_##S(a) : downward_##F##_##S(a))
#define FLOAT_FROM(D, S) TO_FLOAT(D, S, (D)a)
#define HALF_FROM(D, S) TO_FLOAT(D, S, (D)(float)a)
FROM_INTS(float, FLOAT_FROM) FROM_INTS(double, FLOAT_FROM) FROM_INTS(half, HALF_FROM)
TO_FLOAT(float, float, a) TO_FLOAT(float, half, (float)a) TO_FLOAT(float, double, (float)a)
TO_FLOAT(double, double, a) TO_FLOAT(double, half, (double)(float)a) TO_FLOAT(double, float, (double)a)
TO_FLOAT(half, half, a) TO_FLOAT(half, float, (half)a) TO_FLOAT(half, double, (half)odd_float(a))

// Numbers of 16 bits with the exponent of a float: the nearest, even where two are as near.
OV ushort intel_convert_bfloat16_as_ushort(float a) {
  uint b = __builtin_astype(a, uint);
  return (ushort)(a != a ? (b >> 16 | 64) : (b + 0x7fff + (b >> 16 & 1)) >> 16);
}
OV float intel_convert_as_bfloat16_float(ushort a) { return __builtin_astype((uint)a << 16, float); }
#ifndef NUMBERS_ONLY
#define BFLOAT(N)                                                                               \
  OV ushort##N intel_convert_bfloat16##N##_as_ushort##N(float##N a) {                                 \
    ushort##N r;                                                                                      \
    for (int i = 0; i < N; ++i) r[i] = intel_convert_bfloat16_as_ushort(a[i]);                        \
    return r;                                                                                         \
  }                                                                                                   \
  OV float##N intel_convert_as_bfloat16##N##_float##N(ushort##N a) {                                  \
    float##N r;                                                                                       \
    for (int i = 0; i < N; ++i) r[i] = intel_convert_as_bfloat16_float(a[i]);                         \
    return r;                                                                                         \
  }
BFLOAT(2) BFLOAT(3) BFLOAT(4) BFLOAT(8) BFLOAT(16)
#endif
