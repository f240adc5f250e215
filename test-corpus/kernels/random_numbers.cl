// Counter-based and shift-register generators: Philox with the high half of products, xorshift, Monte Carlo pi.
//
//@ flags -cl-std=CL3.0
//@ buffer philox: uint4[64] zero
//@ buffer shifts: ulong[64] zero
//@ buffer hits: uint[64] zero
//@ launch generate(philox, shifts, uint2 (0x12345678, 0x9abcdef0)) global 64 local 16
//@ launch monte_carlo_pi(shifts, hits, int 100) global 64 local 16

static uint4 philox4x32(uint4 counter, uint2 key) {
  for (int i = 0; i < 10; ++i) {
    uint hi0 = mul_hi(0xD2511F53u, counter.x), lo0 = 0xD2511F53u * counter.x;
    uint hi1 = mul_hi(0xCD9E8D57u, counter.z), lo1 = 0xCD9E8D57u * counter.z;
    counter = (uint4)(hi1 ^ counter.y ^ key.x, lo1, hi0 ^ counter.w ^ key.y, lo0);
    key += (uint2)(0x9E3779B9u, 0xBB67AE85u);
  }
  return counter;
}

static ulong xorshift(ulong *state) {
  ulong x = *state;
  x ^= x >> 12;
  x ^= x << 25;
  x ^= x >> 27;
  *state = x;
  return x * 0x2545F4914F6CDD1DUL;
}

__kernel void generate(__global uint4 *out, __global ulong *shifts, uint2 key) {
  uint i = get_global_id(0);
  uint4 r = philox4x32((uint4)(i, 0, 0, 0), key);
  out[i] = r;
  ulong state = upsample(r.x, r.y) | 1;
  for (int k = 0; k < 8; ++k)
    xorshift(&state);
  shifts[i] = state;
}

__kernel void monte_carlo_pi(__global const ulong *shifts, __global uint *hits, int rounds) {
  uint i = get_global_id(0);
  ulong state = shifts[i];
  uint inside = 0;
  for (int k = 0; k < rounds; ++k) {
    ulong r = xorshift(&state);
    uint x = (uint)r >> 16, y = (uint)(r >> 48);
    if (x * x + y * y < x || (ulong)x * x + (ulong)y * y < (1UL << 32))
      ++inside;
  }
  hits[i] = inside;
}
