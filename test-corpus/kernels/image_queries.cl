// What an image says of itself: sizes of every kind of image, the order of its channels and their type.
//
//@ image a: 1d R/SIGNED_INT8[9] zero
//@ image b: 1d_array RG/UNSIGNED_INT32[5, 3] zero
//@ image c: 1d_buffer RGBA/FLOAT[12] zero
//@ image d: 2d RGBA/UNORM_INT8[7, 6] zero
//@ image e: 2d_array R/HALF_FLOAT[4, 3, 2] zero
//@ image f: 3d RGBA/SIGNED_INT16[6, 5, 4] zero
//@ buffer sizes: int[32] zero
//@ buffer kinds: int[16] zero
//@ launch sizes_of(a, b, c, d, e, f, sizes) global 1 local 1
//@ launch kinds_of(a, c, d, e, f, kinds) global 1 local 1
//@ also spir.O2

__kernel void sizes_of(read_only image1d_t a, read_only image1d_array_t b, read_only image1d_buffer_t c,
                       read_only image2d_t d, write_only image2d_array_t e, read_only image3d_t f,
                       __global int *sizes) {
  sizes[0] = get_image_width(a);
  sizes[1] = get_image_width(b);
  sizes[2] = (int)get_image_array_size(b);
  sizes[3] = get_image_width(c);
  sizes[4] = get_image_width(d);
  sizes[5] = get_image_height(d);
  vstore2(get_image_dim(d), 3, sizes);
  sizes[8] = get_image_width(e);
  sizes[9] = get_image_height(e);
  sizes[10] = (int)get_image_array_size(e);
  vstore2(get_image_dim(e), 6, sizes);
  sizes[16] = get_image_width(f);
  sizes[17] = get_image_height(f);
  sizes[18] = get_image_depth(f);
  vstore4(get_image_dim(f), 5, sizes);
}

static int kind(int order, int type) {
  switch (order) {
  case CLK_R:
    return type == CLK_SIGNED_INT8 ? 1 : type == CLK_HALF_FLOAT ? 2 : -1;
  case CLK_RGBA:
    return type == CLK_FLOAT ? 3 : type == CLK_UNORM_INT8 ? 4 : type == CLK_SIGNED_INT16 ? 5 : -2;
  default:
    return -3;
  }
}

__kernel void kinds_of(read_only image1d_t a, read_only image1d_buffer_t c, read_write image2d_t d,
                       write_only image2d_array_t e, read_only image3d_t f, __global int *kinds) {
  kinds[0] = kind(get_image_channel_order(a), get_image_channel_data_type(a));
  kinds[1] = kind(get_image_channel_order(c), get_image_channel_data_type(c));
  kinds[2] = kind(get_image_channel_order(d), get_image_channel_data_type(d));
  kinds[3] = kind(get_image_channel_order(e), get_image_channel_data_type(e));
  kinds[4] = kind(get_image_channel_order(f), get_image_channel_data_type(f));
}
