// Byte histogram: a private table per work-group in local memory, merged with global atomics.
//
//@ buffer data: uchar[2048] uniform 0 255
//@ buffer bins: uint[256] zero
//@ buffer wide: ulong[16] zero
//@ launch histogram(data, uint 2040, bins) global 256 local 64
//@ launch histogram_wide(data, wide) global 2048 local 64
//@ also O1 O3 spir.O2 spirv64.O2

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

__kernel void histogram(__global const uchar *data, uint n, __global uint *bins) {
  __local uint table[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    table[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    atomic_inc(&table[data[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    if (table[i] != 0)
      atomic_add(&bins[i], table[i]);
}

// Sums of values by their high nibble, in 64 bits.
__kernel void histogram_wide(__global const uchar *data, __global ulong *wide) {
  uchar v = data[get_global_id(0)];
  atom_add(&wide[v >> 4], (ulong)v << 24);
}
