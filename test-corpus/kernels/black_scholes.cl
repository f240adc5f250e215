// European option prices: exp, log, sqrt, a polynomial for the normal distribution.
//
//@ buffer price: float[256] uniform 10 100
//@ buffer strike: float[256] uniform 10 100
//@ buffer years: float[256] uniform 0.2 5
//@ buffer call: float[256] zero ulp 64 at 64
//@ buffer put: float[256] zero ulp 64 at 64
//@ launch black_scholes(price, strike, years, call, put, float 0.02, float 0.3) global 256 local 64
//@ also O1 O3

static float normal_distribution(float d) {
  const float a1 = 0.31938153f, a2 = -0.356563782f, a3 = 1.781477937f, a4 = -1.821255978f, a5 = 1.330274429f;
  float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  float tail = 0.39894228f * exp(-0.5f * d * d) * (k * (a1 + k * (a2 + k * (a3 + k * (a4 + k * a5)))));
  return d > 0 ? 1.0f - tail : tail;
}

__kernel void black_scholes(__global const float *price, __global const float *strike, __global const float *years,
                            __global float *call, __global float *put, float rate, float volatility) {
  size_t i = get_global_id(0);
  float s = price[i], x = strike[i], t = years[i];
  float root = sqrt(t);
  float d1 = (log(s / x) + (rate + 0.5f * volatility * volatility) * t) / (volatility * root);
  float d2 = d1 - volatility * root;
  float n1 = normal_distribution(d1), n2 = normal_distribution(d2);
  float discount = exp(-rate * t);
  call[i] = s * n1 - x * discount * n2;
  put[i] = x * discount * (1.0f - n2) - s * (1.0f - n1);
}
