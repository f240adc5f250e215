//! The functions that read and write images, by the names of every type of image.

#include "images.h"

// Coordinates as four components: what stands behind the used ones is not looked at, or is the layer of an array.
#define FOUR_1(V, c) (V##4)(c, 0, 0, 0)
#define FOUR_2(V, c) (V##4)(c, 0, 0)
#define FOUR_4(V, c) (c)
#define FLOAT_1 float
#define FLOAT_2 float2
#define FLOAT_4 float4
#define INT_1 int
#define INT_2 int2
#define INT_4 int4
// Where a texel is: the layer of an array stands behind its texel, and further down its own place.
static int4 place(uint shape, int4 at) {
  switch (shape) {
  case 1: return (int4)(at.x, 0, 0, 0);
  case 2: return (int4)(at.xy, 0, 0);
  case 1 | ARRAYED: return (int4)(at.x, 0, 0, at.y);
  case 2 | ARRAYED: return (int4)(at.xy, 0, at.z);
  default: return (int4)(at.xyz, 0);
  }
}

static int nearest_level(float lod) { return convert_int_sat(rint(lod)); }
// A texel's width in texels of the first level tells the level.
static int level_of_gradients(IMAGE image, uint shape, float4 dx, float4 dy) {
  uint dims = shape & 3;
  float4 size = (float4)((float)image->width, dims > 1 ? (float)image->height : 0.0f, dims > 2 ? (float)image->depth : 0.0f, 0.0f);
  return nearest_level(log2(fmax(length(dx * size), length(dy * size))));
}

// What the functions of each kind of texel give and take of the general ones.
#define GIVE_f(r) (r)
#define GIVE_i(r) (r)
#define GIVE_ui(r) __builtin_astype(r, uint4)
#define GIVE_h(r) convert_half4(r)
#define GIVE_d(r) ((r).x)
#define TAKE_f(t) (t)
#define TAKE_i(t) (t)
#define TAKE_ui(t) __builtin_astype(t, int4)
#define TAKE_h(t) convert_float4(t)
#define TAKE_d(t) (float4)(t, 0.0f, 0.0f, 1.0f)
#define VALUE_f float
#define VALUE_i int
#define VALUE_ui int
#define VALUE_h float
#define VALUE_d float
#define NAMED(f, MANGLED) f __asm__(MANGLED)
#define BOTH(RESULT, declaration, MANGLED, body) \
  RESULT declaration __asm__(MANGLED);           \
  RESULT declaration { body; }
#define CAT(a, b) a##b
#define CALL(f, K) CAT(f, K)

