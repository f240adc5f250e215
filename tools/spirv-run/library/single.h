//! Functions of float, computed in double without branches, tables or calls: work-items are joined.
//!
//! Polynomials interpolate at Chebyshev's nodes; each is off by less than 2^-31 of its function, so that what is rounded
//! to float is off by little more than half a unit.

#include "library.h"

#define E(f) __builtin_elementwise_##f
#define PI 3.14159265358979323846
#define POLY4(x, a, b, c, d, e) ((((e * x + d) * x + c) * x + b) * x + a)
#define POLY6(x, a, b, c, d, e, f, g) ((POLY4(x, c, d, e, f, g) * x + b) * x + a)

// A positive number with the sign of another. The compiler moves a copied sign behind conversions, where it needs a function of
// its own to narrow double to half.
static inline double with_sign(double r, double x) {
  return __builtin_astype(__builtin_astype(r, ulong) | (__builtin_astype(x, ulong) & 0x8000000000000000ul), double);
}

// 2^x - 1 as a power of two and the part of a power less one: 2^x - 1 = scale * part + (scale - 1).
typedef struct { double scale, part; } power;
static inline power power_of(double x) {
  // No float is left of what lies further out.
  x = x > 1000.0 ? 1000.0 : x < -1000.0 ? -1000.0 : x;
  // The integer is in the low bits of this sum.
  double n = x + 0x1.8p52;
  double r = x - (n - 0x1.8p52);
  power p;
  p.scale = __builtin_astype((__builtin_astype(n, ulong) << 52) + 0x3ff0000000000000ul, double);
  p.part = r * POLY6(r, 0x1.62e42fefa39efp-1, 0x1.ebfbe045f4d3cp-3, 0x1.c6b08d883dca1p-5, 0x1.3b2a1b7152befp-7,
                     0x1.5d879ead06a82p-10, 0x1.443fffc90db59p-13, 0x1.00a581594758ep-16);
  return p;
}
static inline double single_exp2(double x) { power p = power_of(x); return p.scale + p.scale * p.part; }
static inline double single_expm1(double x) {
  power p = power_of(x * 0x1.71547652b82fep+0);
  return x == 0.0 ? x : p.scale * p.part + (p.scale - 1.0);
}

// log(1 + f) for f from sqrt(1/2) - 1 to sqrt(2) - 1.
static inline double log_near(double f) {
  double s = f / (2.0 + f), z = s * s;
  return 2.0 * s + 2.0 * s * z * POLY4(z, 0x1.5555555564e96p-2, 0x1.999998cafbf29p-3, 0x1.249323e4d7fd2p-3,
                                       0x1.c67ada017cbbfp-4, 0x1.8c8c11e550da4p-4);
}
// A positive normal number as a power of two and a factor between the roots of 1/2 and 2.
typedef struct { double exponent, factor; } parts;
static inline parts parts_of(double x) {
  const ulong root = 0x3fe6a09e667f3bcdul;
  ulong b = __builtin_astype(x, ulong) + (0x3ff0000000000000ul - root);
  parts p;
  p.exponent = __builtin_astype(b >> 52 | 0x4330000000000000ul, double) - (0x1p52 + 1023.0);
  p.factor = __builtin_astype((b & 0xffffffffffffful) + root, double);
  return p;
}
// What a logarithm is of numbers that have none, or an infinite one.
static inline double log_or_not(double x, double log) {
  return x > 0.0 ? (x == INFINITY ? x : log) : x == 0.0 ? -INFINITY : NAN;
}
static inline double single_log(double x) {
  parts p = parts_of(x);
  return log_or_not(x, p.exponent * 0x1.62e42fefa39efp-1 + log_near(p.factor - 1.0));
}
static inline double single_log2(double x) {
  parts p = parts_of(x);
  return log_or_not(x, p.exponent + log_near(p.factor - 1.0) * 0x1.71547652b82fep+0);
}
static inline double single_log10(double x) {
  parts p = parts_of(x);
  return log_or_not(x, p.exponent * 0x1.34413509f79ffp-2 + log_near(p.factor - 1.0) * 0x1.bcb7b1526e50ep-2);
}
static inline double single_log1p(double x) {
  double u = 1.0 + x;
  parts p = parts_of(u);
  bool near = p.exponent == 0.0;
  double log = p.exponent * 0x1.62e42fefa39efp-1 + log_near(near ? x : p.factor - 1.0);
  return x == 0.0 ? x : log_or_not(u, log);
}

