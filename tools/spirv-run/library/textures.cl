//! What sampling an image gives a shader: the functions that its executable form calls (docs/shaders.md).

#include "textures.h"

#define LAYERED(shape) (((shape) & 3) | ARRAYED)

// The format's channels of a colour: what it has not is 0, and alpha is 1.
static float4 in_format(uint order, float4 c) {
  switch (channels(order)) {
  case 1: return order == A ? (float4)(0.0f, 0.0f, 0.0f, c.w) : (float4)(c.x, 0.0f, 0.0f, 1.0f);
  case 2: return (float4)(c.x, c.y, 0.0f, 1.0f);
  case 3: return (float4)(c.xyz, 1.0f);
  default: return c;
  }
}
// Vulkan's colours of borders come in pairs, of floats and of integers.
static float4 border_of(STATE s, uint order) {
  uint pair = s->border >> 1;
  return in_format(order, pair == 0 ? (float4)0.0f : (float4)((float3)(pair == 1 ? 0.0f : 1.0f), 1.0f));
}

// A texel whose indices may be behind an edge.
#define TEXEL(T, BORDER_COLOUR)                                                                                     \
  static T##4 texel_##T(IMAGE l, uint shape, STATE s, int3 i, int layer) {                                          \
    int3 n = (int3)((int)l->width, (int)l->height, (int)l->depth);                                                  \
    int4 at = (int4)(wrapped(s->address[0], i.x, n.x), 0, 0, layer);                                                \
    if ((shape & 3) > 1) at.y = wrapped(s->address[1], i.y, n.y);                                                   \
    if ((shape & 3) > 2) at.z = wrapped(s->address[2], i.z, n.z);                                                   \
    bool inside = at.x >= 0 && at.x < n.x && at.y >= 0 && at.y < n.y && at.z >= 0 && at.z < n.z;                    \
    return inside ? __spirv_run_fetch_##T(l, LAYERED(shape), at, 0) : BORDER_COLOUR;                                \
  }
TEXEL(float, border_of(s, l->channel_order))
TEXEL(int, convert_int4(border_of(s, l->channel_order)))

// The texel of a face, or behind one of its edges: there it is on the face that meets it.
static int4 across_edges(IMAGE l, int2 i, int layer) {
  int n = (int)l->width, face = layer % 6;
  bool out_x = i.x < 0 || i.x >= n, out_y = i.y < 0 || i.y >= n;
  if (!out_x && !out_y) return (int4)(i, 0, layer);
  float size = (float)n;
  float2 c = (2.0f * convert_float2(i) + 1.0f) / size - 1.0f;
  // The middle of the first row of the other face.
  float3 on = (float3)(out_x ? (i.x < 0 ? -1.0f : 1.0f) : c.x, out_y ? (i.y < 0 ? -1.0f : 1.0f) : c.y, 1.0f - 1.0f / size);
  float3 d = off_face(face, on);
  int other = face_of(d);
  float3 there = on_face(other, d);
  int2 at = convert_int2_sat(floor((0.5f * there.xy / there.z + 0.5f) * size));
  return (int4)(clamp(at, (int2)0, (int2)(n - 1)), 0, layer - face + other);
}

// What a texel is in a sum: itself, or whether the reference compares with it.
static float4 seen(STATE s, bool compares, float reference, float4 t) {
  if (!compares) return t;
  bool b;
  switch (s->compares - 1) {
  case 0: b = false; break;
  case 1: b = reference < t.x; break;
  case 2: b = reference == t.x; break;
  case 3: b = reference <= t.x; break;
  case 4: b = reference > t.x; break;
  case 5: b = reference != t.x; break;
  case 6: b = reference >= t.x; break;
  default: b = true; break;
  }
  return (float4)(b ? 1.0f : 0.0f);
}
static float4 seen_at(IMAGE l, uint shape, STATE s, bool compares, float reference, int3 i, int layer) {
  if (!(shape & CUBE)) return seen(s, compares, reference, texel_float(l, shape, s, i, layer));
  int n = (int)l->width;
  bool out_x = i.x < 0 || i.x >= n, out_y = i.y < 0 || i.y >= n;
  if (!out_x || !out_y)
    return seen(s, compares, reference, __spirv_run_fetch_float(l, LAYERED(shape), across_edges(l, i.xy, layer), 0));
  // Three faces meet in a corner: the texel that none has is the mean of theirs.
  float4 sum = 0.0f;
  int2 in = clamp(i.xy, (int2)0, (int2)(n - 1));
  int2 all[3] = {in, (int2)(i.x, in.y), (int2)(in.x, i.y)};
  for (int k = 0; k < 3; ++k)
    sum += seen(s, compares, reference, __spirv_run_fetch_float(l, LAYERED(shape), across_edges(l, all[k], layer), 0));
  return sum / 3.0f;
}

