// Work-efficient exclusive prefix sum in local memory, then the block offsets added: two launches in order.
//
//@ flags -cl-std=CL3.0
//@ buffer src: uint[512] uniform 0 100
//@ buffer dst: uint[512] zero
//@ buffer totals: uint[4] zero
//@ launch scan_blocks(src, dst, totals, local uint[128]) global 256 local 64
//@ launch add_offsets(dst, totals) global 512 local 128
//@ also O1 O3

__kernel void scan_blocks(__global const uint *src, __global uint *dst, __global uint *totals, __local uint *temp) {
  const uint lid = get_local_id(0), items = get_local_size(0) * 2;
  const uint base = get_group_id(0) * items;
  temp[2 * lid] = src[base + 2 * lid];
  temp[2 * lid + 1] = src[base + 2 * lid + 1];
  uint offset = 1;
  for (uint d = items >> 1; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < d) {
      uint ai = offset * (2 * lid + 1) - 1, bi = offset * (2 * lid + 2) - 1;
      temp[bi] += temp[ai];
    }
    offset <<= 1;
  }
  if (lid == 0) {
    totals[get_group_id(0)] = temp[items - 1];
    temp[items - 1] = 0;
  }
  for (uint d = 1; d < items; d <<= 1) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < d) {
      uint ai = offset * (2 * lid + 1) - 1, bi = offset * (2 * lid + 2) - 1;
      uint t = temp[ai];
      temp[ai] = temp[bi];
      temp[bi] += t;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  dst[base + 2 * lid] = temp[2 * lid];
  dst[base + 2 * lid + 1] = temp[2 * lid + 1];
}

__kernel void add_offsets(__global uint *dst, __global const uint *totals) {
  uint sum = 0;
  for (uint block = 0; block < get_group_id(0); ++block)
    sum += totals[block];
  dst[get_global_id(0)] += sum;
}
