// Sobel edge detection on bytes, the magnitude saturated.
//
//@ flags -cl-std=CL1.2
//@ buffer src: uchar[768] uniform 0 255
//@ buffer edges: uchar[768] zero
//@ buffer angles: float[768] zero ulp 8
//@ launch sobel(src, edges, angles) global 32 24 local 8 8

__kernel void sobel(__global const uchar *src, __global uchar *edges, __global float *angles) {
  const int w = get_global_size(0), h = get_global_size(1);
  const int x = get_global_id(0), y = get_global_id(1);
  if (x == 0 || y == 0 || x == w - 1 || y == h - 1) {
    edges[y * w + x] = 0;
    angles[y * w + x] = 0.0f;
    return;
  }
  __global const uchar *p = src + y * w + x;
  int nw = p[-w - 1], n = p[-w], ne = p[-w + 1];
  int we = p[-1], e = p[1];
  int sw = p[w - 1], s = p[w], se = p[w + 1];
  int gx = (ne + 2 * e + se) - (nw + 2 * we + sw);
  int gy = (sw + 2 * s + se) - (nw + 2 * n + ne);
  edges[y * w + x] = convert_uchar_sat(abs(gx) + abs(gy));
  angles[y * w + x] = atan2((float)gy, (float)gx + 0.5f);
}
