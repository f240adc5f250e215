// Double precision: Kahan summation, Newton roots, integrals, conversions to and from every width.
//
//@ buffer a: double[256] uniform 1 10
//@ buffer b: double[256] zero ulp 8
//@ buffer n: long[256] zero
//@ buffer f: float[256] zero
//@ launch double_math(a, b, n, f) global 64 local 16
//@ also O1 O3

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL FP_CONTRACT OFF

static double kahan(__global const double *a, int count) {
  double sum = 0.0, lost = 0.0;
  for (int i = 0; i < count; ++i) {
    double y = a[i] - lost;
    double t = sum + y;
    lost = (t - sum) - y;
    sum = t;
  }
  return sum;
}

static double cube_root(double x) {
  double r = x;
  for (int i = 0; i < 12; ++i)
    r = (2.0 * r + x / (r * r)) / 3.0;
  return r;
}

__kernel void double_math(__global const double *a, __global double *b, __global long *n, __global float *f) {
  size_t i = get_global_id(0);
  double4 v = vload4(i, a);
  b[i * 4] = kahan(a + i * 4, 4);
  b[i * 4 + 1] = cube_root(v.y);
  b[i * 4 + 2] = sqrt(v.z) * hypot(v.x, v.w);
  b[i * 4 + 3] = (double)(float)v.w + (double)(int)v.x + (double)(ulong)v.y;
  n[i * 4] = as_long(v.x);
  n[i * 4 + 1] = convert_long_rtp(v.y);
  n[i * 4 + 2] = (long)(v.z * 1e6);
  n[i * 4 + 3] = isgreater(v.w, v.x) + (v.y < v.z) * 2;
  vstore4(convert_float4(v), i, f);
}
