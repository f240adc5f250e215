// cl_khr_subgroup_extended_types: sub-group functions on narrow integers, halves and vectors of every size.
//
//@ flags -cl-std=CL3.0
//@ buffer bytes: char[64] uniform -100 100
//@ buffer shorts: ushort[64] uniform 0 60000
//@ buffer out: int[256] zero
//@ buffer halves: half[64] uniform 0 4
//@ buffer half_out: half[128] zero
//@ buffer vectors: float4[64] uniform -1 1
//@ buffer vector_out: float4[64] zero
//@ launch narrow(bytes, shorts, out) global 64 local 16
//@ launch half_floats(halves, half_out) global 64 local 16
//@ launch broadcasts(vectors, shorts, vector_out) global 64 local 16

#pragma OPENCL EXTENSION cl_khr_subgroups : enable
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__attribute__((intel_reqd_sub_group_size(16))) __kernel void narrow(__global const char *bytes,
                                                                    __global const ushort *shorts,
                                                                    __global int *out) {
  size_t i = get_global_id(0);
  out[i * 4] = sub_group_reduce_max(bytes[i]);
  out[i * 4 + 1] = sub_group_scan_inclusive_min((uchar)bytes[i]);
  out[i * 4 + 2] = sub_group_scan_exclusive_add((short)(shorts[i] >> 8));
  out[i * 4 + 3] = sub_group_reduce_min(shorts[i]);
}

__attribute__((intel_reqd_sub_group_size(16))) __kernel void half_floats(__global const half *halves,
                                                                         __global half *half_out) {
  size_t i = get_global_id(0);
  half_out[i * 2] = sub_group_reduce_max(halves[i]);
  half_out[i * 2 + 1] = sub_group_broadcast(halves[i], 5);
}

// Only broadcasts take vectors.
__attribute__((intel_reqd_sub_group_size(16))) __kernel void broadcasts(__global const float4 *vectors,
                                                                        __global const ushort *shorts,
                                                                        __global float4 *vector_out) {
  size_t i = get_global_id(0);
  float4 all = sub_group_broadcast(vectors[i], 2);
  float3 three = sub_group_broadcast(vectors[i].zyx, 3);
  ushort8 eight = sub_group_broadcast(vload8(i & 7, shorts), 4);
  char2 two = sub_group_broadcast((char2)((char)i, (char)(i + 1)), 1);
  long16 sixteen = sub_group_broadcast((long16)((long)i), 15);
  vector_out[i] = all + (float4)(three, (float)eight.s7) + (float4)((float)two.y, 0.0f, 0.0f, (float)sixteen.sf);
}
