#include "hip_kernel.h"
extern "C" __device__ int printf(const char *, ...);
extern "C" __global__ void printing(int *out, float x) {
  printf("item %u of %d: %f\n", index(), *out, x);
}
