#include "hip_kernel.h"
extern __shared__ float room[];
extern "C" __global__ void __launch_bounds__(256) reduction(float *sums, const float *values, unsigned count) {
  float sum = 0;
  for (unsigned i = index(); i < count; i += size() * 64) sum += values[i];
  room[thread()] = sum;
  barrier();
  for (unsigned half = size() / 2; half > 0; half /= 2) {
    if (thread() < half) room[thread()] += room[thread() + half];
    barrier();
  }
  if (thread() == 0) __hip_atomic_fetch_add(sums, room[0], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
}
