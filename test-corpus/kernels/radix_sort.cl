// One pass of a radix sort by four bits: counting, scanning, scattering with stable positions.
//
//@ buffer keys: uint[256] uniform 0 65535
//@ buffer sorted: uint[256] zero
//@ buffer counts: uint[64] zero
//@ launch count_digits(keys, counts, uint 4) global 256 local 64
//@ launch scan_digits(counts) global 1 local 1
//@ launch scatter(keys, sorted, counts, uint 4) global 256 local 64

#define DIGITS 16

__kernel void count_digits(__global const uint *keys, __global uint *counts, uint shift) {
  __local uint local_counts[DIGITS];
  uint lid = get_local_id(0);
  if (lid < DIGITS)
    local_counts[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&local_counts[(keys[get_global_id(0)] >> shift) & (DIGITS - 1)], 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < DIGITS)
    counts[lid * get_num_groups(0) + get_group_id(0)] = local_counts[lid];
}

__kernel void scan_digits(__global uint *counts) {
  uint sum = 0;
  for (int i = 0; i < 64; ++i) {
    uint c = counts[i];
    counts[i] = sum;
    sum += c;
  }
}

__kernel void scatter(__global const uint *keys, __global uint *sorted, __global const uint *counts, uint shift) {
  __local uchar digits[64];
  uint lid = get_local_id(0);
  uint key = keys[get_global_id(0)];
  uchar digit = (key >> shift) & (DIGITS - 1);
  digits[lid] = digit;
  barrier(CLK_LOCAL_MEM_FENCE);
  uint before = 0;
  for (uint i = 0; i < lid; ++i)
    before += digits[i] == digit;
  sorted[counts[digit * get_num_groups(0) + get_group_id(0)] + before] = key;
}