// Quarter turns, and what is left of the angle, from minus to plus half of one.
typedef struct { double left; int quarters; } turns;
static inline turns quarters_of(double sum, double quarters) {
  double n = E(rint)(sum);
  return (turns){(sum - n) * (PI / 2), (int)(quarters + n)};
}
// Each part of 2/pi has 29 bits, whose product with a float is exact. Of large angles the first parts make whole turns: the
// four that follow them count, and no more than the first two have anything before the point.
#define PART(a, b, c, d) (x2 ? (x3 ? d : c) : x1 ? b : a)
static inline turns reduced(double x) {
  double a = E(abs)(x);
  bool x1 = a >= 0x1p54, x2 = a >= 0x1p83, x3 = a >= 0x1p112;
  double first = x * PART(0x1.45f306dp-1, 0x1.9391054p-30, 0x1.4fe13abp-59, 0x1.d1f534dp-88);
  double second = x * PART(0x1.9391054p-30, 0x1.4fe13abp-59, 0x1.d1f534dp-88, 0x1.b81b6c5p-117);
  double third = x * PART(0x1.4fe13abp-59, 0x1.d1f534dp-88, 0x1.b81b6c5p-117, 0x1.5993c4p-148);
  double fourth = x * PART(0x1.d1f534dp-88, 0x1.b81b6c5p-117, 0x1.5993c4p-148, 0x1.c820ff2p-175);
  double n = E(rint)(first), m = E(rint)(second);
  double sum = (first - n) + (second - m);
  double k = E(rint)(sum);
  return quarters_of(sum - k + third + fourth, n - 4.0 * E(rint)(n * 0.25) + m + k);
}
// An angle in half turns has two quarters for each.
static inline turns reduced_half_turns(double x) {
  double y = x + x;
  return quarters_of(y - 4.0 * E(rint)(y * 0.25), 0.0);
}
static inline double sin_near(double r) {
  double z = r * r;
  return r + r * z * POLY4(z, -0x1.555555555516bp-3, 0x1.1111110fd3d43p-7, -0x1.a019fd9b35ee5p-13, 0x1.71d9a9f41c5a8p-19,
                           -0x1.aa285788aa9cap-26);
}
static inline double cos_near(double r) {
  double z = r * r;
  return 1.0 + z * POLY4(z, -0x1.fffffffffe697p-2, 0x1.555555514f774p-5, -0x1.6c16bae5ef6d4p-10, 0x1.a01298d866456p-16,
                         -0x1.2474e1a97d0e1p-22);
}
static inline double sin_of(turns t) {
  double r = t.quarters & 1 ? cos_near(t.left) : sin_near(t.left);
  return t.quarters & 2 ? -r : r;
}
static inline double cos_of(turns t) { t.quarters += 1; return sin_of(t); }
static inline double tan_of(turns t) {
  double s = sin_near(t.left), c = cos_near(t.left);
  return t.quarters & 1 ? -c / s : s / c;
}
static inline double single_sin(double x) { return x == 0.0 ? x : sin_of(reduced(x)); }
static inline double single_cos(double x) { return cos_of(reduced(x)); }
static inline double single_tan(double x) { return x == 0.0 ? x : tan_of(reduced(x)); }
// A zero has the sign of the angle, and no other sign where it is a cosine.
static inline double single_sinpi(double x) { double s = sin_of(reduced_half_turns(x)); return s == 0.0 ? with_sign(0.0, x) : s; }
// A comparison, because drivers of Vulkan drop sums with zero.
static inline double single_cospi(double x) { double c = cos_of(reduced_half_turns(x)); return c == 0.0 ? 0.0 : c; }
static inline double single_tanpi(double x) {
  turns t = reduced_half_turns(x);
  double r = tan_of(t);
  // At whole numbers and halves signs follow the number of half turns.
  bool odd = (t.quarters & 2) != 0;
  double at = t.quarters & 1 ? (odd ? -INFINITY : INFINITY) : with_sign(0.0, odd ? -x : x);
  return t.left == 0.0 ? at : r;
}

