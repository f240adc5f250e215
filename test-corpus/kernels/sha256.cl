// SHA-256 of one 64-byte block per work-item: rotates, a constant table, a big unrolled loop.
//
//@ buffer blocks: uint[512] uniform 0 4294967295
//@ buffer digests: uint[256] zero
//@ launch sha256_block(blocks, digests) global 32 local 8
//@ also O1 O3 spir.O2

__constant uint K[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

#define ROR(x, n) rotate((x), 32u - (n))

static uint choose(uint x, uint y, uint z) { return bitselect(z, y, x); }
static uint majority(uint x, uint y, uint z) { return (x & y) ^ (x & z) ^ (y & z); }

__kernel void sha256_block(__global const uint *blocks, __global uint *digests) {
  size_t id = get_global_id(0);
  uint w[64];
  for (int i = 0; i < 16; ++i)
    w[i] = blocks[id * 16 + i];
  for (int i = 16; i < 64; ++i) {
    uint s0 = ROR(w[i - 15], 7u) ^ ROR(w[i - 15], 18u) ^ (w[i - 15] >> 3);
    uint s1 = ROR(w[i - 2], 17u) ^ ROR(w[i - 2], 19u) ^ (w[i - 2] >> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  uint h[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint s[8];
  for (int i = 0; i < 8; ++i)
    s[i] = h[i];
  for (int i = 0; i < 64; ++i) {
    uint e1 = ROR(s[4], 6u) ^ ROR(s[4], 11u) ^ ROR(s[4], 25u);
    uint t1 = s[7] + e1 + choose(s[4], s[5], s[6]) + K[i] + w[i];
    uint e0 = ROR(s[0], 2u) ^ ROR(s[0], 13u) ^ ROR(s[0], 22u);
    uint t2 = e0 + majority(s[0], s[1], s[2]);
    s[7] = s[6];
    s[6] = s[5];
    s[5] = s[4];
    s[4] = s[3] + t1;
    s[3] = s[2];
    s[2] = s[1];
    s[1] = s[0];
    s[0] = t1 + t2;
  }
  for (int i = 0; i < 8; ++i)
    digests[id * 8 + i] = h[i] + s[i];
}
