//! Logarithms, powers and angles of doubles, as sums of two numbers where one is not precise enough.
//!
//! Polynomials interpolate at Chebyshev's nodes, and are off by less than 2^-58 of their function.

#include "library.h"

#define E(f) __builtin_elementwise_##f
#define SHARED static __attribute__((noinline, overloadable))
#define PI 0x1.921fb54442d18p+1
#define PI_REST 0x1.1a62633145c07p-53
#define POLY4(x, a, b, c, d, e) (((((e) * x + (d)) * x + (c)) * x + (b)) * x + (a))
#define POLY6(x, a, b, c, d, e, f, g) ((POLY4(x, c, d, e, f, g) * x + (b)) * x + (a))

static inline ulong bits_of(double x) { return __builtin_astype(x, ulong); }
static inline double of_bits(ulong bits) { return __builtin_astype(bits, double); }
static inline double with_sign_of(double r, double x) {
  return of_bits((bits_of(r) & 0x7ffffffffffffffful) | (bits_of(x) & 0x8000000000000000ul));
}
static inline bool is_negative(double x) { return (long)bits_of(x) < 0; }
static inline double power_of_two(int n) { return of_bits((ulong)(n + 1023) << 52); }
// x * 2^n in two steps, of which the first is exact where x is about 1.
static inline double scaled(double x, int n) {
  int half_of_it = n >> 1;
  return x * power_of_two(half_of_it) * power_of_two(n - half_of_it);
}

// A sum or a product, and what rounding took from it. The second of `sum_below` is the smaller one.
static inline double2 sum_below(double a, double b) { double s = a + b; return (double2)(s, b - (s - a)); }
static inline double2 sum_of(double a, double b) {
  double s = a + b, t = s - a;
  return (double2)(s, (a - (s - t)) + (b - t));
}
static inline double high_of(double a) { return of_bits(bits_of(a) & 0xfffffffff8000000ul); }
static inline double2 product_of(double a, double b) {
  double p = a * b, c = high_of(a), d = a - c, e = high_of(b), f = b - e;
  return (double2)(p, ((c * e - p) + c * f + d * e) + d * f);
}

// (e^r - 1 - r) / r^2 between the roots of 1/2 and 2.
static inline double exp_tail(double r) {
  double far = POLY4(r, 0x1.a01a01a9f72adp-16, 0x1.71de3a5aaefb9p-19, 0x1.27e4d3f50d87fp-22, 0x1.ae642c5c1fa33p-26,
                     0x1.1f7f6aa421dd8p-29 + r * 0x1.61bff1c64f494p-33);
  return POLY6(r, 0.5, 0x1.5555555555555p-3, 0x1.5555555555557p-5, 0x1.1111111111111p-7, 0x1.6c16c16c15a48p-10,
               0x1.a01a01a01969bp-13, far);
}
// e^(x + rest) * 2^scale.
SHARED double raised(double x, double rest, int scale) {
  double c = x > 800.0 ? 800.0 : x < -800.0 ? -800.0 : x;
  double n = E(rint)(c * 0x1.71547652b82fep+0);
  double a = c - n * 0x1.62e42fee00000p-1, b = n * 0x1.a39ef35793c76p-33 - (c == x ? rest : 0.0), r = a - b;
  double p = 1.0 + (r + (((a - r) - b) + r * r * exp_tail(r)));
  return x != x ? x : scaled(p, (int)n + scale);
}
SHARED double raised_less_one(double x) {
  double n = E(rint)(x * 0x1.71547652b82fep+0);
  double a = x - n * 0x1.62e42fee00000p-1, b = n * 0x1.a39ef35793c76p-33, r = a - b;
  double p = r + (((a - r) - b) + r * r * exp_tail(r));
  if (x == 0.0) return x;
  if (!(E(abs)(x) < 40.0)) return raised(x, 0.0, 0) - 1.0;
  double s = power_of_two((int)n);
  return n == 0.0 ? p : s * p + (s - 1.0);
}

