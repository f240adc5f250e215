#include "hip_kernel.h"
extern "C" __global__ void numbers(float *floats, double *doubles, unsigned *words) {
  floats[0] = __builtin_fmaf(floats[1], floats[2], __builtin_floorf(floats[3])) + __builtin_sqrtf(__builtin_fabsf(floats[4]));
  doubles[0] = __builtin_fma(doubles[1], doubles[2], __builtin_trunc(doubles[3])) + __builtin_fmax(doubles[4], doubles[5]);
  words[0] = __builtin_popcount(words[1]) + __builtin_clz(words[2] | 1) + __builtin_bswap32(words[3]);
  floats[5] = __builtin_amdgcn_rcpf(floats[6]) + __builtin_amdgcn_fmed3f(floats[7], floats[8], floats[9]);
  words[4] = __builtin_amdgcn_alignbit(words[5], words[6], 7) + __builtin_amdgcn_ubfe(words[7], 3, 5);
}
