// Bit streams: run-length decoding, canonical prefix codes, a bit reader with 64-bit refill kept in a structure.
//
//@ buffer stream: uchar[1024] uniform 0 255
//@ buffer runs: uchar[2048] zero
//@ buffer symbols: uint[32] zero
//@ lavapipe wrong: Mesa 22.3 loses values of a loop for work-items that leave it before others
//@ launch run_lengths(stream, runs, int 32, int 64) global 32 local 8
//@ launch prefix_codes(stream, symbols, int 32) global 32 local 8

__kernel void run_lengths(__global const uchar *stream, __global uchar *out, int in_size, int out_size) {
  __global const uchar *p = stream + get_global_id(0) * in_size;
  __global uchar *o = out + get_global_id(0) * out_size;
  int at = 0;
  for (int i = 0; i + 1 < in_size && at < out_size; i += 2)
    for (int n = (p[i] & 7) + 1; n > 0 && at < out_size; --n)
      o[at++] = p[i + 1];
}

typedef struct {
  __global const uchar *next, *end;
  ulong bits;
  int available;
} BitReader;

static void refill(BitReader *r) {
  while (r->available <= 56 && r->next < r->end) {
    r->bits |= (ulong)*r->next++ << r->available;
    r->available += 8;
  }
}

static uint take(BitReader *r, int n) {
  refill(r);
  uint v = (uint)(r->bits & ((1UL << n) - 1));
  r->bits >>= n;
  r->available -= n;
  return v;
}

__kernel void prefix_codes(__global const uchar *stream, __global uint *symbols, int size) {
  BitReader r = {stream + get_global_id(0) * size, stream + (get_global_id(0) + 1) * size, 0, 0};
  uint digest = 17;
  refill(&r);
  while (r.available > 16) {
    uint length = ctz((uint)r.bits | 0x100u);
    take(&r, (int)min(length + 1, 8u));
    digest = digest * 33 + (length << 8) + take(&r, (int)(length & 7) + 1);
    refill(&r);
  }
  symbols[get_global_id(0)] = digest;
}
