// Work-group functions of OpenCL 2.0: sums, extremes, scans of every width, votes, and broadcasts in one to three dimensions.
//
//@ buffer ints: int[64] uniform -1000 1000
//@ buffer out: int[384] zero
//@ buffer wide: long[128] zero
//@ buffer reals: float[128] zero ulp 16 at 100
//@ buffer doubles: double[64] zero ulp 16 at 100
//@ launch whole_numbers(ints, out, wide) global 64 local 16
//@ launch real_numbers(ints, reals, doubles) global 64 local 16
//@ launch corners(ints, out) global 4 4 4 local 2 4 2
//@ also O1 O3 spir.O2

__kernel void whole_numbers(__global const int *ints, __global int *out, __global long *wide) {
  size_t i = get_global_id(0);
  __global int *o = out + i * 6;
  int v = ints[i];
  o[0] = work_group_reduce_add(v);
  o[1] = work_group_scan_inclusive_add(v);
  o[2] = work_group_scan_exclusive_max(v);
  o[3] = (int)work_group_reduce_min((uint)v);
  o[4] = work_group_all(v > -990) * 2 + work_group_any(v > 990);
  o[5] = work_group_broadcast(v, 5);
  wide[i * 2] = work_group_scan_exclusive_add((long)v * 1000000007L);
  wide[i * 2 + 1] = (long)work_group_reduce_max((ulong)v);
}

__kernel void real_numbers(__global const int *ints, __global float *reals, __global double *doubles) {
  size_t i = get_global_id(0);
  float f = ints[i] * 0.0625f;
  reals[i * 2] = work_group_reduce_add(f);
  reals[i * 2 + 1] = work_group_scan_inclusive_min(f);
  doubles[i] = work_group_scan_inclusive_add((double)f);
}

// One item of each group, found by two or three numbers, tells the others.
__kernel void corners(__global const int *ints, __global int *out) {
  size_t i = get_global_linear_id();
  int v = ints[i];
  int first = work_group_broadcast(v, 0, 0, 0);
  int last = work_group_broadcast(v, get_local_size(0) - 1, get_local_size(1) - 1, get_local_size(2) - 1);
  out[i * 6] = first * 3 + last;
}
