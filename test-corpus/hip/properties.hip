#include "hip_kernel.h"
extern "C" __global__ void properties(unsigned *out, unsigned a, unsigned b) {
  unsigned i = index();
  if (__builtin_amdgcn_processor_is("gfx90a")) out[i] = a;
  else if (__builtin_amdgcn_processor_is("gfx1100")) out[i] = b;
  else out[i] = a + b;
  if (__builtin_amdgcn_is_invocable(__builtin_amdgcn_permlanex16)) out[i] += __builtin_amdgcn_permlanex16(a, b, 1, 2, false, false);
  if (__builtin_amdgcn_is_invocable(__builtin_amdgcn_update_dpp)) out[i] += __builtin_amdgcn_update_dpp(0, a, 0x111, 0xf, 0xf, false);
}
