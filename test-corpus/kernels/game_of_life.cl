// Cellular automaton on a torus, cells as bytes and as packed bits.
//
//@ buffer cells: uchar[1024] uniform 0 1
//@ buffer next: uchar[1024] zero
//@ buffer rows: ulong[32] uniform 0 18446744073709551615
//@ buffer rows_next: ulong[32] zero
//@ launch life_bytes(cells, next) global 32 32 local 8 8
//@ launch life_bits(rows, rows_next) global 32 local 8

__kernel void life_bytes(__global const uchar *cells, __global uchar *next) {
  const uint w = get_global_size(0), h = get_global_size(1);
  uint x = get_global_id(0), y = get_global_id(1);
  uint alive = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      if (dx || dy)
        alive += cells[(y + h + dy) % h * w + (x + w + dx) % w];
  next[y * w + x] = alive == 3 || (alive == 2 && cells[y * w + x]);
}

static void add_bits(ulong *ones, ulong *twos, ulong *fours, ulong v) {
  ulong carry = *ones & v;
  *ones ^= v;
  ulong carry2 = *twos & carry;
  *twos ^= carry;
  *fours |= carry2;
}

__kernel void life_bits(__global const ulong *rows, __global ulong *next) {
  const size_t n = get_global_size(0), y = get_global_id(0);
  ulong up = rows[(y + n - 1) % n], here = rows[y], down = rows[(y + 1) % n];
  ulong ones = 0, twos = 0, fours = 0;
  add_bits(&ones, &twos, &fours, rotate(up, 1UL));
  add_bits(&ones, &twos, &fours, up);
  add_bits(&ones, &twos, &fours, rotate(up, 63UL));
  add_bits(&ones, &twos, &fours, rotate(here, 1UL));
  add_bits(&ones, &twos, &fours, rotate(here, 63UL));
  add_bits(&ones, &twos, &fours, rotate(down, 1UL));
  add_bits(&ones, &twos, &fours, down);
  add_bits(&ones, &twos, &fours, rotate(down, 63UL));
  next[y] = ~fours & twos & (ones | here);
}
