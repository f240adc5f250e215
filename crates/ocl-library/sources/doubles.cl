//! Functions of double for shaders, in the precision that OpenCL demands. Those of vectors are made of these.
//!
//! Results that are stored are stored in memory of the work-item.

#include "doubles_exact.h"

OV double exp(double x) { return raised(x, 0.0, 0); }
OV double exp2(double x) {
  double n = E(rint)(x), r = x - n;
  double2 p = product_of(r, 0x1.62e42fefa39efp-1);
  int scale = n > 1100.0 ? 1100 : n < -1100.0 ? -1100 : (int)n;
  return x != x || E(abs)(x) > 1100.0 ? raised(x, 0.0, 0) : raised(p.x, p.y + r * 0x1.abc9e3b39803fp-56, scale);
}
OV double exp10(double x) {
  double n = E(rint)(x * 0x1.a934f0979a371p+1);
  double r = x - n * 0x1.3441350800000p-2, b = n * 0x1.f79fef311f12bp-34;
  double2 p = times(sum_of(r, -b), 0x1.26bb1bbb55516p+1, -0x1.f48ad494ea3e9p-53);
  int scale = n > 1100.0 ? 1100 : n < -1100.0 ? -1100 : (int)n;
  return x != x || E(abs)(x) > 330.0 ? raised(x * 3.0, 0.0, 0) : raised(p.x, p.y, scale);
}
OV double expm1(double x) { return raised_less_one(x); }
OV double log(double x) { return log_times(x, 1.0, 0.0); }
OV double log2(double x) { return log_times(x, 0x1.71547652b82fep+0, 0x1.777d0ffda0d24p-56); }
OV double log10(double x) { return log_times(x, 0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57); }
OV double log1p(double x) { return log_above_one(x); }

OV double sin(double x) { return x == 0.0 ? x : sin_of(reduced(x), 0); }
OV double cos(double x) { return sin_of(reduced(x), 1); }
OV double tan(double x) {
  double3 t = reduced(x);
  return x == 0.0 ? x : sin_of(t, 0) / sin_of(t, 1);
}
OV double sincos(double x, __private double *p) {
  double3 t = reduced(x);
  *p = sin_of(t, 1);
  return x == 0.0 ? x : sin_of(t, 0);
}
// A zero has the sign of the angle, and no other sign where it is a cosine.
OV double sinpi(double x) {
  double s = sin_of(reduced_half_turns(x), 0);
  return E(abs)(x) == INFINITY ? NAN : s == 0.0 ? with_sign_of(0.0, x) : s;
}
OV double cospi(double x) {
  double c = sin_of(reduced_half_turns(x), 1);
  return E(abs)(x) == INFINITY ? NAN : c == 0.0 ? 0.0 : c;
}
OV double tanpi(double x) {
  double3 t = reduced_half_turns(x);
  // At whole numbers and halves signs follow the number of half turns.
  uint quarters = (uint)t.z;
  bool odd = (quarters & 2) != 0;
  double at = quarters & 1 ? (odd ? -INFINITY : INFINITY) : with_sign_of(0.0, odd ? -x : x);
  return E(abs)(x) == INFINITY ? NAN : t.x == 0.0 ? at : sin_of(t, 0) / sin_of(t, 1);
}
OV double atan(double x) { return x != x ? x : with_sign_of(angle_of(E(abs)(x)), x); }
OV double asin(double x) {
  double r = angle_of(E(abs)(x) / E(sqrt)((1.0 - x) * (1.0 + x)));
  return E(abs)(x) <= 1.0 ? with_sign_of(r, x) : NAN;
}
OV double acos(double x) { return E(abs)(x) <= 1.0 ? 2.0 * angle_of(E(sqrt)((1.0 - x) / (1.0 + x))) : NAN; }
OV double atan2(double y, double x) {
  double a = E(abs)(y), b = E(abs)(x);
  bool both = a == INFINITY && b == INFINITY, nothing = a == 0.0 && b == 0.0;
  double r = angle_of(both ? 1.0 : nothing ? 0.0 : a / b);
  r = is_negative(x) ? (PI - r) + PI_REST : r;
  return x != x || y != y ? NAN : with_sign_of(r, y);
}
OV double atanpi(double x) { return atan(x) / PI; }
OV double asinpi(double x) { return asin(x) / PI; }
OV double acospi(double x) { return acos(x) / PI; }
OV double atan2pi(double y, double x) { return atan2(y, x) / PI; }

