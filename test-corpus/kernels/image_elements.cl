// Every family of elements: signed and unsigned integers, normalised and plain floats, halves; each channel order that loads.
//
//@ image signed8: 2d RGBA/SIGNED_INT8[8, 4] uniform -128 127
//@ image signed32: 2d RGBA/SIGNED_INT32[8, 4] zero
//@ image unsigned16: 2d RG/UNSIGNED_INT16[8, 4] uniform 0 65535
//@ image unsigned32: 2d RGBA/UNSIGNED_INT32[8, 4] zero
//@ image snorm: 2d R/SNORM_INT16[8, 4] uniform -32767 32767
//@ image halves: 2d RGBA/HALF_FLOAT[8, 4] uniform -4 4
//@ image floats: 2d RGBA/FLOAT[8, 4] zero
//@ buffer sums: float[32] zero
//@ launch integers(signed8, signed32, unsigned16, unsigned32) global 8 4 local 4 4
//@ launch reals(snorm, halves, floats, sums) global 8 4 local 4 4
//@ also spir.O2

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

__kernel void integers(read_only image2d_t signed8, write_only image2d_t signed32, read_only image2d_t unsigned16,
                       write_only image2d_t unsigned32) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int4 s = read_imagei(signed8, at);
  write_imagei(signed32, at, s.wzyx * s);
  uint4 u = read_imageui(unsigned16, at);
  write_imageui(unsigned32, at, (uint4)(u.x * u.y, u.x + u.y, u.z, u.w));
}

__kernel void reals(read_only image2d_t snorm, read_only image2d_t halves, write_only image2d_t floats,
                    __global float *sums) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float n = read_imagef(snorm, at).x;
  half4 h = read_imageh(halves, at);
  write_imagef(floats, at, convert_float4(h) * 2.0f);
  sums[at.y * 8 + at.x] = n + (float)h.x;
}

// Halves are written too; what a runtime makes of it depends on its rounding.
__kernel void to_halves(read_only image2d_t floats, write_only image2d_t halves) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  write_imageh(halves, at, convert_half4(read_imagef(floats, at)));
}
