//! What conversions of all kinds are made of.

#include "library.h"

// D from S: E is the expression of a scalar.
#define CONVERT(D, S, suffix, E)                                      \
  OV D convert_##D##suffix(S a) { return (E); }                       \
  CONVERT_V(D, S, suffix)
#ifdef NUMBERS_ONLY
#define CONVERT_V(D, S, X)
#else
#define CONVERT_V(D, S, X)                                                                                          \
  OV D##2 convert_##D##2##X(S##2 a) { return (D##2)(convert_##D##X(a.x), convert_##D##X(a.y)); }                    \
  OV D##3 convert_##D##3##X(S##3 a) { return (D##3)(convert_##D##X(a.x), convert_##D##X(a.y), convert_##D##X(a.z)); } \
  OV D##4 convert_##D##4##X(S##4 a) { return (D##4)(convert_##D##2##X(a.lo), convert_##D##2##X(a.hi)); }            \
  OV D##8 convert_##D##8##X(S##8 a) { return (D##8)(convert_##D##4##X(a.lo), convert_##D##4##X(a.hi)); }            \
  OV D##16 convert_##D##16##X(S##16 a) { return (D##16)(convert_##D##8##X(a.lo), convert_##D##8##X(a.hi)); }
#endif
#define ROUNDINGS(M, D, S) M(D, S, , _rtz) M(D, S, _rte, _rte) M(D, S, _rtz, _rtz) M(D, S, _rtp, _rtp) M(D, S, _rtn, _rtn)

#define LOW_char CHAR_MIN
#define LOW_uchar 0
#define LOW_short SHRT_MIN
#define LOW_ushort 0
#define LOW_int INT_MIN
#define LOW_uint 0
#define LOW_long LONG_MIN
#define LOW_ulong 0
#define HIGH_char CHAR_MAX
#define HIGH_uchar UCHAR_MAX
#define HIGH_short SHRT_MAX
#define HIGH_ushort USHRT_MAX
#define HIGH_int INT_MAX
#define HIGH_uint UINT_MAX
#define HIGH_long LONG_MAX
#define HIGH_ulong ULONG_MAX

#define FROM_INTS(D, M) M(D, char) M(D, uchar) M(D, short) M(D, ushort) M(D, int) M(D, uint) M(D, long) M(D, ulong)
#define TO_INTS(M) M(char) M(uchar) M(short) M(ushort) M(int) M(uint) M(long) M(ulong)
