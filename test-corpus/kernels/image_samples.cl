// Images with several samples per pixel: resolving colours, the coverage of a mask, the nearest sample of a depth image.
//
//@ unlaunched OpenCL has no means to make an image with several samples: it comes from OpenGL.

#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : enable

__kernel void resolve(read_only image2d_msaa_t colours, write_only image2d_t resolved) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int samples = get_image_num_samples(colours);
  float4 sum = (float4)(0.0f);
  for (int sample = 0; sample < samples; ++sample)
    sum += read_imagef(colours, at, sample);
  write_imagef(resolved, at, sum / (float)samples);
}

__kernel void coverage(read_only image2d_array_msaa_t masks, __global uint *covered, __global int *least) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int width = get_image_width(masks), i = at.y * width + at.x;
  uint bits = 0;
  int smallest = INT_MAX;
  for (int layer = 0; layer < (int)get_image_array_size(masks); ++layer)
    for (int sample = 0; sample < get_image_num_samples(masks); ++sample) {
      int4 where = (int4)(at, layer, 0);
      bits += popcount(read_imageui(masks, where, sample).x);
      smallest = min(smallest, read_imagei(masks, where, sample).y);
    }
  covered[i] = bits;
  least[i] = smallest;
}

__kernel void nearest(read_only image2d_msaa_depth_t depths, read_only image2d_array_msaa_depth_t cascades,
                      __global float *nearest) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float least = 1.0f;
  for (int sample = 0; sample < get_image_num_samples(depths); ++sample)
    least = fmin(least, read_imagef(depths, at, sample));
  int last = (int)get_image_array_size(cascades) - 1;
  least = fmin(least, read_imagef(cascades, (int4)(at, last, 0), 0));
  nearest[at.y * get_image_dim(depths).x + at.x] = least;
}
