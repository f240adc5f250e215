typedef int int4 __attribute__((vector_size(16)));
typedef float float4 __attribute__((vector_size(16)));
struct packed { int a; char b[3]; struct { short x, y; } p; unsigned f : 3, k : 5; } __attribute__((packed));
union number { double d; long l; int i[2]; };
static const char *const names[] = {"a", "bc", "\x01\xff\""};
const long double wide = 1.25L;
_Thread_local int local_to_thread = 7;
extern _Thread_local int external_thread __attribute__((tls_model("initial-exec")));
int tentative[8];
__int128 huge = ((__int128)1 << 100) + 7;
int weak(void) __attribute__((weak));
int weak(void) { return 3; }
extern int alias(void) __attribute__((alias("weak")));
static void (*resolve(void))(void) { return 0; }
void indirect(void) __attribute__((ifunc("resolve")));
__attribute__((section("special"), used, aligned(64))) static int in_section = 5;
__attribute__((constructor)) static void first(void) { tentative[0] = in_section; }

int4 arithmetic(int4 a, int4 b) { return a * b + (int4){1, 2, 3, 4}; }
float4 mixed(float4 a, float4 b) { return __builtin_shufflevector(a, b, 0, 5, 2, 7) * 0.1f; }

int computed(int n) {
  static void *const targets[] = {&&one, &&two, &&three};
  goto *targets[n];
one:
  return 1;
two:
  return 2;
three:
  return 3;
}

int assembly(int x) {
  __asm__ volatile("# %0" : "+r"(x) : : "memory");
  return x;
}

int jump_from_assembly(int x) {
#if __clang_major__ > 14 // before, labels were ordinary operands
  __asm__ goto("# %l1" : : "r"(x) : : out);
  return 0;
out:
#endif
  return 1;
}

int sum(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  int s = 0;
  while (n--)
    s += __builtin_va_arg(list, int);
  __builtin_va_end(list);
  return s;
}

double loop(const float *restrict p, double *restrict q, int n) {
  double s = 0;
  for (int i = 0; i < n; ++i) {
    s += p[i] * 0.1f;
    q[i] = s;
  }
  return s;
}

int choose(int x) {
  switch (x) {
  case 1: return 5;
  case 7: return 2;
  case 100: return names[x & 1][0];
  default: return x / 3 % 5;
  }
}

int atomics(_Atomic int *p, int *q) {
  int expected = 1;
  __atomic_compare_exchange_n(q, &expected, 5, 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return (*p)++ + __atomic_fetch_nand(q, 3, __ATOMIC_RELEASE) + expected;
}

_Complex double complex_number(_Complex double x) { return x * x + 1.0; }

int use(struct packed s, union number u, int n, int m) {
  int variable[n][m];
  variable[1][2] = s.f + u.i[1];
  __builtin_memset(&u, 0, sizeof u);
  if (__builtin_expect(n > 1000, 0))
    return sum(3, 1, 2, 3) + computed(n % 3) + tentative[n] + external_thread + local_to_thread;
  return variable[n - 1][m - 1] + __builtin_popcount(n) + choose(m) + (int)(wide * n) + (int)(huge >> 90);
}
