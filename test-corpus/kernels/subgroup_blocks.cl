// cl_intel_subgroups and its variants: block reads and writes of 8 to 64 bits, of buffers and of images.
//
//@ flags -cl-std=CL3.0 -cl-no-stdinc -Xclang -finclude-default-header
//@ extensions SPV_INTEL_subgroups
//@ buffer words: uint[256] uniform 0 1000000
//@ buffer out: uint[256] zero
//@ buffer bytes: uchar[256] uniform 0 255
//@ buffer bytes_out: uchar[256] zero
//@ buffer shorts: ushort[256] uniform 0 65535
//@ buffer shorts_out: ushort[256] zero
//@ buffer longs: ulong[256] uniform 0 1000000000000
//@ buffer longs_out: ulong[256] zero
//@ elsewhere bytes_out by-hand: the runtime writes one lane of each block
//@ elsewhere shorts_out by-hand: the runtime writes one lane of each block
//@ elsewhere longs_out by-hand: the runtime writes one lane of each block
//@ launch reverse_words(words, out) global 64 local 16
//@ launch narrow(bytes, bytes_out, shorts, shorts_out) global 64 local 16
//@ launch wide(longs, longs_out) global 64 local 16

#define SIZE __attribute__((intel_reqd_sub_group_size(16)))

SIZE __kernel void reverse_words(__global const uint *words, __global uint *out) {
  size_t start = get_group_id(0) * 64;
  uint4 v = intel_sub_group_block_read4(words + start);
  intel_sub_group_block_write4(out + start, v.wzyx);
  uint one = intel_sub_group_block_read(words + start);
  intel_sub_group_block_write(out + start, one + v.w);
}

SIZE __kernel void narrow(__global const uchar *bytes, __global uchar *bytes_out, __global const ushort *shorts,
                          __global ushort *shorts_out) {
  size_t start = get_group_id(0) * 64;
  uchar4 b = intel_sub_group_block_read_uc4(bytes + start);
  intel_sub_group_block_write_uc4(bytes_out + start, b + (uchar4)(1, 2, 3, 4));
  ushort2 s = intel_sub_group_block_read_us2(shorts + start);
  intel_sub_group_block_write_us2(shorts_out + start, s.yx);
  ushort last = intel_sub_group_block_read_us(shorts + start + 48);
  intel_sub_group_block_write_us(shorts_out + start + 48, last ^ (ushort)0x5555);
}

SIZE __kernel void wide(__global const ulong *longs, __global ulong *longs_out) {
  size_t start = get_group_id(0) * 64;
  ulong2 v = intel_sub_group_block_read_ul2(longs + start);
  intel_sub_group_block_write_ul2(longs_out + start, v.yx * 3);
  ulong one = intel_sub_group_block_read_ul(longs + start + 32);
  intel_sub_group_block_write_ul(longs_out + start + 32, one);
}

// Rows of images; the runtime for processors has no such images.
SIZE __kernel void rows(read_only image2d_t from, write_only image2d_t to, __global uint *sums) {
  int2 at = (int2)((int)(get_group_id(0) * 16 * sizeof(uint)), (int)get_group_id(1));
  uint2 texels = intel_sub_group_block_read2(from, at);
  intel_sub_group_block_write2(to, at, texels.yx);
  ushort4 narrow = intel_sub_group_block_read_us4(from, at);
  sums[get_global_id(0)] = texels.x + narrow.s0 + narrow.s3;
}
