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

// Bits of fields that reach over the highest bit are any.
#define FIELD(T, S, U)                                                                       \
  OV T bitfield_insert(T a, T b, uint at, uint n) {                                          \
    U m = n ? (U)((U)~(U)0 >> ((BITS(T) - n) & (BITS(T) - 1))) : (U)0;                       \
    at &= BITS(T) - 1;                                                                       \
    return (T)(((U)a & (U)~(U)(m << at)) | ((U)((U)b & m) << at));                           \
  }                                                                                          \
  OV S bitfield_extract_signed(T a, uint at, uint n) {                                       \
    return n ? (S)((S)((U)a << ((BITS(T) - at - n) & (BITS(T) - 1))) >> ((BITS(T) - n) & (BITS(T) - 1))) : (S)0; \
  }                                                                                          \
  OV U bitfield_extract_unsigned(T a, uint at, uint n) {                                     \
    return n ? (U)((U)((U)a << ((BITS(T) - at - n) & (BITS(T) - 1))) >> ((BITS(T) - n) & (BITS(T) - 1))) : (U)0; \
  }                                                                                          \
  OV T bit_reverse(T a) { return (T)__builtin_elementwise_bitreverse((U)a); }                \
  UNARY_V(bit_reverse, T, T)                                                                 \
  FIELD_V(T, S, U, 2, lo, hi) FIELD_3(T, S, U)                                               \
  FIELD_V(T, S, U, 4, lo, hi) FIELD_V(T, S, U, 8, lo, hi) FIELD_V(T, S, U, 16, lo, hi)
#ifdef NUMBERS_ONLY
#define FIELD_V(T, S, U, N, l, h)
#define FIELD_3(T, S, U)
#else
#define FIELD_V(T, S, U, N, l, h)                                                            \
  OV T##N bitfield_insert(T##N a, T##N b, uint at, uint n) {                                 \
    return (T##N)(bitfield_insert(a.l, b.l, at, n), bitfield_insert(a.h, b.h, at, n));       \
  }                                                                                          \
  OV S##N bitfield_extract_signed(T##N a, uint at, uint n) {                                 \
    return (S##N)(bitfield_extract_signed(a.l, at, n), bitfield_extract_signed(a.h, at, n)); \
  }                                                                                          \
  OV U##N bitfield_extract_unsigned(T##N a, uint at, uint n) {                               \
    return (U##N)(bitfield_extract_unsigned(a.l, at, n), bitfield_extract_unsigned(a.h, at, n)); \
  }
#define FIELD_3(T, S, U)                                                                     \
  OV T##3 bitfield_insert(T##3 a, T##3 b, uint at, uint n) {                                 \
    return (T##3)(bitfield_insert(a.xy, b.xy, at, n), bitfield_insert(a.z, b.z, at, n));     \
  }                                                                                          \
  OV S##3 bitfield_extract_signed(T##3 a, uint at, uint n) {                                 \
    return (S##3)(bitfield_extract_signed(a.xy, at, n), bitfield_extract_signed(a.z, at, n)); \
  }                                                                                          \
  OV U##3 bitfield_extract_unsigned(T##3 a, uint at, uint n) {                               \
    return (U##3)(bitfield_extract_unsigned(a.xy, at, n), bitfield_extract_unsigned(a.z, at, n)); \
  }
#endif
#define FIELDS(S, U) FIELD(S, S, U) FIELD(U, S, U)
SIGNED(FIELDS)

// Dot products of four bytes. The sum of products fits; only what is added to saturates.
#define DOT(T, U, R)                                                                         \
  OV R dot(T##4 a, U##4 b) {                                                                 \
    return (R)a.x * (R)b.x + (R)a.y * (R)b.y + (R)a.z * (R)b.z + (R)a.w * (R)b.w;            \
  }                                                                                          \
  OV R dot_acc_sat(T##4 a, U##4 b, R c) { return add_sat(dot(a, b), c); }
DOT(char, char, int) DOT(uchar, uchar, uint) DOT(char, uchar, int) DOT(uchar, char, int)
#define DOT_PACKED(name, T, U, R)                                                            \
  OV R dot_4x8packed_##name(uint a, uint b) {                                                \
    return dot(__builtin_astype(a, T##4), __builtin_astype(b, U##4));                        \
  }                                                                                          \
  OV R dot_acc_sat_4x8packed_##name(uint a, uint b, R c) { return add_sat(dot_4x8packed_##name(a, b), c); }
DOT_PACKED(ss_int, char, char, int) DOT_PACKED(uu_uint, uchar, uchar, uint)
DOT_PACKED(su_int, char, uchar, int) DOT_PACKED(us_int, uchar, char, int)
