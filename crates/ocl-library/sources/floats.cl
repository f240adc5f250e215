//! Functions of float for shaders, in the precision that OpenCL demands. Those of vectors are made of these.
//!
//! They are computed in double and rounded once (`single.h`, which the runner's library has as well). Results that are stored
//! are stored in memory of the work-item.

#include "single.h"

#define ONE(f) OV float f(float x) { return (float)single_##f((double)x); }
ONE(sin) ONE(cos) ONE(tan) ONE(asin) ONE(acos) ONE(atan) ONE(sinh) ONE(cosh) ONE(tanh) ONE(asinh) ONE(acosh) ONE(atanh)
ONE(sinpi) ONE(cospi) ONE(tanpi) ONE(exp2) ONE(expm1) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(cbrt) ONE(erf) ONE(erfc)
OV float exp(float x) { return (float)single_exp2((double)x * 0x1.71547652b82fep+0); }
OV float exp10(float x) { return (float)single_exp2((double)x * 0x1.a934f0979a371p+1); }
OV float asinpi(float x) { return (float)(single_asin((double)x) / PI); }
OV float acospi(float x) { return (float)(single_acos((double)x) / PI); }
OV float atanpi(float x) { return (float)(single_atan((double)x) / PI); }

#define TWO(f) OV float f(float x, float y) { return (float)single_##f((double)x, (double)y); }
TWO(atan2) TWO(hypot) TWO(pow) TWO(powr)
OV float atan2pi(float y, float x) { return (float)(single_atan2((double)y, (double)x) / PI); }
OV float pown(float x, int n) { return (float)single_pow((double)x, (double)n); }
OV float rootn(float x, int n) { return (float)single_rootn((double)x, n); }

// 2^n for any n of which a double can hold the power.
static inline double power_of_two(int n) { return __builtin_astype((ulong)(n + 1023) << 52, double); }
// A float times a power of two is exact in double, and is rounded once.
OV float ldexp(float x, int n) {
  int m = n > 300 ? 300 : n < -300 ? -300 : n;
  return (float)((double)x * power_of_two(m));
}
// Every float but zero is normal in double.
static inline int exponent_of(float x) { return (int)(__builtin_astype((double)x, ulong) >> 52 & 0x7ff) - 1023; }
static inline bool has_no_exponent(float x) { return x == 0.0f || x != x || E(abs)(x) == INFINITY; }
OV int ilogb(float x) { return x == 0.0f ? FP_ILOGB0 : x != x ? FP_ILOGBNAN : E(abs)(x) == INFINITY ? INT_MAX : exponent_of(x); }
OV float logb(float x) { return x == 0.0f ? -INFINITY : x != x ? x : E(abs)(x) == INFINITY ? INFINITY : (float)exponent_of(x); }
OV float frexp(float x, __private int *e) {
  int n = has_no_exponent(x) ? 0 : exponent_of(x) + 1;
  *e = n;
  return has_no_exponent(x) ? x : (float)((double)x * power_of_two(-n));
}
// Of half the neighbor is closer than that of the float: by its bits in a wider integer.
OV half nextafter(half x, half y) {
  uint b = __builtin_astype(x, ushort);
  uint step = (x < y) == (x > (half)0) ? b + 1 : b - 1;
  b = x == (half)0 ? (y < (half)0 ? 0x8001u : 1u) : step;
  return x != x || y != y ? x + y : x == y ? y : __builtin_astype((ushort)b, half);
}
OV float nextafter(float x, float y) {
  uint b = __builtin_astype(x, uint);
  uint step = (x < y) == (x > 0.0f) ? b + 1 : b - 1;
  b = x == 0.0f ? (y < 0.0f ? 0x80000001u : 1u) : step;
  return x != x || y != y ? x + y : x == y ? y : __builtin_astype(b, float);
}

static inline float with_sign_of(float x, float y) {
  return __builtin_astype((__builtin_astype(x, uint) & 0x7fffffffu) | (__builtin_astype(y, uint) & 0x80000000u), float);
}
OV float fract(float x, __private float *p) {
  float f = E(floor)(x), r = x - f;
  *p = f;
  r = r > 0x1.fffffep-1f ? 0x1.fffffep-1f : r;
  return x != x ? x : x == 0.0f || E(abs)(x) == INFINITY ? with_sign_of(0.0f, x) : r;
}
OV float modf(float x, __private float *p) {
  float t = E(trunc)(x);
  *p = t;
  return with_sign_of(E(abs)(x) == INFINITY ? 0.0f : x - t, x);
}
OV float sincos(float x, __private float *p) {
  turns t = reduced((double)x);
  *p = (float)cos_of(t);
  return x == 0.0f ? x : (float)sin_of(t);
}

