// Packed and aligned structures, unaligned members, whole-structure copies.
//
//@ buffer packets: uchar[704] uniform 0 255
//@ buffer out: ulong[64] zero
//@ buffer copies: uchar[704] zero
//@ buffer aligned_out: uint[256] zero
//@ launch unpack(packets, out, copies) global 64 local 16
//@ launch repack(out, aligned_out) global 64 local 16
//@ also O1 O3 spir.O2

typedef struct __attribute__((packed)) {
  uchar type;
  uint length;
  ushort port;
  uint sum;
} Packet;

typedef struct __attribute__((aligned(16))) {
  ushort a;
  uchar b;
  uint c;
} Aligned;

__kernel void unpack(__global const Packet *packets, __global ulong *out, __global Packet *copies) {
  size_t i = get_global_id(0);
  __global const Packet *p = &packets[i];
  out[i] = ((ulong)p->length << 32 | p->sum) ^ ((ulong)p->port << 8) ^ p->type;
  Packet copy = *p;
  copy.port = (ushort)((copy.port << 8) | (copy.port >> 8));
  copies[i] = copy;
}

__kernel void repack(__global const ulong *in, __global Aligned *out) {
  size_t i = get_global_id(0);
  Aligned a;
  a.a = (ushort)in[i];
  a.b = (uchar)(in[i] >> 16);
  a.c = (uint)(in[i] >> 32);
  out[i].a = a.a;
  out[i].b = a.b;
  out[i].c = a.c + sizeof(Aligned);
}
