// Smoothed particles: structures of arrays in one structure of pointers, neighbour loops, clamps and powers.
//
//@ buffer px: float[128] uniform 0 1
//@ buffer py: float[128] uniform 0 1
//@ buffer density: float[128] zero ulp 64
//@ buffer fx: float[128] zero ulp 64 at 1
//@ buffer fy: float[128] zero ulp 16
//@ launch densities(px, py, density, uint 128, float 0.25) global 128 local 32
//@ launch forces(px, py, density, fx, fy, uint 128, float 0.25) global 128 local 32

typedef struct {
  __global const float *x, *y;
  uint count;
} Particles;

static float2 particle(Particles p, uint i) { return (float2)(p.x[i], p.y[i]); }

static float kernel_weight(float r2, float h) {
  float d = fmax(h * h - r2, 0.0f);
  return 4.0f / (M_PI_F * pown(h, 8)) * d * d * d;
}

__kernel void densities(__global const float *px, __global const float *py, __global float *density, uint n, float h) {
  Particles p = {px, py, n};
  uint i = get_global_id(0);
  float2 me = particle(p, i);
  float sum = 0.0f;
  for (uint j = 0; j < p.count; ++j) {
    float2 d = particle(p, j) - me;
    sum += kernel_weight(dot(d, d), h);
  }
  density[i] = sum;
}

__kernel void forces(__global const float *px, __global const float *py, __global const float *density,
                     __global float *fx, __global float *fy, uint n, float h) {
  Particles p = {px, py, n};
  uint i = get_global_id(0);
  float2 me = particle(p, i), force = (float2)(0.0f, -9.81f);
  for (uint j = 0; j < n; ++j) {
    if (j == i)
      continue;
    float2 d = me - particle(p, j);
    float r = length(d);
    if (r >= h)
      continue;
    float q = 1.0f - r / h;
    force += d * (q * q / (r + 0.01f)) * (1.0f / density[j]);
  }
  fx[i] = force.x;
  fy[i] = force.y;
}