// The logarithm of a positive finite number.
SHARED double2 logarithm(double x) {
  const ulong root = 0x3fe6a09e667f3bcdul;
  bool is_small = x < 0x1p-1022;
  ulong b = bits_of(is_small ? x * 0x1p54 : x) + (0x3ff0000000000000ul - root);
  double k = of_bits(b >> 52 | 0x4330000000000000ul) - (0x1p52 + 1023.0) - (is_small ? 54.0 : 0.0);
  double f = of_bits((b & 0xffffffffffffful) + root) - 1.0;
  // 2 atanh(f / (2 + f)), of which the first two terms are sums.
  double2 d = sum_below(2.0, f);
  double s = f / d.x;
  double2 q = product_of(s, d.x);
  double rest = ((f - q.x) - q.y - s * d.y) / d.x;
  double2 z = product_of(s, s);
  z.y += 2.0 * s * rest;
  double2 t = product_of(z.x, 0x1.5555555555555p-2);
  t.y += z.x * 0x1.5555555555555p-56 + z.y * 0x1.5555555555555p-2;
  double far = POLY4(z.x, 0x1.1111121fe606ap-4, 0x1.e1e13f4ddfa62p-5, 0x1.af468a7a8cddap-5, 0x1.82bdacb7d69e9p-5,
                     0x1.986d1207556c4p-5);
  double tail = POLY4(z.x, 0x1.999999999999ap-3, 0x1.2492492492492p-3, 0x1.c71c71c71c705p-4, 0x1.745d1745d3f1ap-4,
                      0x1.3b13b138ef3f7p-4 + z.x * far);
  double2 w = sum_below(t.x, z.x * z.x * tail);
  w.y += t.y;
  double2 g = product_of(2.0 * s, w.x);
  double2 r = sum_below(2.0 * s, g.x);
  r.y += g.y + 2.0 * s * w.y + 2.0 * rest * (1.0 + w.x);
  double2 l = sum_of(k * 0x1.62e42fefa2000p-1, r.x);
  return sum_below(l.x, l.y + r.y + k * 0x1.9ef35793c7673p-41);
}
static inline double2 times(double2 a, double b, double rest) {
  double2 p = product_of(a.x, b);
  return sum_below(p.x, p.y + (a.y * b + a.x * rest));
}
// A logarithm times a factor; of numbers that have none, or an infinite one, as well.
static inline double log_times(double x, double factor, double rest) {
  double2 r = times(logarithm(x), factor, rest);
  return x > 0.0 ? (x == INFINITY ? x : r.x) : x == 0.0 ? -INFINITY : NAN;
}
SHARED double log_above_one(double x) {
  double2 u = sum_of(1.0, x), l = logarithm(u.x);
  double r = l.x + (l.y + u.y / u.x);
  return x == 0.0 || x == INFINITY ? x : x > -1.0 ? r : x == -1.0 ? -INFINITY : NAN;
}
// x^(y + rest) of a positive number.
SHARED double powered(double x, double y, double rest) {
  if (x == 0.0 || x == INFINITY) return (x == 0.0) == (y < 0.0) ? INFINITY : 0.0;
  double2 l = logarithm(x);
  double p = l.x * y;
  if (!(E(abs)(p) < 800.0)) return p > 0.0 ? INFINITY : p < 0.0 ? 0.0 : 1.0;
  double2 e = times(l, y, rest);
  return raised(e.x, e.y, 0);
}