// With a sampler: coordinates of integers, of floats, with a level, with gradients.
#define SAMPLED(N, K, T, FUNCTION, NAME, SHAPE, W, I, F, GW, G)                                                          \
  BOTH(T, sample_i_##K##_##N(IMAGE image, SAMPLER s, INT_##W c), FUNCTION NAME "11ocl_sampler" I,                    \
       return GIVE_##K(CALL(CALL(__spirv_run_fetch_, VALUE_##K), _at)(image, s, SHAPE, place(SHAPE, FOUR_##W(int, c)))))           \
  BOTH(T, sample_f_##K##_##N(IMAGE image, SAMPLER s, FLOAT_##W c), FUNCTION NAME "11ocl_sampler" F,                  \
       return GIVE_##K(CALL(__spirv_run_sample_, VALUE_##K)(image, s, SHAPE, FOUR_##W(float, c))))                       \
  BOTH(T, sample_level_##K##_##N(IMAGE image, SAMPLER s, FLOAT_##W c, float lod), FUNCTION NAME "11ocl_sampler" F "f", \
       image_layout l = level_of(image, SHAPE, nearest_level(lod));                                              \
       return GIVE_##K(CALL(__spirv_run_sample_, VALUE_##K)(&l, s, SHAPE, FOUR_##W(float, c))))                          \
  BOTH(T, sample_gradient_##K##_##N(IMAGE image, SAMPLER s, FLOAT_##W c, FLOAT_##GW dx, FLOAT_##GW dy),                \
       FUNCTION NAME "11ocl_sampler" F G,                                                                            \
       image_layout l = level_of(image, SHAPE, level_of_gradients(image, SHAPE, FOUR_##GW(float, dx), FOUR_##GW(float, dy))); \
       return GIVE_##K(CALL(__spirv_run_sample_, VALUE_##K)(&l, s, SHAPE, FOUR_##W(float, c))))
#define READ(N, K, T, FUNCTION, NAME, SHAPE, W, I)                                                                       \
  BOTH(T, read_##K##_##N(IMAGE image, INT_##W c), FUNCTION NAME I,                                                   \
       return GIVE_##K(CALL(__spirv_run_fetch_, VALUE_##K)(image, SHAPE, place(SHAPE, FOUR_##W(int, c)), 0)))
#define READ_SAMPLE(N, K, T, FUNCTION, NAME, SHAPE, W, I)                                                                \
  BOTH(T, read_sample_##K##_##N(IMAGE image, INT_##W c, int sample), FUNCTION NAME I "i",                            \
       return GIVE_##K(CALL(__spirv_run_fetch_, VALUE_##K)(image, SHAPE, place(SHAPE, FOUR_##W(int, c)), sample)))
#define WRITE(N, K, T, FUNCTION, NAME, SHAPE, W, I, TEXEL)                                                               \
  BOTH(void, write_##K##_##N(IMAGE image, INT_##W c, T texel), FUNCTION NAME I TEXEL,                                \
       CALL(__spirv_run_store_, VALUE_##K)(image, SHAPE, place(SHAPE, FOUR_##W(int, c)), TAKE_##K(texel)))
#define WRITE_LEVEL(N, K, T, FUNCTION, NAME, SHAPE, W, I, TEXEL)                                                         \
  BOTH(void, write_level_##K##_##N(IMAGE image, INT_##W c, int level, T texel), FUNCTION NAME I "i" TEXEL,           \
       image_layout l = level_of(image, SHAPE, level);                                                           \
       CALL(__spirv_run_store_, VALUE_##K)(&l, SHAPE, place(SHAPE, FOUR_##W(int, c)), TAKE_##K(texel)))

#define READ_F "_Z11read_imagef"
#define READ_I "_Z11read_imagei"
#define READ_UI "_Z12read_imageui"
#define READ_H "_Z11read_imageh"
#define WRITE_F "_Z12write_imagef"
#define WRITE_I "_Z12write_imagei"
#define WRITE_UI "_Z13write_imageui"
#define WRITE_H "_Z12write_imageh"

// The texel that is written is a repeated type where coordinates are four integers, too.
#define INTS_1 "Dv4_i"
#define INTS_2 "Dv4_i"
#define INTS_4 "S0_"
#define COLORS(M, N, NAME, ...) \
  M(N, f, float4, READ_F, NAME, __VA_ARGS__) M(N, i, int4, READ_I, NAME, __VA_ARGS__) \
  M(N, ui, uint4, READ_UI, NAME, __VA_ARGS__) M(N, h, half4, READ_H, NAME, __VA_ARGS__)
#define COLORS_WRITTEN(M, N, NAME, SHAPE, W, I)                                                                  \
  M(N, f, float4, WRITE_F, NAME, SHAPE, W, I, "Dv4_f") M(N, i, int4, WRITE_I, NAME, SHAPE, W, I, INTS_##W)          \
  M(N, ui, uint4, WRITE_UI, NAME, SHAPE, W, I, "Dv4_j") M(N, h, half4, WRITE_H, NAME, SHAPE, W, I, "Dv4_Dh")

#define COLOR(N, NAME, SHAPE, W, I, F, GW, G)                                                                    \
  COLORS(SAMPLED, ro_##N, NAME "ro", SHAPE, W, I, F, GW, G) COLORS(SAMPLED, rw_##N, NAME "rw", SHAPE, W, I, F, GW, G) \
  COLORS(READ, ro_##N, NAME "ro", SHAPE, W, I) COLORS(READ, rw_##N, NAME "rw", SHAPE, W, I)                       \
  COLORS_WRITTEN(WRITE, wo_##N, NAME "wo", SHAPE, W, I) COLORS_WRITTEN(WRITE, rw_##N, NAME "rw", SHAPE, W, I)     \
  COLORS_WRITTEN(WRITE_LEVEL, wo_##N, NAME "wo", SHAPE, W, I) COLORS_WRITTEN(WRITE_LEVEL, rw_##N, NAME "rw", SHAPE, W, I)
COLOR(1d, "14ocl_image1d_", 1, 1, "i", "f", 1, "ff")
COLOR(2d, "14ocl_image2d_", 2, 2, "Dv2_i", "Dv2_f", 2, "S1_S1_")
COLOR(3d, "14ocl_image3d_", 3, 4, "Dv4_i", "Dv4_f", 4, "S1_S1_")
COLOR(1d_array, "20ocl_image1d_array_", 1 | ARRAYED, 2, "Dv2_i", "Dv2_f", 1, "ff")
COLOR(2d_array, "20ocl_image2d_array_", 2 | ARRAYED, 4, "Dv4_i", "Dv4_f", 2, "Dv2_fS2_")

// Buffers have neither samplers nor levels.
#define BUFFER "21ocl_image1d_buffer_"
COLORS(READ, ro_buffer, BUFFER "ro", 1, 1, "i") COLORS(READ, rw_buffer, BUFFER "rw", 1, 1, "i")
COLORS_WRITTEN(WRITE, wo_buffer, BUFFER "wo", 1, 1, "i") COLORS_WRITTEN(WRITE, rw_buffer, BUFFER "rw", 1, 1, "i")

#define SAMPLES_COLOR(N, NAME, SHAPE, W, I) \
  COLORS(READ_SAMPLE, ro_##N, NAME "ro", SHAPE, W, I) COLORS(READ_SAMPLE, rw_##N, NAME "rw", SHAPE, W, I)
SAMPLES_COLOR(2d_msaa, "19ocl_image2d_msaa_", 2, 2, "Dv2_i")
SAMPLES_COLOR(2d_array_msaa, "25ocl_image2d_array_msaa_", 2 | ARRAYED, 4, "Dv4_i")

#define DEPTHS(N, NAME, SHAPE, W, I, F, GW, G)                                                                   \
  SAMPLED(ro_##N, d, float, READ_F, NAME "ro", SHAPE, W, I, F, GW, G) SAMPLED(rw_##N, d, float, READ_F, NAME "rw", SHAPE, W, I, F, GW, G) \
  READ(ro_##N, d, float, READ_F, NAME "ro", SHAPE, W, I) READ(rw_##N, d, float, READ_F, NAME "rw", SHAPE, W, I)   \
  WRITE(wo_##N, d, float, WRITE_F, NAME "wo", SHAPE, W, I, "f") WRITE(rw_##N, d, float, WRITE_F, NAME "rw", SHAPE, W, I, "f") \
  WRITE_LEVEL(wo_##N, d, float, WRITE_F, NAME "wo", SHAPE, W, I, "f") WRITE_LEVEL(rw_##N, d, float, WRITE_F, NAME "rw", SHAPE, W, I, "f")
DEPTHS(2d_depth, "20ocl_image2d_depth_", 2, 2, "Dv2_i", "Dv2_f", 2, "S1_S1_")
DEPTHS(2d_array_depth, "26ocl_image2d_array_depth_", 2 | ARRAYED, 4, "Dv4_i", "Dv4_f", 2, "Dv2_fS2_")
#define SAMPLES_DEPTH(N, NAME, SHAPE, W, I) \
  READ_SAMPLE(ro_##N, d, float, READ_F, NAME "ro", SHAPE, W, I) READ_SAMPLE(rw_##N, d, float, READ_F, NAME "rw", SHAPE, W, I)
SAMPLES_DEPTH(2d_msaa_depth, "25ocl_image2d_msaa_depth_", 2, 2, "Dv2_i")
SAMPLES_DEPTH(2d_array_msaa_depth, "31ocl_image2d_array_msaa_depth_", 2 | ARRAYED, 4, "Dv4_i")

// What an image says of itself.
#define QUERY(N, T, f, MANGLED, e) BOTH(T, f##_##N(IMAGE image), MANGLED, return (e))
#define QUERIES_ALL(N, NAME)                                                                       \
  QUERY(N, int, width, "_Z15get_image_width" NAME, (int)image->width)                              \
  QUERY(N, int, type, "_Z27get_image_channel_data_type" NAME, (int)image->channel_data_type)       \
  QUERY(N, int, order, "_Z23get_image_channel_order" NAME, (int)image->channel_order)              \
  QUERY(N, int, levels, "_Z24get_image_num_mip_levels" NAME, (int)image->mip_levels)               \
  QUERY(N, int, samples, "_Z21get_image_num_samples" NAME, (int)image->samples)
#define QUERIES_LAYERS(N, NAME) QUERY(N, size_t, layers, "_Z20get_image_array_size" NAME, image->array_size)
#define QUERIES_2D(N, NAME)                                                                        \
  QUERIES_ALL(N, NAME)                                                                             \
  QUERY(N, int, height, "_Z16get_image_height" NAME, (int)image->height)                           \
  QUERY(N, int2, dim, "_Z13get_image_dim" NAME, (int2)((int)image->width, (int)image->height))
#define QUERIES_2D_LAYERS(N, NAME) QUERIES_2D(N, NAME) QUERIES_LAYERS(N, NAME)
#define QUERIES_1D_LAYERS(N, NAME) QUERIES_ALL(N, NAME) QUERIES_LAYERS(N, NAME)
#define QUERIES_3D(N, NAME)                                                                        \
  QUERIES_ALL(N, NAME)                                                                             \
  QUERY(N, int, height, "_Z16get_image_height" NAME, (int)image->height)                           \
  QUERY(N, int, depth, "_Z15get_image_depth" NAME, (int)image->depth)                              \
  QUERY(N, int4, dim, "_Z13get_image_dim" NAME, (int4)((int)image->width, (int)image->height, (int)image->depth, 0))
#define ACCESSES(M, N, NAME) M(ro_##N, NAME "ro") M(wo_##N, NAME "wo") M(rw_##N, NAME "rw")
ACCESSES(QUERIES_ALL, 1d, "14ocl_image1d_") ACCESSES(QUERIES_ALL, buffer, BUFFER)
ACCESSES(QUERIES_1D_LAYERS, 1d_array, "20ocl_image1d_array_") ACCESSES(QUERIES_3D, 3d, "14ocl_image3d_")
ACCESSES(QUERIES_2D, 2d, "14ocl_image2d_") ACCESSES(QUERIES_2D_LAYERS, 2d_array, "20ocl_image2d_array_")
ACCESSES(QUERIES_2D, 2d_depth, "20ocl_image2d_depth_")
ACCESSES(QUERIES_2D_LAYERS, 2d_array_depth, "26ocl_image2d_array_depth_")
ACCESSES(QUERIES_2D, 2d_msaa, "19ocl_image2d_msaa_") ACCESSES(QUERIES_2D, 2d_msaa_depth, "25ocl_image2d_msaa_depth_")
ACCESSES(QUERIES_2D_LAYERS, 2d_array_msaa, "25ocl_image2d_array_msaa_")
ACCESSES(QUERIES_2D_LAYERS, 2d_array_msaa_depth, "31ocl_image2d_array_msaa_depth_")
