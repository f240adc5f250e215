// AES building blocks: the S-box computed in the field, column mixing, key schedule words, ECB rounds.
//
//@ buffer blocks: uchar16[32] uniform 0 255
//@ buffer keys: uchar16[11] uniform 0 255
//@ buffer out: uchar16[32] zero
//@ lavapipe wrong: Mesa 22.3 loses values of a loop for work-items that leave it before others
//@ launch aes_rounds(blocks, keys, out) global 32 local 8

static uchar xtime(uchar x) { return (uchar)((x << 1) ^ ((x >> 7) * 0x1b)); }

static uchar multiply(uchar a, uchar b) {
  uchar r = 0;
  while (b) {
    if (b & 1)
      r ^= a;
    a = xtime(a);
    b >>= 1;
  }
  return r;
}

static uchar substitute(uchar x) {
  uchar inverse = x;
  for (int i = 0; i < 6; ++i)
    inverse = multiply(multiply(inverse, inverse), x);
  inverse = multiply(inverse, inverse);
  uchar s = inverse;
  for (uchar i = 1; i < 5; ++i)
    s ^= rotate(inverse, i);
  return s ^ 0x63;
}

static uchar4 mix(uchar4 c) {
  uchar t = c.x ^ c.y ^ c.z ^ c.w;
  uchar4 n = c.yzwx;
  return (uchar4)(c.x ^ t ^ xtime(c.x ^ n.x), c.y ^ t ^ xtime(c.y ^ n.y), c.z ^ t ^ xtime(c.z ^ n.z),
                  c.w ^ t ^ xtime(c.w ^ n.w));
}

__kernel void aes_rounds(__global const uchar16 *blocks, __constant uchar16 *keys, __global uchar16 *out) {
  __local uchar box[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    box[i] = substitute((uchar)i);
  barrier(CLK_LOCAL_MEM_FENCE);
  uchar16 s = blocks[get_global_id(0)] ^ keys[0];
  for (int round = 1; round <= 10; ++round) {
    uchar bytes[16];
    vstore16(s, 0, bytes);
    for (int i = 0; i < 16; ++i)
      bytes[i] = box[bytes[i]];
    s = vload16(0, bytes).s05af49e38d27c16b;
    if (round < 10) {
      s.s0123 = mix(s.s0123);
      s.s4567 = mix(s.s4567);
      s.s89ab = mix(s.s89ab);
      s.scdef = mix(s.scdef);
    }
    s ^= keys[round];
  }
  out[get_global_id(0)] = s;
}
