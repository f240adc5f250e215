#include "hip_kernel.h"
extern "C" __global__ void scopes(unsigned *words, unsigned long *longs, double *numbers) {
  __hip_atomic_fetch_add(words, 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_SINGLETHREAD);
  __hip_atomic_fetch_sub(words + 1, 2u, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_WAVEFRONT);
  __hip_atomic_fetch_and(words + 2, 3u, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hip_atomic_fetch_or(longs, 4ul, __ATOMIC_ACQ_REL, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_xor(longs + 1, 5ul, __ATOMIC_SEQ_CST, __HIP_MEMORY_SCOPE_SYSTEM);
  __hip_atomic_fetch_add(numbers, 0.5, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  __hip_atomic_fetch_min(numbers + 1, 0.5, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
  unsigned expected = __hip_atomic_load(words + 3, __ATOMIC_ACQUIRE, __HIP_MEMORY_SCOPE_AGENT);
  while (!__hip_atomic_compare_exchange_weak(words + 3, &expected, expected * 3, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED,
                                             __HIP_MEMORY_SCOPE_AGENT)) {}
  __hip_atomic_store(words + 4, expected, __ATOMIC_RELEASE, __HIP_MEMORY_SCOPE_SYSTEM);
}
