// Matrix product through square tiles in local memory, the inner product unrolled.
//
//@ buffer a: float[1024] uniform 0 1
//@ buffer b: float[1024] uniform 0 1
//@ buffer c: float[1024] zero ulp 32
//@ launch matmul_tiled(a, b, c, int 32) global 32 32 local 16 16
//@ also O1 O3 O0-g O2-g

#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1))) void
matmul_tiled(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float tile_a[TILE][TILE];
  __local float tile_b[TILE][TILE + 1];
  int tx = get_local_id(0), ty = get_local_id(1);
  int col = get_group_id(0) * TILE + tx;
  int row = get_group_id(1) * TILE + ty;
  float acc = 0.0f;
  for (int t = 0; t < n / TILE; ++t) {
    tile_a[ty][tx] = a[row * n + t * TILE + tx];
    tile_b[ty][tx] = b[(t * TILE + ty) * n + col];
    barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll
    for (int k = 0; k < TILE; ++k)
      acc = fma(tile_a[ty][k], tile_b[k][tx], acc);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[row * n + col] = acc;
}