// The angle of a point with a positive first coordinate: one division, of what is turned by an eighth where that is less.
static inline double angle(double y, double x) {
  bool steep = y > x;
  double low = steep ? x : y, high = steep ? y : x;
  bool turned = low > high * 0.41421356237309503;
  double t = (turned ? low - high : low) / (turned ? low + high : high), z = t * t;
  double a = t + t * z * POLY6(z, -0x1.5555555502188p-2, 0x1.99999825954bep-3, -0x1.2491c08b2dc92p-3, 0x1.c6f68737bd524p-4,
                               -0x1.71d3c10805063p-4, 0x1.24434e877930bp-4, -0x1.4b3891ff33f60p-5);
  a = turned ? a + PI / 4 : a;
  return steep ? PI / 2 - a : a;
}
static inline double single_atan(double x) {
  // What is behind this is a quarter turn for a float.
  double a = E(abs)(x);
  return with_sign(angle(a > 0x1p200 ? 0x1p200 : a, 1.0), x);
}
static inline double single_atan2(double y, double x) {
  double a = E(abs)(y), b = E(abs)(x);
  bool nothing = a == 0.0 && b == 0.0, both = a == INFINITY && b == INFINITY;
  // Infinities stand before everything else, and two are like each other; a zero has no angle.
  a = both ? 1.0 : a == INFINITY ? 0x1p500 : a;
  b = both ? 1.0 : nothing ? 1.0 : b == INFINITY ? 0x1p500 : b;
  double r = angle(a, b);
  r = __builtin_astype(x, long) < 0 ? PI - r : r;
  return x != x || y != y ? NAN : with_sign(r, y);
}
static inline double asin_near(double s, double z) {
  return s + s * z * (POLY6(z, 0x1.55555554ee47bp-3, 0x1.333334ceb6520p-4, 0x1.6db5cfb6af27cp-5, 0x1.f208eb1ddd1cap-6,
                            0x1.6a9e3262c2fe5p-6, 0x1.3c5053c2b26c9p-6, 0x1.64b97e007fbdap-8) +
                      z * z * z * z * z * z * z * 0x1.e0231588b9699p-6);
}
static inline double single_asin(double x) {
  double a = E(abs)(x);
  bool far = a > 0.5;
  double z = far ? (1.0 - a) * 0.5 : a * a;
  double r = asin_near(far ? E(sqrt)(z) : a, z);
  return with_sign(far ? PI / 2 - 2.0 * r : r, x);
}
static inline double single_acos(double x) {
  double a = E(abs)(x);
  bool far = a > 0.5;
  double z = far ? (1.0 - a) * 0.5 : a * a;
  double r = asin_near(far ? E(sqrt)(z) : x, z);
  return !far ? PI / 2 - r : x < 0.0 ? PI - 2.0 * r : 2.0 * r;
}

