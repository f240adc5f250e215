//! Common and geometric functions.

#include "library.h"

#define COMMON(T, I)                                                                                   \
  OV T min(T a, T b) { return b < a ? b : a; } BINARY_V(min, T, T, T) BINARY_SCALAR(min, T, T)         \
  OV T max(T a, T b) { return a < b ? b : a; } BINARY_V(max, T, T, T) BINARY_SCALAR(max, T, T)         \
  OV T clamp(T x, T a, T b) { return fmin(fmax(x, a), b); } TERNARY_V(clamp, T, T, T) TERNARY_SCALAR(clamp, T) \
  OV T degrees(T x) { return x * (T)57.295779513082320877; } UNARY_V(degrees, T, T)                    \
  OV T radians(T x) { return x * (T)0.017453292519943295769; } UNARY_V(radians, T, T)                  \
  OV T mix(T x, T y, T a) { return x + (y - x) * a; } TERNARY_V(mix, T, T, T)                          \
  OV T step(T e, T x) { return x < e ? (T)0 : (T)1; } BINARY_V(step, T, T, T)                          \
  OV T smoothstep(T a, T b, T x) { T t = clamp((T)((x - a) / (b - a)), (T)0, (T)1); return t * t * ((T)3 - (T)2 * t); } \
  TERNARY_V(smoothstep, T, T, T)                                                                       \
  OV T sign(T x) { return x > (T)0 ? (T)1 : x < (T)0 ? (T)-1 : x != x ? (T)0 : x; } UNARY_V(sign, T, T) \
  COMMON_N(T, 2) COMMON_N(T, 3) COMMON_N(T, 4) COMMON_N(T, 8) COMMON_N(T, 16)
#ifdef NUMBERS_ONLY
#define COMMON_N(T, N)
#else
#define COMMON_N(T, N)                                                          \
  OV T##N mix(T##N x, T##N y, T a) { return mix(x, y, (T##N)a); }               \
  OV T##N step(T e, T##N x) { return step((T##N)e, x); }                        \
  OV T##N smoothstep(T a, T b, T##N x) { return smoothstep((T##N)a, (T##N)b, x); }
#endif
FLOATS(COMMON)

// Products of float are of that type, as their bounds allow; those of half are of float.
#define WIDE(T, W)                                                              \
  OV T dot(T a, T b) { return a * b; }                                          \
  OV T dot(T##2 a, T##2 b) { return (T)((W)a.x * (W)b.x + (W)a.y * (W)b.y); }   \
  OV T dot(T##3 a, T##3 b) { return (T)((W)a.x * (W)b.x + (W)a.y * (W)b.y + (W)a.z * (W)b.z); } \
  OV T dot(T##4 a, T##4 b) { return (T)(((W)a.x * (W)b.x + (W)a.y * (W)b.y) + ((W)a.z * (W)b.z + (W)a.w * (W)b.w)); } \
  OV T##3 cross(T##3 a, T##3 b) { return (T##3)(CROSS(T, W, y, z), CROSS(T, W, z, x), CROSS(T, W, x, y)); } \
  OV T##4 cross(T##4 a, T##4 b) { return (T##4)(CROSS(T, W, y, z), CROSS(T, W, z, x), CROSS(T, W, x, y), (T)0); }
#define CROSS(T, W, p, q) (T)((W)a.p * (W)b.q - (W)a.q * (W)b.p)
WIDE(float, float) WIDE(half, float) WIDE(double, double)

// Lengths of float and half are computed in double, where squares neither overflow nor vanish; element by element, so that
// work-items are joined.
static double square(float x) { return (double)x * (double)x; }
// An element beside infinite ones: these count as one, all others as nothing. A vector of zeros has no other direction.
static float along(float x, double square, double infinite) {
  double sign = __builtin_elementwise_copysign(1.0, (double)x);
  double r = (double)x / __builtin_elementwise_sqrt(square);
  r = infinite > 0.0 && square == INFINITY ? (isinf(x) ? sign / __builtin_elementwise_sqrt(infinite) : 0.0 * sign) : r;
  return square == 0.0 ? x : (float)r;
}
static double is_infinite(float x) { return isinf(x) ? 1.0 : 0.0; }
#define SUM1(f, a) f((float)(a))
#define SUM2(f, a) (f((float)(a).x) + f((float)(a).y))
#define SUM3(f, a) (SUM2(f, a) + f((float)(a).z))
#define SUM4(f, a) (SUM2(f, a) + (f((float)(a).z) + f((float)(a).w)))
#define ALONG1(T, a) (T)along((float)a, s, n)
#define ALONG2(T, a) (T##2)((T)along((float)a.x, s, n), (T)along((float)a.y, s, n))
#define ALONG3(T, a) (T##3)(ALONG2(T, a), (T)along((float)a.z, s, n))
#define ALONG4(T, a) (T##4)(ALONG3(T, a), (T)along((float)a.w, s, n))
#define NEAR(T, V, N, PREFIX)                                                            \
  OV T PREFIX##length(V a) { return (T)(float)__builtin_elementwise_sqrt(SUM##N(square, a)); } \
  OV T PREFIX##distance(V a, V b) { return PREFIX##length(a - b); }                      \
  OV V PREFIX##normalize(V a) { double s = SUM##N(square, a), n = SUM##N(is_infinite, a); return ALONG##N(T, a); }
#define NEARS(T, P) NEAR(T, T, 1, P) NEAR(T, T##2, 2, P) NEAR(T, T##3, 3, P) NEAR(T, T##4, 4, P)
NEARS(float, ) NEARS(half, ) NEARS(float, fast_) NEARS(half, fast_)

static double largest(double4 a) { return fmax(fmax(fabs(a.x), fabs(a.y)), fmax(fabs(a.z), fabs(a.w))); }
static double norm(double4 a) {
  double m = largest(a);
  if (m == INFINITY) return INFINITY;
  int e = m == 0.0 || m != m ? 0 : -ilogb(m);
  double4 s = ldexp(a, e);
  return ldexp(sqrt(s.x * s.x + s.y * s.y + (s.z * s.z + s.w * s.w)), -e);
}
static double4 direction(double4 a) {
  double m = largest(a);
  if (m == 0.0) return a;
  // Infinite elements count as one, all others as nothing.
  if (m == INFINITY && !any(isnan(a))) a = select(copysign((double4)0.0, a), copysign((double4)1.0, a), isinf(a));
  else if (m == m) a = ldexp(a, -ilogb(m));
  return a / sqrt(a.x * a.x + a.y * a.y + (a.z * a.z + a.w * a.w));
}
#define D1(a) (double4)((double)(a), 0.0, 0.0, 0.0)
#define D2(a) (double4)((double)(a).x, (double)(a).y, 0.0, 0.0)
#define D3(a) (double4)((double)(a).x, (double)(a).y, (double)(a).z, 0.0)
#define D4(a) (double4)((double)(a).x, (double)(a).y, (double)(a).z, (double)(a).w)
#define R1(v) v.x
#define R2(v) v.xy
#define R3(v) v.xyz
#define R4(v) v
#define LENGTH(V, N, PREFIX)                                                             \
  OV double PREFIX##length(V a) { return norm(D##N(a)); }                                \
  OV double PREFIX##distance(V a, V b) { return norm(D##N(a) - D##N(b)); }               \
  OV V PREFIX##normalize(V a) { double4 r = direction(D##N(a)); return R##N(r); }
#define LENGTHS(P) LENGTH(double, 1, P) LENGTH(double2, 2, P) LENGTH(double3, 3, P) LENGTH(double4, 4, P)
LENGTHS() LENGTHS(fast_)
