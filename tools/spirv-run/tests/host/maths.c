//! Calls every function of `maths.h` with numbers of all exponents, and compares what comes back with `long double`.

#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "maths.h"
#include "random.h"

typedef _Float16 half;
#define PI 3.14159265358979323846264338327950288L
#define COUNT (1 << 17)

static long double sin_of_turns(long double x) {
  long double r = remainderl(x, 2), a = fabsl(r);
  if (r == 0 || a == 1) return copysignl(0, x);
  return copysignl(a > 0.5L ? sinl(PI * (1 - a)) : sinl(PI * a), r);
}
static long double cos_of_turns(long double x) {
  long double a = fabsl(remainderl(x, 2));
  return a == 0.5L ? 0 : a > 0.5L ? -sinl(PI * (a - 0.5L)) : a > 0.25L ? sinl(PI * (0.5L - a)) : cosl(PI * a);
}
static long double tan_of_turns(long double x) {
  if (!isfinite(x)) return NAN;
  long double n = rintl(x), r = x - n;
  int odd = fabsl(fmodl(n, 2)) == 1;
  if (r == 0) return copysignl(0, odd ? -x : x);
  if (fabsl(r) == 0.5L) return fmodl(floorl(x), 2) == 0 ? INFINITY : -INFINITY;
  return sin_of_turns(r) / cos_of_turns(r);
}
static long double powr_of(long double x, long double y) {
  if (x < 0 || x != x || y != y) return NAN;
  if (x == 1 && isinf(y)) return NAN;
  if (y == 0 && (x == 0 || isinf(x))) return NAN;
  return powl(fabsl(x), y);
}
static long double root_of(long double x, int n) {
  if (n == 0 || (x < 0 && !(n & 1))) return NAN;
  long double r = powl(fabsl(x), 1 / (long double)n);
  return n & 1 ? copysignl(r, x) : r;
}
// Which of two zeros is greater is not said: the first stands for both.
static long double max_of(long double x, long double y) { return x != x ? y : x < y ? y : x; }
static long double min_of(long double x, long double y) { return x != x ? y : y < x ? y : x; }
static long double fdim_of(long double x, long double y) { return x != x || y != y ? NAN : x > y ? x - y : 0; }

static int failures;
static double error(long double want, long double got, int digits, int least, int most) {
  if (isnan(want) || isnan(got)) return isnan(want) && isnan(got) ? 0 : INFINITY;
  if (want == 0 && got == 0) return signbit(want) == signbit(got) ? 0 : INFINITY;
  if (isinf(want) && isinf(got)) return signbit(want) == signbit(got) ? 0 : INFINITY;
  // An infinity stands where the first number is that the type does not have.
  long double beyond = ldexpl(1, most + 1);
  if (isinf(got)) got = copysignl(beyond, got);
  if (fabsl(want) > beyond) want = copysignl(beyond, want);
  int e = want == 0 ? least : ilogbl(want);
  if (e < least) e = least;
  if (e > most) e = most;
  return (double)(fabsl(want - got) / ldexpl(1, e - digits + 1));
}
static void report(const char *f, const char *type, double worst, double bound, long double x, long double y, long double want, long double got) {
  if (getenv("VERBOSE")) printf("%-10s %-7s %8.3f of %.1f at %La %La\n", f, type, worst, bound, x, y);
  if (worst <= bound) return;
  ++failures;
  printf("%s(%s): %.3f ulp, not %.1f, at %.21Lg (%La), %.21Lg: %.21Lg instead of %.21Lg\n", f, type, worst, bound, x, x, y, got, want);
}

// Numbers that functions have edges at.
static const double EDGES[] = {0.0, 1.0, 2.0, 3.0, 0.5, 1.5, 2.5, 0.25, 0.75, 10.0, 100.0, 1000.0, 1e-3, 88.0, 89.0, 104.0, 128.0, 127.5, 150.0,
                               709.0, 710.0, 745.0, 1024.0, 1.5707963267948966, 3.141592653589793, 0.70710678118654752, 1.4142135623730951,
                               16777216.0, 8388607.5, 4503599627370496.0, 65504.0, 11.0, 5.0, 7.0, 33.0, 0x1p-149, 0x1p-126, 0x1p-1074, 0x1p127,
                               0.9999999, 1.0000001, 0x1.fffffep127, 0x1.fffffffffffffp1023};
#define EDGE_COUNT (sizeof EDGES / sizeof *EDGES)

