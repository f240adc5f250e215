// cl_khr_subgroup_ballot: stream compaction by ballots, leaders that add for all, and broadcasts from a computed lane.
//
//@ flags -cl-std=CL3.0
//@ buffer values: int[64] uniform -100 100
//@ buffer packed: int[64] zero
//@ buffer counts: uint[8] zero
//@ buffer masks: uint4[320] zero
//@ buffer out: uint[512] zero
//@ launch compact(values, packed, counts) global 64 local 64
//@ launch questions(values, out) global 64 local 64
//@ launch mask_of_lanes(masks) global 64 local 64
//@ also O3

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

// The positive values of a sub-group move to its front.
__attribute__((intel_reqd_sub_group_size(8))) __kernel void compact(__global const int *values, __global int *packed,
                                                                    __global uint *counts) {
  size_t i = get_global_id(0);
  uint group = get_sub_group_id();
  bool keep = values[i] > 0;
  uint4 ballot = sub_group_ballot(keep);
  if (keep)
    packed[group * 8 + sub_group_ballot_exclusive_scan(ballot)] = values[i];
  if (sub_group_elect())
    counts[group] = sub_group_ballot_bit_count(ballot);
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void questions(__global const int *values, __global uint *out) {
  size_t i = get_global_id(0);
  uint4 ballot = sub_group_ballot(values[i] > -50);
  out[i * 8] = ballot.x;
  out[i * 8 + 1] = sub_group_inverse_ballot(ballot);
  out[i * 8 + 2] = sub_group_ballot_bit_extract(ballot, (get_sub_group_local_id() + 1) & 7);
  out[i * 8 + 3] = sub_group_ballot_inclusive_scan(ballot);
  out[i * 8 + 4] = ballot.x != 0 ? sub_group_ballot_find_lsb(ballot) : 99;
  out[i * 8 + 5] = ballot.x != 0 ? sub_group_ballot_find_msb(ballot) : 99;
  out[i * 8 + 6] = (uint)sub_group_broadcast_first(values[i]);
  out[i * 8 + 7] = (uint)sub_group_non_uniform_broadcast(values[i], 6);
}

__attribute__((intel_reqd_sub_group_size(8))) __kernel void mask_of_lanes(__global uint4 *masks) {
  size_t i = get_global_id(0);
  masks[i * 5] = get_sub_group_eq_mask();
  masks[i * 5 + 1] = get_sub_group_ge_mask();
  masks[i * 5 + 2] = get_sub_group_gt_mask();
  masks[i * 5 + 3] = get_sub_group_le_mask();
  masks[i * 5 + 4] = get_sub_group_lt_mask();
}
