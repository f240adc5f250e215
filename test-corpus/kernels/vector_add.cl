// Element-wise sum of two arrays, the first kernel of every tutorial.
//
//@ buffer a: float[256] uniform -100 100
//@ buffer b: float[256] uniform -100 100
//@ buffer c: float[256] zero
//@ launch vector_add(a, b, c, uint 250) global 256 local 32
//@ also O1 O3 spir.O2 spirv64.O2

__kernel void vector_add(__global const float *a, __global const float *b, __global float *c, uint n) {
  size_t i = get_global_id(0);
  if (i < n)
    c[i] = a[i] + b[i];
}
