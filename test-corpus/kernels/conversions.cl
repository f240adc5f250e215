// Conversions between every pair of widths, saturated and rounded, and reinterpretations.
//
//@ buffer i: int[256] uniform -100000 100000
//@ buffer f: float[256] uniform -300 300
//@ buffer bytes: uchar[2048] zero
//@ buffer words: int[2048] zero
//@ buffer floats: float[1024] zero
//@ launch conversions(i, f, bytes, words, floats) global 256 local 64
//@ also O1 O3

__kernel void conversions(__global const int *i, __global const float *f, __global uchar *bytes, __global int *words,
                          __global float *floats) {
  size_t id = get_global_id(0);
  int n = i[id];
  float x = f[id];
  __global uchar *b = bytes + id * 8;
  b[0] = convert_uchar_sat(n);
  b[1] = convert_uchar(n);
  b[2] = as_uchar(convert_char_sat(n));
  b[3] = convert_uchar_sat(x);
  b[4] = convert_uchar_sat_rte(x);
  b[5] = as_uchar(convert_char_sat_rtp(x));
  b[6] = (uchar)(ushort)n;
  b[7] = convert_uchar_sat((long)n * n);
  __global int *w = words + id * 8;
  w[0] = convert_int_rte(x);
  w[1] = convert_int_rtn(x);
  w[2] = convert_int_rtp(x);
  w[3] = convert_int_sat(x * 1e8f);
  w[4] = convert_short_sat(n) * 3 + convert_ushort_sat(n);
  w[5] = as_int(convert_uint_sat(x));
  w[6] = (int)convert_long_rtz(x) + as_int(x);
  w[7] = (char)n + (short)n * 2 + (bool)n;
  __global float *o = floats + id * 4;
  o[0] = convert_float(n) + (float)(uchar)n;
  o[1] = convert_float_rtz(n * 1000);
  o[2] = convert_float_rtp((uint)n);
  o[3] = as_float((as_int(x) & 0x7fffff) | 0x3f800000) + (float)((ulong)n << 20);
}
