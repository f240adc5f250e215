//! Texels: from the bytes of every format and back.

#include "images.h"

// Component k of a texel comes from channel `from(k)`; what no channel has is 0, and alpha is 1.
#define ORDERED(T, ONE)                                                    \
  static T##4 ordered_##T(uint order, T##4 c) {                            \
    switch (order) {                                                       \
    case A: return (T##4)(0, 0, 0, c.x);                                   \
    case R: case Rx: case DEPTH: case DEPTH_STENCIL: return (T##4)(c.x, 0, 0, ONE); \
    case RG: case RGx: return (T##4)(c.x, c.y, 0, ONE);                    \
    case RA: return (T##4)(c.x, 0, 0, c.y);                                \
    case RGB: case RGBx: case sRGB: case sRGBx: return (T##4)(c.xyz, ONE); \
    case BGRA: case sBGRA: return c.zyxw;                                  \
    case ARGB: return c.yzwx;                                              \
    case ABGR: return c.wzyx;                                              \
    case INTENSITY: return c.xxxx;                                         \
    case LUMINANCE: return (T##4)(c.x, c.x, c.x, ONE);                     \
    default: return c;                                                     \
    }                                                                      \
  }                                                                        \
  static T##4 channels_of_##T(uint order, T##4 t) {                        \
    switch (order) {                                                       \
    case A: return t.wwww;                                                 \
    case RA: return t.xwww;                                                \
    case BGRA: case sBGRA: return t.zyxw;                                  \
    case ARGB: return t.wxyz;                                              \
    case ABGR: return t.wzyx;                                              \
    default: return t;                                                     \
    }                                                                      \
  }
ORDERED(float, 1.0f)
ORDERED(int, 1)

static float linear(float c) { return c <= 0.04045f ? c / 12.92f : powr((c + 0.055f) / 1.055f, 2.4f); }
static float curved(float c) {
  if (!(c > 0.0f)) return 0.0f;
  return c >= 1.0f ? 1.0f : c < 0.0031308f ? 12.92f * c : 1.055f * powr(c, 1.0f / 2.4f) - 0.055f;
}

// Four channels in the usual order need no loop over them. Rows may begin anywhere.
#define IN_ROW(T) typedef T##4 row_##T __attribute__((aligned(sizeof(T))));
IN_ROW(uchar) IN_ROW(ushort) IN_ROW(half) IN_ROW(float) IN_ROW(char) IN_ROW(short) IN_ROW(int)
#define FOUR(T) (*(__global const row_##T *)p)

#define EACH(T, e) for (uint k = 0; k < n; ++k) { T v = ((__global const T *)p)[k]; c[k] = (e); } break;
static float4 decode_float(uint order, uint type, __global const uchar *p) {
  if (order == RGBA) {
    switch (type) {
    case UNORM_INT8: return convert_float4(FOUR(uchar)) / 255.0f;
    case UNORM_INT16: return convert_float4(FOUR(ushort)) / 65535.0f;
    case HALF_FLOAT: return convert_float4(FOUR(half));
    case FLOAT: return FOUR(float);
    }
  }
  float4 c = 0.0f;
  uint n = channels(order);
  switch (type) {
  case SNORM_INT8: EACH(char, fmax((float)v / 127.0f, -1.0f))
  case SNORM_INT16: EACH(short, fmax((float)v / 32767.0f, -1.0f))
  case UNORM_INT8: EACH(uchar, (float)v / 255.0f)
  case UNORM_INT16: EACH(ushort, (float)v / 65535.0f)
  case HALF_FLOAT: EACH(half, (float)v)
  case FLOAT: EACH(float, v)
  case UNORM_SHORT_565: {
    uint v = *(__global const ushort *)p;
    c.xyz = (float3)((float)(v >> 11) / 31.0f, (float)(v >> 5 & 63) / 63.0f, (float)(v & 31) / 31.0f);
    break;
  }
  case UNORM_SHORT_555: {
    uint v = *(__global const ushort *)p;
    c.xyz = (float3)((float)(v >> 10 & 31), (float)(v >> 5 & 31), (float)(v & 31)) / 31.0f;
    break;
  }
  case UNORM_INT_101010: {
    uint v = *(__global const uint *)p;
    c.xyz = (float3)((float)(v >> 20 & 1023), (float)(v >> 10 & 1023), (float)(v & 1023)) / 1023.0f;
    break;
  }
  case UNORM_INT_101010_2: {
    uint v = *(__global const uint *)p;
    c = (float4)((float)(v >> 22), (float)(v >> 12 & 1023), (float)(v >> 2 & 1023), 0.0f) / 1023.0f;
    c.w = (float)(v & 3) / 3.0f;
    break;
  }
  case UNORM_INT24: c.x = (float)(*(__global const uint *)p & 0xffffff) / 16777215.0f; break;
  }
  if (is_srgb(order)) c.xyz = (float3)(linear(c.x), linear(c.y), linear(c.z));
  return ordered_float(order, c);
}
static int4 decode_int(uint order, uint type, __global const uchar *p) {
  if (order == RGBA) {
    switch (type) {
    case SIGNED_INT8: return convert_int4(FOUR(char));
    case SIGNED_INT16: return convert_int4(FOUR(short));
    case UNSIGNED_INT8: return convert_int4(FOUR(uchar));
    case UNSIGNED_INT16: return convert_int4(FOUR(ushort));
    case SIGNED_INT32: case UNSIGNED_INT32: return FOUR(int);
    }
  }
  int4 c = 0;
  uint n = channels(order);
  switch (type) {
  case SIGNED_INT8: EACH(char, v)
  case SIGNED_INT16: EACH(short, v)
  case UNSIGNED_INT8: EACH(uchar, v)
  case UNSIGNED_INT16: EACH(ushort, v)
  case SIGNED_INT32: case UNSIGNED_INT32: EACH(int, v)
  }
  return ordered_int(order, c);
}

#define PUT(T, e) for (uint k = 0; k < n; ++k) { ((__global T *)p)[k] = (e); } break;
static uint unorm(float v, float most) { return convert_uint_sat_rte(fmin(fmax(v, 0.0f), 1.0f) * most); }
static void encode_float(uint order, uint type, __global uchar *p, float4 texel) {
  if (order == RGBA) {
    switch (type) {
    case UNORM_INT8: *(__global row_uchar *)p = convert_uchar4_sat_rte(texel * 255.0f); return;
    case UNORM_INT16: *(__global row_ushort *)p = convert_ushort4_sat_rte(texel * 65535.0f); return;
    case HALF_FLOAT: *(__global row_half *)p = convert_half4(texel); return;
    case FLOAT: *(__global row_float *)p = texel; return;
    }
  }
  if (is_srgb(order)) texel.xyz = (float3)(curved(texel.x), curved(texel.y), curved(texel.z));
  float4 c = channels_of_float(order, texel);
  uint n = channels(order);
  switch (type) {
  case SNORM_INT8: PUT(char, convert_char_sat_rte(c[k] * 127.0f))
  case SNORM_INT16: PUT(short, convert_short_sat_rte(c[k] * 32767.0f))
  case UNORM_INT8: PUT(uchar, convert_uchar_sat_rte(c[k] * 255.0f))
  case UNORM_INT16: PUT(ushort, convert_ushort_sat_rte(c[k] * 65535.0f))
  case HALF_FLOAT: PUT(half, (half)c[k])
  case FLOAT: PUT(float, c[k])
  case UNORM_SHORT_565:
    *(__global ushort *)p = (ushort)(unorm(c.x, 31.0f) << 11 | unorm(c.y, 63.0f) << 5 | unorm(c.z, 31.0f));
    break;
  case UNORM_SHORT_555:
    *(__global ushort *)p = (ushort)(unorm(c.x, 31.0f) << 10 | unorm(c.y, 31.0f) << 5 | unorm(c.z, 31.0f));
    break;
  case UNORM_INT_101010:
    *(__global uint *)p = unorm(c.x, 1023.0f) << 20 | unorm(c.y, 1023.0f) << 10 | unorm(c.z, 1023.0f);
    break;
  case UNORM_INT_101010_2:
    *(__global uint *)p = unorm(c.x, 1023.0f) << 22 | unorm(c.y, 1023.0f) << 12 | unorm(c.z, 1023.0f) << 2 | unorm(c.w, 3.0f);
    break;
  case UNORM_INT24: *(__global uint *)p = convert_uint_sat_rte(fmin(fmax((double)c.x, 0.0), 1.0) * 16777215.0); break;
  }
}
static void encode_int(uint order, uint type, __global uchar *p, int4 texel) {
  if (order == RGBA) {
    switch (type) {
    case SIGNED_INT8: *(__global row_char *)p = convert_char4_sat(texel); return;
    case SIGNED_INT16: *(__global row_short *)p = convert_short4_sat(texel); return;
    case UNSIGNED_INT8: *(__global row_uchar *)p = convert_uchar4_sat(__builtin_astype(texel, uint4)); return;
    case UNSIGNED_INT16: *(__global row_ushort *)p = convert_ushort4_sat(__builtin_astype(texel, uint4)); return;
    case SIGNED_INT32: case UNSIGNED_INT32: *(__global row_int *)p = texel; return;
    }
  }
  int4 c = channels_of_int(order, texel);
  uint n = channels(order);
  switch (type) {
  case SIGNED_INT8: PUT(char, convert_char_sat(c[k]))
  case SIGNED_INT16: PUT(short, convert_short_sat(c[k]))
  case UNSIGNED_INT8: PUT(uchar, convert_uchar_sat((uint)c[k]))
  case UNSIGNED_INT16: PUT(ushort, convert_ushort_sat((uint)c[k]))
  case SIGNED_INT32: case UNSIGNED_INT32: PUT(int, c[k])
  }
}

// What lies outside has the colour of the border, and is not written.
static bool is_inside(IMAGE image, uint shape, int4 at) {
  uint4 most = __builtin_astype(extent(image, shape), uint4), u = __builtin_astype(at, uint4);
  return u.x < most.x && u.y < most.y && u.z < most.z && u.w < most.w;
}
static bool has_opaque_border(uint order) {
  return order == R || order == RG || order == RGB || order == LUMINANCE || order == sRGB || order == DEPTH;
}
static __global uchar *address(IMAGE image, int4 at, int sample) {
  ulong size = texel_size(image->channel_order, image->channel_data_type);
  ulong texel = (ulong)at.x * max(image->samples, 1u) + (ulong)sample;
  return image->data + (ulong)(at.z + at.w) * image->slice_pitch + (ulong)at.y * image->row_pitch + texel * size;
}
#define ACCESS(T, ONE)                                                                              \
  ONCE T##4 __spirv_run_fetch_##T(IMAGE image, uint shape, int4 at, int sample) {                   \
    if (!is_inside(image, shape, at) || (uint)sample >= max(image->samples, 1u))                    \
      return (T##4)(0, 0, 0, has_opaque_border(image->channel_order) ? ONE : 0);                    \
    return decode_##T(image->channel_order, image->channel_data_type, address(image, at, sample));  \
  }                                                                                                 \
  ONCE void __spirv_run_store_##T(IMAGE image, uint shape, int4 at, T##4 texel) {                   \
    if (is_inside(image, shape, at))                                                                \
      encode_##T(image->channel_order, image->channel_data_type, address(image, at, 0), texel);     \
  }
ACCESS(float, 1.0f)
ACCESS(int, 1)