OV double sinh(double x) {
  double a = E(abs)(x), e = raised_less_one(a);
  return x == 0.0 ? x : with_sign_of(a < 40.0 ? 0.5 * (e + e / (e + 1.0)) : raised(a, 0.0, -1), x);
}
OV double cosh(double x) {
  double e = raised(E(abs)(x), 0.0, -1);
  return e + 0.25 / e;
}
OV double tanh(double x) {
  double a = E(abs)(x), e = raised_less_one(a < 40.0 ? 2.0 * a : 80.0);
  return x != x || x == 0.0 ? x : with_sign_of(e / (e + 2.0), x);
}
OV double asinh(double x) {
  double a = E(abs)(x), s = a * a;
  double r = a < 0x1p30 ? log_above_one(a + s / (1.0 + E(sqrt)(s + 1.0))) : a == INFINITY ? a : log(a) + 0x1.62e42fefa39efp-1;
  return x != x || x == 0.0 ? x : with_sign_of(r, x);
}
OV double acosh(double x) {
  double t = x - 1.0;
  return x == INFINITY ? x : x < 0x1p30 ? (x < 1.0 ? NAN : log_above_one(t + E(sqrt)(t * t + 2.0 * t))) : log(x) + 0x1.62e42fefa39efp-1;
}
OV double atanh(double x) {
  double a = E(abs)(x);
  return x == 0.0 ? x : a <= 1.0 ? with_sign_of(0.5 * log_above_one(2.0 * a / (1.0 - a)), x) : NAN;
}

static inline bool is_whole(double y) { return E(trunc)(y) == y; }
static inline bool is_odd(double y) { return is_whole(y) && E(trunc)(y * 0.5) != y * 0.5; }
OV double pow(double x, double y) {
  if (x == 1.0 || y == 0.0) return 1.0;
  if (x != x || y != y) return NAN;
  if (E(abs)(y) == INFINITY) return E(abs)(x) == 1.0 ? 1.0 : (E(abs)(x) > 1.0) == (y > 0.0) ? INFINITY : 0.0;
  double r = powered(E(abs)(x), y, 0.0);
  // A negative number that is no zero and not infinite has powers at integers only.
  return is_negative(x) && is_odd(y) ? -r : x < 0.0 && x != -INFINITY && !is_whole(y) ? NAN : r;
}
OV double powr(double x, double y) {
  if (x < 0.0 || x != x || y != y) return NAN;
  if (x == 1.0) return E(abs)(y) == INFINITY ? NAN : 1.0;
  if (y == 0.0) return x == 0.0 || x == INFINITY ? NAN : 1.0;
  return pow(E(abs)(x), y);
}
OV double pown(double x, int n) { return pow(x, (double)n); }
OV double rootn(double x, int n) {
  double m = (double)n, y = 1.0 / m;
  double2 p = product_of(y, m);
  double r = powered(E(abs)(x), y, ((1.0 - p.x) - p.y) / m);
  return x != x || n == 0 || (x < 0.0 && !(n & 1)) ? NAN : n & 1 ? with_sign_of(r, x) : r;
}
OV double cbrt(double x) {
  double a = E(abs)(x), r = powered(a, 0x1.5555555555555p-2, 0x1.5555555555555p-56);
  return x != x ? x : with_sign_of(r, x);
}
OV double hypot(double x, double y) {
  double a = E(abs)(x), b = E(abs)(y), high = a > b ? a : b, low = a > b ? b : a;
  if (a == INFINITY || b == INFINITY) return INFINITY;
  double up = high > 0x1p500 ? 0x1p-600 : high < 0x1p-500 ? 0x1p600 : 1.0;
  high *= up;
  low *= up;
  return E(sqrt)(high * high + low * low) * (up > 1.0 ? 0x1p-600 : up < 1.0 ? 0x1p600 : 1.0);
}