static inline double single_sinh(double x) {
  double e = single_expm1(E(abs)(x));
  return with_sign(0.5 * (e + e / (e + 1.0)), x);
}
static inline double single_cosh(double x) {
  double e = single_exp2(E(abs)(x) * 0x1.71547652b82fep+0);
  return 0.5 * (e + 1.0 / e);
}
static inline double single_tanh(double x) {
  double e = single_expm1(2.0 * E(abs)(x));
  return with_sign(e / (e + 2.0), x);
}
static inline double single_asinh(double x) {
  double a = E(abs)(x), s = a * a;
  return with_sign(a == INFINITY ? a : single_log1p(a + s / (1.0 + E(sqrt)(s + 1.0))), x);
}
static inline double single_acosh(double x) {
  double t = x - 1.0;
  return x < 1.0 ? NAN : single_log1p(t + E(sqrt)(t * t + 2.0 * t));
}
static inline double single_atanh(double x) {
  double a = E(abs)(x);
  return a > 1.0 ? NAN : with_sign(0.5 * single_log1p(2.0 * a / (1.0 - a)), x);
}
static inline double single_cbrt(double x) {
  return with_sign(single_exp2(single_log2(E(abs)(x)) * (1.0 / 3.0)), x);
}
static inline double single_hypot(double x, double y) {
  return E(abs)(x) == INFINITY || E(abs)(y) == INFINITY ? INFINITY : E(sqrt)(x * x + y * y);
}

// Of a positive number, as a power and what is left, which changes little. A float is zero long before the polynomial ends.
static inline double erfc_above(double x) {
  double t = 2.0 / (2.0 + (x > 12.5 ? 12.5 : x));
  double p = POLY6(t, 0x1.37ecf605b4f36p-3, 0x1.8bb4c7cf2f394p-3, -0x1.6f37e6d145ba9p-2, 0x1.846de9a1a75f9p-1,
                   -0x1.5d0840f733beep+0, 0x1.62f2b6e99a2efp+0, -0x1.9a34dcd89a105p-1) +
             t * t * t * t * t * t * t * (0x1.024b3b8b5ebbcp-2 - t * 0x1.16f6a3152973ep-5);
  p = POLY4(t, -0x1.320ecdf39e39cp-21, 0x1.20e31c815ff36p-2, 0x1.207dd210a51f0p-2, 0x1.007de71155944p-2, p);
  return p * single_exp2(-x * x * 0x1.71547652b82fep+0);
}
static inline double single_erfc(double x) {
  double r = erfc_above(E(abs)(x));
  return x < 0.0 ? 2.0 - r : r;
}
static inline double single_erf(double x) {
  double a = E(abs)(x), z = x * x;
  double near = x * (POLY6(z, 0x1.20dd7504045d6p+0, -0x1.81274665754c3p-2, 0x1.ce2f08fec14f1p-4, -0x1.b829c89792207p-6,
                           0x1.562a60ddb9e72p-8, -0x1.bccf664d79f0fp-11, 0x1.d887505dc6579p-14) -
                     z * z * z * z * z * z * z * 0x1.445f47d2fef16p-17);
  return a < 1.0 ? near : with_sign(1.0 - erfc_above(a), x);
}

static inline bool is_odd(double y) { return E(trunc)(y) == y && E(trunc)(y * 0.5) != y * 0.5; }
static inline double single_pow(double x, double y) {
  double r = single_exp2(y * single_log2(E(abs)(x)));
  bool negative = __builtin_astype(x, long) < 0;
  r = negative && is_odd(y) ? -r : r;
  // A negative number that is no zero and not infinite has powers at integers only.
  r = x < 0.0 && x != -INFINITY && E(trunc)(y) != y ? NAN : r;
  r = x == -1.0 && E(abs)(y) == INFINITY ? 1.0 : r;
  return x == 1.0 || y == 0.0 ? 1.0 : x != x || y != y ? NAN : r;
}
static inline double single_powr(double x, double y) {
  double r = single_exp2(y * single_log2(x == 0.0 ? 0.0 : x));
  r = x == 1.0 ? (E(abs)(y) == INFINITY ? NAN : 1.0) : y == 0.0 ? (x == 0.0 || x == INFINITY ? NAN : 1.0) : r;
  return x < 0.0 || x != x || y != y ? NAN : r;
}
static inline double single_rootn(double x, int n) {
  double r = single_exp2(single_log2(E(abs)(x)) / n);
  r = x != x || n == 0 || (x < 0.0 && !(n & 1)) ? NAN : r;
  return n & 1 ? with_sign(r, x) : r;
}
