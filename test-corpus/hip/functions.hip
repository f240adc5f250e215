#include "hip_kernel.h"
typedef int (*Operation)(int, int);
static __device__ int add(int a, int b) { return a + b; }
static __device__ int multiply(int a, int b) { return a * b; }
static __device__ __attribute__((noinline)) int apply(Operation operation, int a, int b) { return operation(a, b); }
extern "C" __global__ void functions(int *out, int which) {
  Operation operation = which & 1 ? add : multiply;
  out[index()] = apply(operation, out[index()], which);
}
