// Gradient noise in two dimensions: a permutation table, fading curves, octaves; a Haar wavelet of the result.
//
//@ buffer table: uchar[256] permutation
//@ buffer field: float[1024] zero ulp 64 at 1
//@ buffer wavelet: float[1024] zero ulp 256 at 1
//@ launch noise(table, field, float 0.173, int 3) global 32 32 local 8 8
//@ launch haar(field, wavelet) global 512 local 64

static float fade(float t) { return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f); }

static float gradient(uchar hash, float x, float y) {
  float u = hash & 1 ? x : -x, v = hash & 2 ? y : -y;
  return hash & 4 ? u + v * 0.5f : v + u * 0.5f;
}

static float noise2(__global const uchar *table, float x, float y) {
  int xi = (int)floor(x), yi = (int)floor(y);
  float xf = x - xi, yf = y - yi, u = fade(xf), v = fade(yf);
  uchar a = table[xi & 255] + (uchar)yi, b = table[(xi + 1) & 255] + (uchar)yi;
  float low = mix(gradient(table[a], xf, yf), gradient(table[b], xf - 1.0f, yf), u);
  float high = mix(gradient(table[(uchar)(a + 1)], xf, yf - 1.0f), gradient(table[(uchar)(b + 1)], xf - 1.0f, yf - 1.0f), u);
  return mix(low, high, v);
}

__kernel void noise(__global const uchar *table, __global float *field, float scale, int octaves) {
  float x = get_global_id(0) * scale, y = get_global_id(1) * scale, sum = 0.0f, weight = 0.5f;
  for (int o = 0; o < octaves; ++o, weight *= 0.5f, x *= 2.0f, y *= 2.0f)
    sum += weight * noise2(table, x, y);
  field[get_global_id(1) * get_global_size(0) + get_global_id(0)] = sum;
}

__kernel void haar(__global const float *field, __global float *wavelet) {
  size_t i = get_global_id(0), n = get_global_size(0);
  float2 pair = ((__global const float2 *)field)[i];
  wavelet[i] = (pair.lo + pair.hi) * M_SQRT1_2_F;
  wavelet[n + i] = (pair.lo - pair.hi) * M_SQRT1_2_F;
}
