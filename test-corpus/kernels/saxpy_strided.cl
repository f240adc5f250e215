// Grid-stride saxpy: fewer work-items than elements, every item walks the array.
//
//@ buffer x: float[1000] uniform 0 10
//@ buffer y: float[1000] uniform 0 10 ulp 1
//@ launch saxpy(uint 1000, float 2.5, x, y) global 128 local 32
//@ also O1 O3 spir.O0

__kernel void saxpy(const uint n, const float alpha, __global const float *restrict x, __global float *restrict y) {
  for (uint i = get_global_id(0); i < n; i += get_global_size(0))
    y[i] = alpha * x[i] + y[i];
}
