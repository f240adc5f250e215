//! Atomic functions: what one thread sees of each, and what is left when several call.

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

static int failures;
#define SEE(T, old, after)                                                                                        \
  if (r[k] != (T)(old) || r[k + 1] != (T)(after)) {                                                               \
    ++failures;                                                                                                   \
    printf("call %d of " #T " %g, %g: %g, then %g\n", k / 2, (double)a, (double)b, (double)r[k], (double)r[k + 1]); \
  }                                                                                                               \
  k += 2;
#define THRICE(T, after) SEE(T, a, after) SEE(T, a, after) SEE(T, a, after)
#define ARITHMETIC(T) THRICE(T, a + b) THRICE(T, a - b) THRICE(T, a < b ? a : b) THRICE(T, a > b ? a : b) THRICE(T, b)
#define COMPARED(T) SEE(T, a, b) SEE(T, a, a)
#define BITS(T) THRICE(T, a & b) THRICE(T, a | b) THRICE(T, a ^ b)
#define OLD(T)                                                                                                    \
  SEE(T, a, a + b) SEE(T, a, a - b) SEE(T, a, a < b ? a : b) SEE(T, a, a > b ? a : b) SEE(T, a, b)                \
  SEE(T, a, a & b) SEE(T, a, a | b) SEE(T, a, a ^ b) SEE(T, a, a + 1) SEE(T, a, a - 1) SEE(T, a, b) SEE(T, a, a)
#define JUDGE(T, NAME, A, B, checks)                                                                              \
  {                                                                                                               \
    void atomics_##NAME(T *, T, T, T *);                                                                          \
    T memory, a = A, b = B, r[128];                                                                               \
    int k = 0;                                                                                                    \
    atomics_##NAME(&memory, a, b, r);                                                                             \
    checks                                                                                                        \
  }
#define INTEGER(T) ARITHMETIC(T) COMPARED(T) BITS(T) OLD(T)
#define REAL(T) ARITHMETIC(T) COMPARED(T)

void contend(int32_t *, float *, uint64_t *, int32_t);
static int32_t sum;
static float sums;
static uint64_t greatest;
static void *thread(void *unused) {
  contend(&sum, &sums, &greatest, 100000);
  return unused;
}

int main(void) {
  JUDGE(int32_t, int, -7, 100, INTEGER(int32_t)) JUDGE(int32_t, int, 2000000000, -3, INTEGER(int32_t))
  JUDGE(uint32_t, uint, 0xfffffff0u, 9, INTEGER(uint32_t)) JUDGE(uint32_t, uint, 5, 0x80000001u, INTEGER(uint32_t))
  JUDGE(int64_t, long, -7, 1ll << 40, INTEGER(int64_t)) JUDGE(uint64_t, ulong, ~0ull - 1, 12, INTEGER(uint64_t))
  JUDGE(float, float, 1.5f, -2.25f, REAL(float)) JUDGE(double, double, -1e300, 3e299, REAL(double))
  pthread_t threads[4];
  for (int k = 0; k < 4; ++k) pthread_create(&threads[k], NULL, thread, NULL);
  for (int k = 0; k < 4; ++k) pthread_join(threads[k], NULL);
  if (sum != 400000 || sums != 400000 || greatest != 99999) ++failures, printf("%d, %g, %llu\n", sum, (double)sums, (unsigned long long)greatest);
  return failures != 0;
}
