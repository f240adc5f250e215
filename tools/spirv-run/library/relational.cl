//! Relational functions, selection, and shuffles of vectors.

#include "library.h"

// A scalar answers 1, an element of a vector -1.
#define COMPARISON(f, T, I, expression)                       \
  OV int f(T a, T b) { return (expression); }                 \
  OV I##2 f(T##2 a, T##2 b) { return (expression); }          \
  OV I##3 f(T##3 a, T##3 b) { return (expression); }          \
  OV I##4 f(T##4 a, T##4 b) { return (expression); }          \
  OV I##8 f(T##8 a, T##8 b) { return (expression); }          \
  OV I##16 f(T##16 a, T##16 b) { return (expression); }
#define CLASS(f, T, I, U, expression)                                                  \
  OV int f(T a) { I b = __builtin_astype(a, I); return (expression) ? 1 : 0; }         \
  OV I##2 f(T##2 a) { I##2 b = __builtin_astype(a, I##2); return (expression); }       \
  OV I##3 f(T##3 a) { I##3 b = __builtin_astype(a, I##3); return (expression); }       \
  OV I##4 f(T##4 a) { I##4 b = __builtin_astype(a, I##4); return (expression); }       \
  OV I##8 f(T##8 a) { I##8 b = __builtin_astype(a, I##8); return (expression); }       \
  OV I##16 f(T##16 a) { I##16 b = __builtin_astype(a, I##16); return (expression); }
#define RELATIONS(T, I, INF, TINY, SIGN)                                                \
  COMPARISON(isequal, T, I, a == b)                                                     \
  COMPARISON(isnotequal, T, I, a != b)                                                  \
  COMPARISON(isgreater, T, I, a > b)                                                    \
  COMPARISON(isgreaterequal, T, I, a >= b)                                              \
  COMPARISON(isless, T, I, a < b)                                                       \
  COMPARISON(islessequal, T, I, a <= b)                                                 \
  COMPARISON(islessgreater, T, I, (a < b) | (a > b))                                    \
  COMPARISON(isordered, T, I, (a == a) & (b == b))                                      \
  COMPARISON(isunordered, T, I, (a != a) | (b != b))                                    \
  CLASS(isfinite, T, I, U, (b & (I)~SIGN) < (I)INF)                                     \
  CLASS(isinf, T, I, U, (b & (I)~SIGN) == (I)INF)                                       \
  CLASS(isnan, T, I, U, (b & (I)~SIGN) > (I)INF)                                        \
  CLASS(isnormal, T, I, U, ((b & (I)~SIGN) < (I)INF) & ((b & (I)~SIGN) >= (I)TINY))     \
  CLASS(signbit, T, I, U, b < (I)0)
RELATIONS(float, int, 0x7f800000, 0x00800000, 0x80000000)
RELATIONS(double, long, 0x7ff0000000000000, 0x0010000000000000, 0x8000000000000000)
RELATIONS(half, short, 0x7c00, 0x0400, 0x8000)

#define SIGNS(T, U)                                                                       \
  OV int any(T a) { return a < 0; }                                                       \
  OV int any(T##2 a) { return any((T)(a.x | a.y)); }                                      \
  OV int any(T##3 a) { return any((T)(a.x | a.y | a.z)); }                                \
  OV int any(T##4 a) { return any(a.lo | a.hi); }                                         \
  OV int any(T##8 a) { return any(a.lo | a.hi); }                                         \
  OV int any(T##16 a) { return any(a.lo | a.hi); }                                        \
  OV int all(T a) { return a < 0; }                                                       \
  OV int all(T##2 a) { return all((T)(a.x & a.y)); }                                      \
  OV int all(T##3 a) { return all((T)(a.x & a.y & a.z)); }                                \
  OV int all(T##4 a) { return all(a.lo & a.hi); }                                         \
  OV int all(T##8 a) { return all(a.lo & a.hi); }                                         \
  OV int all(T##16 a) { return all(a.lo & a.hi); }
SIGNED(SIGNS)

#define BITSELECT_N(T, I)                                                                 \
  OV T bitselect(T a, T b, T c) {                                                         \
    I x = __builtin_astype(a, I), y = __builtin_astype(b, I), m = __builtin_astype(c, I); \
    return __builtin_astype((I)((x & ~m) | (y & m)), T);                                  \
  }
#define BITSELECT(T, I)                                                                   \
  BITSELECT_N(T, I) BITSELECT_N(T##2, I##2) BITSELECT_N(T##3, I##3)                       \
  BITSELECT_N(T##4, I##4) BITSELECT_N(T##8, I##8) BITSELECT_N(T##16, I##16)
INTEGERS(BITSELECT)
FLOATS(BITSELECT)

// The condition of a scalar is any bit of it, of a vector the highest bit of an element.
#define SELECT(T, C)                                                               \
  OV T select(T a, T b, C c) { return c ? b : a; }                                 \
  SELECT_N(T, C, 2) SELECT_N(T, C, 3) SELECT_N(T, C, 4) SELECT_N(T, C, 8) SELECT_N(T, C, 16)
#define SELECT_N(T, C, N) \
  OV T##N select(T##N a, T##N b, C##N c) { return SELECTED(T, C, N); }
#define SELECTED(T, C, N) (__builtin_astype(c, S_##C##N) < (S_##C##N)0) ? b : a
#define SIGNED_NAMES(N)                                                            \
  typedef char##N S_char##N, S_uchar##N;                                           \
  typedef short##N S_short##N, S_ushort##N;                                        \
  typedef int##N S_int##N, S_uint##N;                                              \
  typedef long##N S_long##N, S_ulong##N;
SIGNED_NAMES(2) SIGNED_NAMES(3) SIGNED_NAMES(4) SIGNED_NAMES(8) SIGNED_NAMES(16)
#define SELECTS(S, U) SELECT(S, S) SELECT(S, U) SELECT(U, S) SELECT(U, U)
SIGNED(SELECTS)
SELECT(float, int) SELECT(float, uint)
SELECT(double, long) SELECT(double, ulong)
SELECT(half, short) SELECT(half, ushort)

#ifndef NUMBERS_ONLY
// The mask of a shuffle need not be constant: elements are taken from memory.
#define SHUFFLE_NM(T, U, N, M)                                                     \
  OV T##N shuffle(T##M a, U##N mask) {                                             \
    T##N r;                                                                        \
    for (int i = 0; i < N; ++i) r[i] = a[(uint)mask[i] & (M - 1)];                 \
    return r;                                                                      \
  }                                                                                \
  OV T##N shuffle2(T##M a, T##M b, U##N mask) {                                    \
    T##N r;                                                                        \
    for (int i = 0; i < N; ++i) {                                                  \
      uint k = (uint)mask[i] & (2 * M - 1);                                        \
      r[i] = k < M ? a[k] : b[k & (M - 1)];                                        \
    }                                                                              \
    return r;                                                                      \
  }
#define SHUFFLE_M(T, U, M) SHUFFLE_NM(T, U, 2, M) SHUFFLE_NM(T, U, 4, M) SHUFFLE_NM(T, U, 8, M) SHUFFLE_NM(T, U, 16, M)
#define SHUFFLE(T, U) SHUFFLE_M(T, U, 2) SHUFFLE_M(T, U, 4) SHUFFLE_M(T, U, 8) SHUFFLE_M(T, U, 16)
INTEGERS(SHUFFLE)
SHUFFLE(float, uint) SHUFFLE(double, ulong) SHUFFLE(half, ushort)
#endif
