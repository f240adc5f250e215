//! Functions of numbers that are neither of floats.cl nor of doubles.cl: common, geometric, relational, integer functions and
//! conversions, of which the runner's library has the sources; and those that need little precision.
//!
//! Functions of vectors are those whose elements are not the function of numbers. Those that are computed by functions of
//! floats.cl and doubles.cl declare them.

#define NUMBERS_ONLY
// Targets have instructions for these.
#define fmin __builtin_elementwise_minnum
#define fmax __builtin_elementwise_maxnum
#define fabs __builtin_elementwise_abs
#define sqrt __builtin_elementwise_sqrt
#define copysign __builtin_elementwise_copysign

#include "relational.cl"
#include "common.cl"
#include "integer.cl"
#include "conversions.cl"
#include "conversions_integers.cl"

// (float, int), and so on.
#define OF_FLOATS(T, I)                                                                              \
  OV T rsqrt(T x) { return (T)1 / sqrt(x); }                                                         \
  OV T fdim(T x, T y) { return x != x ? x : y != y ? y : x > y ? x - y : (T)0; }                     \
  OV T maxmag(T x, T y) { return fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y); }       \
  OV T minmag(T x, T y) { return fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y); }
FLOATS(OF_FLOATS)
OV float nan(uint code) { return __builtin_astype(code | 0x7fc00000u, float); }
OV double nan(ulong code) { return __builtin_astype(code | 0x7ff8000000000000ul, double); }
OV half nan(ushort code) { return __builtin_astype((ushort)(code | 0x7e00), half); }

// Targets have instructions for these too, less precise than others.
OV float native_sin(float x) { return __builtin_elementwise_sin(x); }
OV float native_cos(float x) { return __builtin_elementwise_cos(x); }
OV float native_tan(float x) { return __builtin_elementwise_sin(x) / __builtin_elementwise_cos(x); }
OV float native_exp(float x) { return __builtin_elementwise_exp(x); }
OV float native_exp2(float x) { return __builtin_elementwise_exp2(x); }
OV float native_exp10(float x) { return __builtin_elementwise_exp2(x * 0x1.a934f0p+1f); }
OV float native_log(float x) { return __builtin_elementwise_log(x); }
OV float native_log2(float x) { return __builtin_elementwise_log2(x); }
OV float native_log10(float x) { return __builtin_elementwise_log10(x); }
OV float native_powr(float x, float y) { return __builtin_elementwise_exp2(y * __builtin_elementwise_log2(x)); }
OV float native_sqrt(float x) { return sqrt(x); }
OV float native_rsqrt(float x) { return 1.0f / sqrt(x); }
OV float native_recip(float x) { return 1.0f / x; }
OV float native_divide(float x, float y) { return x / y; }
// Errors of these may be 8,192 units of the last place, for all arguments.
#define HALF_PRECISION(f) OV float half_##f(float x) { return f(x); }
HALF_PRECISION(cos) HALF_PRECISION(exp) HALF_PRECISION(exp2) HALF_PRECISION(exp10) HALF_PRECISION(log) HALF_PRECISION(log2)
HALF_PRECISION(log10) HALF_PRECISION(sin) HALF_PRECISION(tan) HALF_PRECISION(sqrt) HALF_PRECISION(rsqrt)
OV float half_recip(float x) { return 1.0f / x; }
OV float half_divide(float x, float y) { return x / y; }
OV float half_powr(float x, float y) { return powr(x, y); }