// The product is exact; the sum is rounded to the odd of its neighbors, so that rounding it to float is as if it were exact.
OV float fma(float x, float y, float z) {
  double p = (double)x * (double)y, a = (double)z;
  double s = p + a, b = s - p;
  double rest = (p - (s - b)) + (a - b);
  ulong bits = __builtin_astype(s, ulong);
  bool outward = (rest > 0.0) == (s > 0.0);
  ulong odd = (bits & 1) != 0 ? bits : outward ? bits + 1 : bits - 1;
  bool exact = rest == 0.0 || rest != rest || E(abs)(s) == INFINITY;
  return (float)(exact ? s : __builtin_astype(odd, double));
}

// A division of integers bit by bit: what is left of |x| / |y| as a number of 2^exponent, and the last bits of the quotient.
typedef struct { ulong rest; uint quotient; } division;
static inline division divided(ulong a, ulong b, int steps) {
  division d = { a, 0 };
  for (int i = steps; i >= 0; i--) {
    ulong m = d.rest;
    bool fits = m >= b;
    d.rest = fits ? m - b : m;
    d.quotient = d.quotient << 1 | (fits ? 1u : 0u);
    d.rest = i > 0 ? d.rest << 1 : d.rest;
  }
  return d;
}
// A positive finite number as an integer of 24 bits and an exponent.
static inline ulong integer_of(float x, int *exponent) {
  int e = exponent_of(x);
  *exponent = e - 23;
  return (ulong)((double)x * power_of_two(23 - e));
}
static inline bool has_no_rest(float x, float y) { return x != x || y != y || E(abs)(x) == INFINITY || y == 0.0f; }
OV float fmod(float x, float y) {
  float a = E(abs)(x), b = E(abs)(y);
  int n, m;
  if (has_no_rest(x, y)) return NAN;
  if (a < b) return x;
  ulong i = integer_of(a, &n), j = integer_of(b, &m);
  division d = divided(i, j, n - m);
  return with_sign_of((float)((double)d.rest * power_of_two(m)), x);
}
OV float remquo(float x, float y, __private int *q) {
  float a = E(abs)(x), b = E(abs)(y);
  int n, m;
  *q = 0;
  if (has_no_rest(x, y)) return NAN;
  if (b == INFINITY || a == 0.0f) return x;
  double rest = (double)a;
  uint quotient = 0;
  if (a >= b) {
    ulong i = integer_of(a, &n), j = integer_of(b, &m);
    division d = divided(i, j, n - m);
    rest = (double)d.rest * power_of_two(m);
    quotient = d.quotient;
  }
  double twice = rest + rest;
  if (twice > (double)b || (twice == (double)b && (quotient & 1) != 0)) {
    rest -= (double)b;
    quotient += 1;
  }
  int low = (int)(quotient & 127);
  *q = (__builtin_astype(x, int) ^ __builtin_astype(y, int)) < 0 ? -low : low;
  float r = (float)rest;
  r = r == 0.0f ? 0.0f : r;
  return __builtin_astype(__builtin_astype(r, uint) ^ (__builtin_astype(x, uint) & 0x80000000u), float);
}
OV float remainder(float x, float y) { int q; return remquo(x, y, &q); }

// The logarithm of the gamma function of a number of at least 1/2 (Lanczos, g = 7, nine terms).
static inline double log_gamma_above(double x) {
  double z = x - 1.0, t = z + 7.5;
  double sum = 0.99999999999980993 + 676.5203681218851 / (z + 1.0) - 1259.1392167224028 / (z + 2.0) +
               771.32342877765313 / (z + 3.0) - 176.61502916214059 / (z + 4.0) + 12.507343278686905 / (z + 5.0) -
               0.13857109526572012 / (z + 6.0) + 9.9843695780195716e-6 / (z + 7.0) + 1.5056327351493116e-7 / (z + 8.0);
  return 0.91893853320467274 + (z + 0.5) * single_log(t) - t + single_log(sum);
}
OV float lgamma_r(float x, __private int *sign) {
  double a = (double)x;
  double r = log_gamma_above(a < 0.5 ? 1.0 - a : a);
  double s = single_sinpi(a);
  r = a < 0.5 ? 1.1447298858494002 - single_log(E(abs)(s)) - r : r;
  bool whole = E(floor)(a) == a && a <= 0.0;
  *sign = whole ? (x == 0.0f ? (__builtin_astype(x, int) < 0 ? -1 : 1) : 0) : a < 0.0 && s < 0.0 ? -1 : 1;
  return x != x ? x : E(abs)(x) == INFINITY || whole ? INFINITY : (float)r;
}
OV float lgamma(float x) { int s; return lgamma_r(x, &s); }
OV float tgamma(float x) {
  double a = (double)x;
  double r = single_exp2(log_gamma_above(a < 0.5 ? 1.0 - a : a) * 0x1.71547652b82fep+0);
  r = a < 0.5 ? PI / (single_sinpi(a) * r) : r;
  bool pole = E(floor)(a) == a && a < 0.0;
  return x == 0.0f ? with_sign_of(INFINITY, x) : pole || x == -INFINITY ? NAN : x == INFINITY ? x : (float)r;
}