// Of a number of at least 3/4, as a power and what is left, which changes little.
SHARED double erfc_above(double x) {
  double a = x < 28.0 ? x : 28.0, t = (a - 3.75) / (a + 3.75);
  double p = POLY6(t, -0x1.1785c3703ad02p-22, 0x1.c7aed87962e30p-26, 0x1.5125f81f80c03p-25, -0x1.b12003a22c07ap-28,
                   -0x1.4148c3180bc66p-28, 0x1.5046e52947e87p-30, 0.0);
  p = POLY6(t, -0x1.303f9b8f78296p-12, 0x1.b1444d93dca69p-15, 0x1.7789741cabe11p-16, -0x1.80085eb2cafb0p-17,
            -0x1.04fb9e6637ad1p-20, 0x1.d6a3c39bd4f6ap-20, -0x1.0092f277dd38dp-24 + t * p);
  p = POLY4(t, 0x1.d0b0037ddcf8ap-6, -0x1.3f603c335e446p-7, 0x1.cc3a0e137b8cbp-10, 0x1.33fb242689610p-12, p);
  p = POLY6(t, 0x1.3ccda0b5d5dc2p+0, -0x1.1f367683f89a7p-3, 0x1.d5f2948159cffp-9, 0x1.510169d09680fp-4,
            -0x1.bda9309a28834p-4, 0x1.7a14188a9989fp-4, -0x1.e0d0fa6e0248fp-5 + t * p);
  double2 s = product_of(a, a);
  return p / (1.0 + 2.0 * a) * raised(-s.x, -s.y, 0);
}
static inline double erf_near(double x) {
  double z = x * x;
  double far = POLY4(z, -0x1.f4d1d6286861bp-17, 0x1.b9dae461077dfp-20, -0x1.5ec0e0bec99abp-23, 0x1.ef41d2b29a04ap-27,
                     -0x1.05364c48f9a7fp-30);
  return x * POLY6(z, 0x1.20dd750429b6dp+0, -0x1.812746b0379e7p-2, 0x1.ce2f21a042bc6p-4, -0x1.b82ce31287ce6p-6,
                   0x1.565bcd0e2c679p-8, -0x1.c02db3ec9fd99p-11, 0x1.f9a32306e0932p-14 + z * far);
}
OV double erf(double x) {
  double a = E(abs)(x);
  return x != x ? x : a < 0.75 ? erf_near(x) : with_sign_of(1.0 - erfc_above(a), x);
}
OV double erfc(double x) {
  double a = E(abs)(x);
  if (a < 0.75) return 1.0 - erf_near(x);
  double r = erfc_above(a);
  return x != x ? x : x < 0.0 ? 2.0 - r : r;
}

