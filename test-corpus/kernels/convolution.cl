// Separable Gaussian blur with the weights in constant memory and a halo in local memory.
//
//@ flags -cl-std=CL1.2
//@ buffer src: float[1024] uniform 0 1
//@ buffer tmp: float[1024] zero ulp 8
//@ buffer dst: float[1024] zero ulp 16
//@ buffer weights: float[5] uniform 0 1
//@ launch blur_rows(src, tmp, int 32) global 32 32 local 16 4
//@ launch blur_columns(tmp, dst, int 32, weights) global 32 32 local 16 4

#define RADIUS 2

__constant float weights_default[2 * RADIUS + 1] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

__kernel void blur_rows(__global const float *src, __global float *dst, int width) {
  __local float line[4][16 + 2 * RADIUS];
  int x = get_global_id(0), y = get_global_id(1);
  int lx = get_local_id(0), ly = get_local_id(1);
  __local float *mine = line[ly];
  mine[lx + RADIUS] = src[y * width + x];
  if (lx < RADIUS) {
    mine[lx] = src[y * width + max(x - RADIUS, 0)];
    mine[lx + 16 + RADIUS] = src[y * width + min(x + 16, width - 1)];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0.0f;
  __attribute__((opencl_unroll_hint)) for (int k = 0; k <= 2 * RADIUS; ++k) sum += weights_default[k] * mine[lx + k];
  dst[y * width + x] = sum;
}

__kernel void blur_columns(__global const float *src, __global float *dst, int height, __constant float *weights) {
  int x = get_global_id(0), y = get_global_id(1);
  int width = get_global_size(0);
  float sum = 0.0f;
  __attribute__((opencl_unroll_hint(2))) for (int k = -RADIUS; k <= RADIUS; ++k) {
    int row = clamp(y + k, 0, height - 1);
    sum = mad(weights[k + RADIUS], src[row * width + x], sum);
  }
  dst[y * width + x] = sum;
}
