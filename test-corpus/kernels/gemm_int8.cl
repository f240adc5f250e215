// Quantised matrix product: signed bytes times unsigned bytes, 32-bit sums, requantised with saturation.
//
//@ flags -cl-std=CL3.0
//@ buffer a: char[1024] uniform -128 127
//@ buffer b: uchar[1024] uniform 0 255
//@ buffer c: int[1024] zero
//@ buffer q: char[1024] zero
//@ launch gemm_int8(a, b, c, int 32) global 32 32 local 8 8
//@ launch requantise(c, q, int 1431655765, int 12, char -3) global 256 local 64

static int dot4(char4 x, uchar4 y) {
  int4 p = convert_int4(x) * convert_int4(y);
  return p.x + p.y + p.z + p.w;
}

__kernel void gemm_int8(__global const char *a, __global const uchar *b, __global int *c, int n) {
  int row = get_global_id(1), col = get_global_id(0);
  int sum = 0;
  for (int k = 0; k < n; k += 4) {
    char4 x = vload4(0, a + row * n + k);
    uchar4 y = (uchar4)(b[k * n + col], b[(k + 1) * n + col], b[(k + 2) * n + col], b[(k + 3) * n + col]);
    sum += dot4(x, y);
  }
  c[row * n + col] = sum;
}

__kernel void requantise(__global const int *c, __global char *q, int multiplier, int shift, char zero) {
  size_t i = get_global_id(0);
  int4 v = vload4(i, c);
  int4 high = mul_hi(v, (int4)(multiplier)) << 1;
  int4 rounded = (high + (1 << (shift - 1))) >> shift;
  vstore4(convert_char4_sat(rounded + zero), i, q);
}
