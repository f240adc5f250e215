// Arithmetic on vectors of every width, with swizzles, and three-component loads.
//
//@ buffer f: float[1024] uniform 1 2
//@ buffer g: float[1024] zero ulp 4
//@ buffer i: int[512] uniform -1000 1000
//@ buffer j: int[512] zero
//@ launch widths_float(f, g) global 16 local 4
//@ launch widths_int(i, j) global 16 local 4
//@ also O1 O3 spir.O0 spirv64.O0

__kernel void widths_float(__global const float *f, __global float *g) {
  size_t id = get_global_id(0);
  float2 a = vload2(0, f + id * 64);
  float3 b = vload3(0, f + id * 64 + 2);
  float4 c = vload4(0, f + id * 64 + 8);
  float8 d = vload8(0, f + id * 64 + 16);
  float16 e = vload16(0, f + id * 64 + 32);
  a = a.yx * 2.0f + a;
  b = b.zxy + (float3)(a, 1.0f);
  c.xz = c.wy * a;
  c += (float4)(b, a.x);
  d = d.s76543210 + d * (float8)(c, c.wzyx);
  d.lo += d.hi;
  e.even = e.odd + d;
  e.s0123 = c;
  e.sf = dot(c, d.lo) + length(a);
  vstore2(a, 0, g + id * 64);
  vstore3(b, 0, g + id * 64 + 2);
  vstore4(c, 0, g + id * 64 + 8);
  vstore8(d, 0, g + id * 64 + 16);
  vstore16(e, 0, g + id * 64 + 32);
}

__kernel void widths_int(__global const int *i, __global int *j) {
  size_t id = get_global_id(0);
  int16 v = vload16(id, i);
  int8 w = v.lo * v.hi - (v.odd >> 2);
  int4 x = w.s0246 ^ ~w.s1357;
  int3 y = x.xyz & (int3)(0xff, 0xff00, 0xff0000);
  int2 z = (int2)(y.x | y.z, y.y + x.w);
  int4 mask = x > (int4)(0);
  vstore8(w, id * 4, j);
  vstore4(select(x, -x, mask), id * 8 + 2, j);
  vstore3(y, 0, j + id * 32 + 12);
  vstore2(z, id * 16 + 8, j);
  j[id * 32 + 18] = any(mask) ? z.x : z.y;
  j[id * 32 + 19] = all(mask);
  ushort4 s = convert_ushort4(x);
  uchar4 u = convert_uchar4_sat(x);
  j[id * 32 + 20] = as_int(u);
  j[id * 32 + 21] = as_int(s.xy);
  j[id * 32 + 22] = as_int(convert_short2_sat(z));
}
