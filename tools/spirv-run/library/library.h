//! What every file of the library shares: names of attributes, and functions of vectors made of those of scalars.
//!
//! A function of a vector is the function of its halves. The optimiser sees scalars, and joins them over work-items. With
//! NUMBERS_ONLY these are left out: who links the library makes them.

#define OV __attribute__((overloadable))
#define CONVERGENT __attribute__((overloadable, convergent, noduplicate))

#pragma OPENCL EXTENSION all : disable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

#ifdef NUMBERS_ONLY
#define UNARY_V(f, R, T)
#define BINARY_V(f, R, T, U)
#define TERNARY_V(f, R, T, U)
#define BINARY_SCALAR(f, T, U)
#define TERNARY_SCALAR(f, T)
#define POINTER_V(f, R, T, U, A)
#else

// R f(T), for all widths above one.
#define UNARY_V(f, R, T)                                                                   \
  OV R##2 f(T##2 a) { return (R##2)(f(a.x), f(a.y)); }                                     \
  OV R##3 f(T##3 a) { return (R##3)(f(a.x), f(a.y), f(a.z)); }                             \
  OV R##4 f(T##4 a) { return (R##4)(f(a.lo), f(a.hi)); }                                   \
  OV R##8 f(T##8 a) { return (R##8)(f(a.lo), f(a.hi)); }                                   \
  OV R##16 f(T##16 a) { return (R##16)(f(a.lo), f(a.hi)); }

// R f(T, U)
#define BINARY_V(f, R, T, U)                                                               \
  OV R##2 f(T##2 a, U##2 b) { return (R##2)(f(a.x, b.x), f(a.y, b.y)); }                   \
  OV R##3 f(T##3 a, U##3 b) { return (R##3)(f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)); }      \
  OV R##4 f(T##4 a, U##4 b) { return (R##4)(f(a.lo, b.lo), f(a.hi, b.hi)); }               \
  OV R##8 f(T##8 a, U##8 b) { return (R##8)(f(a.lo, b.lo), f(a.hi, b.hi)); }               \
  OV R##16 f(T##16 a, U##16 b) { return (R##16)(f(a.lo, b.lo), f(a.hi, b.hi)); }

// R f(T, T, U)
#define TERNARY_V(f, R, T, U)                                                              \
  OV R##2 f(T##2 a, T##2 b, U##2 c) { return (R##2)(f(a.x, b.x, c.x), f(a.y, b.y, c.y)); } \
  OV R##3 f(T##3 a, T##3 b, U##3 c) {                                                      \
    return (R##3)(f(a.x, b.x, c.x), f(a.y, b.y, c.y), f(a.z, b.z, c.z));                   \
  }                                                                                        \
  OV R##4 f(T##4 a, T##4 b, U##4 c) { return (R##4)(f(a.lo, b.lo, c.lo), f(a.hi, b.hi, c.hi)); } \
  OV R##8 f(T##8 a, T##8 b, U##8 c) { return (R##8)(f(a.lo, b.lo, c.lo), f(a.hi, b.hi, c.hi)); } \
  OV R##16 f(T##16 a, T##16 b, U##16 c) { return (R##16)(f(a.lo, b.lo, c.lo), f(a.hi, b.hi, c.hi)); }

// T f(T, scalar): the scalar stands for a vector of equal elements.
#define BINARY_SCALAR(f, T, U)                     \
  OV T##2 f(T##2 a, U b) { return f(a, (U##2)b); } \
  OV T##3 f(T##3 a, U b) { return f(a, (U##3)b); } \
  OV T##4 f(T##4 a, U b) { return f(a, (U##4)b); } \
  OV T##8 f(T##8 a, U b) { return f(a, (U##8)b); } \
  OV T##16 f(T##16 a, U b) { return f(a, (U##16)b); }

#define TERNARY_SCALAR(f, T)                                             \
  OV T##2 f(T##2 a, T b, T c) { return f(a, (T##2)b, (T##2)c); }         \
  OV T##3 f(T##3 a, T b, T c) { return f(a, (T##3)b, (T##3)c); }         \
  OV T##4 f(T##4 a, T b, T c) { return f(a, (T##4)b, (T##4)c); }         \
  OV T##8 f(T##8 a, T b, T c) { return f(a, (T##8)b, (T##8)c); }         \
  OV T##16 f(T##16 a, T b, T c) { return f(a, (T##16)b, (T##16)c); }

// R f(T, U *), for one address space A.
#define POINTER_V(f, R, T, U, A)                                                            \
  OV R##2 f(T##2 a, A U##2 *p) { U x, y; R##2 r = (R##2)(f(a.x, &x), f(a.y, &y)); *p = (U##2)(x, y); return r; } \
  OV R##3 f(T##3 a, A U##3 *p) {                                                            \
    U x, y, z; R##3 r = (R##3)(f(a.x, &x), f(a.y, &y), f(a.z, &z)); *p = (U##3)(x, y, z); return r; \
  }                                                                                         \
  OV R##4 f(T##4 a, A U##4 *p) { U##2 x, y; R##4 r = (R##4)(f(a.lo, &x), f(a.hi, &y)); *p = (U##4)(x, y); return r; } \
  OV R##8 f(T##8 a, A U##8 *p) { U##4 x, y; R##8 r = (R##8)(f(a.lo, &x), f(a.hi, &y)); *p = (U##8)(x, y); return r; } \
  OV R##16 f(T##16 a, A U##16 *p) { U##8 x, y; R##16 r = (R##16)(f(a.lo, &x), f(a.hi, &y)); *p = (U##16)(x, y); return r; }

#endif

// M(type) for the classes of types.
#define SIGNED(M) M(char, uchar) M(short, ushort) M(int, uint) M(long, ulong)
#define UNSIGNED(M) M(uchar, uchar) M(ushort, ushort) M(uint, uint) M(ulong, ulong)
#define INTEGERS(M) SIGNED(M) UNSIGNED(M)
#define FLOATS(M) M(float, int) M(double, long) M(half, short)
// M(address space), for memory that is read and written, memory that work-items share, and memory that is read. With
// GENERIC_ONLY there is one form of each function: who links the library casts pointers.
#ifdef GENERIC_ONLY
#define SPACES(M) M(__generic)
#define SHARED_SPACES(M) M(__generic)
#define READ_SPACES(M) M(__generic)
#define SPACES_OF(M, T) M(T, __generic)
#else
#define SPACES(M) M(__private) M(__global) M(__local) M(__generic)
#define SHARED_SPACES(M) M(__global) M(__local) M(__generic)
#define READ_SPACES(M) SPACES(M) M(__constant)
#define SPACES_OF(M, T) M(T, __private) M(T, __global) M(T, __local) M(T, __generic)
#endif
