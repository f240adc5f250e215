//! The functions of images that the driver calls: an image is a pointer, as the runner makes it in kernels.

typedef __private const void *image;
typedef __private const void *sampler;

#define CALL(T, f, MANGLED, ...) T f(image, __VA_ARGS__) __asm__(MANGLED);
CALL(float4, sample_1d, "_Z11read_imagef14ocl_image1d_ro11ocl_samplerf", sampler, float)
CALL(float4, sample_2d, "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f", sampler, float2)
CALL(float4, sample_3d, "_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f", sampler, float4)
CALL(float4, sample_1d_array, "_Z11read_imagef20ocl_image1d_array_ro11ocl_samplerDv2_f", sampler, float2)
CALL(float4, sample_2d_array, "_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f", sampler, float4)
CALL(float4, sample_level, "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff", sampler, float2, float)
CALL(float4, sample_integer, "_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i", sampler, int2)
CALL(float4, read_f, "_Z11read_imagef14ocl_image2d_roDv2_i", int2)
CALL(int4, read_i, "_Z11read_imagei14ocl_image2d_roDv2_i", int2)
CALL(uint4, read_ui, "_Z12read_imageui14ocl_image2d_roDv2_i", int2)
CALL(float, read_depth, "_Z11read_imagef20ocl_image2d_depth_roDv2_i", int2)
CALL(float4, read_msaa, "_Z11read_imagef19ocl_image2d_msaa_roDv2_ii", int2, int)
CALL(float4, read_buffer, "_Z11read_imagef21ocl_image1d_buffer_roi", int)
CALL(void, write_f, "_Z12write_imagef14ocl_image2d_woDv2_iDv4_f", int2, float4)
CALL(void, write_i, "_Z12write_imagei14ocl_image2d_woDv2_iDv4_i", int2, int4)
CALL(void, write_ui, "_Z13write_imageui14ocl_image2d_woDv2_iDv4_j", int2, uint4)
CALL(void, write_array, "_Z12write_imagef20ocl_image2d_array_woDv4_iDv4_f", int4, float4)
int width(image) __asm__("_Z15get_image_width14ocl_image2d_ro");
int2 dim(image) __asm__("_Z13get_image_dim14ocl_image2d_ro");
size_t array_size(image) __asm__("_Z20get_image_array_size20ocl_image2d_array_ro");
int order(image) __asm__("_Z23get_image_channel_order14ocl_image2d_ro");
sampler literal(int) __asm__("__translate_sampler_initializer");

// Which function is meant is a number: coordinates and texels are arrays.
void sample(image i, int bits, int shape, __global const float *c, __global float *out) {
  float4 r;
  sampler s = literal(bits);
  switch (shape) {
  case 1: r = sample_1d(i, s, c[0]); break;
  case 2: r = sample_2d(i, s, vload2(0, c)); break;
  case 3: r = sample_3d(i, s, vload4(0, c)); break;
  case 5: r = sample_1d_array(i, s, vload2(0, c)); break;
  case 6: r = sample_2d_array(i, s, vload4(0, c)); break;
  case 7: r = sample_level(i, s, vload2(0, c), c[2]); break;
  default: r = sample_integer(i, s, (int2)((int)c[0], (int)c[1])); break;
  }
  vstore4(r, 0, out);
}
void read(image i, int x, int y, __global float *f, __global int *n) {
  vstore4(read_f(i, (int2)(x, y)), 0, f);
  vstore4(read_i(i, (int2)(x, y)), 0, n);
  f[4] = read_depth(i, (int2)(x, y));
  n[4] = read_ui(i, (int2)(x, y)).x;
}
void write(image i, int x, int y, int kind, __global const float *f, __global const int *n) {
  if (kind == 0) write_f(i, (int2)(x, y), vload4(0, f));
  else if (kind == 1) write_i(i, (int2)(x, y), vload4(0, n));
  else if (kind == 2) write_ui(i, (int2)(x, y), as_uint4(vload4(0, n)));
  else write_array(i, (int4)(x, y, kind - 3, 0), vload4(0, f));
}
void read_others(image i, int x, int y, int s, __global float *f) {
  vstore4(read_msaa(i, (int2)(x, y), s), 0, f);
  vstore4(read_buffer(i, x), 1, f);
}
void queries(image i, __global int *r) {
  r[0] = width(i);
  vstore2(dim(i), 0, r + 1);
  r[3] = (int)array_size(i);
  r[4] = order(i);
}
