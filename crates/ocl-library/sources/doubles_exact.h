//! Functions of double for shaders whose results are exact or rounded once, by the bits of their arguments.

#include "doubles.h"

static inline bool has_no_exponent(double x) { return x == 0.0 || x != x || E(abs)(x) == INFINITY; }
// A positive finite number as an integer of 53 bits and an exponent.
static inline ulong integer_of(double x, int *exponent) {
  ulong b = bits_of(x);
  int e = (int)(b >> 52);
  ulong m = b & 0xffffffffffffful;
  int missing = e == 0 ? __builtin_clzl(m) - 11 : 0;
  *exponent = (e == 0 ? 1 - missing : e) - 1075;
  return e == 0 ? m << missing : m | 0x10000000000000ul;
}
SHARED int exponent_of(double x) {
  int e;
  integer_of(E(abs)(x), &e);
  return e + 52;
}
OV int ilogb(double x) { return x == 0.0 ? FP_ILOGB0 : x != x ? FP_ILOGBNAN : E(abs)(x) == INFINITY ? INT_MAX : exponent_of(x); }
OV double logb(double x) { return x == 0.0 ? -INFINITY : x != x ? x : E(abs)(x) == INFINITY ? INFINITY : (double)exponent_of(x); }
OV double frexp(double x, __private int *e) {
  int n = 0;
  double r = x;
  if (!has_no_exponent(x)) {
    ulong m = integer_of(E(abs)(x), &n);
    r = with_sign_of((double)m * 0x1p-53, x);
    n += 53;
  }
  *e = n;
  return r;
}
// Rounds once: only the last step leaves the normal numbers.
OV double ldexp(double x, int n) {
  int e;
  if (has_no_exponent(x)) return x;
  double m = (double)integer_of(E(abs)(x), &e) * 0x1p-52;
  int all = n > 5000 ? 5000 : n < -5000 ? -5000 : n;
  all += e + 52;
  int normal = all < -1022 ? -1022 : all > 1023 ? 1023 : all, rest = all - normal;
  double r = m * power_of_two(normal);
  r = rest < -60 ? 0.0 : rest > 0 ? INFINITY : r * power_of_two(rest);
  return with_sign_of(r, x);
}
OV double nextafter(double x, double y) {
  ulong b = bits_of(x), step = (x < y) == (x > 0.0) ? b + 1 : b - 1;
  b = x == 0.0 ? (y < 0.0 ? 0x8000000000000001ul : 1ul) : step;
  return x != x || y != y ? x + y : x == y ? y : of_bits(b);
}
OV double fract(double x, __private double *p) {
  double f = E(floor)(x), r = x - f;
  *p = f;
  r = r > 0x1.fffffffffffffp-1 ? 0x1.fffffffffffffp-1 : r;
  return x != x ? x : x == 0.0 || E(abs)(x) == INFINITY ? with_sign_of(0.0, x) : r;
}
OV double modf(double x, __private double *p) {
  double t = E(trunc)(x);
  *p = t;
  return with_sign_of(E(abs)(x) == INFINITY ? 0.0 : x - t, x);
}

