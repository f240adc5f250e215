// Depth images: percentage-closer shadows from a depth map, cascades in an array of them, and a depth map that is written.
//
//@ image map: depth DEPTH/FLOAT[16, 16] uniform 0 1
//@ image nearest: depth DEPTH/FLOAT[16, 16] zero
//@ buffer light: float[256] zero
//@ launch shadows(map, light, float 0.5) global 16 16 local 8 8
//@ launch nearest_of_four(map, nearest) global 16 16 local 8 8

__constant sampler_t texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;

__kernel void shadows(read_only image2d_depth_t map, __global float *light, float depth) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float lit = 0.0f;
  for (int dy = 0; dy < 2; ++dy)
    for (int dx = 0; dx < 2; ++dx)
      lit += read_imagef(map, texel, at + (int2)(dx, dy)) >= depth ? 0.25f : 0.0f;
  light[at.y * 16 + at.x] = lit;
}

__kernel void nearest_of_four(read_only image2d_depth_t map, write_only image2d_depth_t nearest) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int2 last = get_image_dim(map) - 1;
  float least = read_imagef(map, at);
  least = fmin(least, read_imagef(map, min(at + (int2)(1, 0), last)));
  least = fmin(least, read_imagef(map, min(at + (int2)(0, 1), last)));
  write_imagef(nearest, at, least);
}

// The cascade that a distance falls into is a layer.
__kernel void cascades(read_only image2d_array_depth_t maps, write_only image2d_array_depth_t clipped,
                       __global const float *distances, __global float *light) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int i = at.y * get_image_width(maps) + at.x;
  int layer = distances[i] < 10.0f ? 0 : distances[i] < 50.0f ? 1 : 2;
  layer = min(layer, (int)get_image_array_size(maps) - 1);
  float seen = read_imagef(maps, texel, (float4)(convert_float2(at), (float)layer, 0.0f));
  light[i] = seen + read_imagef(maps, (int4)(at, layer, 0));
  write_imagef(clipped, (int4)(at, layer, 0), fmin(seen, 1.0f));
}
