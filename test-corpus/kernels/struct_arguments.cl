// Structures passed by value: to kernels, to functions, returned; arrays and vectors inside them.
//
//@ buffer points: float4[64] uniform 1 2
//@ buffer out: float4[64] zero ulp 16
//@ buffer sums: float[64] zero ulp 16
//@ launch transform(points, out, {float4 (1, 0, 0, 0), float4 (0, 0.5, 0.5, 0), float4 (0, 0.25, 2, 0), float4 (1, 2, 3, 1), int 3, float 0.5}, uint 64) global 64 local 16
//@ launch polynomial(points, sums, {float 1, float 2, float 3, float 4, uchar 4, uchar 7, short 2}) global 64 local 16
//@ also O1 O3 spir.O2 O0-g O2-g

typedef struct {
  float4 rows[4];
  int repeat;
  float scale;
} Transform;

typedef struct {
  float coefficients[4];
  uchar degree, unused;
  short power;
} Polynomial;

typedef struct {
  float value;
  int steps;
} Evaluation;

static float4 apply(Transform t, float4 p) {
  return p.x * t.rows[0] + p.y * t.rows[1] + p.z * t.rows[2] + p.w * t.rows[3];
}

__kernel void transform(__global const float4 *points, __global float4 *out, Transform t, uint n) {
  uint i = get_global_id(0);
  if (i >= n)
    return;
  float4 p = points[i];
  for (int k = 0; k < t.repeat; ++k)
    p = apply(t, p) * t.scale;
  out[i] = p;
}

static Evaluation evaluate(const Polynomial p, float x) {
  Evaluation e = {0.0f, 0};
  for (int k = p.degree - 1; k >= 0; --k) {
    e.value = e.value * x + p.coefficients[k];
    e.steps++;
  }
  return e;
}

__kernel void polynomial(__global const float4 *points, __global float *sums, Polynomial p) {
  int i = get_global_id(0);
  Evaluation e = evaluate(p, points[i].x);
  sums[i] = e.value * (float)(e.steps + p.unused) + (float)p.power;
}
