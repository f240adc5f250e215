// The functions of cl_khr_subgroups: sums, scans and extremes of every width, votes, broadcasts, and where an item stands.
//
//@ flags -cl-std=CL3.0
//@ buffer ints: int[64] uniform -1000 1000
//@ buffer longs: long[64] uniform -100000000000 100000000000
//@ buffer out: int[640] zero
//@ buffer wide: long[192] zero
//@ buffer reals: float[128] zero ulp 4 at 100
//@ buffer doubles: double[128] zero ulp 4 at 100
//@ launch integers(ints, out) global 64 local 32
//@ launch wides(longs, wide) global 64 local 32
//@ launch floats(ints, reals, doubles) global 64 local 32
//@ also O3 spir.O2

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__attribute__((intel_reqd_sub_group_size(8))) __kernel void integers(__global const int *ints, __global int *out) {
  size_t i = get_global_id(0);
  __global int *o = out + i * 10;
  int v = ints[i];
  o[0] = sub_group_reduce_add(v);
  o[1] = sub_group_reduce_min(v);
  o[2] = (int)sub_group_reduce_max((uint)v);
  o[3] = sub_group_scan_inclusive_add(v);
  o[4] = sub_group_scan_exclusive_add(v);
  o[5] = sub_group_scan_exclusive_max(v);
  o[6] = sub_group_broadcast(v, 3);
  o[7] = sub_group_all(v > -900) * 2 + sub_group_any(v > 900);
  sub_group_barrier(CLK_GLOBAL_MEM_FENCE);
  o[8] = (int)(get_sub_group_size() * 10000 + get_max_sub_group_size() * 100 + get_sub_group_local_id());
  o[9] = (int)(get_num_sub_groups() * 100 + get_enqueued_num_sub_groups() * 10 + get_sub_group_id());
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void wides(__global const long *longs, __global long *wide) {
  size_t i = get_global_id(0);
  wide[i * 3] = sub_group_scan_inclusive_add(longs[i]);
  wide[i * 3 + 1] = sub_group_reduce_min(longs[i]);
  wide[i * 3 + 2] = (long)sub_group_broadcast((ulong)longs[i], 7);
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void floats(__global const int *ints, __global float *reals,
                                                                   __global double *doubles) {
  size_t i = get_global_id(0);
  float f = ints[i] * 0.125f;
  reals[i * 2] = sub_group_reduce_add(f);
  reals[i * 2 + 1] = sub_group_scan_inclusive_min(f);
  doubles[i * 2] = sub_group_scan_exclusive_max((double)f);
  doubles[i * 2 + 1] = sub_group_broadcast((double)f, 1);
}
