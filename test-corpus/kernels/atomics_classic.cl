// OpenCL 1.x atomics on global and local memory, 32 and 64 bits, compiled as OpenCL C 1.2.
//
//@ flags -cl-std=CL1.2
//@ buffer data: int[256] uniform -1000 1000
//@ buffer out: int[12] zero
//@ buffer wide: long[6] zero
//@ launch classic(data, out) global 256 local 32
//@ launch classic_wide(data, wide) global 256 local 32
//@ also O1 O3 spir.O2

#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#pragma OPENCL EXTENSION cl_khr_int64_extended_atomics : enable

__kernel void classic(__global const int *data, volatile __global int *out) {
  volatile __local int shared[4];
  int v = data[get_global_id(0)];
  if (get_local_id(0) < 4)
    shared[get_local_id(0)] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&out[0], v);
  atomic_sub(&out[1], v);
  atomic_min(&out[2], v);
  atomic_max(&out[3], v);
  atomic_and(&out[4], v);
  atomic_or(&out[5], v);
  atomic_xor(&out[6], v);
  atomic_inc(&shared[0]);
  atomic_dec(&shared[1]);
  atomic_max((volatile __local uint *)&shared[2], (uint)(v + 1000));
  atomic_cmpxchg(&out[7], 0, 42);
  atomic_xchg(&out[8], 9);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    atomic_add(&out[9], shared[0] - shared[1] + shared[2]);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
}

__kernel void classic_wide(__global const int *data, volatile __global long *wide) {
  long v = data[get_global_id(0)];
  atom_add(&wide[0], v << 33);
  atom_min(&wide[1], v << 33);
  atom_max(&wide[2], v << 33);
  atom_xor(&wide[3], v * v * v);
  atom_inc(&wide[4]);
  atom_cmpxchg(&wide[5], 0L, 1L << 40);
}
