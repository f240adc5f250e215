// Images with levels of detail: a level chosen by hand, by gradients, and through every dimension and kind of element.
//
//@ unlaunched Intel's CPU runtime has no images with mipmaps.

#pragma OPENCL EXTENSION cl_khr_mipmap_image : enable

__constant sampler_t trilinear = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;

__kernel void terrain(read_only image2d_t texture, read_only image2d_array_t layers, __global float4 *out,
                      __global const float *distances) {
  int i = get_global_id(0);
  float lod = log2(fmax(distances[i], 1.0f));
  float2 at = (float2)(i * 0.25f, i * 0.125f);
  float4 base = read_imagef(texture, trilinear, at, lod);
  float4 detail = read_imagef(layers, trilinear, (float4)(at, 1.0f, 0.0f), lod * 0.5f);
  out[i] = base * detail;
}

__kernel void anisotropic(read_only image2d_t texture, read_only image3d_t fog, __global float4 *out) {
  int i = get_global_id(0);
  float2 at = (float2)(i * 0.25f, 0.5f);
  float2 dx = (float2)(0.01f, 0.0f), dy = (float2)(0.0f, 0.02f);
  float4 colour = read_imagef(texture, trilinear, at, dx, dy);
  float4 density = read_imagef(fog, trilinear, (float4)(at, 0.5f, 0.0f), (float4)(dx, 0.0f, 0.0f),
                               (float4)(dy, 0.0f, 0.0f));
  out[i] = mix(colour, (float4)(0.5f), density.x);
}

__kernel void tables(read_only image1d_t curve, read_only image1d_array_t curves, read_only image2d_depth_t depth,
                     sampler_t any, __global int4 *ints, __global uint4 *uints, __global float *depths) {
  int i = get_global_id(0);
  float at = i * 0.0625f, lod = (float)(i & 3);
  ints[i] = read_imagei(curve, any, at, lod);
  uints[i] = read_imageui(curves, any, (float2)(at, 1.0f), lod);
  depths[i] = read_imagef(depth, any, (float2)(at, 0.5f), lod);
}

__kernel void levels(read_only image1d_t a, read_only image2d_t b, read_only image3d_t c, read_only image2d_array_t d,
                     __global int *out) {
  out[0] = get_image_num_mip_levels(a);
  out[1] = get_image_num_mip_levels(b);
  out[2] = get_image_num_mip_levels(c);
  out[3] = get_image_num_mip_levels(d);
}
