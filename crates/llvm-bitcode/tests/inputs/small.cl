// A small kernel: the seed of the tests with damaged files.
typedef struct { int a; float4 b; } Item;
__constant int weights[4] = {1, -2, 3, 1000000};
float scale(float x, int n) {
  switch (n) {
  case 0: return x;
  case 7: return -x;
  default: return x * n;
  }
}
__kernel void run(__global Item *items, __local float *tmp, volatile __global int *count, int n) {
  size_t i = get_global_id(0);
  tmp[i] = items[i].b.x;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int j = 0; j < n; ++j)
    items[i].b += scale(tmp[j], n) * weights[j & 3];
  atomic_add(count, items[i].a);
}
