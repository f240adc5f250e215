//! Integer functions.

#include "library.h"

#define BITS(T) (sizeof(T) * 8)

#define BOTH(T, U)                                                                           \
  OV T add_sat(T a, T b) { return __builtin_elementwise_add_sat(a, b); }                     \
  BINARY_V(add_sat, T, T, T)                                                                 \
  OV T sub_sat(T a, T b) { return __builtin_elementwise_sub_sat(a, b); }                     \
  BINARY_V(sub_sat, T, T, T)                                                                 \
  OV T hadd(T a, T b) { return (a & b) + ((T)(a ^ b) >> 1); }                                \
  BINARY_V(hadd, T, T, T)                                                                    \
  OV T rhadd(T a, T b) { return (a | b) - ((T)(a ^ b) >> 1); }                               \
  BINARY_V(rhadd, T, T, T)                                                                   \
  OV T min(T a, T b) { return b < a ? b : a; }                                               \
  BINARY_V(min, T, T, T) BINARY_SCALAR(min, T, T)                                            \
  OV T max(T a, T b) { return a < b ? b : a; }                                               \
  BINARY_V(max, T, T, T) BINARY_SCALAR(max, T, T)                                            \
  OV T clamp(T x, T a, T b) { return min(max(x, a), b); }                                    \
  TERNARY_V(clamp, T, T, T) TERNARY_SCALAR(clamp, T)                                         \
  OV U abs(T a) { return a < 0 ? (U)(0 - (U)a) : (U)a; }                                     \
  UNARY_V(abs, U, T)                                                                         \
  OV U abs_diff(T a, T b) { return a < b ? (U)((U)b - (U)a) : (U)((U)a - (U)b); }            \
  BINARY_V(abs_diff, U, T, T)                                                                \
  OV T clz(T a) { return (U)a ? __builtin_clzl((ulong)(U)a) - (64 - BITS(T)) : BITS(T); }    \
  UNARY_V(clz, T, T)                                                                         \
  OV T ctz(T a) { return (U)a ? __builtin_ctzl((ulong)(U)a) : BITS(T); }                     \
  UNARY_V(ctz, T, T)                                                                         \
  OV T popcount(T a) { return __builtin_popcountl((ulong)(U)a); }                            \
  UNARY_V(popcount, T, T)                                                                    \
  OV T rotate(T a, T b) {                                                                    \
    uint n = (uint)b & (BITS(T) - 1);                                                        \
    return (T)(((U)a << n) | ((U)a >> ((BITS(T) - n) & (BITS(T) - 1))));                     \
  }                                                                                          \
  BINARY_V(rotate, T, T, T)                                                                  \
  OV T mad_hi(T a, T b, T c) { return (T)((U)mul_hi(a, b) + (U)c); }                         \
  TERNARY_V(mad_hi, T, T, T)
// The product of narrow integers fits a wider one.
#define NARROW(T, W, LOW, HIGH)                                                              \
  OV T mul_hi(T a, T b) { return (T)(((W)a * (W)b) >> BITS(T)); }                            \
  BINARY_V(mul_hi, T, T, T)                                                                  \
  OV T mad_sat(T a, T b, T c) {                                                              \
    W r = (W)a * (W)b + (W)c;                                                                \
    return r < (W)LOW ? (T)LOW : r > (W)HIGH ? (T)HIGH : (T)r;                               \
  }                                                                                          \
  TERNARY_V(mad_sat, T, T, T)
NARROW(char, int, CHAR_MIN, CHAR_MAX)
NARROW(uchar, uint, 0, UCHAR_MAX)
NARROW(short, int, SHRT_MIN, SHRT_MAX)
NARROW(ushort, ulong, 0, USHRT_MAX)
NARROW(int, long, INT_MIN, INT_MAX)
NARROW(uint, ulong, 0, UINT_MAX)

OV ulong mul_hi(ulong a, ulong b) {
  ulong al = (uint)a, ah = a >> 32, bl = (uint)b, bh = b >> 32;
  ulong middle = ah * bl + (al * bl >> 32);
  ulong low = al * bh + (uint)middle;
  return ah * bh + (middle >> 32) + (low >> 32);
}
OV long mul_hi(long a, long b) {
  return (long)(mul_hi((ulong)a, (ulong)b) - (a < 0 ? (ulong)b : 0) - (b < 0 ? (ulong)a : 0));
}
BINARY_V(mul_hi, ulong, ulong, ulong)
BINARY_V(mul_hi, long, long, long)
OV ulong mad_sat(ulong a, ulong b, ulong c) {
  return mul_hi(a, b) ? ULONG_MAX : add_sat(a * b, c);
}
OV long mad_sat(long a, long b, long c) {
  // The sum has 128 bits: saturation is decided when both halves are known.
  ulong low = (ulong)a * (ulong)b, sum = low + (ulong)c;
  long high = mul_hi(a, b) + (c >> 63) + (sum < low);
  if (high == ((long)sum >> 63)) return (long)sum;
  return high < 0 ? LONG_MIN : LONG_MAX;
}
TERNARY_V(mad_sat, ulong, ulong, ulong)
TERNARY_V(mad_sat, long, long, long)
INTEGERS(BOTH)

#define UPSAMPLE(R, T, U)                                                    \
  OV R upsample(T a, U b) { return (R)(((R)a << BITS(T)) | (R)b); }          \
  BINARY_V(upsample, R, T, U)
UPSAMPLE(short, char, uchar)
UPSAMPLE(ushort, uchar, uchar)
UPSAMPLE(int, short, ushort)
UPSAMPLE(uint, ushort, ushort)
UPSAMPLE(long, int, uint)
UPSAMPLE(ulong, uint, uint)

// Arguments outside of 24 bits give any result: their low 24 bits are as good as others.
OV int mul24(int a, int b) { return (int)(((uint)a) * (uint)b); }
OV uint mul24(uint a, uint b) { return a * b; }
BINARY_V(mul24, int, int, int)
BINARY_V(mul24, uint, uint, uint)
OV int mad24(int a, int b, int c) { return (int)((uint)a * (uint)b + (uint)c); }
OV uint mad24(uint a, uint b, uint c) { return a * b + c; }
TERNARY_V(mad24, int, int, int)
TERNARY_V(mad24, uint, uint, uint)
