// Vectors of fixed length, matrices, overflow arithmetic, bit operations, loops that vectorise.
typedef int v4i __attribute__((vector_size(16)));
typedef float v8f __attribute__((ext_vector_type(8)));
typedef unsigned char v3c __attribute__((ext_vector_type(3)));
v4i blend(v4i a, v4i b) { return ((a > b) & a) | (v4i){1, 2, 3, 4}; }
v8f swizzle(v8f a) { return a.s76543210 * a.s00000000; }
v3c small(v3c a) { return a.zyx + (v3c)(1); }
float reduce(const float *p, int n) {
#pragma clang fp reassociate(on)
  float s = 0;
  for (int i = 0; i < n; ++i) s += p[i] * 2;
  return s;
}
int overflow(int a, int b) { int r; return __builtin_add_overflow(a, b, &r) ? -1 : r; }
unsigned bits(unsigned x) { return __builtin_popcount(x) + __builtin_clz(x | 1) + __builtin_bswap32(x) + (x << 7 | x >> 25); }
_BitInt(128) huge(_BitInt(128) a, unsigned _BitInt(7) b) { return a * b + (_BitInt(128))1 / 3; }
double math(double x, _Float16 h) { return __builtin_sqrt(x) + __builtin_fma(x, x, h) + __builtin_floor(x) + __builtin_copysign(x, h); }
void copy(int *restrict d, const int *restrict s, int n) { for (int i = 0; i < n; ++i) d[i] = s[i] ^ 0x55; }
int assume(int *p, int n) { __builtin_assume(n > 4); int *q = __builtin_assume_aligned(p, 32); return q[n]; }
struct flex { int n; struct { char c[3]; } a[]; } flexible = {2, {{{1, 2, 3}}, {{4, 5, 6}}}};
long labels(int i) { __label__ a, b; long t = &&b - &&a; if (i) goto a; b: return t; a: t++; goto b; }
