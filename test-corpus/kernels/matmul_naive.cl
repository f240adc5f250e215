// C = alpha * A * B + beta * C, one work-item per element of C.
//
//@ buffer a: float[768] uniform 0 1
//@ buffer b: float[480] uniform 0 1
//@ buffer c: float[640] uniform 0 1 ulp 24
//@ launch matmul(a, b, c, int 32, int 20, int 24, float 1.5, float 0.5) global 20 32 local 4 8

__kernel void matmul(__global const float *a, __global const float *b, __global float *c, int rows, int cols, int inner,
                     float alpha, float beta) {
  int col = get_global_id(0);
  int row = get_global_id(1);
  if (row >= rows || col >= cols)
    return;
  float sum = 0.0f;
  for (int k = 0; k < inner; k++)
    sum += a[row * inner + k] * b[k * cols + col];
  c[row * cols + col] = alpha * sum + beta * c[row * cols + col];
}
