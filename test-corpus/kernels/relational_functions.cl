// Relational functions on scalars and vectors, with not-a-number and infinities among the inputs.
//
//@ buffer x: float4[64] uniform -2 2
//@ buffer y: float4[64] uniform -2 2
//@ buffer out: int4[512] zero
//@ buffer chosen: float4[128] zero
//@ launch relational(x, y, out, chosen) global 64 local 16
//@ also O1 O3

__kernel void relational(__global const float4 *x, __global const float4 *y, __global int4 *out,
                         __global float4 *chosen) {
  size_t i = get_global_id(0);
  float4 a = x[i], b = y[i];
  if (i % 4 == 1)
    a.y = NAN;
  if (i % 4 == 2)
    b.z = INFINITY;
  if (i % 4 == 3)
    a.w = b.w;
  __global int4 *o = out + i * 8;
  o[0] = isequal(a, b) + isnotequal(a, b) * 2 + isless(a, b) * 4;
  o[1] = isgreater(a, b) + isgreaterequal(a, b) * 2 + islessequal(a, b) * 4 + islessgreater(a, b) * 8;
  o[2] = isfinite(b) + isinf(b) * 2 + isnan(a) * 4 + isnormal(a) * 8 + signbit(a) * 16;
  o[3] = isordered(a, b) + isunordered(a, b) * 2;
  o[4] = (a < b) + (a == b) * 2 + (a != b) * 4 + !(a > b) * 8;
  o[5] = (int4)(any(a < b), all(a < b), isnan(a.y), a.x < b.x && !(a.y >= b.y));
  o[6] = (int4)(isless(a.x, b.x), isunordered(a.y, b.y), signbit(a.z), isinf(b.z));
  o[7] = bitselect(as_int4(a), as_int4(b), (int4)(0x00ff00ff)) & ((a < b) | (a > b));
  chosen[i * 2] = select(a, b, isless(a, b));
  chosen[i * 2 + 1] = bitselect(a, b, (float4)(-0.0f)) + (a.x > b.x ? a : b);
}
