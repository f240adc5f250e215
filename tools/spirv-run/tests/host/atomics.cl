//! Atomic functions of each type, as a thread of the driver calls them: what memory held goes into a row, and what it holds.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

// A call on memory that holds `a`.
#define ON(S, T, e) { volatile __global S *p = (volatile __global S *)memory; memory[0] = a; T old = (e); r[k++] = old; r[k++] = memory[0]; }
#define NEW(S, T, f) \
  ON(S, T, atomic_##f(p, b)) ON(S, T, atomic_##f##_explicit(p, b, memory_order_relaxed)) \
  ON(S, T, atomic_##f##_explicit(p, b, memory_order_acq_rel, memory_scope_work_group))
#define ARITHMETIC(S, T) NEW(S, T, fetch_add) NEW(S, T, fetch_sub) NEW(S, T, fetch_min) NEW(S, T, fetch_max) NEW(S, T, exchange)
#define BITS(S, T) NEW(S, T, fetch_and) NEW(S, T, fetch_or) NEW(S, T, fetch_xor)
#define COMPARED(S, T)                                                                                            \
  { T e = a; ON(S, T, (atomic_compare_exchange_strong(p, &e, b) ? e : (T)0)) }                                    \
  { T e = b; ON(S, T, (atomic_compare_exchange_weak_explicit(p, &e, b, memory_order_seq_cst, memory_order_relaxed) ? (T)0 : e)) }
#define OLD(P, T)                                                                                                 \
  ON(T, T, P##_add(p, b)) ON(T, T, P##_sub(p, b)) ON(T, T, P##_min(p, b)) ON(T, T, P##_max(p, b)) ON(T, T, P##_xchg(p, b)) \
  ON(T, T, P##_and(p, b)) ON(T, T, P##_or(p, b)) ON(T, T, P##_xor(p, b)) ON(T, T, P##_inc(p)) ON(T, T, P##_dec(p)) \
  ON(T, T, P##_cmpxchg(p, a, b)) ON(T, T, P##_cmpxchg(p, b, a))
#define FUNCTION(T, body) void atomics_##T(__global T *memory, T a, T b, __global T *r) { int k = 0; body }
FUNCTION(int, ARITHMETIC(atomic_int, int) COMPARED(atomic_int, int) BITS(atomic_int, int) OLD(atomic, int))
FUNCTION(uint, ARITHMETIC(atomic_uint, uint) COMPARED(atomic_uint, uint) BITS(atomic_uint, uint) OLD(atomic, uint))
FUNCTION(long, ARITHMETIC(atomic_long, long) COMPARED(atomic_long, long) BITS(atomic_long, long) OLD(atom, long))
FUNCTION(ulong, ARITHMETIC(atomic_ulong, ulong) COMPARED(atomic_ulong, ulong) BITS(atomic_ulong, ulong) OLD(atom, ulong))
FUNCTION(float, ARITHMETIC(atomic_float, float) COMPARED(atomic_float, float))
FUNCTION(double, ARITHMETIC(atomic_double, double) COMPARED(atomic_double, double))

// Many threads at once.
void contend(__global int *sum, __global float *sums, __global ulong *greatest, int n) {
  for (int i = 0; i < n; ++i) {
    atomic_inc(sum);
    atomic_fetch_add_explicit((volatile __global atomic_float *)sums, 1.0f, memory_order_relaxed);
    atomic_fetch_max((volatile __global atomic_ulong *)greatest, (ulong)i);
  }
}
