// Operands of operations of sub-groups: equal in all lanes, computed from ids, left by a loop, and kept over a barrier of the group.
//
//@ flags -cl-std=CL3.0
//@ buffer keys: int[64] uniform -10000 10000
//@ buffer out: int[512] zero
//@ buffer sums: long[64] zero
//@ launch places(keys, out, uint 5) global 64 local 32
//@ launch turns(keys, sums, int 7) global 64 local 32

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__attribute__((intel_reqd_sub_group_size(16))) __kernel void places(__global const int *keys, __global int *out,
                                                                    uint number) {
  __local int left[32];
  size_t i = get_global_id(0), l = get_local_id(0);
  __global int *o = out + i * 8;
  uint lane = get_sub_group_local_id();
  int key = keys[i];
  int common = keys[number];
  o[0] = sub_group_shuffle(key, number);
  o[1] = sub_group_reduce_add(common);
  o[2] = sub_group_shuffle(key, (lane * 3 + 1) & 15);
  o[3] = sub_group_scan_inclusive_add((int)lane);
  o[4] = sub_group_any(key > 9000);
  left[l] = key;
  barrier(CLK_LOCAL_MEM_FENCE);
  int other = left[31 - l];
  o[5] = sub_group_reduce_max(other);
  barrier(CLK_LOCAL_MEM_FENCE);
  o[6] = sub_group_shuffle(other, number + 1) + sub_group_shuffle(key, lane ^ 3);
  o[7] = sub_group_broadcast(o[2], (uint)(common & 15));
}

__attribute__((intel_reqd_sub_group_size(16))) __kernel void turns(__global const int *keys, __global long *sums,
                                                                   int count) {
  size_t i = get_global_id(0);
  long sum = 0;
  short small = (short)keys[i];
  for (int turn = 0; turn < count; ++turn) {
    sum += sub_group_reduce_add((long)turn * keys[i]);
    small = sub_group_shuffle(small, (get_sub_group_local_id() + turn) & 15);
    sum -= small;
  }
  sums[i] = sum;
}
