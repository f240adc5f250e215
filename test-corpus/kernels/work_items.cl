// Every work-item function, in three dimensions with an offset.
//
//@ buffer out: ulong[1536] zero
//@ launch work_items(out) global 8 4 2 local 4 2 1 offset 3 5 7
//@ also O1 O3 spir.O2 spirv64.O2

__kernel void work_items(__global ulong *out) {
  size_t x = get_global_id(0) - get_global_offset(0);
  size_t y = get_global_id(1) - get_global_offset(1);
  size_t z = get_global_id(2) - get_global_offset(2);
  size_t linear = (z * get_global_size(1) + y) * get_global_size(0) + x;
  __global ulong *o = out + linear * 24;
  for (uint d = 0; d < 3; ++d) {
    o[d] = get_global_id(d);
    o[3 + d] = get_local_id(d);
    o[6 + d] = get_group_id(d);
    o[9 + d] = get_global_size(d);
    o[12 + d] = get_local_size(d);
    o[15 + d] = get_num_groups(d);
    o[18 + d] = get_global_offset(d);
  }
  o[21] = get_work_dim();
  o[22] = get_global_linear_id() * 1000 + get_local_linear_id();
  o[23] = get_enqueued_local_size(0) + get_local_size(3) * 10 + get_global_id(7) * 100;
}
