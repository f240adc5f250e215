//! Atomic functions of OpenCL C 1.2 and 2.0, with the strongest order: weaker ones cost the same on most hosts.

#include "library.h"

#define SEQ memory_order_seq_cst, memory_scope_all_svm_devices

// OpenCL C 1.2: memory is not of an atomic type.
#define OLD_INT(P, T, S, A)                                                                       \
  OV T P##_add(volatile A T *p, T v) { return __opencl_atomic_fetch_add((volatile A S *)p, v, SEQ); } \
  OV T P##_sub(volatile A T *p, T v) { return __opencl_atomic_fetch_sub((volatile A S *)p, v, SEQ); } \
  OV T P##_min(volatile A T *p, T v) { return __opencl_atomic_fetch_min((volatile A S *)p, v, SEQ); } \
  OV T P##_max(volatile A T *p, T v) { return __opencl_atomic_fetch_max((volatile A S *)p, v, SEQ); } \
  OV T P##_and(volatile A T *p, T v) { return __opencl_atomic_fetch_and((volatile A S *)p, v, SEQ); } \
  OV T P##_or(volatile A T *p, T v) { return __opencl_atomic_fetch_or((volatile A S *)p, v, SEQ); }   \
  OV T P##_xor(volatile A T *p, T v) { return __opencl_atomic_fetch_xor((volatile A S *)p, v, SEQ); } \
  OV T P##_inc(volatile A T *p) { return __opencl_atomic_fetch_add((volatile A S *)p, (T)1, SEQ); }   \
  OV T P##_dec(volatile A T *p) { return __opencl_atomic_fetch_sub((volatile A S *)p, (T)1, SEQ); }   \
  OV T P##_xchg(volatile A T *p, T v) { return __opencl_atomic_exchange((volatile A S *)p, v, SEQ); } \
  OV T P##_cmpxchg(volatile A T *p, T e, T v) {                                                   \
    __opencl_atomic_compare_exchange_strong((volatile A S *)p, &e, v, SEQ_SEQ);                   \
    return e;                                                                                     \
  }
#define SEQ_SEQ memory_order_seq_cst, memory_order_seq_cst, memory_scope_all_svm_devices
#define OLD(A)                                                                                    \
  OLD_INT(atomic, int, atomic_int, A) OLD_INT(atomic, uint, atomic_uint, A)                       \
  OLD_INT(atom, int, atomic_int, A) OLD_INT(atom, uint, atomic_uint, A)                           \
  OLD_INT(atom, long, atomic_long, A) OLD_INT(atom, ulong, atomic_ulong, A)                       \
  OV float atomic_xchg(volatile A float *p, float v) {                                            \
    return __opencl_atomic_exchange((volatile A atomic_float *)p, v, SEQ);                        \
  }
// Sums and minima of floats, as an extension has them.
#define OLD_FLOAT(T, S, A)                                                                        \
  OV T atomic_add(volatile A T *p, T v) { return __opencl_atomic_fetch_add((volatile A S *)p, v, SEQ); } \
  OV T atomic_min(volatile A T *p, T v) { return __opencl_atomic_fetch_min((volatile A S *)p, v, SEQ); } \
  OV T atomic_max(volatile A T *p, T v) { return __opencl_atomic_fetch_max((volatile A S *)p, v, SEQ); }
#define OLD_FLOATS(A) OLD_FLOAT(float, atomic_float, A) OLD_FLOAT(double, atomic_double, A) OLD_FLOAT(half, atomic_half, A)
SHARED_SPACES(OLD_FLOATS)
SHARED_SPACES(OLD)

// OpenCL C 2.0. Each function has forms that name order and scope.
#define NEW_ALL(A, S, T)                                                                          \
  OV void atomic_init(volatile A S *p, T v) { __opencl_atomic_init(p, v); }                       \
  OV void atomic_store(volatile A S *p, T v) { __opencl_atomic_store(p, v, SEQ); }                \
  OV void atomic_store_explicit(volatile A S *p, T v, memory_order o) { atomic_store(p, v); }     \
  OV void atomic_store_explicit(volatile A S *p, T v, memory_order o, memory_scope s) { atomic_store(p, v); } \
  OV T atomic_load(volatile A S *p) { return __opencl_atomic_load(p, SEQ); }                      \
  OV T atomic_load_explicit(volatile A S *p, memory_order o) { return atomic_load(p); }           \
  OV T atomic_load_explicit(volatile A S *p, memory_order o, memory_scope s) { return atomic_load(p); } \
  OV T atomic_exchange(volatile A S *p, T v) { return __opencl_atomic_exchange(p, v, SEQ); }      \
  OV T atomic_exchange_explicit(volatile A S *p, T v, memory_order o) { return atomic_exchange(p, v); } \
  OV T atomic_exchange_explicit(volatile A S *p, T v, memory_order o, memory_scope s) { return atomic_exchange(p, v); } \
  COMPARES(A, S, T)
