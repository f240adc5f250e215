//! Barriers, fences, and what a work-group computes together.
//!
//! The first work-item of a group goes once over what all have written; so a collective costs one step per work-item.

#include "library.h"
#include "groups.h"

CONVERGENT void barrier(cl_mem_fence_flags f) { __spirv_run_group_barrier(); }
CONVERGENT void work_group_barrier(cl_mem_fence_flags f) { __spirv_run_group_barrier(); }
CONVERGENT void work_group_barrier(cl_mem_fence_flags f, memory_scope s) { __spirv_run_group_barrier(); }
// Nobody goes on before all have arrived: only those that wait need to meet.
OV void intel_work_group_barrier_arrive(cl_mem_fence_flags f) {}
OV void intel_work_group_barrier_arrive(cl_mem_fence_flags f, memory_scope s) {}
CONVERGENT void intel_work_group_barrier_wait(cl_mem_fence_flags f) { __spirv_run_group_barrier(); }
CONVERGENT void intel_work_group_barrier_wait(cl_mem_fence_flags f, memory_scope s) { __spirv_run_group_barrier(); }
OV void intel_sub_group_barrier_arrive(cl_mem_fence_flags f) {}
OV void intel_sub_group_barrier_arrive(cl_mem_fence_flags f, memory_scope s) {}
CONVERGENT void intel_sub_group_barrier_wait(cl_mem_fence_flags f) { __spirv_run_sub_group_barrier(); }
CONVERGENT void intel_sub_group_barrier_wait(cl_mem_fence_flags f, memory_scope s) { __spirv_run_sub_group_barrier(); }
CONVERGENT void sub_group_barrier(cl_mem_fence_flags f) { __spirv_run_sub_group_barrier(); }
CONVERGENT void sub_group_barrier(cl_mem_fence_flags f, memory_scope s) { __spirv_run_sub_group_barrier(); }

// Work-groups share memory that is not theirs alone: a fence is real.
OV void mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void read_mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void write_mem_fence(cl_mem_fence_flags f) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }
OV void atomic_work_item_fence(cl_mem_fence_flags f, memory_order o, memory_scope s) { __c11_atomic_thread_fence(__ATOMIC_SEQ_CST); }

// One value of every work-item in, one out. Behind the second barrier only results are read, and these are not where the
// next call writes its values: all types have the same place for them.
#define WORK_GROUP(T, f)                                                         \
  CONVERGENT T work_group_reduce_##f(T v) { return scan_##T##_##f(v, REDUCE); }  \
  CONVERGENT T work_group_scan_inclusive_##f(T v) { return scan_##T##_##f(v, INCLUSIVE); } \
  CONVERGENT T work_group_scan_exclusive_##f(T v) { return scan_##T##_##f(v, EXCLUSIVE); }
#define GROUP_SCAN(T, f, op, FIRST)                                              \
  PRIMITIVE static T scan_##T##_##f(T v, int kind) {                             \
    size_t n = work_items(), me = get_local_linear_id();                         \
    __local T *in = __spirv_run_group_scratch();                                 \
    __local T *out = (__local T *)((__local char *)in + 16 * n);                 \
    in[me] = v;                                                                  \
    __spirv_run_group_barrier();                                                 \
    if (me == 0) {                                                               \
      T sum = (T)FIRST;                                                          \
      for (size_t i = 0; i < n; ++i) {                                           \
        T before = sum;                                                          \
        sum = op(sum, in[i]);                                                    \
        if (kind != REDUCE) out[i] = kind == EXCLUSIVE ? before : sum;           \
      }                                                                          \
      if (kind == REDUCE) out[0] = sum;                                          \
    }                                                                            \
    __spirv_run_group_barrier();                                                 \
    return out[kind == REDUCE ? 0 : me];                                         \
  }                                                                              \
  WORK_GROUP(T, f)
#define SCANS(T, LOW, HIGH)                                                      \
  GROUP_SCAN(T, add, ADD, 0) GROUP_SCAN(T, mul, MUL, 1) GROUP_SCAN(T, min, MIN, HIGH) GROUP_SCAN(T, max, MAX, LOW)
#define SCANS_BITS(T, LOW, HIGH) GROUP_SCAN(T, and, AND, ~(T)0) GROUP_SCAN(T, or, OR, 0) GROUP_SCAN(T, xor, XOR, 0)
GROUP_INTEGERS(SCANS) GROUP_INTEGERS(SCANS_BITS) GROUP_FLOATS(SCANS)

// Truth values are numbers that are zero or not.
#define LOGICAL(f, bits)                                                                                          \
  CONVERGENT int work_group_reduce_logical_##f(int p) { return work_group_reduce_##bits((int)(p != 0)); }         \
  CONVERGENT int work_group_scan_inclusive_logical_##f(int p) { return work_group_scan_inclusive_##bits((int)(p != 0)); } \
  CONVERGENT int work_group_scan_exclusive_logical_##f(int p) { return work_group_scan_exclusive_##bits((int)(p != 0)) != 0; }
LOGICAL(and, and) LOGICAL(or, or) LOGICAL(xor, xor)
CONVERGENT int work_group_any(int p) { return work_group_reduce_or((int)(p != 0)); }
CONVERGENT int work_group_all(int p) { return work_group_reduce_and((int)(p != 0)); }

#define BROADCAST(T, LOW, HIGH)                                                  \
  CONVERGENT static T from_(T v, size_t who) {                                    \
    __local T *all = __spirv_run_group_scratch();                                \
    all[get_local_linear_id()] = v;                                              \
    __spirv_run_group_barrier();                                                 \
    T r = all[who];                                                              \
    __spirv_run_group_barrier();                                                 \
    return r;                                                                    \
  }                                                                              \
  FROM_V(T, 2, x, y) FROM_V(T, 3, xy, z) FROM_V(T, 4, lo, hi) FROM_V(T, 8, lo, hi) FROM_V(T, 16, lo, hi) \
  BROADCAST_V(T) BROADCAST_V(T##2) BROADCAST_V(T##3) BROADCAST_V(T##4) BROADCAST_V(T##8) BROADCAST_V(T##16)
#define FROM_V(T, N, l, h) \
  CONVERGENT static T##N from_(T##N v, size_t who) { FIRST(T, N) a = from_(v.l, who); return (T##N)(a, from_(v.h, who)); }
#define FIRST(T, N) FIRST_##N(T)
#define FIRST_2(T) T
#define FIRST_3(T) T##2
#define FIRST_4(T) T##2
#define FIRST_8(T) T##4
#define FIRST_16(T) T##8
#define BROADCAST_V(T)                                                           \
  CONVERGENT T work_group_broadcast(T v, size_t x) { return from_(v, x); }    \
  CONVERGENT T work_group_broadcast(T v, size_t x, size_t y) { return from_(v, x + y * get_local_size(0)); } \
  CONVERGENT T work_group_broadcast(T v, size_t x, size_t y, size_t z) {         \
    return from_(v, x + get_local_size(0) * (y + z * get_local_size(1)));     \
  }
GROUP_INTEGERS(BROADCAST) GROUP_FLOATS(BROADCAST)
