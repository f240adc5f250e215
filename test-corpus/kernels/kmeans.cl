// K-means: nearest centre by squared distance with the centres in local memory, then sums by integer atomics.
//
//@ flags -cl-std=CL3.0
//@ buffer points: float[512] uniform 0 1
//@ buffer centres: float[16] uniform 0 1
//@ buffer labels: int[256] zero
//@ buffer members: int[8] zero
//@ buffer sums: int[16] zero
//@ launch assign(points, centres, labels, int 8, local float[16]) global 256 local 32
//@ launch accumulate(points, labels, members, sums) global 256 local 32

#pragma OPENCL FP_CONTRACT OFF

__kernel void assign(__global const float2 *points, __global const float2 *centres, __global int *labels, int k,
                     __local float2 *cache) {
  if (get_local_id(0) < k)
    cache[get_local_id(0)] = centres[get_local_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float2 p = points[get_global_id(0)];
  float best = MAXFLOAT;
  int label = -1;
  for (int c = 0; c < k; ++c) {
    float2 d = p - cache[c];
    float distance2 = d.x * d.x + d.y * d.y;
    if (distance2 < best) {
      best = distance2;
      label = c;
    }
  }
  labels[get_global_id(0)] = label;
}

__kernel void accumulate(__global const float2 *points, __global const int *labels, __global int *members,
                         __global int *sums) {
  size_t i = get_global_id(0);
  int label = labels[i];
  atomic_inc(&members[label]);
  int2 fixed = convert_int2_rte(points[i] * 65536.0f);
  atomic_add(&sums[2 * label], fixed.x);
  atomic_sub(&sums[2 * label + 1], -fixed.y);
}