// The first texel of those around a place, and how much those behind it count.
static int3 around(float3 at, __private float3 *weight) {
  float3 low = floor(at - 0.5f);
  *weight = at - 0.5f - low;
  // Nothing is between texels that are infinitely far away.
  *weight = select((float3)0.0f, *weight, isfinite(*weight));
  return convert_int3_sat(low);
}
static int3 nearest(IMAGE l, uint shape, float3 at) {
  int3 i = convert_int3_sat(floor(at));
  return shape & CUBE ? clamp(i, (int3)0, (int3)((int)l->width - 1)) : i;
}

static float4 filtered(IMAGE l, uint shape, STATE s, float4 at, int4 offset, bool is_linear, bool compares, float reference) {
  spot p = spot_of(l, shape, s, at, offset);
  if (!is_linear) return seen_at(l, shape, s, compares, reference, nearest(l, shape, p.at), p.layer);
  float3 w;
  int3 i = around(p.at, &w);
  float4 sum = 0.0f;
  for (uint k = 0; k < 1u << (shape & 3); ++k) {
    float weight = k & 1 ? w.x : 1.0f - w.x;
    if ((shape & 3) > 1) weight *= k & 2 ? w.y : 1.0f - w.y;
    if ((shape & 3) > 2) weight *= k & 4 ? w.z : 1.0f - w.z;
    int3 j = (int3)(add_sat(i.x, (int)(k & 1)), add_sat(i.y, (int)(k >> 1 & 1)), add_sat(i.z, (int)(k >> 2)));
    // What counts nothing may be infinite.
    if (weight != 0.0f) sum += weight * seen_at(l, shape, s, compares, reference, j, p.layer);
  }
  return sum;
}

static int last_level(IMAGE image) { return max((int)image->mip_levels, 1) - 1; }
static float level_for(STATE s, float lod) { return s->unnormalised ? 0.0f : fmin(fmax(lod + s->bias, s->least), s->most); }
static int nearest_level_of(IMAGE image, float level) {
  return convert_int_sat(ceil(clamp(level, 0.0f, (float)last_level(image)) + 0.5f)) - 1;
}
#define LEVEL(image, shape, level) level_of(image, LAYERED_IF(shape), level)
#define LAYERED_IF(shape) ((shape) & (CUBE | ARRAYED) ? LAYERED(shape) : (shape) & 3)

static float4 sampled(IMAGE image, STATE s, uint shape, float4 at, float lod, int4 offset, bool compares, float reference) {
  float level = level_for(s, lod);
  bool is_linear = (level > 0.0f ? s->min_filter : s->mag_filter) != 0;
  if (!s->mip_filter) {
    image_layout l = LEVEL(image, shape, nearest_level_of(image, level));
    return filtered(&l, shape, s, at, offset, is_linear, compares, reference);
  }
  float within = clamp(level, 0.0f, (float)last_level(image)), low = floor(within);
  image_layout l = LEVEL(image, shape, (int)low);
  float4 first = filtered(&l, shape, s, at, offset, is_linear, compares, reference);
  if (within == low) return first;
  l = LEVEL(image, shape, (int)low + 1);
  return mix(first, filtered(&l, shape, s, at, offset, is_linear, compares, reference), within - low);
}

