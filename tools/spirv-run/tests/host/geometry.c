//! Lengths, directions and products of vectors against `long double`, within OpenCL's bounds (OpenCL C 3.0, 7.4).

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include "random.h"

typedef _Float16 half;
#define COUNT 20000

static int failures;
static void judge(const char *what, int n, int k, long double want, long double got, long double unit, double bound) {
  if (want == got || (want != want && got != got)) return;
  if (fabsl(want - got) <= bound * unit) return;
  if (++failures < 40) printf("%s of %d, %d: %Lg instead of %Lg\n", what, n, k, got, want);
}

// The unit in the last place of a number, and the difference that products of these numbers may make.
#define GEOMETRY(T, N, DIGITS, LEAST, MOST, LENGTH, DISTANCE, DIRECTION)                                     \
  {                                                                                                          \
    void geometry_##T##N(const T *, const T *, T *, T *, T *, T *, uint64_t);                                \
    static T a[COUNT * N], b[COUNT * N], d[COUNT], l[COUNT], r[COUNT], u[COUNT * N];                         \
    for (int k = 0; k < COUNT * N; ++k) {                                                                    \
      /* Also where squares are too large or small for the type. */                                          \
      int e = k / N % 4 == 0 ? 0 : k / N % 4 == 1 ? MOST - 3 : k / N % 4 == 2 ? LEAST : (int)(next() % 20) - 10; \
      a[k] = (T)ldexp((double)(int64_t)next() * 0x1p-63, e), b[k] = (T)ldexp((double)(int64_t)next() * 0x1p-63, e); \
      if (k < 8 * N) a[k] = k / N == 0 ? 0 : k % N == k / N % N ? (k / N & 1 ? -INFINITY : INFINITY) : (T)k; \
    }                                                                                                        \
    geometry_##T##N(a, b, d, l, r, u, COUNT);                                                                \
    for (int i = 0; i < COUNT; ++i) {                                                                        \
      long double dot = 0, square = 0, apart = 0, greatest = 0, infinite = 0;                                \
      for (int k = i * N; k < i * N + N; ++k) {                                                              \
        long double x = a[k], y = b[k];                                                                      \
        dot += x * y, square += x * x, apart += (x - y) * (x - y), infinite += isinf(x) != 0;                \
        greatest = fmaxl(greatest, fmaxl(fabsl(x), fabsl(y)));                                               \
      }                                                                                                      \
      /* What is too large for the type is infinite, and what is too small is any multiple of the smallest. */ \
      long double epsilon = ldexpl(1, 1 - DIGITS), least = ldexpl(1, LEAST - DIGITS + 1);                    \
      int fits = square < ldexpl(1, 2 * MOST), may = greatest * greatest * N < ldexpl(1, MOST);              \
      if (may && !infinite) judge("dot of " #T, N, i, dot, d[i], greatest * greatest * epsilon + least, 2 * N); \
      long double want = infinite ? INFINITY : sqrtl(square), unit = fmaxl(epsilon * want, least);           \
      if (fits || infinite) judge("length of " #T, N, i, want, l[i], unit, LENGTH);                          \
      if (fits && !infinite && apart < ldexpl(1, 2 * MOST)) judge("distance of " #T, N, i, sqrtl(apart), r[i], fmaxl(epsilon * sqrtl(apart), least), DISTANCE); \
      for (int k = i * N; k < i * N + N; ++k) {                                                              \
        long double to = infinite ? (isinf(a[k]) ? copysignl(1 / sqrtl(infinite), a[k]) : 0) : square == 0 ? a[k] : a[k] / sqrtl(square); \
        judge("direction of " #T, N, k, to, u[k], fmaxl(epsilon * fabsl(to), least), DIRECTION);             \
      }                                                                                                      \
    }                                                                                                        \
  }
#define ALL(T, ...) GEOMETRY(T, 1, __VA_ARGS__) GEOMETRY(T, 2, __VA_ARGS__) GEOMETRY(T, 3, __VA_ARGS__) GEOMETRY(T, 4, __VA_ARGS__)

int main(void) {
  ALL(float, 24, -126, 127, 2.75, 2.5, 2)
  ALL(double, 53, -1022, 1023, 5.5, 5.5, 4.5)
  ALL(half, 11, -14, 15, 0.75, 2, 1)
  void cross_float(const float *, const float *, float *, uint64_t);
  static float a[3 * COUNT], b[3 * COUNT], c[3 * COUNT];
  for (int k = 0; k < 3 * COUNT; ++k) a[k] = (float)(int64_t)next() * 0x1p-60f, b[k] = (float)(int64_t)next() * 0x1p-60f;
  cross_float(a, b, c, COUNT);
  for (int k = 0; k < 3 * COUNT; ++k) {
    int i = k / 3 * 3, p = i + (k - i + 1) % 3, q = i + (k - i + 2) % 3;
    long double greatest = 0;
    for (int e = i; e < i + 3; ++e) greatest = fmaxl(greatest, fmaxl(fabsl(a[e]), fabsl(b[e])));
    judge("cross", 3, k, (long double)a[p] * b[q] - (long double)a[q] * b[p], c[k], greatest * greatest * 0x1p-23L, 3);
  }
  return failures != 0;
}
