// Filters of photographs in 2D images: a Gaussian of three by three, edges by Sobel, and a resize with linear sampling.
//
//@ image photo: 2d RGBA/UNORM_INT8[32, 16] uniform 0 255
//@ image blurred: 2d RGBA/UNORM_INT8[32, 16] zero
//@ image edges: 2d R/UNSIGNED_INT8[32, 16] zero
//@ image small: 2d RGBA/FLOAT[16, 8] zero ulp 4 at 1
//@ elsewhere blurred apart 1: texels are converted to 1.5 ulp
//@ lavapipe small ulp 131072: texels of 8 bits are filtered in 8 bits
//@ launch gauss(photo, blurred) global 32 16 local 8 4
//@ launch sobel(photo, edges) global 32 16 local 8 4
//@ launch resize(photo, small, sampler NORMALIZED CLAMP_TO_EDGE LINEAR) global 16 8 local 8 4
//@ also O1 O3 spir.O2

__constant sampler_t exact = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
__constant float weights[9] = {0.0625f, 0.125f, 0.0625f, 0.125f, 0.25f, 0.125f, 0.0625f, 0.125f, 0.0625f};

__kernel void gauss(read_only image2d_t photo, write_only image2d_t blurred) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 sum = (float4)(0.0f);
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      sum += read_imagef(photo, exact, at + (int2)(dx, dy)) * weights[(dy + 1) * 3 + dx + 1];
  write_imagef(blurred, at, sum);
}

static float grey(read_only image2d_t photo, int2 at) {
  return dot(read_imagef(photo, exact, at).xyz, (float3)(0.25f, 0.5f, 0.25f));
}

__kernel void sobel(read_only image2d_t photo, write_only image2d_t edges) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float gx = grey(photo, at + (int2)(1, 0)) - grey(photo, at - (int2)(1, 0));
  float gy = grey(photo, at + (int2)(0, 1)) - grey(photo, at - (int2)(0, 1));
  uint strength = fabs(gx) + fabs(gy) > 0.5f ? 255u : 0u;
  write_imageui(edges, at, (uint4)(strength, 0, 0, 0));
}

__kernel void resize(read_only image2d_t photo, write_only image2d_t small, sampler_t linear) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float2 size = convert_float2(get_image_dim(small));
  write_imagef(small, at, read_imagef(photo, linear, (convert_float2(at) + 0.5f) / size));
}
