// Sparse matrix times vector: compressed rows by one item each, and ELLPACK with fixed width.
//
//@ buffer row_start: int[65] steps 6
//@ buffer columns: int[384] uniform 0 63
//@ buffer entries: float[384] uniform 0 1
//@ buffer x: float[64] uniform 0 1
//@ buffer y: float[64] zero ulp 12
//@ buffer z: double[64] zero ulp 12
//@ launch spmv_csr(int 64, row_start, columns, entries, x, y) global 64 local 16
//@ launch spmv_ell(int 64, int 6, columns, entries, x, z) global 64 local 16

#pragma OPENCL EXTENSION cl_khr_fp64 : enable

__kernel void spmv_csr(int rows, __global const int *row_start, __global const int *columns,
                       __global const float *entries, __global const float *x, __global float *y) {
  int row = get_global_id(0);
  if (row >= rows)
    return;
  float sum = 0;
  int end = row_start[row + 1];
  for (int j = row_start[row]; j < end; j++)
    sum += entries[j] * x[columns[j]];
  y[row] = sum;
}

__kernel void spmv_ell(int rows, int width, __global const int *columns, __global const float *entries,
                       __global const float *x, __global double *z) {
  int row = get_global_id(0);
  double sum = 0.0;
  for (int k = 0; k < width; ++k) {
    int at = k * rows + row;
    sum += (double)entries[at] * (double)x[columns[at]];
  }
  z[row] = sum;
}
