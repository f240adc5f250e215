// Escape-time iteration; contraction is off so that every compiler counts the same steps.
//
//@ buffer counts: int[1536] zero
//@ launch mandelbrot(counts, float -2.0, float -1.2, float 0.0625, int 200) global 48 32 local 8 8
//@ also O1 O3

#pragma OPENCL FP_CONTRACT OFF

__kernel void mandelbrot(__global int *counts, float left, float top, float step, int limit) {
  int px = get_global_id(0), py = get_global_id(1);
  float cr = left + px * step, ci = top + py * step;
  float zr = 0.0f, zi = 0.0f;
  int n = 0;
  while (n < limit) {
    float zr2 = zr * zr, zi2 = zi * zi;
    if (zr2 + zi2 > 4.0f)
      break;
    zi = 2.0f * zr * zi + ci;
    zr = zr2 - zi2 + cr;
    ++n;
  }
  counts[py * get_global_size(0) + px] = n;
}
