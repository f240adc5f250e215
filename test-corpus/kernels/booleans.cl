// Truth values in memory and in registers: short circuits, arrays of bool, fields in masks, ternaries on vectors.
//
//@ buffer x: int[256] uniform -20 20
//@ buffer out: uint[256] zero
//@ buffer masks: uchar[256] zero
//@ launch booleans(x, out, masks) global 256 local 64
//@ also O1 O3

typedef struct {
  uchar low;
  ushort middle;
  short high;
} Fields;

static bool expensive(int x, int *calls) {
  ++*calls;
  return x % 3 == 0;
}

__kernel void booleans(__global const int *x, __global uint *out, __global uchar *masks) {
  size_t i = get_global_id(0);
  int v = x[i], calls = 0;
  bool seen[8];
  for (int k = 0; k < 8; ++k)
    seen[k] = (v >> k) & 1;
  bool any_seen = false, all_seen = true;
  for (int k = 0; k < 8; ++k) {
    any_seen |= seen[k];
    all_seen &= seen[k];
  }
  bool a = v > 0 && expensive(v, &calls);
  bool b = v < 5 || expensive(v + 1, &calls);
  bool c = !a ^ b;
  Fields f = {(uchar)(v & 31), (ushort)(v * v), (short)v};
  f.middle += calls;
  f.high -= a ? 3 : b ? 5 : 7;
  out[i] = (uint)a | (uint)b << 1 | (uint)c << 2 | any_seen << 3 | all_seen << 4 | f.low << 5 | (uint)(f.middle & 0x7ff) << 10 |
           (uint)(f.high & 0xff) << 24;
  char4 bytes = (char4)((char)v, (char)(v + 1), (char)(v - 1), (char)-v);
  char4 picked = bytes > (char4)(0) ? bytes : (char4)(-1, -2, -3, -4);
  masks[i] = (uchar)(picked.x + picked.y * 3 + picked.z * 5 + picked.w * 7 + (bytes.x ? 1 : 0));
}
