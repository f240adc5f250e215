// A scan line as a 1D image, and many of them as an array: smoothing through a sampler, and a layer-wise maximum.
//
//@ image line: 1d RGBA/UNORM_INT8[64] uniform 0 255
//@ image smooth: 1d RGBA/UNORM_INT8[64] zero
//@ image lines: 1d_array R/SIGNED_INT32[32, 4] uniform -1000 1000
//@ image peaks: 1d_array R/SIGNED_INT32[32, 1] zero
//@ buffer sums: float[64] zero
//@ elsewhere smooth apart 1: texels are converted to 1.5 ulp
//@ elsewhere sums ulp 3: texels are converted to 1.5 ulp
//@ launch smooth_line(line, smooth, sampler UNNORMALIZED CLAMP_TO_EDGE NEAREST, sums) global 64 local 16
//@ launch peak_of_lines(lines, peaks) global 32 local 32
//@ also O3

__kernel void smooth_line(read_only image1d_t line, write_only image1d_t smooth, sampler_t taps, __global float *sums) {
  int x = get_global_id(0);
  float4 left = read_imagef(line, taps, x - 1);
  float4 here = read_imagef(line, taps, x);
  float4 right = read_imagef(line, taps, x + 1);
  float4 mean = (left + here + here + right) * 0.25f;
  write_imagef(smooth, x, mean);
  // A texel by its number needs no sampler.
  float4 exact = read_imagef(line, x);
  sums[x] = exact.x + exact.y * 2.0f + exact.z * 4.0f + exact.w * 8.0f;
}

__kernel void peak_of_lines(read_only image1d_array_t lines, write_only image1d_array_t peaks) {
  int x = get_global_id(0);
  int peak = INT_MIN;
  int layers = (int)get_image_array_size(lines);
  for (int layer = 0; layer < layers; ++layer)
    peak = max(peak, read_imagei(lines, (int2)(x, layer)).x);
  write_imagei(peaks, (int2)(x, 0), (int4)(peak, 0, 0, 1));
}
