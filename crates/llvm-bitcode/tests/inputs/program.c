// C of many shapes: linkage kinds, TLS, aliases, sections, varargs, atomics, wide integers, inline asm.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

extern int external_value;
extern __attribute__((weak)) int weak_external;
static int counter = 7;
_Thread_local int tls_counter = 3;
static __thread long tls_local;
__attribute__((section(".my_section"))) int in_section = 1;
__attribute__((aligned(64), visibility("hidden"))) double hidden_aligned[4] = {1.0, -0.0, 1e300, 0x1p-1074};
const char text[] = "text\0with\xff bytes";
const char *const strings[] = {"one", "two", "three", text + 2, NULL};
int common_or_zero;
long double extended = 1.0L / 3;
__int128 wide = ((__int128)0x0123456789abcdefLL << 64) | 5;
struct node { struct node *next; union { int i; float f; } u; unsigned bits : 5, more : 20; };
struct node list = {&list, {.f = 2.5f}, 3, 77};
_Complex float cplx = 1.0f;
int (*callbacks[])(int);
typedef float v4 __attribute__((vector_size(16)));
v4 vector_global = {1, 2, 3, 4};
__attribute__((weak)) int weak_fn(int x) { return x + weak_external; }
int real_fn(int x) { return x * counter++; }
int alias_fn(int x) __attribute__((alias("real_fn")));
static int (*resolver(void))(int) { return real_fn; }
int ifunc_fn(int) __attribute__((ifunc("resolver")));
int (*callbacks[])(int) = {real_fn, weak_fn, alias_fn};

int sum_varargs(int n, ...) {
  va_list ap, copy;
  va_start(ap, n);
  va_copy(copy, ap);
  int s = 0;
  for (int i = 0; i < n; ++i) s += va_arg(ap, int);
  double d = va_arg(copy, double);
  va_end(copy);
  va_end(ap);
  return s + (int)d;
}

int atomics(_Atomic int *p, int expected, __int128 *w) {
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  __atomic_signal_fence(__ATOMIC_ACQUIRE);
  int old = __atomic_fetch_add((int *)p, 3, __ATOMIC_RELEASE);
  old ^= __atomic_exchange_n((int *)p, old, __ATOMIC_ACQ_REL);
  old += __atomic_fetch_nand((int *)p, old, __ATOMIC_RELAXED);
  __atomic_compare_exchange_n((int *)p, &expected, 9, 1, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
  *w += __atomic_load_n((int *)p, __ATOMIC_ACQUIRE);
  __atomic_store_n((int *)p, expected, __ATOMIC_RELEASE);
  volatile int vol = old;
  return vol + vol;
}

int dispatch(int op, int a, int b) {
  static const void *const labels[] = {&&add, &&sub, &&done};
  goto *labels[op];
add: a += b; goto done;
sub: a -= b;
done: return a;
}

__attribute__((noinline, cold)) uint64_t assembly(uint64_t x) {
  uint64_t r;
  __asm__ volatile("bswap %0" : "=r"(r) : "0"(x) : "memory", "cc");
  __asm__("" : "+m"(r));
  return r;
}
__asm__(".globl module_level_symbol\nmodule_level_symbol = 42");

int big_switch(unsigned long long v) {
  switch (v) {
  case 1: return 10;
  case 2: return 22;
  case 3 ... 7: return (int)v;
  case 0xFFFFFFFFFFFFFFFFull: return -1;
  case 0x8000000000000000ull: return real_fn(5);
  default: return tls_counter + (int)tls_local++;
  }
}

float floats(float *restrict a, const float *restrict b, int n) {
  float s = 0;
#pragma clang loop vectorize_width(4) unroll_count(2)
  for (int i = 0; i < n; ++i) { a[i] = b[i] * b[i] + s; s += a[i] > 0 ? a[i] : -a[i]; }
  vector_global += (v4){s, s, s, s};
  return s * __real__ cplx * (float)hidden_aligned[n & 3];
}

struct by_value { long a[5]; char c; };
struct by_value pass(struct by_value v, struct node n) { v.a[n.u.i & 3] += v.c; return v; }
_Bool is_wide(__int128 x) { return x > wide && x < -((__int128)1 << 100); }
void variable_length(int n, void (*use)(int *)) { int a[n]; int b[n]; use(a); use(b); }
size_t copies(char *d, const char *s, size_t n) { __builtin_memcpy(d, s, n); __builtin_memset(d, 3, 8); return __builtin_strlen(s); }
_Noreturn void stop(void) { __builtin_trap(); }
int __attribute__((ms_abi)) windows_call(int a) { return __builtin_expect(a, 1) ? a : external_value; }
