//! Integer functions against integers of 128 bits, and conversions against rounding in the widest types: bit for bit.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include "integers.h"
#include "random.h"

typedef _Float16 half;
typedef __int128 wide;
#define COUNT 49152

static int failures;

// The type that is asked for.
static int bits, is_signed;
static wide lowest(void) { return is_signed ? -((wide)1 << (bits - 1)) : 0; }
static wide highest(void) { return ((wide)1 << (bits - is_signed)) - 1; }
static wide saturated(wide v) { return v < lowest() ? lowest() : v > highest() ? highest() : v; }
static unsigned __int128 pattern(wide v) { return (unsigned __int128)v & (((unsigned __int128)1 << bits) - 1); }
static wide leading(wide a) { int n = 0; for (int k = bits - 1; k >= 0 && !(pattern(a) >> k & 1); --k) ++n; return n; }
static wide trailing(wide a) { int n = 0; while (n < bits && !(pattern(a) >> n & 1)) ++n; return n; }
static wide ones(wide a) { int n = 0; for (int k = 0; k < bits; ++k) n += (int)(pattern(a) >> k & 1); return n; }
static wide high_of(wide a, wide b) {
  // Two unsigned numbers of 64 bits fill an unsigned product.
  return is_signed ? (a * b) >> bits : (wide)((unsigned __int128)a * (unsigned __int128)b >> bits);
}
static wide mad_saturated(wide a, wide b, wide c) {
  if (is_signed) return saturated(a * b + c);
  unsigned __int128 v = (unsigned __int128)a * (unsigned __int128)b + (unsigned __int128)c;
  return v > (unsigned __int128)highest() ? highest() : (wide)v;
}
static wide rotated(wide a, wide b) {
  int n = (int)(pattern(b) & (unsigned)(bits - 1));
  return (wide)(pattern(a) << n | pattern(a) >> (bits - n));
}

static const uint64_t EDGES[] = {0, 1, 2, 3, 7, 8, 127, 128, 129, 255, 256, 32767, 32768, 65535, 65536, 0x7fffffff, 0x80000000, 0xffffffff, 0x100000000,
                                 0x7fffffffffffffff, 0x8000000000000000, 0xffffffffffffffff, 0xfffffffffffffffe, 0xffffff80, 0xffff8000, 0x1000001,
                                 0x20000000000001, 0x7fffff40, 0x7ffffffffffffdff, 0x7ff, 0x1001, 0x1ffe, 65504, 65519, 65520};
#define EDGE_COUNT (sizeof EDGES / sizeof *EDGES)
static uint64_t number(uint64_t k, uint64_t by) {
  if (k < EDGE_COUNT * EDGE_COUNT * EDGE_COUNT) return EDGES[k / by % EDGE_COUNT];
  return next() >> (next() % 64);
}

#define BUFFERS(T, C, ...) static C a_##T[COUNT], b_##T[COUNT], c_##T[COUNT], r_##T[COUNT];
TYPES(BUFFERS)
static half a_half[COUNT], r_half[COUNT];
static float a_float[COUNT], r_float[COUNT];
static double a_double[COUNT], r_double[COUNT];
#define C_char int8_t
#define C_uchar uint8_t
#define C_short int16_t
#define C_ushort uint16_t
#define C_int int32_t
#define C_uint uint32_t
#define C_long int64_t
#define C_ulong uint64_t
#define C_half half
#define C_float float
#define C_double double

#define FILL(T, C, B, S)                                                                                 \
  for (uint64_t k = 0; k < COUNT; ++k) {                                                                 \
    a_##T[k] = (C)number(k, 1), b_##T[k] = (C)number(k, EDGE_COUNT), c_##T[k] = (C)number(k, EDGE_COUNT * EDGE_COUNT); \
  }
