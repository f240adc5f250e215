// Arrays of 2D images: frames of a film averaged over time, and one frame taken out of the array and faded into another.
//
//@ image film: 2d_array RGBA/UNORM_INT8[16, 8, 4] uniform 0 255
//@ image mean: 2d RGBA/FLOAT[16, 8] zero
//@ image faded: 2d_array R/FLOAT[16, 8, 2] zero ulp 4 at 1
//@ image labels: 2d_array RG/UNSIGNED_INT8[16, 8, 2] uniform 0 9
//@ buffer counts: uint[8] zero
//@ elsewhere mean ulp 3: texels are converted to 1.5 ulp
//@ launch average(film, mean) global 16 8 local 4 4
//@ launch fade(film, faded, float 0.25) global 16 8 2 local 4 4 1
//@ launch count_labels(labels, counts) global 8 local 8
//@ also O3

__constant sampler_t by_texel = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;

__kernel void average(read_only image2d_array_t film, write_only image2d_t mean) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int frames = (int)get_image_array_size(film);
  float4 sum = (float4)(0.0f);
  for (int frame = 0; frame < frames; ++frame)
    sum += read_imagef(film, by_texel, (int4)(at, frame, 0));
  write_imagef(mean, at, sum / (float)frames);
}

__kernel void fade(read_only image2d_array_t film, write_only image2d_array_t faded, float amount) {
  int4 at = (int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0);
  float from = read_imagef(film, by_texel, at).x;
  float to = read_imagef(film, by_texel, at + (int4)(0, 0, 1, 0)).x;
  write_imagef(faded, at, (float4)(mix(from, to, amount), 0.0f, 0.0f, 1.0f));
}

__kernel void count_labels(read_only image2d_array_t labels, __global uint *counts) {
  uint wanted = get_global_id(0), found = 0;
  int2 size = get_image_dim(labels);
  for (int layer = 0; layer < (int)get_image_array_size(labels); ++layer)
    for (int y = 0; y < size.y; ++y)
      for (int x = 0; x < size.x; ++x) {
        uint2 label = read_imageui(labels, (int4)(x, y, layer, 0)).xy;
        found += (label.x == wanted) + (label.y == wanted);
      }
  counts[wanted] = found;
}
