// SipHash-2-4 with 64-bit state, state passed by pointer to private memory.
//
//@ buffer messages: ulong[256] uniform 0 18446744073709551615
//@ buffer tags: ulong[64] zero
//@ launch siphash(messages, int 4, ulong 0x0706050403020100, ulong 0x0f0e0d0c0b0a0908, tags) global 64 local 16

typedef struct {
  ulong v0, v1, v2, v3;
} State;

static void round(State *s) {
  s->v0 += s->v1;
  s->v1 = rotate(s->v1, (ulong)13) ^ s->v0;
  s->v0 = rotate(s->v0, (ulong)32);
  s->v2 += s->v3;
  s->v3 = rotate(s->v3, (ulong)16) ^ s->v2;
  s->v0 += s->v3;
  s->v3 = rotate(s->v3, (ulong)21) ^ s->v0;
  s->v2 += s->v1;
  s->v1 = rotate(s->v1, (ulong)17) ^ s->v2;
  s->v2 = rotate(s->v2, (ulong)32);
}

__kernel void siphash(__global const ulong *messages, int words, ulong k0, ulong k1, __global ulong *tags) {
  size_t id = get_global_id(0);
  State s = {k0 ^ 0x736f6d6570736575UL, k1 ^ 0x646f72616e646f6dUL, k0 ^ 0x6c7967656e657261UL,
             k1 ^ 0x7465646279746573UL};
  for (int i = 0; i < words; ++i) {
    ulong m = messages[id * words + i];
    s.v3 ^= m;
    round(&s);
    round(&s);
    s.v0 ^= m;
  }
  ulong last = (ulong)(words * 8) << 56;
  s.v3 ^= last;
  round(&s);
  round(&s);
  s.v0 ^= last;
  s.v2 ^= 0xff;
  for (int i = 0; i < 4; ++i)
    round(&s);
  tags[id] = s.v0 ^ s.v1 ^ s.v2 ^ s.v3;
}
