// CRC-32 with a table built in local memory, and the bit-serial form of it for comparison.
//
//@ flags -cl-std=CL1.2
//@ buffer data: uchar[2048] uniform 0 255
//@ buffer by_table: uint[64] zero
//@ buffer by_bits: uint[64] zero
//@ launch crc32_table(data, by_table, int 32) global 64 local 32
//@ launch crc32_bits(data, by_bits, int 32) global 64 local 32

#define POLYNOMIAL 0xEDB88320u

static uint step8(uint crc) {
  for (int bit = 0; bit < 8; ++bit)
    crc = (crc >> 1) ^ (POLYNOMIAL & (0u - (crc & 1u)));
  return crc;
}

__kernel void crc32_table(__global const uchar *data, __global uint *sums, int length) {
  __local uint table[256];
  for (uint i = get_local_id(0); i < 256; i += get_local_size(0))
    table[i] = step8(i);
  barrier(CLK_LOCAL_MEM_FENCE);
  __global const uchar *p = data + get_global_id(0) * length;
  uint crc = ~0u;
  for (int i = 0; i < length; ++i)
    crc = (crc >> 8) ^ table[(crc ^ p[i]) & 0xff];
  sums[get_global_id(0)] = ~crc;
}

__kernel void crc32_bits(__global const uchar *data, __global uint *sums, int length) {
  __global const uchar *p = data + get_global_id(0) * length;
  __global const uchar *end = p + length;
  uint crc = ~0u;
  while (p != end)
    crc = step8(crc ^ *p++);
  sums[get_global_id(0)] = ~crc;
}
