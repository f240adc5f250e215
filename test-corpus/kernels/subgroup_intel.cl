// cl_intel_subgroups: shuffles between two registers, an image-free matrix product by shuffles, 16-bit sums.
//
//@ flags -cl-std=CL3.0 -cl-no-stdinc -Xclang -finclude-default-header
//@ extensions SPV_INTEL_subgroups
//@ buffer a: float[128] uniform -1 1
//@ buffer b: float[128] uniform -1 1
//@ buffer c: float[128] zero ulp 8 at 4
//@ buffer line: int[128] uniform -100 100
//@ buffer windows: int[128] zero
//@ buffer shorts: short[128] uniform -1000 1000
//@ buffer out: short[256] zero
//@ launch multiply(a, b, c) global 16 local 16
//@ launch window(line, windows) global 128 local 32
//@ launch narrow(shorts, out) global 128 local 32
//@ also O3

#define SIZE(N) __attribute__((intel_reqd_sub_group_size(N)))

// C (8x16) += A (8x8) * B (8x16): a lane holds a column, A goes from lane to lane.
SIZE(16) __kernel void multiply(__global const float *a, __global const float *b, __global float *c) {
  uint lane = get_sub_group_local_id();
  float column[8];
  for (int k = 0; k < 8; ++k)
    column[k] = b[k * 16 + lane];
  for (int row = 0; row < 8; ++row) {
    float mine = a[row * 8 + (lane & 7)], sum = 0.0f;
    for (uint k = 0; k < 8; ++k)
      sum += intel_sub_group_shuffle(mine, k) * column[k];
    c[row * 16 + lane] = sum;
  }
}

// A window over a line: neighbours come from the sub-group's own values and from the next and last ones.
SIZE(16) __kernel void window(__global const int *line, __global int *windows) {
  size_t i = get_global_id(0);
  int here = line[i], next = line[(i + 16) & 127], last = line[(i - 16) & 127];
  int right = intel_sub_group_shuffle_down(here, next, 1);
  int left = intel_sub_group_shuffle_up(last, here, 1);
  windows[i] = left + 2 * here + right + intel_sub_group_shuffle_xor(here, 3) * 10;
}

SIZE(16) __kernel void narrow(__global const short *shorts, __global short *out) {
  size_t i = get_global_id(0);
  out[i * 2] = intel_sub_group_reduce_max(shorts[i]);
  out[i * 2 + 1] = intel_sub_group_scan_inclusive_min(shorts[i]) + intel_sub_group_broadcast(shorts[i], 9);
}
