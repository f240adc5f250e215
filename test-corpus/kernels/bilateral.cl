// Edge-preserving filter on floats, bilinear resampling, and erosion on shorts: image kernels without image types.
//
//@ buffer src: float[768] uniform 0 1
//@ buffer smooth_image: float[768] zero ulp 64
//@ buffer resampled: float[1536] zero ulp 16 at 2
//@ buffer heights: short[768] uniform -1000 1000
//@ buffer eroded: short[768] zero
//@ launch bilateral(src, smooth_image, int 2, float 0.15, float 3.0) global 32 24 local 8 8
//@ launch resample(src, resampled, int2 (32, 24), float2 (1.5, 1.3)) global 48 32 local 8 8
//@ launch erode(heights, eroded) global 32 24 local 8 8

__kernel void bilateral(__global const float *src, __global float *dst, int radius, float range, float space) {
  const int2 size = (int2)(get_global_size(0), get_global_size(1));
  const int2 at = (int2)(get_global_id(0), get_global_id(1));
  float centre = src[at.y * size.x + at.x];
  float sum = 0.0f, weights = 0.0f;
  for (int y = max(at.y - radius, 0); y <= min(at.y + radius, size.y - 1); ++y)
    for (int x = max(at.x - radius, 0); x <= min(at.x + radius, size.x - 1); ++x) {
      float value = src[y * size.x + x];
      float2 d = convert_float2((int2)(x, y) - at);
      float v = (value - centre) / range;
      float weight = exp(-0.5f * (dot(d, d) / (space * space) + v * v));
      sum += weight * value;
      weights += weight;
    }
  dst[at.y * size.x + at.x] = sum / weights;
}

__kernel void resample(__global const float *src, __global float *dst, int2 size, float2 scale) {
  float2 p = (float2)(get_global_id(0) + 0.5f, get_global_id(1) + 0.5f) / scale - 0.5f;
  float2 base = floor(p), f = p - base;
  int2 a = clamp(convert_int2(base), (int2)(0), size - 1), b = min(a + 1, size - 1);
  float top = mix(src[a.y * size.x + a.x], src[a.y * size.x + b.x], f.x);
  float bottom = mix(src[b.y * size.x + a.x], src[b.y * size.x + b.x], f.x);
  float v = mix(top, bottom, f.y);
  dst[get_global_id(1) * get_global_size(0) + get_global_id(0)] =
      clamp(v, 0.0f, 1.0f) + step(0.5f, v) * smoothstep(0.0f, 1.0f, v) + sign(v - 0.5f) * degrees(0.0f) + radians(90.0f) * 0.0f;
}

__kernel void erode(__global const short *heights, __global short *eroded) {
  int w = get_global_size(0), h = get_global_size(1), x = get_global_id(0), y = get_global_id(1);
  short lowest = SHRT_MAX;
  for (int d = 0; d < 9; ++d) {
    int sx = x + d % 3 - 1, sy = y + d / 3 - 1;
    if (sx < 0 || sy < 0 || sx >= w || sy >= h)
      continue;
    lowest = min(lowest, heights[sy * w + sx]);
  }
  eroded[y * w + x] = lowest;
}
