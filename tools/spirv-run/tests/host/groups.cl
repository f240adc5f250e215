//! What a work-item of the driver calls of the functions of groups: each result is a number in a row of its own.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

// Clang declares Intel's functions where their extension is on, which is not so for this target.
int __attribute__((overloadable, convergent)) intel_sub_group_shuffle_down(int, int, uint);
int __attribute__((overloadable, convergent)) intel_sub_group_shuffle_up(int, int, uint);
long16 __attribute__((overloadable, convergent)) intel_sub_group_shuffle(long16, uint);

// Events are pointers, as the runner makes them in kernels.
typedef __private void *event;
event copy(__local int *, __global const int *, size_t, event) __asm__("_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event");
event strided(__local int *, __global const int *, size_t, size_t, event)
    __asm__("_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimm9ocl_event");
void __attribute__((convergent)) wait(int, __private event *) __asm__("_Z17wait_group_eventsiP9ocl_event");

#define OUT(e) r[k++ * get_local_size(0) + get_local_id(0)] = (double)(e);

// All work-items of the group take part.
void group(__global double *r, int v, __local int *copied, __global const int *source) {
  ulong k = 0;
  OUT(work_group_reduce_add(v)) OUT(work_group_scan_inclusive_add(v)) OUT(work_group_scan_exclusive_add(v))
  OUT(work_group_reduce_min((long)v)) OUT(work_group_scan_exclusive_max((float)v)) OUT(work_group_reduce_max((uint)v))
  OUT(work_group_broadcast(v, 3)) OUT(work_group_broadcast((double)v, 5))
  OUT(work_group_any(v == 7)) OUT(work_group_all(v == 7)) OUT(work_group_all(v >= 0))
  event e = copy(copied, source, get_local_size(0), 0);
  wait(1, &e);
  OUT(copied[get_local_size(0) - 1 - get_local_id(0)])
  barrier(CLK_LOCAL_MEM_FENCE);
  e = strided(copied, source, get_local_size(0), 2, 0);
  wait(1, &e);
  OUT(copied[get_local_id(0)])
}

// All lanes of a sub-group take part.
void sub_group(__global double *r, int v) {
  ulong k = 0;
  uint lane = get_sub_group_local_id();
  OUT(sub_group_reduce_add(v)) OUT(sub_group_scan_inclusive_add((long)v)) OUT(sub_group_scan_exclusive_add((float)v))
  OUT(sub_group_reduce_max((short)v)) OUT(sub_group_scan_exclusive_min((uint)v)) OUT(sub_group_reduce_min((half)v))
  OUT(sub_group_broadcast(v, 1)) OUT(sub_group_any(v == 7)) OUT(sub_group_all(v >= 0))
  OUT(sub_group_shuffle(v, lane ^ 3)) OUT(sub_group_shuffle_xor((double)v, 1)) OUT(sub_group_shuffle_up(v, 1))
  OUT(sub_group_shuffle_down(v, 1)) OUT(sub_group_rotate(v, 1)) OUT(sub_group_clustered_rotate(v, 1, 4))
  OUT(intel_sub_group_shuffle_down(v, 1000 + v, 3)) OUT(intel_sub_group_shuffle_up(v, 1000 + v, 3))
  long16 wide = (long16)(v) + (long16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  OUT(intel_sub_group_shuffle(wide, 2).sf)
}

// The odd lanes take part in one call, the even ones in another.
void some(__global double *r, int v) {
  ulong k = 0;
  uint lane = get_sub_group_local_id();
  double sum, scan, cluster;
  uint4 ballot;
  int first, elected, vote, equal;
  if (lane & 1) {
    sum = sub_group_non_uniform_reduce_add(v);
    scan = sub_group_non_uniform_scan_exclusive_add(v);
    cluster = sub_group_clustered_reduce_max(v, 4);
    ballot = sub_group_ballot(v & 2);
    first = sub_group_broadcast_first(v);
    elected = sub_group_elect();
    vote = sub_group_non_uniform_any(v == 2);
    equal = sub_group_non_uniform_all_equal(v / 100);
  } else {
    sum = sub_group_non_uniform_reduce_mul((double)(v + 1));
    scan = sub_group_non_uniform_scan_inclusive_max(v);
    cluster = sub_group_clustered_reduce_add(v, 4);
    ballot = sub_group_ballot(v & 4);
    first = sub_group_broadcast_first(v);
    elected = sub_group_elect();
    vote = sub_group_non_uniform_all(v >= 2);
    equal = sub_group_non_uniform_all_equal(v);
  }
  OUT(sum) OUT(scan) OUT(cluster) OUT(ballot.x) OUT(first) OUT(elected)
  OUT(vote) OUT(equal)
  OUT(sub_group_ballot_bit_count(ballot)) OUT(sub_group_ballot_find_msb(ballot)) OUT(sub_group_ballot_exclusive_scan(ballot))
}
