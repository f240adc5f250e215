//! The functions that `maths.c` asks for, with what the host's library says in its widest type, and OpenCL's bounds of float,
//! double and half (OpenCL C 3.0, 7.4), in units of the last place.

#define ONE_ARGUMENT(M)                                                                            \
  M(acos, acosl(x), 4, 4, 2) M(asin, asinl(x), 4, 4, 2) M(atan, atanl(x), 5, 5, 2)                 \
  M(acosh, acoshl(x), 4, 4, 2) M(asinh, asinhl(x), 4, 4, 2) M(atanh, atanhl(x), 5, 5, 2)           \
  M(acospi, acosl(x) / PI, 5, 5, 2) M(asinpi, asinl(x) / PI, 5, 5, 2) M(atanpi, atanl(x) / PI, 5, 5, 2) \
  M(cbrt, cbrtl(x), 2, 2, 2) M(ceil, ceill(x), 0, 0, 0) M(floor, floorl(x), 0, 0, 0)               \
  M(cos, cosl(x), 4, 4, 2) M(sin, sinl(x), 4, 4, 2) M(tan, tanl(x), 5, 5, 2)                       \
  M(cosh, coshl(x), 4, 4, 2) M(sinh, sinhl(x), 4, 4, 2) M(tanh, tanhl(x), 5, 5, 2)                 \
  M(cospi, cos_of_turns(x), 4, 4, 2) M(sinpi, sin_of_turns(x), 4, 4, 2) M(tanpi, tan_of_turns(x), 6, 6, 2) \
  M(erf, erfl(x), 16, 16, 4) M(erfc, erfcl(x), 16, 16, 4) M(tgamma, tgammal(x), 16, 16, 4)        \
  M(exp, expl(x), 3, 3, 2) M(exp2, exp2l(x), 3, 3, 2) M(exp10, exp10l(x), 3, 3, 2) M(expm1, expm1l(x), 3, 3, 2) \
  M(log, logl(x), 3, 3, 2) M(log2, log2l(x), 3, 3, 2) M(log10, log10l(x), 3, 3, 2) M(log1p, log1pl(x), 2, 2, 2) \
  M(logb, logbl(x), 0, 0, 0) M(fabs, fabsl(x), 0, 0, 0) M(rint, rintl(x), 0, 0, 0)                 \
  M(round, roundl(x), 0, 0, 0) M(trunc, truncl(x), 0, 0, 0)                                        \
  M(rsqrt, 1 / sqrtl(x), 2, 2, 1) M(sqrt, sqrtl(x), 0.5, 0.5, 0.5)

#define TWO_ARGUMENTS(M)                                                                           \
  M(atan2, atan2l(x, y), 6, 6, 2) M(atan2pi, atan2l(x, y) / PI, 6, 6, 2) M(hypot, hypotl(x, y), 4, 4, 2) \
  M(pow, powl(x, y), 16, 16, 4) M(powr, powr_of(x, y), 16, 16, 4)                                  \
  M(fmod, fmodl(x, y), 0, 0, 0) M(remainder, remainderl(x, y), 0, 0, 0)                            \
  M(fdim, fdim_of(x, y), 0.5, 0.5, 0.5) M(fmax, max_of(x, y), 0, 0, 0) M(fmin, min_of(x, y), 0, 0, 0)      \
  M(copysign, copysignl(x, y), 0, 0, 0)

// The second argument is an integer.
#define WITH_INTEGER(M)                                                                            \
  M(pown, powl(x, y), 16, 16, 4) M(rootn, root_of(x, (int)y), 16, 16, 4) M(ldexp, ldexpl(x, (int)y), 0.5, 0.5, 0.5)