#define TESTS(T, BITS, DIGITS, LEAST, MOST)                                                                     \
  static T a_##T[COUNT], b_##T[COUNT], r_##T[COUNT];                                                            \
  static T number_##T(uint64_t k) {                                                                             \
    if (k < 2 * EDGE_COUNT) return (T)(k & 1 ? -EDGES[k / 2] : EDGES[k / 2]);                                   \
    if (k < 2 * EDGE_COUNT + 4) return (T[]){INFINITY, -INFINITY, NAN, (T)-NAN}[k - 2 * EDGE_COUNT];            \
    uint64_t bits = next();                                                                                     \
    T v;                                                                                                        \
    memcpy(&v, &bits, sizeof v);                                                                                \
    /* Half of the numbers have the exponents of everyday. */                                                   \
    return k & 1 ? v : (T)((double)(int64_t)next() * 0x1p-63 * (double)(1 << (next() % 11)));                   \
  }                                                                                                             \
  static void fill_##T(int pairs) {                                                                             \
    const uint64_t special = 2 * EDGE_COUNT + 4;                                                                \
    for (uint64_t k = 0; k < COUNT; ++k) {                                                                      \
      int of_pairs = pairs && k < special * special;                                                            \
      a_##T[k] = number_##T(of_pairs ? k / special : k);                                                        \
      b_##T[k] = number_##T(of_pairs ? k % special : k ^ 1);                                                    \
    }                                                                                                           \
    if (!pairs && sizeof(T) == 2) for (uint32_t k = 0; k < 65536; ++k) { uint16_t bits = k; memcpy(&a_##T[k], &bits, 2); } \
  }                                                                                                             \
  static void judge_##T(const char *f, double bound, const int32_t *integers, const T *second, long double (*reference)(long double, long double)) { \
    double worst = -1;                                                                                          \
    long double at = 0, by = 0, want = 0, got = 0;                                                              \
    for (int k = 0; k < COUNT; ++k) {                                                                           \
      long double x = a_##T[k], y = integers ? (long double)integers[k] : (long double)second[k], w = reference(x, y);                    \
      double e = error(bound ? w : (long double)(T)w, r_##T[k], DIGITS, LEAST, MOST);                           \
      if (e > worst) worst = e, at = x, by = y, want = w, got = r_##T[k];                                       \
    }                                                                                                           \
    report(f, #T, worst, bound, at, by, want, got);                                                             \
  }
TESTS(float, 32, 24, -126, 127)
TESTS(double, 64, 53, -1022, 1023)
TESTS(half, 16, 11, -14, 15)
static int32_t integers[COUNT];

#define REFERENCE(f, e, ...) static long double reference_##f(long double x, long double y) { return e; }
ONE_ARGUMENT(REFERENCE)
TWO_ARGUMENTS(REFERENCE)
WITH_INTEGER(REFERENCE)

#define DECLARE_T(f, T, U) void f##_##T(const T *, const U *, T *, uint64_t);
#define DECLARE(f, ...) DECLARE_T(f, float, float) DECLARE_T(f, double, double) DECLARE_T(f, half, half)
#define DECLARE_INTEGER(f, ...) DECLARE_T(f, float, int32_t) DECLARE_T(f, double, int32_t) DECLARE_T(f, half, int32_t)
ONE_ARGUMENT(DECLARE)
TWO_ARGUMENTS(DECLARE)
WITH_INTEGER(DECLARE_INTEGER)

#define RUN_T(f, T, bound) f##_##T(a_##T, b_##T, r_##T, COUNT), judge_##T(#f, bound, NULL, b_##T, reference_##f);
#define RUN(f, e, s, d, h) RUN_T(f, float, s) RUN_T(f, double, d) RUN_T(f, half, h)
#define RUN_INTEGER_T(f, T, bound) f##_##T(a_##T, integers, r_##T, COUNT), judge_##T(#f, bound, integers, NULL, reference_##f);
#define RUN_INTEGER(f, e, s, d, h) RUN_INTEGER_T(f, float, s) RUN_INTEGER_T(f, double, d) RUN_INTEGER_T(f, half, h)

int main(void) {
  fill_float(0), fill_double(0), fill_half(0);
  ONE_ARGUMENT(RUN)
  fill_float(1), fill_double(1), fill_half(1);
  TWO_ARGUMENTS(RUN)
  for (int k = 0; k < COUNT; ++k) integers[k] = k % 3 ? (int32_t)(next() % 41) - 20 : k % 2 ? (int32_t)next() : (int32_t)(next() % 2400) - 1200;
  WITH_INTEGER(RUN_INTEGER)
  return failures != 0;
}
