//! The integer functions and conversions that `integers.c` asks for: each with the number that it gives, of `a`, `b` and `c` as
//! integers of 128 bits. A type is its name, its bits and whether it has a sign.

#define TYPES(M)                                                                             \
  M(char, int8_t, 8, 1) M(uchar, uint8_t, 8, 0) M(short, int16_t, 16, 1) M(ushort, uint16_t, 16, 0) \
  M(int, int32_t, 32, 1) M(uint, uint32_t, 32, 0) M(long, int64_t, 64, 1) M(ulong, uint64_t, 64, 0)

#define FUNCTIONS(M, T)                                                                      \
  M(T, add_sat, (a, b), saturated(a + b)) M(T, sub_sat, (a, b), saturated(a - b))            \
  M(T, hadd, (a, b), (a + b) >> 1) M(T, rhadd, (a, b), (a + b + 1) >> 1)                     \
  M(T, max, (a, b), a > b ? a : b) M(T, min, (a, b), a < b ? a : b)                          \
  M(T, clz, (a), leading(a)) M(T, ctz, (a), trailing(a)) M(T, popcount, (a), ones(a))        \
  M(T, mul_hi, (a, b), high_of(a, b)) M(T, mad_hi, (a, b, c), high_of(a, b) + c)             \
  M(T, mad_sat, (a, b, c), mad_saturated(a, b, c)) M(T, rotate, (a, b), rotated(a, b))
// The result has no sign.
#define FUNCTIONS_UNSIGNED(M, T) \
  M(T, abs, (a), a < 0 ? -a : a) M(T, abs_diff, (a, b), a < b ? b - a : a - b)