static inline ulong2 shifted_left(ulong2 v, uint n) {
  return n == 0 ? v : n > 63 ? (ulong2)(0, v.x << (n - 64)) : (ulong2)(v.x << n, v.y << n | v.x >> (64 - n));
}
// The last bit of the result is set if one is lost.
static inline ulong2 shifted_right(ulong2 v, uint n) {
  if (n > 127) return (ulong2)(v.x != 0 || v.y != 0 ? 1 : 0, 0);
  ulong2 r = n == 0 ? v : n > 63 ? (ulong2)(v.y >> (n - 64), 0) : (ulong2)(v.x >> n | v.y << (64 - n), v.y >> n);
  if (n > 64) r = (ulong2)(v.y >> (n - 64), 0);
  ulong2 back = shifted_left(r, n);
  r.x |= back.x != v.x || back.y != v.y ? 1 : 0;
  return r;
}
// The product and the sum as integers of 128 bits, rounded once at the end.
OV double fma(double x, double y, double z) {
  int ex, ey, ez;
  // The product of finite numbers may not become infinite before an infinity is added.
  if (E(abs)(z) == INFINITY && E(abs)(x) < INFINITY && E(abs)(y) < INFINITY) return z;
  if (has_no_exponent(x) || has_no_exponent(y) || has_no_exponent(z)) return x * y + z;
  ulong mx = integer_of(E(abs)(x), &ex), my = integer_of(E(abs)(y), &ey), mz = integer_of(E(abs)(z), &ez);
  bool negative = is_negative(x) != is_negative(y), other = is_negative(z);
  ulong2 p = shifted_left(wide_product(mx, my), 20), q = (ulong2)(0, mz << 9);
  int e = ex + ey - 20;
  ez -= 73;
  if (e > ez) q = shifted_right(q, (uint)(e - ez));
  else p = shifted_right(p, (uint)(ez - e));
  e = e > ez ? e : ez;
  ulong2 s;
  if (negative == other) {
    ulong low = p.x + q.x;
    s = (ulong2)(low, p.y + q.y + (low < p.x ? 1 : 0));
  } else {
    bool less = p.y < q.y || (p.y == q.y && p.x < q.x);
    ulong2 a = less ? q : p, b = less ? p : q;
    s = (ulong2)(a.x - b.x, a.y - b.y - (a.x < b.x ? 1 : 0));
    negative = less ? other : negative;
  }
  if (s.x == 0 && s.y == 0) return 0.0;
  int zeros = s.y != 0 ? __builtin_clzl(s.y) : 64 + __builtin_clzl(s.x);
  s = shifted_left(s, (uint)zeros);
  e -= zeros;
  if (e + 127 > 1023) return negative ? -INFINITY : INFINITY;
  // Fewer bits are left of a number below the normal ones.
  int lost = 75 + (e + 127 < -1022 ? -1022 - (e + 127) : 0);
  ulong2 r = shifted_right(s, (uint)(lost - 2));
  ulong rounded = r.x >> 2, rest = r.x & 3;
  rounded += rest > 2 || (rest == 2 && (rounded & 1) != 0) ? 1 : 0;
  double d = scaled((double)rounded, e + lost);
  return negative ? -d : d;
}

// A division of integers bit by bit: what is left of |x| / |y| as a number of 2^exponent, and the last bits of the quotient.
typedef struct { ulong rest; uint quotient; } division;
static inline division divided(ulong a, ulong b, int steps) {
  division d = { a, 0 };
  for (int i = steps; i >= 0; i--) {
    bool fits = d.rest >= b;
    d.rest = fits ? d.rest - b : d.rest;
    d.quotient = d.quotient << 1 | (fits ? 1u : 0u);
    d.rest = i > 0 ? d.rest << 1 : d.rest;
  }
  return d;
}
static inline bool has_no_rest(double x, double y) { return x != x || y != y || E(abs)(x) == INFINITY || y == 0.0; }
OV double fmod(double x, double y) {
  double a = E(abs)(x), b = E(abs)(y);
  int n, m;
  if (has_no_rest(x, y)) return NAN;
  if (a < b) return x;
  ulong i = integer_of(a, &n), j = integer_of(b, &m);
  division d = divided(i, j, n - m);
  return with_sign_of(scaled((double)d.rest, m), x);
}
OV double remquo(double x, double y, __private int *q) {
  double a = E(abs)(x), b = E(abs)(y);
  int n, m;
  *q = 0;
  if (has_no_rest(x, y)) return NAN;
  if (b == INFINITY || a == 0.0) return x;
  double rest = a;
  uint quotient = 0;
  if (a >= b) {
    ulong i = integer_of(a, &n), j = integer_of(b, &m);
    division d = divided(i, j, n - m);
    rest = scaled((double)d.rest, m);
    quotient = d.quotient;
  }
  // Neither half of it nor twice the rest may be out of range.
  bool is_more = b < 0x1p-1000 ? 2.0 * rest > b : rest > 0.5 * b;
  bool is_half = b < 0x1p-1000 ? 2.0 * rest == b : rest == 0.5 * b;
  if (is_more || (is_half && (quotient & 1) != 0)) {
    rest -= b;
    quotient += 1;
  }
  int low = (int)(quotient & 127);
  *q = is_negative(x) != is_negative(y) ? -low : low;
  double r = rest == 0.0 ? 0.0 : rest;
  return of_bits(bits_of(r) ^ (bits_of(x) & 0x8000000000000000ul));
}
OV double remainder(double x, double y) { int q; return remquo(x, y, &q); }
