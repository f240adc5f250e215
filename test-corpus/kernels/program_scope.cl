// Program-scope variables in global memory with initialisers, and static variables of functions.
//
//@ buffer out: int[64] zero
//@ launch fill_table(out) global 32 local 32
//@ launch read_table(out) global 64 local 32
//@ also O1 O3

typedef struct {
  int key;
  float weight;
} Item;

global int table[32];
global int offset = 100;
global Item items[2] = {{1, 0.5f}, {2, 1.5f}};
global int *global pointer = &table[4];
constant int limits[2] = {10, 20};

static int scaled(int x) {
  static global int factor = 3;
  return x * factor;
}

__kernel void fill_table(__global int *out) {
  int i = get_global_id(0);
  table[i] = scaled(i) + offset;
  out[i] = 0;
}

__kernel void read_table(__global int *out) {
  int i = get_global_id(0);
  Item item = items[i & 1];
  out[i] = table[i & 31] + item.key + (int)(item.weight * 4.0f) + pointer[i & 7] + limits[(i >> 1) & 1];
}