// 64 bits of 2 / pi each, behind 64 zeros.
SHARED ulong part_of_turn(uint number) {
  switch (number) {
#define PART(number, bits) case number: return bits;
    PART(1, 0xa2f9836e4e441529ul) PART(2, 0xfc2757d1f534ddc0ul) PART(3, 0xdb6295993c439041ul) PART(4, 0xfe5163abdebbc561ul)
    PART(5, 0xb7246e3a424dd2e0ul) PART(6, 0x06492eea09d1921cul) PART(7, 0xfe1deb1cb129a73eul) PART(8, 0xe88235f52ebb4484ul)
    PART(9, 0xe99c7026b45f7e41ul) PART(10, 0x3991d639835339f4ul) PART(11, 0x9c845f8bbdf9283bul) PART(12, 0x1ff897ffde05980ful)
    PART(13, 0xef2f118b5a0a6d1ful) PART(14, 0x6d367ecf27cb09b7ul) PART(15, 0x4f463f669e5fea2dul) PART(16, 0x7527bac7ebe5f17bul)
    PART(17, 0x3d0739f78a5292eaul) PART(18, 0x6bfb5fb11f8d5d08ul) PART(19, 0x56033046fc7b6babul)
    default: return 0;
  }
}
static inline ulong2 wide_product(ulong a, ulong b) {
  ulong c = a & 0xffffffff, d = a >> 32, e = b & 0xffffffff, f = b >> 32;
  ulong low = c * e, middle = d * e + (low >> 32), other = c * f + (middle & 0xffffffff);
  return (ulong2)(other << 32 | (low & 0xffffffff), d * f + (middle >> 32) + (other >> 32));
}
// A number less the nearest multiple of pi / 2, and in z the last two bits of the multiple.
SHARED double3 reduced(double x) {
  double a = E(abs)(x);
  if (!(a < INFINITY)) return (double3)(NAN, NAN, 0.0);
  if (a < PI / 4) return (double3)(x, 0.0, 0.0);
  // The integer times the 192 bits of 2 / pi from where the product has two bits of an integer.
  ulong m = (bits_of(a) & 0xffffffffffffful) | 0x10000000000000ul;
  uint skipped = (uint)(bits_of(a) >> 52) - 1075 + 62, word = skipped >> 6, shift = skipped & 63;
  ulong v0 = part_of_turn(word), v1 = part_of_turn(word + 1), v2 = part_of_turn(word + 2), v3 = part_of_turn(word + 3);
  if (shift != 0) {
    v0 = v0 << shift | v1 >> (64 - shift);
    v1 = v1 << shift | v2 >> (64 - shift);
    v2 = v2 << shift | v3 >> (64 - shift);
  }
  ulong2 p = wide_product(m, v2), q = wide_product(m, v1);
  ulong r1 = q.x + p.y, r0 = m * v0 + q.y + (r1 < q.x ? 1 : 0);
  ulong quarters = r0 >> 62, f0 = r0 << 2 | r1 >> 62, f1 = r1 << 2 | p.x >> 62;
  bool above = (long)f0 < 0;
  quarters += above ? 1 : 0;
  f0 = above ? ~f0 : f0;
  f1 = above ? ~f1 : f1;
  double2 s = sum_below((double)(f0 >> 32) * 0x1p-32, (double)(f0 & 0xffffffff) * 0x1p-64);
  double rest = s.y + (double)f1 * 0x1p-128;
  s = sum_of(s.x, rest);
  double2 r = times(s, PI / 2, PI_REST / 2);
  bool negative = above != is_negative(x);
  quarters = is_negative(x) ? 0 - quarters : quarters;
  return (double3)(negative ? -r : r, (double)(quarters & 3));
}
static inline double sin_near(double r, double rest) {
  double z = r * r;
  double tail = POLY6(z, -0x1.5555555555555p-3, 0x1.1111111111111p-7, -0x1.a01a01a01a019p-13, 0x1.71de3a556c2c8p-19,
                      -0x1.ae64567e730a8p-26, 0x1.61245fb4e98bbp-33, -0x1.ae7c53a6d817dp-41);
  return r + (rest * (1.0 - 0.5 * z) + r * z * tail);
}
static inline double cos_near(double r, double rest) {
  double z = r * r, h = 0.5 * z, w = 1.0 - h;
  double tail = POLY6(z, 0x1.5555555555555p-5, -0x1.6c16c16c16c16p-10, 0x1.a01a01a019d0ap-16, -0x1.27e4fb7712ca2p-22,
                      0x1.1eed8deb82809p-29, -0x1.9394b9eb4d56dp-37, 0x1.ab78473be5981p-45);
  return w + (((1.0 - w) - h) + (z * z * tail - r * rest));
}
SHARED double sin_of(double3 t, uint more) {
  uint quarters = (uint)t.z + more;
  double r = quarters & 1 ? cos_near(t.x, t.y) : sin_near(t.x, t.y);
  return quarters & 2 ? -r : r;
}
// As `reduced`, of an angle in half turns.
SHARED double3 reduced_half_turns(double x) {
  double y = x - 2.0 * E(rint)(x * 0.5), n = E(rint)(y * 2.0);
  double2 r = times((double2)(y - 0.5 * n, 0.0), PI, PI_REST);
  return (double3)(r.x == 0.0 ? 0.0 : r.x, r.x == 0.0 ? 0.0 : r.y, n < 0.0 ? n + 4.0 : n);
}

// The angle of a positive slope.
SHARED double angle_of(double slope) {
  bool steep = slope > 1.0;
  double t = steep ? 1.0 / slope : slope;
  bool far = t > 0.668, middle = t > 0.199;
  double c = far ? 1.0 : middle ? 0.4140625 : 0.0, from = far ? PI / 4 : middle ? 0x1.91fde7cd0c662p-2 : 0.0;
  double rest = far ? PI_REST / 4 : middle ? 0x1.1074188054b53p-56 : 0.0;
  double v = (t - c) / (1.0 + t * c), z = v * v;
  double tail = POLY4(z, 0x1.e1dedb5743572p-5, -0x1.aed003b9ad38dp-5, 0x1.7fc739fe7b3a0p-5, -0x1.218b69e20d325p-5, 0.0);
  tail = POLY6(z, -0x1.5555555555555p-2, 0x1.999999999999ap-3, -0x1.2492492492490p-3, 0x1.c71c71c71c142p-4,
               -0x1.745d17458ad32p-4, 0x1.3b13b11bfa8f3p-4, -0x1.1111088490e1ep-4 + z * tail);
  double p = rest + (v + v * z * tail);
  return steep ? (PI / 2 - from) + (PI_REST / 2 - p) : from + p;
}
