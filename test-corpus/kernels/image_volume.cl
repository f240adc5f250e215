// Volumes as 3D images: a maximum-intensity projection, a box filter written back to a volume, and trilinear probes.
//
//@ image volume: 3d R/FLOAT[8, 8, 8] uniform 0 1
//@ image filtered: 3d R/FLOAT[8, 8, 8] zero
//@ image labels: 3d R/UNSIGNED_INT16[8, 8, 8] uniform 0 500
//@ image projection: 2d R/FLOAT[8, 8] zero
//@ buffer probes: float[16] zero ulp 8 at 1
//@ buffer size: int4[1] zero
//@ launch project(volume, projection) global 8 8 local 8 8
//@ launch box(volume, labels, filtered) global 8 8 8 local 4 4 4
//@ launch probe(volume, sampler NORMALIZED REPEAT LINEAR, probes, size) global 16 local 16
//@ also O1 O3

#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable

__kernel void project(read_only image3d_t volume, write_only image2d_t projection) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float most = 0.0f;
  for (int z = 0; z < get_image_depth(volume); ++z)
    most = fmax(most, read_imagef(volume, (int4)(at, z, 0)).x);
  write_imagef(projection, at, (float4)(most, most, most, 1.0f));
}

__kernel void box(read_only image3d_t volume, read_only image3d_t labels, write_only image3d_t filtered) {
  const sampler_t border = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
  int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  float sum = 0.0f;
  for (int axis = 0; axis < 3; ++axis) {
    int4 step = axis == 0 ? (int4)(1, 0, 0, 0) : axis == 1 ? (int4)(0, 1, 0, 0) : (int4)(0, 0, 1, 0);
    sum += read_imagef(volume, border, at + step).x + read_imagef(volume, border, at - step).x;
  }
  uint label = read_imageui(labels, border, at).x;
  write_imagef(filtered, at, (float4)(label > 250 ? sum : -sum));
}

__kernel void probe(read_only image3d_t volume, sampler_t repeat, __global float *probes, __global int4 *size) {
  int i = get_global_id(0);
  float4 at = (float4)(i * 0.125f, i * 0.0625f, 0.5f, 0.0f);
  probes[i] = read_imagef(volume, repeat, at).x;
  size[0] = get_image_dim(volume);
}
