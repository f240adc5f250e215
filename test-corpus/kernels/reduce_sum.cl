// Tree reduction in local memory: every work-group leaves one partial result.
//
//@ buffer src: int[1024] uniform -1000 1000
//@ buffer partial: int[16] zero
//@ buffer fsrc: float[512] uniform 0 1
//@ buffer fpartial: float[8] zero
//@ launch reduce_sum(src, partial, uint 1000, local int[64]) global 1024 local 64
//@ launch reduce_sum_float(fsrc, fpartial) global 512 local 64
//@ also O1 O3 spir.O2 spirv64.O2

__kernel void reduce_sum(__global const int *src, __global int *partial, uint n, __local int *scratch) {
  uint lid = get_local_id(0);
  uint gid = get_global_id(0);
  scratch[lid] = gid < n ? src[gid] : 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = get_local_size(0) / 2; step > 0; step >>= 1) {
    if (lid < step)
      scratch[lid] += scratch[lid + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0)
    partial[get_group_id(0)] = scratch[0];
}

// The same with a fixed work-group size and the scratch array declared in the kernel.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void reduce_sum_float(__global const float *src,
                                                                               __global float *partial) {
  __local float scratch[64];
  const int lid = get_local_id(0);
  scratch[lid] = src[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = 32; step > 0; step /= 2) {
    if (lid < step)
      scratch[lid] = scratch[lid] + scratch[lid + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0)
    partial[get_group_id(0)] = scratch[0];
}
