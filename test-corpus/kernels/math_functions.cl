// The elementary functions in single precision, scalar and vector.
//
//@ buffer x: float4[64] uniform 0.25 4
//@ buffer out: float4[1536] zero ulp 32
//@ launch elementary(x, out) global 64 local 16
//@ launch rounding(x, out) global 64 local 16
//@ also O1 O3

__kernel void elementary(__global const float4 *x, __global float4 *out) {
  size_t i = get_global_id(0);
  float4 v = x[i];
  __global float4 *o = out + i * 24;
  o[0] = exp(v) + exp2(v) * exp10(v * 0.25f);
  o[1] = (float4)(log(v.x + 4.0f), log2(v.y + 4.0f), log10(v.z + 9.0f), log1p(v.w));
  o[2] = sqrt(v) * rsqrt(v + 1.0f);
  o[3] = (float4)(sin(v.x * 0.5f), cos(v.y * 0.25f), tan(v.z * 0.3f), sinpi(v.w * 0.2f));
  o[4] = (float4)(asin(v.x * 0.2f), acos(v.y * 0.2f), atan(v.z), atan2(v.w, v.x));
  o[5] = (float4)(sinh(v.x), cosh(v.y), tanh(v.z), asinh(v.w));
  o[6] = (float4)(acosh(v.x + 1.5f), atanh(v.y * 0.2f), cbrt(v.z), hypot(v.w, v.x));
  o[7] = pow(v, v.wzyx * 0.5f);
  o[8] = (float4)(powr(v.x, 1.5f), pown(v.y, 3), rootn(v.z, 3), expm1(v.w));
  o[9] = (float4)(erf(v.x), erfc(v.y * 0.5f), tgamma(v.z + 1.0f), lgamma(v.w + 3.0f));
  o[10] = fma(v, v.yzwx, v.zwxy) + mad(v, 2.0f, 1.0f);
  o[11] = native_sqrt(v) + half_rsqrt(v) * 0.0f + native_recip(v) * 0.0f;
}

__kernel void rounding(__global const float4 *x, __global float4 *out) {
  size_t i = get_global_id(0);
  float4 v = x[i] * 3.0f - 5.0f;
  __global float4 *o = out + i * 24 + 12;
  o[0] = floor(v) + ceil(v) * 10.0f + trunc(v) * 100.0f;
  o[1] = rint(v) + round(v) * 100.0f;
  o[2] = fmod(v, 1.5f);
  o[3] = remainder(v, (float4)(0.75f));
  o[4] = fmin(v, 1.0f) + fmax(v, -1.0f) * 16.0f;
  o[5] = copysign(fabs(v) + 1.0f, v.yzwx);
  o[6] = fdim(v, v.wzyx) + maxmag(v, v.yxwz);
  float4 whole, fraction = fract(v, &whole);
  o[7] = fraction + whole * 8.0f;
  float4 integral;
  o[8] = modf(v, &integral) + integral * 4.0f;
  int4 exponent;
  float4 mantissa = frexp(v, &exponent);
  o[9] = ldexp(mantissa, exponent + 2) + convert_float4(ilogb(v)) * 64.0f;
  float4 cosine;
  float4 sine = sincos(v * 0.1f + 0.75f, &cosine);
  o[10] = sine + cosine;
  int quotient[4];
  float r = remquo(v.x, 0.5f, &quotient[0]);
  o[11] = (float4)(nextafter(v.x, 10.0f), logb(v.y), r + (float)(quotient[0] & 7), nan(5u) == nan(5u) ? 1.0f : 2.0f);
}
