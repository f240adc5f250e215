//! Maths. A function of float or half is computed in double and rounded once: its error is little more than half a unit.
//!
//! Functions of double are LLVM's intrinsics or the host's library of maths, whose names the linker of the host knows. So are
//! the few of float that `single.h` has no polynomial for.

#include "single.h"

#define HOST1(f) double host_##f(double) __asm__(#f);
#define HOST2(f) double host_##f(double, double) __asm__(#f);
HOST1(cbrt) HOST1(erf) HOST1(erfc) HOST1(expm1) HOST1(log1p) HOST1(tgamma) HOST1(asinh) HOST1(acosh) HOST1(atanh)
HOST2(hypot) HOST2(remainder) HOST2(fmod)
double host_lgamma_r(double, __private int *) __asm__("lgamma_r");
double host_remquo(double, double, __private int *) __asm__("remquo");

// The host's is off by more than two units: a step of Newton's.
static double cube_root(double x) {
  double r = host_cbrt(x);
  return r == 0.0 || !isfinite(r) ? r : r - (r - x / (r * r)) * (1.0 / 3.0);
}
// log2 and log10 are exact where the result is an integer, as LLVM's intrinsics on the host's library are.
#define ONE(f, wide, single)                                                    \
  OV double f(double x) { return (wide); } UNARY_V(f, double, double)           \
  OV float f(float x) { return (float)(single); } UNARY_V(f, float, float)      \
  OV half f(half x) { return (half)(float)(single); } UNARY_V(f, half, half)
#define ONE_SINGLE(f, wide) ONE(f, wide, single_##f((double)x))
#define ONE_WIDE(f, wide) ONE(f, wide, f((double)x))
ONE_SINGLE(sin, E(sin)(x)) ONE_SINGLE(cos, E(cos)(x)) ONE_SINGLE(tan, E(tan)(x))
ONE_SINGLE(asin, E(asin)(x)) ONE_SINGLE(acos, E(acos)(x)) ONE_SINGLE(atan, E(atan)(x))
ONE_SINGLE(sinh, E(sinh)(x)) ONE_SINGLE(cosh, E(cosh)(x)) ONE_SINGLE(tanh, E(tanh)(x))
ONE(exp, E(exp)(x), single_exp2(x * 0x1.71547652b82fep+0)) ONE_SINGLE(exp2, E(exp2)(x))
ONE(exp10, E(exp10)(x), single_exp2(x * 0x1.a934f0979a371p+1)) ONE_SINGLE(expm1, host_expm1(x))
ONE_SINGLE(log, E(log)(x)) ONE_SINGLE(log2, E(log2)(x)) ONE_SINGLE(log10, E(log10)(x)) ONE_SINGLE(log1p, host_log1p(x))
ONE_SINGLE(cbrt, cube_root(x)) ONE_SINGLE(erf, host_erf(x)) ONE_SINGLE(erfc, host_erfc(x)) ONE_WIDE(tgamma, host_tgamma(x))
ONE_SINGLE(asinh, host_asinh(x)) ONE_SINGLE(acosh, host_acosh(x)) ONE_SINGLE(atanh, host_atanh(x))
ONE(asinpi, E(asin)(x) / PI, single_asin(x) / PI) ONE(acospi, E(acos)(x) / PI, single_acos(x) / PI)
ONE(atanpi, E(atan)(x) / PI, single_atan(x) / PI) ONE_WIDE(rsqrt, 1.0 / E(sqrt)(x))

// Quarter turns are taken off exactly, so that zeros and ones of the result are exact.
static double sin_of_turns(double x) {
  double r = x - 2.0 * E(rint)(x * 0.5);
  double a = E(abs)(r);
  double m = a > 0.5 ? 1.0 - a : a;
  double s = m > 0.25 ? E(cos)(PI * (0.5 - m)) : E(sin)(PI * m);
  return E(copysign)(s, s == 0.0 ? x : r);
}
static double cos_of_turns(double x) {
  double a = E(abs)(x - 2.0 * E(rint)(x * 0.5));
  double m = a > 0.5 ? 1.0 - a : a;
  double c = m > 0.25 ? E(sin)(PI * (0.5 - m)) : E(cos)(PI * m);
  return a > 0.5 ? -c : c;
}
static double tan_of_turns(double x) {
  // At odd quarter turns the sign of the infinity follows the number of half turns, as does that of a zero.
  double n = E(rint)(x), r = x - n;
  if (r == 0.0) return E(copysign)(0.0, E(abs)(host_fmod(n, 2.0)) == 1.0 ? -x : x);
  if (E(abs)(r) == 0.5) return host_fmod(E(floor)(x), 2.0) == 0.0 ? INFINITY : -INFINITY;
  return sin_of_turns(r) / cos_of_turns(r);
}
ONE_SINGLE(sinpi, sin_of_turns(x)) ONE_SINGLE(cospi, cos_of_turns(x)) ONE_SINGLE(tanpi, tan_of_turns(x))

