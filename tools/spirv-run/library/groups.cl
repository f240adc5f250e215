//! Barriers, fences, and what a work-group or sub-group computes together.
//!
//! The first work-item of a group goes once over what all have written; so a collective costs one step per work-item.

#include "library.h"
#include "groups.h"

CONVERGENT void barrier(cl_mem_fence_flags f) { __spirv_run_group_barrier(); }
CONVERGENT void work_group_barrier(cl_mem_fence_flags f) { __spirv_run_group_barrier(); }
CONVERGENT void work_group_barrier(cl_mem_fence_flags f, memory_scope s) { __spirv_run_group_barrier(); }
CONVERGENT void sub_group_barrier(cl_mem_fence_flags f) { __spirv_run_sub_group_barrier(); }
CONVERGENT void sub_group_barrier(cl_mem_fence_flags f, memory_scope s) { __spirv_run_sub_group_barrier(); }

// Work-groups share memory that is not theirs alone: a fence is real.
OV void mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void read_mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void write_mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void atomic_work_item_fence(cl_mem_fence_flags f, memory_order o, memory_scope s) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }

#define ADD(a, b) ((a) + (b))
#define MIN(a, b) ((b) < (a) ? (b) : (a))
#define MAX(a, b) ((a) < (b) ? (b) : (a))

// One value of every work-item in, one out. Between the second barrier and the next call only results are read, and
// these are not where a call writes its values.
#define WORK_GROUP(T, f, op, FIRST)                                              \
  CONVERGENT T work_group_reduce_##f(T v) { return scan_##T##_##f(v, 2); }       \
  CONVERGENT T work_group_scan_inclusive_##f(T v) { return scan_##T##_##f(v, 1); } \
  CONVERGENT T work_group_scan_exclusive_##f(T v) { return scan_##T##_##f(v, 0); }
#define GROUP_SCAN(T, f, op, FIRST)                                              \
  PRIMITIVE static T scan_##T##_##f(T v, int kind) {                             \
    __local T *in = __spirv_run_group_scratch();                                 \
    size_t n = work_items(), me = get_local_linear_id();                         \
    __local T *out = in + n;                                                     \
    in[me] = v;                                                                  \
    __spirv_run_group_barrier();                                                 \
    if (me == 0) {                                                               \
      T sum = FIRST;                                                             \
      for (size_t i = 0; i < n; ++i) {                                           \
        T before = sum;                                                          \
        sum = op(sum, in[i]);                                                    \
        out[i] = kind == 0 ? before : sum;                                       \
      }                                                                          \
      if (kind == 2) for (size_t i = 0; i < n; ++i) out[i] = sum;                \
    }                                                                            \
    __spirv_run_group_barrier();                                                 \
    T r = out[me];                                                               \
    __spirv_run_group_barrier();                                                 \
    return r;                                                                    \
  }                                                                              \
  WORK_GROUP(T, f, op, FIRST)
#define COLLECTIVES(T, LOW, HIGH)                                                \
  GROUP_SCAN(T, add, ADD, (T)0) GROUP_SCAN(T, min, MIN, (T)HIGH) GROUP_SCAN(T, max, MAX, (T)LOW) \
  PRIMITIVE static T from_##T(T v, size_t who) {                                 \
    __local T *all = __spirv_run_group_scratch();                                \
    all[get_local_linear_id()] = v;                                              \
    __spirv_run_group_barrier();                                                 \
    T r = all[who];                                                              \
    __spirv_run_group_barrier();                                                 \
    return r;                                                                    \
  }                                                                              \
  CONVERGENT T work_group_broadcast(T v, size_t x) { return from_##T(v, x); }    \
  CONVERGENT T work_group_broadcast(T v, size_t x, size_t y) { return from_##T(v, x + y * get_local_size(0)); } \
  CONVERGENT T work_group_broadcast(T v, size_t x, size_t y, size_t z) {         \
    return from_##T(v, x + get_local_size(0) * (y + z * get_local_size(1)));     \
  }
COLLECTIVES(int, INT_MIN, INT_MAX) COLLECTIVES(uint, 0, UINT_MAX)
COLLECTIVES(long, LONG_MIN, LONG_MAX) COLLECTIVES(ulong, 0, ULONG_MAX)
COLLECTIVES(float, -INFINITY, INFINITY) COLLECTIVES(double, -INFINITY, INFINITY) COLLECTIVES(half, -INFINITY, INFINITY)
CONVERGENT int work_group_any(int p) { return work_group_reduce_max((uint)(p != 0)) != 0; }
CONVERGENT int work_group_all(int p) { return work_group_reduce_min((uint)(p != 0)) != 0; }
