// Samplers in all their forms: as an argument, at program scope, as a local constant and as a literal in the call.
//
//@ image texture: 2d R/FLOAT[8, 8] uniform 0 1
//@ buffer out: float[256] zero ulp 8 at 1
//@ buffer whole: int[64] zero
//@ image numbers: 2d R/SIGNED_INT32[8, 8] uniform -50 50
//@ launch forms(texture, sampler NORMALIZED MIRRORED_REPEAT NEAREST, out) global 64 local 16
//@ launch borders(numbers, sampler UNNORMALIZED CLAMP NEAREST, whole) global 64 local 16
//@ also O1 O3 spir.O2

__constant sampler_t repeating = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
__constant sampler_t clamped = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__attribute__((noinline)) static float take(read_only image2d_t texture, sampler_t how, float2 at) {
  return read_imagef(texture, how, at).x;
}

__kernel void forms(read_only image2d_t texture, sampler_t argument, __global float *out) {
  int i = get_global_id(0);
  float2 at = (float2)((i & 7) * 0.3125f - 0.5f, (i >> 3) * 0.1875f);
  const sampler_t local_constant = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
  out[i * 4] = take(texture, argument, at);
  out[i * 4 + 1] = take(texture, repeating, at);
  out[i * 4 + 2] = take(texture, local_constant, at);
  out[i * 4 + 3] =
      read_imagef(texture, CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST, (int2)(i & 7, i >> 3)).x;
}

// Outside of the image a clamped read gives the border, which is zero.
__kernel void borders(read_only image2d_t numbers, sampler_t argument, __global int *whole) {
  int i = get_global_id(0);
  int2 at = (int2)((i & 7) * 2 - 4, (i >> 3) * 2 - 4);
  int by_constant = read_imagei(numbers, clamped, at).x;
  int by_argument = read_imagei(numbers, argument, convert_float2(at)).x;
  whole[i] = by_constant * 100 + by_argument;
}
