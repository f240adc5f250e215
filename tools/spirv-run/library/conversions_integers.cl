//! Conversions between integers, with saturation and each rounding, which is none.

#include "conversions.h"

// Integers: comparisons are of numbers, whatever the signs of the types are.
#define IS_BELOW(D, a) ((a) < 0 && (LOW_##D == 0 || (long)(a) < (long)LOW_##D))
#define IS_ABOVE(D, a) ((a) > 0 && (ulong)(a) > (ulong)HIGH_##D)
#define INT_FROM_INT(D, S, X, R)                                                                     \
  CONVERT(D, S, X, (D)a)                                                                             \
  CONVERT(D, S, _sat##X, IS_BELOW(D, a) ? (D)LOW_##D : IS_ABOVE(D, a) ? (D)HIGH_##D : (D)a)
#define ALL_INT_INT(D, S) ROUNDINGS(INT_FROM_INT, D, S)
#define INTS_FROM_INTS(D) FROM_INTS(D, ALL_INT_INT)
TO_INTS(INTS_FROM_INTS)
