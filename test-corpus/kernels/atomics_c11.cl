// OpenCL 2.0 atomics with memory orders and scopes: counters, maxima, flags, compare-exchange loops.
//
//@ buffer data: int[512] uniform -100000 100000
//@ buffer stats: int[8] zero
//@ buffer wide: ulong[4] zero
//@ buffer bits: uint[2] zero
//@ lavapipe wrong: an atomic that acquires or releases is a barrier of the work-group in Mesa 22.3
//@ launch atomics(data, stats, wide, bits) global 512 local 64
//@ launch spin_max(data, stats) global 512 local 64
//@ also O1 O3

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void atomics(__global const int *data, __global atomic_int *stats, __global atomic_ulong *wide,
                      __global atomic_uint *bits) {
  __local atomic_int group_sum;
  if (get_local_id(0) == 0)
    atomic_init(&group_sum, 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  int v = data[get_global_id(0)];
  atomic_fetch_add_explicit(&group_sum, v, memory_order_relaxed, memory_scope_work_group);
  atomic_fetch_max_explicit(&stats[0], v, memory_order_relaxed, memory_scope_device);
  atomic_fetch_min(&stats[1], v);
  atomic_fetch_sub_explicit(&stats[2], v, memory_order_acq_rel, memory_scope_device);
  atomic_fetch_add(&wide[v & 1], (ulong)(v + 100000));
  atomic_fetch_or_explicit(&bits[0], 1u << (v & 31), memory_order_relaxed);
  atomic_fetch_xor(&bits[1], (uint)v);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) {
    int sum = atomic_load_explicit(&group_sum, memory_order_acquire, memory_scope_work_group);
    atomic_fetch_add(&stats[3], sum);
    atomic_store_explicit(&stats[4], 17, memory_order_release, memory_scope_device);
    atomic_work_item_fence(CLK_GLOBAL_MEM_FENCE, memory_order_seq_cst, memory_scope_device);
  }
}

// The maximum by a compare-exchange loop, and the number of work-items that saw a positive value.
__kernel void spin_max(__global const int *data, __global atomic_int *stats) {
  int v = data[get_global_id(0)];
  int seen = atomic_load_explicit(&stats[5], memory_order_relaxed, memory_scope_device);
  while (v > seen && !atomic_compare_exchange_weak_explicit(&stats[5], &seen, v, memory_order_acq_rel,
                                                            memory_order_relaxed, memory_scope_device))
    ;
  if (v > 0)
    atomic_fetch_add_explicit(&stats[6], 1, memory_order_relaxed, memory_scope_device);
}