#ifdef GENERIC_ONLY
#define COMPARES(A, S, T) COMPARE(A, S, T, strong, __generic) COMPARE(A, S, T, weak, __generic)
#else
#define COMPARES(A, S, T)                                                                         \
  COMPARE(A, S, T, strong, __private) COMPARE(A, S, T, strong, __global)                          \
  COMPARE(A, S, T, strong, __local) COMPARE(A, S, T, strong, __generic)                           \
  COMPARE(A, S, T, weak, __private) COMPARE(A, S, T, weak, __global)                              \
  COMPARE(A, S, T, weak, __local) COMPARE(A, S, T, weak, __generic)
#endif
#define COMPARE(A, S, T, W, E)                                                                    \
  OV bool atomic_compare_exchange_##W(volatile A S *p, E T *e, T v) {                             \
    T old = *e;                                                                                   \
    bool same = __opencl_atomic_compare_exchange_strong(p, &old, v, SEQ_SEQ);                     \
    if (!same) *e = old;                                                                          \
    return same;                                                                                  \
  }                                                                                               \
  OV bool atomic_compare_exchange_##W##_explicit(volatile A S *p, E T *e, T v, memory_order a, memory_order b) { \
    return atomic_compare_exchange_##W(p, e, v);                                                  \
  }                                                                                               \
  OV bool atomic_compare_exchange_##W##_explicit(volatile A S *p, E T *e, T v, memory_order a, memory_order b, memory_scope s) { \
    return atomic_compare_exchange_##W(p, e, v);                                                  \
  }
#define FETCH(A, S, T, f) FETCH_AS(A, S, T, T, f)
#define FETCH_AS(A, S, T, U, f)                                                                   \
  OV T atomic_fetch_##f(volatile A S *p, U v) { return __opencl_atomic_fetch_##f(p, (T)v, SEQ); } \
  OV T atomic_fetch_##f##_explicit(volatile A S *p, U v, memory_order o) { return atomic_fetch_##f(p, v); } \
  OV T atomic_fetch_##f##_explicit(volatile A S *p, U v, memory_order o, memory_scope s) { return atomic_fetch_##f(p, v); }
#define NEW_FLOAT(A, S, T) NEW_ALL(A, S, T) FETCH(A, S, T, add) FETCH(A, S, T, sub) FETCH(A, S, T, min) FETCH(A, S, T, max)
#define NEW_INT(A, S, T) NEW_FLOAT(A, S, T) FETCH(A, S, T, and) FETCH(A, S, T, or) FETCH(A, S, T, xor)
// Pointers as integers are added and masked with integers of the other sign.
#define NEW_MIXED(A, S, T, U)                                                                     \
  FETCH_AS(A, S, T, U, add) FETCH_AS(A, S, T, U, sub) FETCH_AS(A, S, T, U, min) FETCH_AS(A, S, T, U, max) \
  FETCH_AS(A, S, T, U, and) FETCH_AS(A, S, T, U, or) FETCH_AS(A, S, T, U, xor)
#define NEW(A)                                                                                    \
  NEW_INT(A, atomic_int, int) NEW_INT(A, atomic_uint, uint) NEW_INT(A, atomic_long, long)         \
  NEW_INT(A, atomic_ulong, ulong) NEW_FLOAT(A, atomic_float, float) NEW_FLOAT(A, atomic_double, double) NEW_FLOAT(A, atomic_half, half) \
  NEW_MIXED(A, atomic_ulong, ulong, long) NEW_MIXED(A, atomic_long, long, ulong)                  \
  OV bool atomic_flag_test_and_set(volatile A atomic_flag *p) {                                   \
    return __opencl_atomic_exchange((volatile A atomic_int *)p, 1, SEQ) != 0;                     \
  }                                                                                               \
  OV bool atomic_flag_test_and_set_explicit(volatile A atomic_flag *p, memory_order o) { return atomic_flag_test_and_set(p); } \
  OV bool atomic_flag_test_and_set_explicit(volatile A atomic_flag *p, memory_order o, memory_scope s) { return atomic_flag_test_and_set(p); } \
  OV void atomic_flag_clear(volatile A atomic_flag *p) { __opencl_atomic_store((volatile A atomic_int *)p, 0, SEQ); } \
  OV void atomic_flag_clear_explicit(volatile A atomic_flag *p, memory_order o) { atomic_flag_clear(p); } \
  OV void atomic_flag_clear_explicit(volatile A atomic_flag *p, memory_order o, memory_scope s) { atomic_flag_clear(p); }
SHARED_SPACES(NEW)
