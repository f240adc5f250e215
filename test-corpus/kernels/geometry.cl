// Geometric functions on two to four components, quaternions, plane distances.
//
//@ buffer a: float4[64] uniform 1 2
//@ buffer b: float4[64] uniform 3 5
//@ buffer scalars: float[512] zero ulp 16
//@ buffer vectors: float4[192] zero ulp 32
//@ elsewhere vectors ulp 8192: fast_normalize is as exact as it likes to be
//@ launch geometry(a, b, scalars, vectors) global 64 local 16

static float4 quaternion_product(float4 p, float4 q) {
  float4 r;
  r.xyz = p.w * q.xyz + q.w * p.xyz + cross(p.xyz, q.xyz) * 0.125f + 8.0f;
  r.w = p.w * q.w + dot(p.xyz, q.xyz);
  return r;
}

__kernel void geometry(__global const float4 *a, __global const float4 *b, __global float *scalars,
                       __global float4 *vectors) {
  size_t i = get_global_id(0);
  float4 p = a[i], q = b[i];
  scalars[i * 8] = dot(p, q);
  scalars[i * 8 + 1] = length(p.xy);
  scalars[i * 8 + 2] = distance(p, q);
  scalars[i * 8 + 3] = length(q.xyz);
  scalars[i * 8 + 4] = fast_length(p.xyz);
  scalars[i * 8 + 5] = dot(p.xy, q.zw) + length(p.x);
  scalars[i * 8 + 6] = fast_distance(p.xyz, q.xyz);
  scalars[i * 8 + 7] = distance(p.x, q.y);
  vectors[i * 3] = normalize(p);
  vectors[i * 3 + 1] = (float4)(fast_normalize(q.xyz), normalize(p.xy).x);
  vectors[i * 3 + 2] = quaternion_product(p, q);
}
