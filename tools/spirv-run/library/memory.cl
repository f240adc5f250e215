//! Loads and stores of vectors, also as half, and copies of work-groups.

#include "library.h"
#include "groups.h"

// Vectors in memory are only aligned as their elements are.
#define LOAD_N(T, A, N)                                                                          \
  OV T##N vload##N(size_t i, A const T *p) { T##N r; __builtin_memcpy(&r, p + i * N, N * sizeof(T)); return r; }
#define STORE_N(T, A, N)                                                                         \
  OV void vstore##N(T##N a, size_t i, A T *p) { __builtin_memcpy(p + i * N, &a, N * sizeof(T)); }
#define WIDTHS(M, T, A) M(T, A, 2) M(T, A, 3) M(T, A, 4) M(T, A, 8) M(T, A, 16)
#define LOAD_STORE(T, A) WIDTHS(LOAD_N, T, A) WIDTHS(STORE_N, T, A)
#ifdef GENERIC_ONLY
#define LOAD_STORES(T, U) SPACES_OF(LOAD_STORE, T)
#else
#define LOAD_STORES(T, U) SPACES_OF(LOAD_STORE, T) WIDTHS(LOAD_N, T, __constant)
#endif
INTEGERS(LOAD_STORES)
FLOATS(LOAD_STORES)

// vloada_half: vectors of three lie four apart.
#define HALF_LOAD_N(A, N, S)                                                                     \
  OV float##N vload_half##N(size_t i, A const half *p) { return convert_float##N(vload##N(i, p)); } \
  OV float##N vloada_half##N(size_t i, A const half *p) { return convert_float##N(vload##N(0, p + i * S)); }
#define HALF_LOADS(A)                                                                            \
  OV float vload_half(size_t i, A const half *p) { return (float)p[i]; }                         \
  OV float vloada_half(size_t i, A const half *p) { return (float)p[i]; }                        \
  HALF_LOAD_N(A, 2, 2) HALF_LOAD_N(A, 3, 4) HALF_LOAD_N(A, 4, 4) HALF_LOAD_N(A, 8, 8) HALF_LOAD_N(A, 16, 16)
READ_SPACES(HALF_LOADS)
#define HALF_STORE_N(A, F, X, N, S)                                                              \
  OV void vstore_half##N##X(F##N a, size_t i, A half *p) { vstore##N(convert_half##N##X(a), i, p); } \
  OV void vstorea_half##N##X(F##N a, size_t i, A half *p) { vstore##N(convert_half##N##X(a), 0, p + i * S); }
#define HALF_STORE(A, F, X)                                                                      \
  OV void vstore_half##X(F a, size_t i, A half *p) { p[i] = convert_half##X(a); }                \
  OV void vstorea_half##X(F a, size_t i, A half *p) { p[i] = convert_half##X(a); }               \
  HALF_STORE_N(A, F, X, 2, 2) HALF_STORE_N(A, F, X, 3, 4) HALF_STORE_N(A, F, X, 4, 4)            \
  HALF_STORE_N(A, F, X, 8, 8) HALF_STORE_N(A, F, X, 16, 16)
#define HALF_STORES_X(A, F) HALF_STORE(A, F, ) HALF_STORE(A, F, _rte) HALF_STORE(A, F, _rtz) HALF_STORE(A, F, _rtp) HALF_STORE(A, F, _rtn)
#define HALF_STORES(A) HALF_STORES_X(A, float) HALF_STORES_X(A, double)
SPACES(HALF_STORES)

// Copies are done by all work-items together and have ended at the barrier of the wait. An event is a pointer here, so
// that no type of SPIR-V stands in the module: the names that clang makes of event_t are spelled.
#define COPY(T, DEST, SRC, MANGLED, N)                                                           \
  __private void *copy_##N(DEST T *d, SRC const T *s, size_t n, __private void *e) __asm__("_Z21async_work_group_copy" MANGLED "m9ocl_event"); \
  __private void *copy_##N(DEST T *d, SRC const T *s, size_t n, __private void *e) {                                 \
    for (size_t i = get_local_linear_id(); i < n; i += work_items()) d[i] = s[i];                \
    return e;                                                                                    \
  }
#define STRIDED(T, DEST, SRC, MANGLED, N, D, S)                                                  \
  __private void *strided_##N(DEST T *d, SRC const T *s, size_t n, size_t stride, __private void *e)                 \
      __asm__("_Z29async_work_group_strided_copy" MANGLED "mm9ocl_event");                       \
  __private void *strided_##N(DEST T *d, SRC const T *s, size_t n, size_t stride, __private void *e) {               \
    for (size_t i = get_local_linear_id(); i < n; i += work_items()) d[i * (D)] = s[i * (S)];    \
    return e;                                                                                    \
  }
#define COPIES(T, SELF, AGAIN, N)                                                                \
  COPY(T, __local, __global, "PU3AS3" SELF "PU3AS1K" AGAIN, T##_in)                              \
  COPY(T, __global, __local, "PU3AS1" SELF "PU3AS3K" AGAIN, T##_out)                             \
  STRIDED(T, __local, __global, "PU3AS3" SELF "PU3AS1K" AGAIN, T##_in, 1, stride)                \
  STRIDED(T, __global, __local, "PU3AS1" SELF "PU3AS3K" AGAIN, T##_out, stride, 1)               \
  void prefetch_##T(__global const T *p, size_t n) __asm__("_Z8prefetchPU3AS1K" SELF "m");       \
  void prefetch_##T(__global const T *p, size_t n) {}
#define COPIES_V(T, M)                                                                           \
  COPIES(T, M, M, 1) COPIES(T##2, "Dv2_" M, "S_", 2) COPIES(T##3, "Dv3_" M, "S_", 3)             \
  COPIES(T##4, "Dv4_" M, "S_", 4) COPIES(T##8, "Dv8_" M, "S_", 8) COPIES(T##16, "Dv16_" M, "S_", 16)
COPIES_V(char, "c") COPIES_V(uchar, "h") COPIES_V(short, "s") COPIES_V(ushort, "t") COPIES_V(int, "i")
COPIES_V(uint, "j") COPIES_V(long, "l") COPIES_V(ulong, "m") COPIES_V(float, "f") COPIES_V(double, "d")
COPIES_V(half, "Dh")

#define WAIT(A, MANGLED)                                                                         \
  __attribute__((convergent, noduplicate)) void wait_##A(int n, __##A void *e)                   \
      __asm__("_Z17wait_group_events" MANGLED);                                                  \
  __attribute__((convergent, noduplicate)) void wait_##A(int n, __##A void *e) { __spirv_run_group_barrier(); }
WAIT(private, "iP9ocl_event") WAIT(generic, "iPU3AS49ocl_event") WAIT(global, "iPU3AS19ocl_event")
WAIT(local, "iPU3AS39ocl_event")
