//! Each function of `maths.h` for each type, over arrays, as the driver calls it.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#include "maths.h"

#define OVER(f, T, U, call)                                                                  \
  void f##_##T(__global const T *a, __global const U *b, __global T *r, ulong n) {           \
    for (ulong i = 0; i < n; ++i) r[i] = call;                                               \
  }
#define ONE(f, ...) OVER(f, float, float, f(a[i])) OVER(f, double, double, f(a[i])) OVER(f, half, half, f(a[i]))
#define TWO(f, ...) \
  OVER(f, float, float, f(a[i], b[i])) OVER(f, double, double, f(a[i], b[i])) OVER(f, half, half, f(a[i], b[i]))
#define INTEGER(f, ...) \
  OVER(f, float, int, f(a[i], b[i])) OVER(f, double, int, f(a[i], b[i])) OVER(f, half, int, f(a[i], b[i]))
ONE_ARGUMENT(ONE)
TWO_ARGUMENTS(TWO)
WITH_INTEGER(INTEGER)
