// cl_khr_subgroup_shuffle and _shuffle_relative: a bitonic sort between lanes, prefix sums by shifts, a butterfly of doubles.
//
//@ flags -cl-std=CL3.0
//@ buffer keys: int[64] uniform -10000 10000
//@ buffer sorted: int[64] zero
//@ buffer sums: long[64] zero
//@ buffer means: double[64] zero
//@ buffer small: short[128] zero
//@ launch sort(keys, sorted) global 64 local 32
//@ launch prefix(keys, sums) global 64 local 32
//@ launch butterfly(keys, means, small) global 64 local 32
//@ also O3

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

__attribute__((intel_reqd_sub_group_size(16))) __kernel void sort(__global const int *keys, __global int *sorted) {
  uint lane = get_sub_group_local_id();
  int key = keys[get_global_id(0)];
  for (uint size = 2; size <= 16; size *= 2)
    for (uint step = size / 2; step > 0; step /= 2) {
      int other = sub_group_shuffle_xor(key, step);
      bool up = (lane & size) == 0, low = (lane & step) == 0;
      key = up == low ? min(key, other) : max(key, other);
    }
  sorted[get_global_id(0)] = key;
}

__attribute__((intel_reqd_sub_group_size(16))) __kernel void prefix(__global const int *keys, __global long *sums) {
  uint lane = get_sub_group_local_id();
  long sum = keys[get_global_id(0)];
  for (uint step = 1; step < 16; step *= 2) {
    long below = sub_group_shuffle_up(sum, step);
    if (lane >= step)
      sum += below;
  }
  sums[get_global_id(0)] = sum;
}

__attribute__((intel_reqd_sub_group_size(16))) __kernel void butterfly(__global const int *keys,
                                                                       __global double *means,
                                                                       __global short *small) {
  size_t i = get_global_id(0);
  uint lane = get_sub_group_local_id();
  double mean = keys[i];
  for (uint step = 8; step > 0; step /= 2)
    mean = (mean + sub_group_shuffle_xor(mean, step)) * 0.5;
  means[i] = mean;
  short tiny = (short)keys[i];
  small[i * 2] = sub_group_shuffle(tiny, 15 - lane);
  short next = sub_group_shuffle_down(tiny, 1);
  small[i * 2 + 1] = lane < 15 ? next : (short)0;
}
