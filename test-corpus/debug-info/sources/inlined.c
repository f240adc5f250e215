// Functions that are inlined into each other.

static inline __attribute__((always_inline)) int square(int x) {
  int result = x * x;
  return result;
}

static inline __attribute__((always_inline)) int cube(int x) {
  int half = square(x);
  return half * x;
}

int polynomial(int x) { return cube(x) + square(x) + cube(x + 1); }
