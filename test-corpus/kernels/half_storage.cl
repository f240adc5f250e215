// Half precision as a storage format.
//
//@ buffer src: float[256] uniform -100 100
//@ buffer packed: ushort[256] zero
//@ buffer dst: float[256] zero
//@ launch pack_half(src, packed) global 64 local 16
//@ launch unpack_half(packed, dst) global 64 local 16

__kernel void pack_half(__global const float *src, __global half *packed) {
  size_t i = get_global_id(0);
  float4 v = vload4(i, src);
  if (i & 1) {
    vstore_half4_rtz(v, i, packed);
  } else {
    vstore_half(v.x, i * 4, packed);
    vstore_half_rte(v.y, i * 4 + 1, packed);
    vstore_half2(v.zw, i * 2 + 1, packed);
  }
}

__kernel void unpack_half(__global const half *packed, __global float *dst) {
  size_t i = get_global_id(0);
  float4 v = vload_half4(i, packed);
  v.x = vload_half(i * 4, packed) + 1.0f;
  vstore4(v, i, dst);
}
