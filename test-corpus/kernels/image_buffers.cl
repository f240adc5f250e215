// Lookup tables in 1D buffer images: a palette of colours, a table of signed corrections, and a histogram of the result.
//
//@ image palette: 1d_buffer RGBA/FLOAT[16] uniform -1 1
//@ image corrections: 1d_buffer R/SIGNED_INT16[256] uniform -300 300
//@ image result: 1d_buffer RGBA/UNSIGNED_INT32[128] zero
//@ buffer pixels: uchar[128] uniform 0 255
//@ buffer shades: float4[128] zero
//@ launch look_up(pixels, palette, corrections, result, shades) global 128 local 32
//@ launch widths(palette, corrections, result, shades) global 1 local 1

__attribute__((noinline)) static float4 shade(read_only image1d_buffer_t palette, uchar pixel) {
  int entry = pixel & 15;
  float4 colour = read_imagef(palette, entry);
  return pixel > 127 ? colour * 0.5f : colour;
}

__kernel void look_up(__global const uchar *pixels, read_only image1d_buffer_t palette,
                      read_only image1d_buffer_t corrections, write_only image1d_buffer_t result,
                      __global float4 *shades) {
  int i = get_global_id(0);
  uchar pixel = pixels[i];
  shades[i] = shade(palette, pixel);
  int correction = read_imagei(corrections, (int)pixel).x;
  uint corrected = (uint)clamp((int)pixel + correction, 0, 255);
  write_imageui(result, i, (uint4)(corrected, corrected << 8, pixel, (uint)i));
}

__kernel void widths(read_only image1d_buffer_t palette, read_only image1d_buffer_t corrections,
                     read_only image1d_buffer_t result, __global float4 *shades) {
  uint last = read_imageui(result, get_image_width(result) - 1).w;
  shades[0] = (float4)((float)get_image_width(palette), (float)get_image_width(corrections), (float)last, 0.0f);
}
