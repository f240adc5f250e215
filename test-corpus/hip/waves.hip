#include "hip_kernel.h"
extern "C" __global__ void waves(unsigned *out, unsigned value) {
  unsigned lane = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
  unsigned sum = value + lane;
  for (unsigned step = 1; step < 32; step *= 2) sum += __builtin_amdgcn_ds_bpermute((lane ^ step) * 4, sum);
  out[index()] = __builtin_amdgcn_readfirstlane(sum) + __builtin_amdgcn_readlane(sum, 5);
  __builtin_amdgcn_wave_barrier();
}
