#include "hip_kernel.h"
template <int N> __global__ void multiply(float *out, const float *a, const float *b, int width) {
  __shared__ float left[N][N], right[N][N];
  int x = thread() % N, y = thread() / N;
  float sum = 0;
  for (int at = 0; at < width; at += N) {
    left[y][x] = a[y * width + at + x];
    right[y][x] = b[(at + y) * width + x];
    barrier();
    for (int k = 0; k < N; k++) sum += left[y][k] * right[k][x];
    barrier();
  }
  out[y * width + x] = sum;
}
template __global__ void multiply<16>(float *, const float *, const float *, int);
