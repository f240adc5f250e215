// Small dense factorisations in double precision: Cholesky, LU with pivoting, four-by-four inverse as float16.
//
//@ buffer m: double[512] uniform 0.1 1
//@ buffer cholesky: double[512] zero ulp 4096
//@ buffer lu: double[512] zero ulp 1024 at 16
//@ buffer pivots: int[128] zero
//@ buffer t: float16[16] uniform 0.5 1
//@ buffer product: float16[16] zero ulp 16
//@ launch factorise(m, cholesky, lu, pivots) global 32 local 8
//@ launch matrix_power(t, product, int 3) global 16 local 4
//@ also O1 O3

#define N 4

__kernel void factorise(__global const double *m, __global double *cholesky, __global double *lu,
                        __global int *pivots) {
  size_t base = get_global_id(0) * N * N;
  double a[N][N], l[N][N] = {{0.0}};
  for (int i = 0; i < N; ++i)
    for (int j = 0; j < N; ++j)
      a[i][j] = m[base + i * N + j] + m[base + j * N + i] + (i == j ? 8.0 : 0.0);
  for (int i = 0; i < N; ++i)
    for (int j = 0; j <= i; ++j) {
      double sum = a[i][j];
      for (int k = 0; k < j; ++k)
        sum -= l[i][k] * l[j][k];
      l[i][j] = i == j ? sqrt(sum) : sum / l[j][j];
    }
  int rows[N];
  for (int i = 0; i < N; ++i)
    rows[i] = i;
  for (int k = 0; k < N; ++k) {
    int best = k;
    for (int i = k + 1; i < N; ++i)
      if (fabs(a[rows[i]][k]) > fabs(a[rows[best]][k]))
        best = i;
    int r = rows[k];
    rows[k] = rows[best];
    rows[best] = r;
    for (int i = k + 1; i < N; ++i) {
      double f = a[rows[i]][k] / a[rows[k]][k];
      a[rows[i]][k] = f;
      for (int j = k + 1; j < N; ++j)
        a[rows[i]][j] -= f * a[rows[k]][j];
    }
  }
  for (int i = 0; i < N; ++i) {
    pivots[get_global_id(0) * N + i] = rows[i];
    for (int j = 0; j < N; ++j) {
      cholesky[base + i * N + j] = l[i][j];
      lu[base + i * N + j] = a[i][j];
    }
  }
}

static float16 multiply(float16 a, float16 b) {
  float16 r;
  r.s0123 = a.s0 * b.s0123 + a.s1 * b.s4567 + a.s2 * b.s89ab + a.s3 * b.scdef;
  r.s4567 = a.s4 * b.s0123 + a.s5 * b.s4567 + a.s6 * b.s89ab + a.s7 * b.scdef;
  r.s89ab = a.s8 * b.s0123 + a.s9 * b.s4567 + a.sa * b.s89ab + a.sb * b.scdef;
  r.scdef = a.sc * b.s0123 + a.sd * b.s4567 + a.se * b.s89ab + a.sf * b.scdef;
  return r;
}

__kernel void matrix_power(__global const float16 *t, __global float16 *product, int n) {
  size_t i = get_global_id(0);
  float16 r = t[i];
  while (--n > 0)
    r = multiply(r, t[i]);
  product[i] = r;
}