ONCE float4 __spirv_run_texture_float(IMAGE image, STATE s, uint shape, float4 at, float lod, int4 offset) {
  return sampled(image, s, shape, at, lod, offset, false, 0.0f);
}
// References of formats that are parts of 1 are such parts, too.
static float reference_for(IMAGE image, float reference) {
  return image->channel_data_type == FLOAT ? reference : clamp(reference, 0.0f, 1.0f);
}
ONCE float __spirv_run_texture_compare(IMAGE image, STATE s, uint shape, float4 at, float reference, float lod, int4 offset) {
  return sampled(image, s, shape, at, lod, offset, true, reference_for(image, reference)).x;
}
// Integers have no filter.
static int4 texel_of_ints(IMAGE l, uint shape, STATE s, int3 i, int layer) {
  if (!(shape & CUBE)) return texel_int(l, shape, s, i, layer);
  return __spirv_run_fetch_int(l, LAYERED(shape), across_edges(l, i.xy, layer), 0);
}
ONCE int4 __spirv_run_texture_int(IMAGE image, STATE s, uint shape, float4 at, float lod, int4 offset) {
  image_layout l = LEVEL(image, shape, nearest_level_of(image, level_for(s, lod)));
  spot p = spot_of(&l, shape, s, at, offset);
  return texel_of_ints(&l, shape, s, nearest(&l, shape, p.at), p.layer);
}

// One component of the four texels that a linear filter would take: from below left against the clock.
#define GATHER(T, EXPRESSION)                                                                       \
  spot p = spot_of(image, shape, s, at, offset);                                                    \
  float3 weight;                                                                                    \
  int3 i = around(p.at, &weight);                                                                   \
  T##4 r;                                                                                           \
  for (uint k = 0; k < 4; ++k) {                                                                    \
    int3 j = (int3)(add_sat(i.x, k == 1 || k == 2 ? 1 : 0), add_sat(i.y, k < 2 ? 1 : 0), 0);        \
    T##4 t = EXPRESSION;                                                                            \
    r[k] = t[component & 3];                                                                        \
  }                                                                                                 \
  return r;
ONCE float4 __spirv_run_texture_gather_float(IMAGE image, STATE s, uint shape, float4 at, uint component, int4 offset) {
  GATHER(float, seen_at(image, shape, s, false, 0.0f, j, p.layer))
}
ONCE int4 __spirv_run_texture_gather_int(IMAGE image, STATE s, uint shape, float4 at, uint component, int4 offset) {
  GATHER(int, texel_of_ints(image, shape, s, j, p.layer))
}
ONCE float4 __spirv_run_texture_gather_compare(IMAGE image, STATE s, uint shape, float4 at, float reference, int4 offset) {
  uint component = 0;
  GATHER(float, seen_at(image, shape, s, true, reference_for(image, reference), j, p.layer))
}

// A texel by its indices; zeros where none is.
#define FETCH(T)                                                                                    \
  ONCE T##4 __spirv_run_texture_fetch_##T(IMAGE image, uint shape, int4 at, int lod) {              \
    if (lod < 0 || lod > last_level(image)) return (T##4)0;                                         \
    image_layout l = LEVEL(image, shape, lod);                                                      \
    uint dims = shape & 3;                                                                          \
    int4 i = (int4)(at.x, dims > 1 ? at.y : 0, dims > 2 ? at.z : 0, 0);                             \
    if (shape & ARRAYED) i.w = dims == 1 ? at.y : at.z;                                             \
    int4 n = extent(&l, LAYERED(shape));                                                            \
    if (any(i < 0) || any(i >= n)) return (T##4)0;                                                  \
    return __spirv_run_fetch_##T(&l, LAYERED(shape), i, 0);                                         \
  }
FETCH(float)
FETCH(int)

// The level of detail of coordinates that change so from one place to the next.
ONCE float __spirv_run_texture_lod(IMAGE image, uint shape, float4 at, float4 dx, float4 dy) {
  float3 size = (float3)((float)image->width, (shape & 3) > 1 ? (float)image->height : 0.0f, (shape & 3) > 2 ? (float)image->depth : 0.0f);
  float3 x = dx.xyz, y = dy.xyz;
  if (shape & CUBE) {
    int face = face_of(at.xyz);
    float3 c = on_face(face, at.xyz), a = on_face(face, x), b = on_face(face, y);
    // The quotient's derivative.
    x = 0.5f * (a * c.z - c * a.z) / (c.z * c.z);
    y = 0.5f * (b * c.z - c * b.z) / (c.z * c.z);
    x.z = y.z = 0.0f;
    size.z = 0.0f;
  }
  return log2(fmax(length(x * size), length(y * size)));
}
