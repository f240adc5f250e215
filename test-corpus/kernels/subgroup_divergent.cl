// cl_khr_subgroup_non_uniform_vote and _arithmetic: votes, sums, scans and logic among the lanes that are still there.
//
//@ flags -cl-std=CL3.0
//@ buffer values: int[64] uniform -100 100
//@ buffer out: int[512] zero
//@ buffer logic: uint[384] zero
//@ buffer reals: float[64] zero ulp 4 at 100
//@ elsewhere logic by-hand: the runtime's exclusive scan of a logical xor is another function
//@ launch odd_lanes(values, out) global 64 local 32
//@ launch bits(values, logic) global 64 local 32
//@ launch products(values, reals) global 64 local 32

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__attribute__((intel_reqd_sub_group_size(8))) __kernel void odd_lanes(__global const int *values, __global int *out) {
  size_t i = get_global_id(0);
  __global int *o = out + i * 8;
  int v = values[i];
  if (get_sub_group_local_id() & 1) {
    o[0] = sub_group_non_uniform_reduce_add(v);
    o[1] = sub_group_non_uniform_scan_inclusive_add(v);
    o[2] = sub_group_non_uniform_scan_exclusive_max(v);
    o[3] = sub_group_non_uniform_any(v > 80);
    o[4] = sub_group_non_uniform_all(v > -80);
    o[5] = sub_group_non_uniform_all_equal(v > 0);
    o[6] = sub_group_elect();
  } else {
    o[7] = sub_group_non_uniform_reduce_min(v) * 2;
  }
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void bits(__global const int *values, __global uint *logic) {
  size_t i = get_global_id(0);
  uint v = (uint)values[i];
  logic[i * 6] = sub_group_non_uniform_reduce_and(v);
  logic[i * 6 + 1] = sub_group_non_uniform_scan_inclusive_or(v);
  logic[i * 6 + 2] = sub_group_non_uniform_scan_exclusive_xor(v);
  logic[i * 6 + 3] = sub_group_non_uniform_reduce_logical_and(v & 1) != 0;
  logic[i * 6 + 4] = sub_group_non_uniform_scan_inclusive_logical_or(v & 4) != 0;
  logic[i * 6 + 5] = sub_group_non_uniform_scan_exclusive_logical_xor(v & 2) != 0;
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void products(__global const int *values,
                                                                     __global float *reals) {
  size_t i = get_global_id(0);
  float near_one = 1.0f + values[i] * 0.0009765625f;
  float r = 0.0f;
  if (values[i] > 0)
    r = sub_group_non_uniform_reduce_mul(near_one);
  else
    r = sub_group_non_uniform_scan_inclusive_min(near_one);
  reals[i] = r + (float)sub_group_non_uniform_reduce_max((long)values[i]);
}
