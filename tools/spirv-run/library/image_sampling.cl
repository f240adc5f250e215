//! What a sampler makes of coordinates (OpenCL C 3.0, 8.2).

#include "images.h"

#define NORMALISED 1u
#define ADDRESSING 14u
#define CLAMP_TO_EDGE 2u
#define CLAMP 4u
#define REPEAT 6u
#define MIRRORED_REPEAT 8u
#define LINEAR 0x20u

// The nearest texel of a coordinate: outside of the image only where the border is asked for. Coordinates are floats
// that may be anything: the conversion saturates.
static int texel_at(uint sampler, float s, int n) {
  float size = (float)n;
  switch (sampler & ADDRESSING) {
  case REPEAT: {
    int i = convert_int_sat(floor((s - floor(s)) * size));
    return i > n - 1 ? i - n : i;
  }
  case MIRRORED_REPEAT: return min(convert_int_sat(floor(fabs(s - 2.0f * rint(0.5f * s)) * size)), n - 1);
  case CLAMP: return clamp(convert_int_sat(floor(sampler & NORMALISED ? s * size : s)), -1, n);
  default: return clamp(convert_int_sat(floor(sampler & NORMALISED ? s * size : s)), 0, n - 1);
  }
}

// The two texels on the sides of a coordinate, and how much the second counts.
static int2 texels_around(uint sampler, float s, int n, __private float *weight) {
  float size = (float)n, u;
  uint mode = sampler & ADDRESSING;
  if (mode == REPEAT) u = (s - floor(s)) * size;
  else if (mode == MIRRORED_REPEAT) u = fabs(s - 2.0f * rint(0.5f * s)) * size;
  else u = sampler & NORMALISED ? s * size : s;
  float low = floor(u - 0.5f);
  *weight = u - 0.5f - low;
  // Nothing is between texels that are infinitely far away.
  if (!isfinite(*weight)) *weight = 0.0f;
  int i = convert_int_sat(low), j = add_sat(i, 1);
  switch (mode) {
  case REPEAT: return (int2)(i < 0 ? i + n : i, j > n - 1 ? j - n : j);
  case CLAMP: return (int2)(clamp(i, -1, n), clamp(j, -1, n));
  default: return (int2)(clamp(i, 0, n - 1), clamp(j, 0, n - 1));
  }
}

// The layer of an array is the nearest.
static int layer_of(uint shape, float4 at, int layers) {
  if (!(shape & ARRAYED)) return 0;
  return clamp(convert_int_sat(rint((shape & 3) == 1 ? at.y : at.z)), 0, layers - 1);
}
static int4 nearest_texel(uint sampler, uint shape, float4 at, int4 size) {
  uint dims = shape & 3;
  return (int4)(texel_at(sampler, at.x, size.x), dims > 1 ? texel_at(sampler, at.y, size.y) : 0,
                dims > 2 ? texel_at(sampler, at.z, size.z) : 0, layer_of(shape, at, size.w));
}

ONCE float4 __spirv_run_sample_float(IMAGE image, SAMPLER handle, uint shape, float4 at) {
  uint sampler = (uint)(size_t)handle, dims = shape & 3;
  int4 size = extent(image, shape);
  if (!(sampler & LINEAR)) return __spirv_run_fetch_float(image, shape, nearest_texel(sampler, shape, at, size), 0);
  float a, b = 0.0f, c = 0.0f;
  int2 x = texels_around(sampler, at.x, size.x, &a), y = 0, z = 0;
  if (dims > 1) y = texels_around(sampler, at.y, size.y, &b);
  if (dims > 2) z = texels_around(sampler, at.z, size.z, &c);
  int layer = layer_of(shape, at, size.w);
  float4 sum = 0.0f;
  for (uint k = 0; k < 1u << dims; ++k) {
    float weight = (k & 1 ? a : 1.0f - a) * (k & 2 ? b : 1.0f - b) * (k & 4 ? c : 1.0f - c);
    int4 texel = (int4)(k & 1 ? x.y : x.x, k & 2 ? y.y : y.x, k & 4 ? z.y : z.x, layer);
    sum += weight * __spirv_run_fetch_float(image, shape, texel, 0);
  }
  return sum;
}
// Integers have no filter.
ONCE int4 __spirv_run_sample_int(IMAGE image, SAMPLER handle, uint shape, float4 at) {
  uint sampler = (uint)(size_t)handle;
  return __spirv_run_fetch_int(image, shape, nearest_texel(sampler, shape, at, extent(image, shape)), 0);
}

// Coordinates that are integers are texels; only clamping is defined for them.
static int4 clamped(IMAGE image, SAMPLER handle, uint shape, int4 at) {
  int4 size = extent(image, shape);
  int4 inside = clamp(at, (int4)0, size - 1);
  if (((uint)(size_t)handle & ADDRESSING) == CLAMP) inside.xyz = clamp(at.xyz, (int3)-1, size.xyz);
  return inside;
}
ONCE float4 __spirv_run_fetch_float_at(IMAGE image, SAMPLER sampler, uint shape, int4 at) {
  return __spirv_run_fetch_float(image, shape, clamped(image, sampler, shape, at), 0);
}
ONCE int4 __spirv_run_fetch_int_at(IMAGE image, SAMPLER sampler, uint shape, int4 at) {
  return __spirv_run_fetch_int(image, shape, clamped(image, sampler, shape, at), 0);
}

// What clang makes of a literal.
SAMPLER __translate_sampler_initializer(int bits) { return (SAMPLER)(size_t)(uint)bits; }
