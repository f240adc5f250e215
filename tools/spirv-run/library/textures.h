//! Images that shaders sample: what a sampler is, and where coordinates lead (Vulkan specification, "Image Operations").

#include "images.h"

// `struct spirv_sampler` of docs/shaders.md, which states it with Vulkan's numbers.
typedef struct {
  uint mag_filter, min_filter, mip_filter;
  uint address[3];
  uint compares, border, unnormalised;
  float bias, least, most;
} sampler_state;
typedef __private const sampler_state *STATE;

// Beside the shapes of `images.h`: six faces, which are layers.
#define CUBE 8u

enum { REPEATED, MIRRORED, EDGE, BORDER, MIRRORED_ONCE };

// Coordinates in texels, and the layer.
typedef struct { float3 at; int layer; } spot;

// Where an index behind an edge leads: outside of the image only where the border is asked for.
static inline int wrapped(uint mode, int i, int texels) {
  int n = max(texels, 1);
  switch (mode) {
  case REPEATED: { int m = i % n; return m < 0 ? m + n : m; }
  case MIRRORED: {
    int twice = 2 * n, m = i % twice;
    if (m < 0) m += twice;
    return m < n ? m : twice - 1 - m;
  }
  case BORDER: return clamp(i, -1, n);
  case MIRRORED_ONCE: return min(i < 0 ? -1 - i : i, n - 1);
  default: return clamp(i, 0, n - 1);
  }
}

// The components of a direction that are across a face, down it, and towards it: `sc`, `tc` and `ma` of the specification.
static inline float3 on_face(int face, float3 d) {
  switch (face) {
  case 0: return (float3)(-d.z, -d.y, d.x);
  case 1: return (float3)(d.z, -d.y, -d.x);
  case 2: return (float3)(d.x, d.z, d.y);
  case 3: return (float3)(d.x, -d.z, -d.y);
  case 4: return (float3)(d.x, -d.y, d.z);
  default: return (float3)(-d.x, -d.y, -d.z);
  }
}
// The direction that has these components.
static inline float3 off_face(int face, float3 c) {
  switch (face) {
  case 0: return (float3)(c.z, -c.y, -c.x);
  case 1: return (float3)(-c.z, -c.y, c.x);
  case 2: return (float3)(c.x, c.z, c.y);
  case 3: return (float3)(c.x, -c.z, -c.y);
  case 4: return (float3)(c.x, -c.y, c.z);
  default: return (float3)(-c.x, -c.y, -c.z);
  }
}
// The face that a direction leads to: of components that are equally long z before y before x.
static inline int face_of(float3 d) {
  float3 a = fabs(d);
  if (a.z >= a.x && a.z >= a.y) return d.z < 0.0f ? 5 : 4;
  if (a.y >= a.x) return d.y < 0.0f ? 3 : 2;
  return d.x < 0.0f ? 1 : 0;
}

// The nearest layer there is.
static inline int nearest_of(float layer, int layers) { return clamp(convert_int_sat(rint(layer)), 0, max(layers - 1, 0)); }

static inline spot spot_of(IMAGE l, uint shape, STATE s, float4 at, int4 offset) {
  spot r;
  float3 size = (float3)((float)l->width, (float)l->height, (float)l->depth);
  if (shape & CUBE) {
    int face = face_of(at.xyz);
    float3 c = on_face(face, at.xyz);
    r.at = (float3)(0.5f * c.x / c.z + 0.5f, 0.5f * c.y / c.z + 0.5f, 0.0f) * size;
    r.layer = face + (shape & ARRAYED ? 6 * nearest_of(at.w, (int)l->array_size / 6) : 0);
    return r;
  }
  r.at = (s->unnormalised ? at.xyz : at.xyz * size) + convert_float3(offset.xyz);
  r.layer = shape & ARRAYED ? nearest_of((shape & 3) == 1 ? at.y : at.z, (int)l->array_size) : 0;
  return r;
}
