// MurmurHash3 (32 bit) of variable-length keys, with the fall-through tail switch of the original design.
//
//@ buffer keys: uchar[1024] uniform 0 255
//@ buffer lengths: uint[64] uniform 0 15
//@ buffer hashes: uint[64] zero
//@ launch murmur3(keys, lengths, uint 16, uint 0x9747b28c, hashes) global 64 local 16
//@ also O1 O3

static inline uint mix_key(uint k) {
  k *= 0xcc9e2d51u;
  k = rotate(k, 15u);
  return k * 0x1b873593u;
}

static inline uint finalise(uint h) {
  h ^= h >> 16;
  h *= 0x85ebca6bu;
  h ^= h >> 13;
  h *= 0xc2b2ae35u;
  return h ^ (h >> 16);
}

__kernel void murmur3(__global const uchar *keys, __global const uint *lengths, uint pitch, uint seed,
                      __global uint *hashes) {
  uint id = get_global_id(0);
  __global const uchar *key = keys + id * pitch;
  uint length = lengths[id];
  uint h = seed;
  uint i;
  for (i = 0; i + 4 <= length; i += 4) {
    uint k = (uint)key[i] | (uint)key[i + 1] << 8 | (uint)key[i + 2] << 16 | (uint)key[i + 3] << 24;
    h ^= mix_key(k);
    h = rotate(h, 13u) * 5 + 0xe6546b64u;
  }
  uint tail = 0;
  switch (length & 3) {
  case 3:
    tail ^= (uint)key[i + 2] << 16;
    /* fall through */
  case 2:
    tail ^= (uint)key[i + 1] << 8;
    /* fall through */
  case 1:
    tail ^= key[i];
    h ^= mix_key(tail);
  }
  hashes[id] = finalise(h ^ length);
}
