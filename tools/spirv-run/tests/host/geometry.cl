//! Lengths, directions and products of vectors of each type and width, over arrays.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define LOAD1(i, p) p[i]
#define STORE1(v, i, p) p[i] = v
#define LOAD2(i, p) vload2(i, p)
#define STORE2(v, i, p) vstore2(v, i, p)
#define LOAD3(i, p) vload3(i, p)
#define STORE3(v, i, p) vstore3(v, i, p)
#define LOAD4(i, p) vload4(i, p)
#define STORE4(v, i, p) vstore4(v, i, p)
#define OVER(T, N)                                                                                               \
  void geometry_##T##N(__global const T *a, __global const T *b, __global T *d, __global T *l, __global T *r, __global T *u, ulong n) { \
    for (ulong i = 0; i < n; ++i) {                                                                              \
      d[i] = dot(LOAD##N(i, a), LOAD##N(i, b));                                                                  \
      l[i] = length(LOAD##N(i, a));                                                                              \
      r[i] = distance(LOAD##N(i, a), LOAD##N(i, b));                                                             \
      STORE##N(normalize(LOAD##N(i, a)), i, u);                                                                  \
    }                                                                                                            \
  }
#define ALL(T) OVER(T, 1) OVER(T, 2) OVER(T, 3) OVER(T, 4)
ALL(float) ALL(double) ALL(half)
void cross_float(__global const float *a, __global const float *b, __global float *c, ulong n) {
  for (ulong i = 0; i < n; ++i) vstore3(cross(vload3(i, a), vload3(i, b)), i, c);
}
