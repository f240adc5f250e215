// cl_khr_subgroup_clustered_reduce and _rotate: sums and logic by clusters of two, four and eight lanes, and rotations.
//
//@ flags -cl-std=CL3.0
//@ extensions SPV_KHR_subgroup_rotate
//@ buffer values: int[64] uniform -1000 1000
//@ buffer out: int[640] zero
//@ buffer reals: float[64] zero ulp 4 at 100
//@ launch clusters(values, out, reals) global 64 local 32
//@ launch rotations(values, out) global 64 local 32
//@ also O3

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__attribute__((intel_reqd_sub_group_size(16))) __kernel void clusters(__global const int *values, __global int *out,
                                                                      __global float *reals) {
  size_t i = get_global_id(0);
  __global int *o = out + i * 10;
  int v = values[i];
  o[0] = sub_group_clustered_reduce_add(v, 2);
  o[1] = sub_group_clustered_reduce_min(v, 4);
  o[2] = sub_group_clustered_reduce_max(v, 8);
  o[3] = (int)sub_group_clustered_reduce_and((uint)v, 4);
  o[4] = sub_group_clustered_reduce_or(v, 2);
  o[5] = sub_group_clustered_reduce_xor(v, 8);
  bool all = sub_group_clustered_reduce_logical_and(v & 1, 4), any = sub_group_clustered_reduce_logical_or(v & 2, 2);
  o[6] = all * 4 + any * 2 + (sub_group_clustered_reduce_logical_xor(v & 4, 8) != 0);
  o[7] = (int)sub_group_clustered_reduce_mul((long)(v & 3), 4);
  reals[i] = sub_group_clustered_reduce_add(v * 0.5f, 4);
}

__attribute__((intel_reqd_sub_group_size(16))) __kernel void rotations(__global const int *values,
                                                                       __global int *out) {
  size_t i = get_global_id(0);
  int v = values[i];
  out[i * 10 + 8] = sub_group_rotate(v, 3);
  out[i * 10 + 9] = sub_group_clustered_rotate(v, 1, 4) + (int)sub_group_rotate((uchar)v, -1);
}
