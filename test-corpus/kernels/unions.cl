// Unions for reinterpreting bits: float fields, fast inverse square root, variants with a tag.
//
//@ buffer values: float[128] uniform 1 1000
//@ buffer fields: uint[384] zero
//@ buffer roots: float[128] zero ulp 4
//@ buffer variants: uint[128] zero
//@ launch split_float(values, fields) global 128 local 32
//@ launch fast_inverse_root(values, roots) global 128 local 32
//@ launch variant(values, variants) global 128 local 32

typedef union {
  float f;
  uint u;
  uchar bytes[4];
  struct {
    ushort low, high;
  } halves;
} Bits;

typedef struct {
  int tag;
  union {
    float number;
    int4 vector;
    char text[12];
  } payload;
} Variant;

__kernel void split_float(__global const float *values, __global uint *fields) {
  size_t i = get_global_id(0);
  Bits b;
  b.f = values[i];
  fields[i * 3] = b.u >> 31;
  fields[i * 3 + 1] = (b.u >> 23) & 0xff;
  fields[i * 3 + 2] = (b.u & 0x7fffff) ^ b.bytes[1] ^ ((uint)b.halves.high << 4);
}

__kernel void fast_inverse_root(__global const float *values, __global float *roots) {
  size_t i = get_global_id(0);
  Bits b;
  b.f = values[i];
  b.u = 0x5f3759df - (b.u >> 1);
  float y = b.f;
  y = y * (1.5f - 0.5f * values[i] * y * y);
  roots[i] = y;
}

static uint digest(const Variant *v) {
  switch (v->tag) {
  case 0:
    return as_uint(v->payload.number);
  case 1:
    return v->payload.vector.x + v->payload.vector.w;
  default:
    return v->payload.text[0] + v->payload.text[11];
  }
}

__kernel void variant(__global const float *values, __global uint *variants) {
  size_t i = get_global_id(0);
  Variant v;
  v.tag = i % 3;
  if (v.tag == 0)
    v.payload.number = values[i];
  else if (v.tag == 1)
    v.payload.vector = (int4)(i, 1, 2, 3);
  else
    for (int k = 0; k < 12; ++k)
      v.payload.text[k] = (char)(i + k);
  variants[i] = digest(&v);
}
