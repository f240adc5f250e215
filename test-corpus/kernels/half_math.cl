// Arithmetic in half precision.
//
//@ buffer a: half[256] uniform 1 2
//@ buffer b: half[256] uniform 1 2
//@ buffer c: half[256] zero
//@ launch half_math(a, b, c) global 64 local 16
//@ also O1 O3 spir.O2

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL FP_CONTRACT OFF

__kernel void half_math(__global const half *a, __global const half *b, __global half *c) {
  size_t i = get_global_id(0);
  half4 x = vload4(i, a), y = vload4(i, b);
  half4 sum = x + y * (half)0.5h;
  half4 r = (sum > y * 2.0h) ? sum - y : fmax(sum, y);
  r.x = (half)((float)r.x * 2.0f);
  r.w = convert_half(convert_int(r.w * 4.0h));
  vstore4(r, i, c);
}
