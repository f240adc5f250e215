#include "hip_kernel.h"
__constant__ float weights[9];
__device__ unsigned hits = 7;
__device__ unsigned *place = &hits;
static __device__ const char text[] = "devices";
extern "C" __global__ void constants(float *out, char *letters) {
  unsigned i = index();
  out[i] = weights[i % 9] * weights[4];
  letters[i] = text[i % 8];
  __hip_atomic_fetch_add(place, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
