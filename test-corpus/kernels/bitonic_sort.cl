// A bitonic sorting network run inside one work-group over local memory.
//
//@ buffer keys: uint[256] uniform 0 100000
//@ buffer values: uint[256] ramp
//@ launch bitonic_sort(keys, values, uint 0, local uint[128], local uint[128]) global 128 local 64
//@ also O1 O3

static void exchange(__local uint *keys, __local uint *values, uint i, uint j, bool up) {
  uint a = keys[i], b = keys[j];
  if ((a > b) == up) {
    keys[i] = b;
    keys[j] = a;
    uint t = values[i];
    values[i] = values[j];
    values[j] = t;
  }
}

// Every work-group sorts its 128 pairs, ascending or descending.
__kernel void bitonic_sort(__global uint *keys, __global uint *values, uint descending, __local uint *k,
                           __local uint *v) {
  const uint half_size = get_local_size(0), size = half_size * 2;
  const uint lid = get_local_id(0);
  const uint base = get_group_id(0) * size;
  k[lid] = keys[base + lid];
  v[lid] = values[base + lid];
  k[lid + half_size] = keys[base + lid + half_size];
  v[lid + half_size] = values[base + lid + half_size];
  for (uint run = 2; run <= size; run <<= 1) {
    bool up = ((lid & (run / 2)) == 0) != (descending != 0);
    for (uint stride = run / 2; stride > 0; stride >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      uint pos = 2 * lid - (lid & (stride - 1));
      exchange(k, v, pos, pos + stride, run == size ? descending == 0 : up);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  keys[base + lid] = k[lid];
  values[base + lid] = v[lid];
  keys[base + lid + half_size] = k[lid + half_size];
  values[base + lid + half_size] = v[lid + half_size];
}
