// Kernel attributes: required and hinted work-group sizes, vector type hints, restrict, const and volatile arguments.
//
//@ buffer src: float4[64] uniform 1 2
//@ buffer dst: float4[64] zero
//@ buffer flags: uint[64] uniform 0 255
//@ launch required(src, dst) global 64 local 16
//@ launch hinted(src, dst, flags) global 16 4 local 8 2
//@ also O1 O3 spir.O2

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void required(__global const float4 *restrict src,
                                                                       __global float4 *restrict dst) {
  size_t i = get_global_id(0);
  dst[i] = src[i].wzyx;
}

__kernel __attribute__((work_group_size_hint(8, 2, 1))) __attribute__((vec_type_hint(float4))) void
hinted(const __global float4 *src, __global float4 *dst, volatile __global uint *flags) {
  size_t i = get_global_id(1) * get_global_size(0) + get_global_id(0);
  uint f = flags[i];
  if (f > 127)
    flags[i] = f - 128;
  else
    dst[i] = src[i] + (float4)(f);
}
