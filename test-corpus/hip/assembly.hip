#include "hip_kernel.h"
extern "C" __global__ void assembly(unsigned *out, unsigned a, unsigned b) {
  unsigned result;
  asm volatile("v_mul_hi_u32 %0, %1, %2" : "=v"(result) : "v"(a + index()), "v"(b));
  out[index()] = result;
}