// What is exact in any type is computed in it.
#define EXACT1(f, T, expression) OV T f(T x) { return (expression); } UNARY_V(f, T, T)
#define EXACT2(f, T, expression) OV T f(T x, T y) { return (expression); } BINARY_V(f, T, T, T)
#define EXACT(T, I)                                                            \
  EXACT1(fabs, T, E(abs)(x)) EXACT1(floor, T, E(floor)(x)) EXACT1(ceil, T, E(ceil)(x))   \
  EXACT1(trunc, T, E(trunc)(x)) EXACT1(rint, T, E(rint)(x)) EXACT1(round, T, E(round)(x)) \
  EXACT1(sqrt, T, E(sqrt)(x)) EXACT2(copysign, T, E(copysign)(x, y))           \
  EXACT2(fmin, T, x != x ? y : y < x ? y : x) BINARY_SCALAR(fmin, T, T)        \
  EXACT2(fmax, T, x != x ? y : x < y ? y : x) BINARY_SCALAR(fmax, T, T)        \
  EXACT2(fdim, T, x > y ? x - y : (x != x || y != y) ? x + y : (T)0)           \
  EXACT2(maxmag, T, E(abs)(x) > E(abs)(y) ? x : E(abs)(y) > E(abs)(x) ? y : fmax(x, y)) \
  EXACT2(minmag, T, E(abs)(x) < E(abs)(y) ? x : E(abs)(y) < E(abs)(x) ? y : fmin(x, y)) \
  EXACT2(nextafter, T, next_##T(x, y))                                         \
  OV T fma(T x, T y, T z) { return fused_##T(x, y, z); } TERNARY_V(fma, T, T, T) \
  OV T mad(T x, T y, T z) { _Pragma("clang fp contract(on)") return x * y + z; } TERNARY_V(mad, T, T, T)

#define NEXT(T, I, SIGN)                                                       \
  static T next_##T(T x, T y) {                                                \
    if (x != x || y != y) return x + y;                                        \
    if (x == y) return y;                                                      \
    I b = __builtin_astype(x, I);                                              \
    if (x == (T)0) b = y < (T)0 ? (I)(SIGN | 1) : (I)1;                        \
    else b = (I)((x < y) == (x > (T)0) ? b + 1 : b - 1);                       \
    return __builtin_astype(b, T);                                             \
  }
NEXT(float, uint, 0x80000000) NEXT(double, ulong, 0x8000000000000000) NEXT(half, ushort, 0x8000)
// In double a sum of halves and their products loses nothing that a half would show.
#define fused_float(x, y, z) E(fma)(x, y, z)
#define fused_double(x, y, z) E(fma)(x, y, z)
#define fused_half(x, y, z) convert_half((double)x * (double)y + (double)z)
FLOATS(EXACT)

#define TWO(f, wide, single)                                                                \
  OV double f(double x, double y) { return (wide); } BINARY_V(f, double, double, double)    \
  OV float f(float x, float y) { return (float)(single); } BINARY_V(f, float, float, float) \
  OV half f(half x, half y) { return (half)(float)(single); } BINARY_V(f, half, half, half)
#define TWO_SINGLE(f, wide) TWO(f, wide, single_##f((double)x, (double)y))
#define TWO_WIDE(f, wide) TWO(f, wide, f((double)x, (double)y))
TWO_SINGLE(atan2, E(atan2)(x, y)) TWO(atan2pi, E(atan2)(x, y) / PI, single_atan2(x, y) / PI)
TWO_WIDE(fmod, host_fmod(x, y)) TWO_WIDE(remainder, host_remainder(x, y)) TWO_SINGLE(hypot, host_hypot(x, y))
TWO_SINGLE(pow, E(pow)(x, y)) TWO_SINGLE(powr, (x < 0.0 || y != y || x != x) ? NAN
  : x == 1.0 ? (E(abs)(y) == INFINITY ? NAN : 1.0) : y == 0.0 ? (x == 0.0 || x == INFINITY ? NAN : 1.0)
  : E(pow)(E(abs)(x), y))

// The exponent of a number, subnormal ones included, by scaling what double holds.
static int exponent_of(double x) {
  int e = (int)((__builtin_astype(x, ulong) >> 52) & 0x7ff);
  return e ? e - 1023 : (int)((__builtin_astype(x * 0x1p54, ulong) >> 52) & 0x7ff) - 1077;
}

// Powers of two that have a root are taken off first: of what is left the logarithm is exact enough.
static double root(double x, int n) {
  int odd = n & 1;
  if (n == 0 || x != x || (x < 0.0 && !odd)) return NAN;
  double a = E(abs)(x), r;
  if (a == 0.0 || a == INFINITY) r = (a == 0.0) == (n > 0) ? 0.0 : INFINITY;
  else if (n == 1) r = a;
  else if (n == 2) r = E(sqrt)(a);
  else {
    int k = exponent_of(a) / n;
    r = E(ldexp)(E(exp2)(E(log2)(E(ldexp)(a, -(k * n))) / n), k);
  }
  return odd ? E(copysign)(r, x) : r;
}
#define WITH_INT(f, T, expression)                                              \
  OV T f(T x, int n) { return (expression); }                                   \
  BINARY_V(f, T, T, int) BINARY_SCALAR(f, T, int)
#define WITH_INT_V(f, T, expression)                                            \
  OV T f(T x, int n) { return (expression); }                                   \
  BINARY_V(f, T, T, int)
WITH_INT_V(pown, double, n == 0 ? 1.0 : E(pow)(x, (double)n)) WITH_INT_V(pown, float, (float)single_pow(x, n))
WITH_INT_V(pown, half, (half)(float)single_pow(x, n))
WITH_INT_V(rootn, double, root(x, n)) WITH_INT_V(rootn, float, (float)single_rootn(x, n))
WITH_INT_V(rootn, half, (half)(float)single_rootn(x, n))
WITH_INT(ldexp, double, __builtin_elementwise_ldexp(x, n)) WITH_INT(ldexp, float, __builtin_elementwise_ldexp(x, n))
WITH_INT(ldexp, half, (half)__builtin_elementwise_ldexp((float)x, n))

#define EXPONENTS(T)                                                                                      \
  OV int ilogb(T x) { return x == (T)0 ? FP_ILOGB0 : x != x ? FP_ILOGBNAN : isinf(x) ? INT_MAX : exponent_of(x); } \
  UNARY_V(ilogb, int, T)                                                                                  \
  OV T logb(T x) { return x == (T)0 ? -(T)INFINITY : x != x ? x : isinf(x) ? (T)INFINITY : (T)exponent_of(x); } \
  UNARY_V(logb, T, T)
EXPONENTS(float) EXPONENTS(double) EXPONENTS(half)

static double fraction_and_exponent(double x, __private int *e) {
  int n = (x == 0.0 || x != x || E(abs)(x) == INFINITY) ? 0 : exponent_of(x) + 1;
  *e = n;
  return n ? E(ldexp)(x, -n) : x;
}
#define POINTERS_T(T, A)                                                                                 \
  OV T fract(T x, A T *p) {                                                                              \
    T f = E(floor)(x), r = x - f;                                                                        \
    *p = f;                                                                                              \
    return x != x ? x : isinf(x) ? E(copysign)((T)0, x) : r == (T)0 ? E(copysign)((T)0, x) : fmin(r, BELOW_ONE_##T); \
  }                                                                                                      \
  POINTER_V(fract, T, T, T, A)                                                                           \
  OV T modf(T x, A T *p) { T t = E(trunc)(x); *p = t; return E(copysign)(isinf(x) ? (T)0 : (T)(x - t), x); } \
  POINTER_V(modf, T, T, T, A)                                                                            \
  OV T sincos(T x, A T *p) { *p = cos(x); return sin(x); }                                               \
  POINTER_V(sincos, T, T, T, A)                                                                          \
  OV T frexp(T x, A int *p) { int e; T r = NARROW_##T(fraction_and_exponent(x, &e)); *p = e; return r; }   \
  POINTER_V(frexp, T, T, int, A)                                                                         \
  OV T lgamma_r(T x, A int *p) { int s = 0; T r = NARROW_##T(host_lgamma_r(x, &s)); *p = s; return r; }    \
  POINTER_V(lgamma_r, T, T, int, A)                                                                      \
  OV T remquo(T x, T y, A int *p) { int q = 0; double r = host_remquo(x, y, &q); *p = isnan(r) ? 0 : low_bits(q); return NARROW_##T(r); } \
  REMQUO_V(T, A)
// The quotient has seven bits and its sign.
static int low_bits(int q) { return q < 0 ? -(-q & 127) : q & 127; }
#define REMQUO_V(T, A)                                                                                   \
  OV T##2 remquo(T##2 x, T##2 y, A int2 *p) { int a, b; T##2 r = (T##2)(remquo(x.x, y.x, &a), remquo(x.y, y.y, &b)); *p = (int2)(a, b); return r; } \
  OV T##3 remquo(T##3 x, T##3 y, A int3 *p) { int a, b, c; T##3 r = (T##3)(remquo(x.x, y.x, &a), remquo(x.y, y.y, &b), remquo(x.z, y.z, &c)); *p = (int3)(a, b, c); return r; } \
  OV T##4 remquo(T##4 x, T##4 y, A int4 *p) { int2 a, b; T##4 r = (T##4)(remquo(x.lo, y.lo, &a), remquo(x.hi, y.hi, &b)); *p = (int4)(a, b); return r; } \
  OV T##8 remquo(T##8 x, T##8 y, A int8 *p) { int4 a, b; T##8 r = (T##8)(remquo(x.lo, y.lo, &a), remquo(x.hi, y.hi, &b)); *p = (int8)(a, b); return r; } \
  OV T##16 remquo(T##16 x, T##16 y, A int16 *p) { int8 a, b; T##16 r = (T##16)(remquo(x.lo, y.lo, &a), remquo(x.hi, y.hi, &b)); *p = (int16)(a, b); return r; }
#define BELOW_ONE_float 0x1.fffffep-1f
#define BELOW_ONE_double 0x1.fffffffffffffp-1
#define BELOW_ONE_half 0x1.ffcp-1h
#define NARROW_float(x) (float)(x)
#define NARROW_double(x) (x)
#define NARROW_half(x) (half)(float)(x)
#define POINTERS(A) POINTERS_T(float, A) POINTERS_T(double, A) POINTERS_T(half, A)
SPACES(POINTERS)
#define LGAMMA(T) OV T lgamma(T x) { int s; return lgamma_r(x, &s); } UNARY_V(lgamma, T, T)
LGAMMA(float) LGAMMA(double) LGAMMA(half)

// Any error is allowed here, and none is made. OpenCL C has these for float alone, instructions for every type.
#define LOOSE1(name, e) LOOSE1_T(name, e, float) LOOSE1_T(name, e, double) LOOSE1_T(name, e, half)
#define LOOSE2(name, e) LOOSE2_T(name, e, float) LOOSE2_T(name, e, double) LOOSE2_T(name, e, half)
#define LOOSE1_T(name, e, T) OV T name(T x) { return (e); } UNARY_V(name, T, T)
#define LOOSE2_T(name, e, T) OV T name(T x, T y) { return (e); } BINARY_V(name, T, T, T)
#define LOOSE(f) LOOSE1(native_##f, f(x)) LOOSE1(half_##f, f(x))
LOOSE(sin) LOOSE(cos) LOOSE(tan) LOOSE(exp) LOOSE(exp2) LOOSE(exp10) LOOSE(log) LOOSE(log2) LOOSE(log10)
LOOSE(rsqrt) LOOSE(sqrt)
LOOSE1(native_recip, 1 / x) LOOSE1(half_recip, 1 / x)
LOOSE2(native_divide, x / y) LOOSE2(half_divide, x / y) LOOSE2(native_powr, powr(x, y)) LOOSE2(half_powr, powr(x, y))
#define NAN_OF(T, I, Q)                                                            \
  OV T nan(I x) { return __builtin_astype((I)(x | (I)Q), T); } UNARY_V(nan, T, I)
NAN_OF(float, uint, 0x7fc00000) NAN_OF(double, ulong, 0x7ff8000000000000) NAN_OF(half, ushort, 0x7e00)