// The logarithm of the gamma function of a number of at least 16 (Stirling).
SHARED double2 log_gamma_far(double x) {
  double i = 1.0 / x, z = i * i;
  double tail = i * POLY6(z, 0x1.5555555555555p-4, -0x1.6c16c16c16c17p-9, 0x1.a01a01a01a01ap-11, -0x1.3813813813814p-11,
                          0x1.b951e2b18ff23p-11, -0x1.f6ab0d9993c7dp-10, 0x1.a41a41a41a41ap-8 - z * 0x1.e4286cb0f5398p-6);
  double2 l = times(logarithm(x), x - 0.5, 0.0), r = sum_of(l.x, -x);
  double2 s = sum_of(r.x, 0x1.d67f1c864beb5p-1);
  return sum_below(s.x, s.y + (r.y + l.y + tail - 0x1.65b5a1b7ff5dfp-55));
}
// The gamma function of a number from 0 to 16.
SHARED double gamma_near(double x) {
  double f = x, before = 1.0, behind = 1.0;
  for (; f >= 3.0; behind *= f) f -= 1.0;
  if (f >= 2.0) f -= 2.0;
  else if (f >= 1.0) { before = f; f -= 1.0; }
  else before = f * (f + 1.0);
  double p = POLY6(f, -0x1.ebd6d77c522dap-13, 0x1.d2d2b3abf8285p-14, -0x1.8fd9989e48bddp-15, 0x1.238d48076ddf1p-16,
                   -0x1.466851c1f5b9cp-18, 0x1.e60eb6c1bd1a0p-21, -0x1.61678760e530bp-24);
  p = POLY4(f, -0x1.75e49e3ca31cdp-9, 0x1.13b9723e39d10p-9, -0x1.e1859cab9e03ap-11, 0x1.fef9cb3580d11p-12, p);
  p = POLY6(f, 1.0, 0x1.b0ee6072093dcp-2, 0x1.a5b978b96b8d5p-2, 0x1.4e239984a4919p-4, 0x1.301fbb09812d7p-4,
            -0x1.17f325b2fb855p-12, 0x1.6d7ed42ccd80fp-7 + f * p);
  return p / before * behind;
}
OV double tgamma(double x) {
  double a = E(abs)(x), s = sinpi(a);
  if (x != x || x == INFINITY) return x;
  if (x == 0.0) return with_sign_of(INFINITY, x);
  if (x < 0.0 && is_whole(x)) return NAN;
  if (a < 0x1p-60) return 1.0 / x;
  if (a < 16.0) return x < 0.0 ? -PI / (a * s * gamma_near(a)) : gamma_near(a);
  double2 l = log_gamma_far(a < 300.0 ? a : 300.0);
  return x < 0.0 ? -PI / (a * s) * raised(-l.x, -l.y, 0) : raised(l.x, l.y, 0);
}
// Of a positive number.
SHARED double log_gamma(double x) {
  if (x >= 16.0) return x < 0x1p100 ? log_gamma_far(x).x : x * (log(x) - 1.0);
  double f = x, product = 1.0;
  for (; f > 2.5; product *= f) f -= 1.0;
  bool below = f < 1.5, far_below = f < 0.5;
  double g = far_below ? f : below ? f - 1.0 : f - 2.0;
  double p = POLY6(g, -0x1.3cb3be740fadep-17, 0x1.258f326639109p-18, -0x1.1276e7c814ce1p-19, 0x1.011ff272f8563p-20,
                   -0x1.ce179c178eae9p-22, 0x1.b40d02d55dc20p-23, -0x1.20093715628cdp-23 + g * 0x1.11f6820702f01p-24);
  p = POLY4(g, 0x1.0b36af877907ep-11, -0x1.d3fd4b67a6eeap-13, 0x1.a127afeec6d5fp-14, -0x1.78de9ab5373c7p-15,
            0x1.580e0ae67dfcdp-16 + g * p);
  p = POLY6(g, 0x1.b0ee6072093cep-2, 0x1.4a34cc4a60fa6p-2, -0x1.13e001a55760ap-4, 0x1.51322ac7d8489p-6,
            -0x1.e404fc218dbb0p-8, 0x1.7add6eadb532dp-9, -0x1.38ac5c2d4810fp-10 + g * p);
  double r = g * p;
  if (far_below) return r - (log_above_one(g) + log(f));
  return below ? r - log_above_one(g) : product == 1.0 ? r : r + log(product);
}
OV double lgamma_r(double x, __private int *sign) {
  double a = E(abs)(x), s = sinpi(a), r = log_gamma(a);
  bool whole = is_whole(x) && x <= 0.0;
  // Close to zero both sides are the same.
  r = x < 0.0 && a > 0x1p-60 ? log(PI / E(abs)(a * s)) - r : r;
  *sign = whole ? (x == 0.0 ? (is_negative(x) ? -1 : 1) : 0) : x < 0.0 && s > 0.0 ? -1 : 1;
  return x != x ? x : a == INFINITY || whole ? INFINITY : r;
}
OV double lgamma(double x) { int s; return lgamma_r(x, &s); }
