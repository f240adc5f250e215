// Five-point Jacobi relaxation step with fixed borders.
//
//@ buffer src: float[960] uniform 0 1
//@ buffer dst: float[960] zero ulp 4
//@ launch jacobi(src, dst, int 40, int 24, float 0.8) global 40 24 local 8 4
//@ also O1 O3

__kernel void jacobi(__global const float *src, __global float *dst, int width, int height, float omega) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  int at = mad24(y, width, x);
  if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
    dst[at] = src[at];
    return;
  }
  float around = src[at - 1] + src[at + 1] + src[at - width] + src[at + width];
  dst[at] = (1.0f - omega) * src[at] + omega * 0.25f * around;
}
