//! Images as the runner lays them out, and what reading and writing share.

#include "library.h"

// What an image argument points to; order and type have the numbers of OpenCL's host API. Of an array, layers lie
// `slice_pitch` apart, also those of one dimension. Samples of a texel lie side by side, and levels behind each other,
// those after the first without gaps.
typedef struct {
  __global uchar *data;
  uint width, height, depth, array_size;
  ulong row_pitch, slice_pitch;
  uint channel_order, channel_data_type;
  uint dimensions_and_kind;
  uint mip_levels, samples;
} image_layout;

// Images and samplers are pointers where they are called: no type of SPIR-V stands in the module, and the names that
// clang makes of their types are spelled.
typedef __private const image_layout *IMAGE;
typedef __private const void *SAMPLER;

// How many dimensions the coordinates have, and whether a layer stands behind them.
#define ARRAYED 4u

enum { R = 0x10B0, A, RG, RA, RGB, RGBA, BGRA, ARGB, INTENSITY, LUMINANCE, Rx, RGx, RGBx, DEPTH, DEPTH_STENCIL,
       sRGB, sRGBx, sRGBA, sBGRA, ABGR };
enum { SNORM_INT8 = 0x10D0, SNORM_INT16, UNORM_INT8, UNORM_INT16, UNORM_SHORT_565, UNORM_SHORT_555, UNORM_INT_101010,
       SIGNED_INT8, SIGNED_INT16, SIGNED_INT32, UNSIGNED_INT8, UNSIGNED_INT16, UNSIGNED_INT32, HALF_FLOAT, FLOAT,
       UNORM_INT24, UNORM_INT_101010_2 };

// A decoder is large, and kernels call it in many places: it is not inlined.
#define ONCE __attribute__((noinline))

float4 __spirv_run_fetch_float(IMAGE image, uint shape, int4 at, int sample);
int4 __spirv_run_fetch_int(IMAGE image, uint shape, int4 at, int sample);
void __spirv_run_store_float(IMAGE image, uint shape, int4 at, float4 texel);
void __spirv_run_store_int(IMAGE image, uint shape, int4 at, int4 texel);
float4 __spirv_run_sample_float(IMAGE image, SAMPLER sampler, uint shape, float4 at);
int4 __spirv_run_sample_int(IMAGE image, SAMPLER sampler, uint shape, float4 at);
float4 __spirv_run_fetch_float_at(IMAGE image, SAMPLER sampler, uint shape, int4 at);
int4 __spirv_run_fetch_int_at(IMAGE image, SAMPLER sampler, uint shape, int4 at);

static inline uint channels(uint order) {
  switch (order) {
  case R: case A: case INTENSITY: case LUMINANCE: case DEPTH: case DEPTH_STENCIL: return 1;
  case RG: case RA: case Rx: return 2;
  case RGB: case RGx: case sRGB: return 3;
  default: return 4;
  }
}
static inline uint texel_size(uint order, uint type) {
  switch (type) {
  case SNORM_INT8: case UNORM_INT8: case SIGNED_INT8: case UNSIGNED_INT8: return channels(order);
  case SNORM_INT16: case UNORM_INT16: case SIGNED_INT16: case UNSIGNED_INT16: case HALF_FLOAT: return 2 * channels(order);
  case UNORM_SHORT_565: case UNORM_SHORT_555: return 2;
  case UNORM_INT_101010: case UNORM_INT_101010_2: case UNORM_INT24: return 4;
  default: return 4 * channels(order);
  }
}
static inline bool is_srgb(uint order) { return order >= sRGB && order <= sBGRA; }

// The extent of the dimensions that count, and one in the others.
static inline int4 extent(IMAGE image, uint shape) {
  uint dims = shape & 3;
  return (int4)((int)image->width, dims > 1 ? (int)image->height : 1, dims > 2 ? (int)image->depth : 1,
                shape & ARRAYED ? (int)image->array_size : 1);
}

// Levels after the first are half as large each, and have no gaps.
static inline image_layout level_of(IMAGE image, uint shape, int level) {
  image_layout l = *image;
  uint dims = shape & 3, size = texel_size(l.channel_order, l.channel_data_type);
  int last = max((int)l.mip_levels, 1) - 1;
  for (int k = 0; k < clamp(level, 0, last); ++k) {
    l.data += l.slice_pitch * (shape & ARRAYED ? l.array_size : dims > 2 ? l.depth : 1);
    l.width = max(l.width >> 1, 1u);
    l.height = max(l.height >> 1, 1u);
    l.depth = max(l.depth >> 1, 1u);
    l.row_pitch = (ulong)l.width * size;
    l.slice_pitch = dims > 1 ? l.row_pitch * l.height : l.row_pitch;
  }
  return l;
}