#define JUDGE(T, name, e)                                                                                \
  for (int k = 0; k < COUNT; ++k) {                                                                      \
    wide a = a_##T[k], b = b_##T[k], c = c_##T[k], want = e;                                             \
    (void)a, (void)b, (void)c;                                                                           \
    C_##T want_bits = (C_##T)want;                                                                       \
    if (memcmp(&r_##T[k], &want_bits, sizeof want_bits) && ++failures < 40)                              \
      printf("%s(%lld, %lld, %lld): %lld instead of %lld\n", name, (long long)a, (long long)b, (long long)c, (long long)r_##T[k], (long long)want_bits); \
  }
#define RUN(T, f, arguments, e)                                                                          \
  {                                                                                                      \
    void f##_##T(const C_##T *, const C_##T *, const C_##T *, C_##T *, uint64_t);                        \
    void f##_##T##3(const C_##T *, const C_##T *, const C_##T *, C_##T *, uint64_t);                     \
    void f##_##T##16(const C_##T *, const C_##T *, const C_##T *, C_##T *, uint64_t);                    \
    f##_##T(a_##T, b_##T, c_##T, r_##T, COUNT);                                                          \
    JUDGE(T, #f " of " #T, e)                                                                            \
    f##_##T##3(a_##T, b_##T, c_##T, r_##T, COUNT);                                                       \
    JUDGE(T, #f " of " #T "3", e)                                                                        \
    f##_##T##16(a_##T, b_##T, c_##T, r_##T, COUNT);                                                      \
    JUDGE(T, #f " of " #T "16", e)                                                                       \
  }
#define FOR_TYPE(T, C, B, S) bits = B, is_signed = S; FUNCTIONS(RUN, T) FUNCTIONS_UNSIGNED(RUN, T)

enum { DEFAULT, RTE, RTZ, RTP, RTN };
// A number as its exact value: an integer of 64 bits fits long double.
static long double whole(long double v, int mode) {
  return mode == RTE ? rintl(v) : mode == RTP ? ceill(v) : mode == RTN ? floorl(v) : truncl(v);
}
// The nearest number of so many digits, to the side that is asked for.
static long double nearest(long double v, int mode, int digits, int least, int most) {
  if (v == 0 || !isfinite(v)) return v;
  int e = ilogbl(v) < least ? least : ilogbl(v);
  long double unit = ldexpl(1, e - digits + 1), r = whole(v / unit, mode == DEFAULT ? RTE : mode) * unit;
  r = copysignl(r, v);
  long double greatest = ldexpl(2 - ldexpl(1, 1 - digits), most);
  if (fabsl(r) <= greatest) return r;
  int stays = mode == RTZ || (mode == RTP && v < 0) || (mode == RTN && v > 0);
  return copysignl(stays ? greatest : INFINITY, v);
}
#define CONVERT(S, D, suffix, sat, mode, B, SIGN)                                                        \
  {                                                                                                      \
    void S##_to_##D##suffix(const C_##S *, C_##D *, uint64_t);                                           \
    S##_to_##D##suffix(a_##S, r_##D, COUNT);                                                             \
    bits = B, is_signed = SIGN;                                                                          \
    for (int k = 0; k < COUNT; ++k) {                                                                    \
      long double v = whole((long double)a_##S[k], mode);                                                \
      long double low = (long double)lowest(), high = (long double)highest();                            \
      C_##D want = v != v ? 0 : v <= low ? (C_##D)lowest() : v >= high ? (C_##D)highest() : (C_##D)v;    \
      /* What does not fit is any number, but of integers its low bits. */                               \
      if (!sat && !(v >= low && v <= high)) {                                                            \
        if ((C_##S)0.5 != 0) continue;                                                                   \
        want = (C_##D)(wide)a_##S[k];                                                                    \
      }                                                                                                  \
      if (r_##D[k] != want && ++failures < 40)                                                           \
        printf(#S " to " #D #suffix ": %Lg is %Lg instead of %Lg\n", (long double)a_##S[k], (long double)r_##D[k], (long double)want); \
    }                                                                                                    \
  }
#define ROUND(S, D, suffix, mode, DIGITS, LEAST, MOST)                                                   \
  {                                                                                                      \
    void S##_to_##D##suffix(const C_##S *, C_##D *, uint64_t);                                           \
    S##_to_##D##suffix(a_##S, r_##D, COUNT);                                                             \
    for (int k = 0; k < COUNT; ++k) {                                                                    \
      long double want = nearest((long double)a_##S[k], mode, DIGITS, LEAST, MOST), got = r_##D[k];      \
      if ((want != got || signbit(want) != signbit(got)) && !(want != want && got != got) && ++failures < 40) \
        printf(#S " to " #D #suffix ": %.20Lg is %.20Lg instead of %.20Lg\n", (long double)a_##S[k], got, want); \
    }                                                                                                    \
  }
#define INTEGER(S, D, B, SIGN)                                                                           \
  CONVERT(S, D, , 0, RTZ, B, SIGN) CONVERT(S, D, _rte, 0, RTE, B, SIGN) CONVERT(S, D, _rtz, 0, RTZ, B, SIGN)      \
  CONVERT(S, D, _rtp, 0, RTP, B, SIGN) CONVERT(S, D, _rtn, 0, RTN, B, SIGN) CONVERT(S, D, _sat, 1, RTZ, B, SIGN)  \
  CONVERT(S, D, _sat_rte, 1, RTE, B, SIGN) CONVERT(S, D, _sat_rtz, 1, RTZ, B, SIGN)                      \
  CONVERT(S, D, _sat_rtp, 1, RTP, B, SIGN) CONVERT(S, D, _sat_rtn, 1, RTN, B, SIGN)
#define REAL(S, D, ...)                                                                                  \
  ROUND(S, D, , DEFAULT, __VA_ARGS__) ROUND(S, D, _rte, RTE, __VA_ARGS__) ROUND(S, D, _rtz, RTZ, __VA_ARGS__) \
  ROUND(S, D, _rtp, RTP, __VA_ARGS__) ROUND(S, D, _rtn, RTN, __VA_ARGS__)
#define TO_ALL(S, ...)                                                                                   \
  INTEGER(S, char, 8, 1) INTEGER(S, uchar, 8, 0) INTEGER(S, short, 16, 1) INTEGER(S, ushort, 16, 0)      \
  INTEGER(S, int, 32, 1) INTEGER(S, uint, 32, 0) INTEGER(S, long, 64, 1) INTEGER(S, ulong, 64, 0)        \
  REAL(S, half, 11, -14, 15) REAL(S, float, 24, -126, 127) REAL(S, double, 53, -1022, 1023)
static void convert_integers(void) { TYPES(TO_ALL) }
static void convert_floats(void) { TO_ALL(half) TO_ALL(float) TO_ALL(double) }

int main(void) {
  TYPES(FILL)
  TYPES(FOR_TYPE)
  convert_integers();
  TYPES(FILL)
  for (uint64_t k = 0; k < COUNT; ++k) {
    uint64_t random = next();
    memcpy(&a_float[k], &random, 4), memcpy(&a_double[k], &random, 8), memcpy(&a_half[k], &random, 2);
    // Numbers around the limits of integers, and between numbers of the narrower floats.
    if (k % 3) a_double[k] = (double)(int64_t)number(k, 1) * (k % 2 ? 0.25 : 1) + (double)(k % 5) * 0.25, a_float[k] = (float)a_double[k];
    if (k % 7 == 0) a_double[k] = (double)(half)(float)(next() % 60000) * (1 + (double)((int)(next() % 9) - 4) * 0x1p-12), a_float[k] = (float)a_double[k];
    if (k < 3) a_half[k] = (half[]){INFINITY, -INFINITY, NAN}[k], a_float[k] = (float)a_half[k], a_double[k] = a_float[k];
  }
  convert_floats();
  return failures != 0;
}
