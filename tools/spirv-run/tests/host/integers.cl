//! The functions of `integers.h` over arrays, of numbers and of vectors, and every conversion.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include "integers.h"

#define LOADED_V(T, N) T##N a = vload##N(i, p), b = vload##N(i, q), c = vload##N(i, s); (void)b; (void)c;
#define OVER_V(T, f, arguments, R, N)                                                                          \
  void f##_##T##N(__global const T *p, __global const T *q, __global const T *s, __global R *r, ulong n) {     \
    for (ulong i = 0; i < n / N; ++i) { LOADED_V(T, N) vstore##N(f arguments, i, r); }                         \
  }
#define OVER_R(T, f, arguments, R)                                                                             \
  void f##_##T(__global const T *p, __global const T *q, __global const T *s, __global R *r, ulong n) {        \
    for (ulong i = 0; i < n; ++i) { T a = p[i], b = q[i], c = s[i]; (void)b; (void)c; r[i] = f arguments; }    \
  }                                                                                                            \
  OVER_V(T, f, arguments, R, 3) OVER_V(T, f, arguments, R, 16)
#define OVER(T, f, arguments, e) OVER_R(T, f, arguments, T)
#define U_char uchar
#define U_uchar uchar
#define U_short ushort
#define U_ushort ushort
#define U_int uint
#define U_uint uint
#define U_long ulong
#define U_ulong ulong
#define OVER_U(T, f, arguments, e) OVER_R(T, f, arguments, U_##T)
#define FOR_TYPE(T, ...) FUNCTIONS(OVER, T) FUNCTIONS_UNSIGNED(OVER_U, T)
TYPES(FOR_TYPE)

#define CONVERT(S, D, suffix)                                                                \
  void S##_to_##D##suffix(__global const S *p, __global D *r, ulong n) {                     \
    for (ulong i = 0; i < n; ++i) r[i] = convert_##D##suffix(p[i]);                          \
  }
#define ROUNDINGS(M, S, D, sat) M(S, D, sat) M(S, D, sat##_rte) M(S, D, sat##_rtz) M(S, D, sat##_rtp) M(S, D, sat##_rtn)
#define TO_INTEGER(S, D) ROUNDINGS(CONVERT, S, D, _sat) ROUNDINGS(CONVERT, S, D, )
#define TO_FLOAT(S, D) ROUNDINGS(CONVERT, S, D, )
#define TO_ALL(S, ...)                                                                       \
  TO_INTEGER(S, char) TO_INTEGER(S, uchar) TO_INTEGER(S, short) TO_INTEGER(S, ushort) TO_INTEGER(S, int) \
  TO_INTEGER(S, uint) TO_INTEGER(S, long) TO_INTEGER(S, ulong) TO_FLOAT(S, half) TO_FLOAT(S, float) TO_FLOAT(S, double)
TYPES(TO_ALL) TO_ALL(half) TO_ALL(float) TO_ALL(double)
