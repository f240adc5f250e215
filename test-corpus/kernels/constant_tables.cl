// Lookup tables in program-scope constant memory: nested arrays, structures, strings, zero-filled tails.
//
//@ buffer input: uchar[256] ramp
//@ buffer output: uint[256] zero
//@ buffer names: uchar[256] zero
//@ launch lookup(input, output, names) global 256 local 32
//@ also O1 O3 spir.O0

typedef struct {
  uchar code;
  ushort weight;
  uint mask;
  float scale;
} Entry;

__constant Entry entries[4] = {{1, 10, 0xff, 1.5f}, {2, 20, 0xff00, 2.5f}, {3, 30, 0xff0000, -0.5f}, {4, 40, 0xff000000u, 1e3f}};
__constant short matrix[3][5] = {{1, 2, 3}, {-1, -2, -3, -4, -5}, {100}};
__constant char hex[] = "0123456789abcdef";
__constant uint4 vectors[2] = {(uint4)(1, 2, 3, 4), (uint4)(5, 6, 7, 8)};
__constant uchar sparse[64] = {[3] = 7, [40] = 9};
__constant double quarter = 0.25;
__constant const char *__constant words[3] = {"zero", "one", "two"};

__kernel void lookup(__global const uchar *input, __global uint *output, __global uchar *names) {
  size_t i = get_global_id(0);
  uchar v = input[i];
  Entry e = entries[v & 3];
  uint r = e.mask ^ (e.weight << e.code);
  r += (uint)(int)(e.scale * 2.0f);
  r += (uint)matrix[v % 3][v % 5];
  r ^= vectors[v >> 7].y << 3;
  r += sparse[v & 63] + (v * quarter > 8.0 ? 1 : 0);
  output[i] = r;
  names[i] = hex[v >> 4] ^ hex[v & 15] ^ words[v % 3][v & 1];
}
