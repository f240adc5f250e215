// Image-free filters on RGBA bytes: box blur, and conversion to luminance.
//
//@ buffer pixels: uchar4[768] uniform 0 255
//@ buffer blurred: uchar4[768] zero
//@ buffer luma: uchar[768] zero
//@ launch box_blur(pixels, blurred, int2 (32, 24), int 2) global 32 24 local 8 8
//@ launch to_luma(pixels, luma) global 768 local 64

__kernel void box_blur(__global const uchar4 *pixels, __global uchar4 *blurred, int2 size, int radius) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  uint4 sum = (uint4)(0);
  uint count = 0;
  for (int dy = -radius; dy <= radius; ++dy)
    for (int dx = -radius; dx <= radius; ++dx) {
      int2 p = clamp(at + (int2)(dx, dy), (int2)(0), size - 1);
      sum += convert_uint4(pixels[p.y * size.x + p.x]);
      ++count;
    }
  blurred[at.y * size.x + at.x] = convert_uchar4((sum + count / 2) / count);
}

__kernel void to_luma(__global const uchar4 *pixels, __global uchar *luma) {
  size_t i = get_global_id(0);
  uchar4 p = pixels[i];
  luma[i] = (uchar)((p.x * 77 + p.y * 150 + p.z * 29 + 128) >> 8);
}
