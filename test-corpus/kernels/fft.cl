// Radix-2 Stockham FFT of 64 points per work-group in local memory.
//
//@ buffer signal: float2[256] uniform 1 2
//@ buffer spectrum: float2[256] zero ulp 4 at 128
//@ launch fft64(signal, spectrum, int 1) global 128 local 32
//@ also O1 O3

#define POINTS 64

static float2 multiply(float2 a, float2 b) { return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x); }

static float2 twiddle(int k, int n, int sign) {
  float angle = (float)(-2 * sign * k) / (float)n;
  return (float2)(cospi(angle), sinpi(angle));
}

__kernel __attribute__((reqd_work_group_size(POINTS / 2, 1, 1))) void
fft64(__global const float2 *signal, __global float2 *spectrum, int sign) {
  __local float2 buffer[2][POINTS];
  const int i = get_local_id(0);
  const int base = get_group_id(0) * POINTS;
  buffer[0][i] = signal[base + i];
  buffer[0][i + POINTS / 2] = signal[base + i + POINTS / 2];
  int from = 0;
  for (int half_size = 1; half_size < POINTS; half_size <<= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    int k = i & (half_size - 1);
    float2 a = buffer[from][i];
    float2 b = multiply(buffer[from][i + POINTS / 2], twiddle(k, 2 * half_size, sign));
    int j = ((i - k) << 1) + k;
    buffer[from ^ 1][j] = a + b;
    buffer[from ^ 1][j + half_size] = a - b;
    from ^= 1;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  spectrum[base + i] = buffer[from][i];
  spectrum[base + i + POINTS / 2] = buffer[from][i + POINTS / 2];
}
