// Generic address space: one function called with pointers to global, local and private memory.
//
//@ buffer src: int[256] uniform -100 100
//@ buffer dst: int[256] zero
//@ elsewhere dst by-hand: the runtime takes every pointer for one of local memory
//@ launch generic_pointers(src, dst) global 256 local 32
//@ also O1 O3

__attribute__((noinline)) static int sum(const int *p, int n) {
  int total = 0;
  for (int i = 0; i < n; ++i)
    total += p[i];
  return total;
}

__attribute__((noinline)) static void store(int *where, int value) { *where = value; }

static int *choose(int *a, int *b, bool first) { return first ? a : b; }

__kernel void generic_pointers(__global const int *src, __global int *dst) {
  __local int scratch[32];
  int mine[4];
  size_t gid = get_global_id(0), lid = get_local_id(0);
  store(&scratch[lid], src[gid]);
  for (int i = 0; i < 4; ++i)
    store(&mine[i], src[gid] * (i + 1));
  barrier(CLK_LOCAL_MEM_FENCE);
  int *p = choose(mine, &scratch[lid & ~3], lid & 1);
  int r = sum(src + (gid & ~7), 8) + sum(scratch, 32) * 2 + sum(mine, 4) * 3 + sum(p, 4) * 5;
  if (to_local(p))
    r += 1000;
  if (to_private(p) == mine)
    r += 2000;
  store(&dst[gid], r);
}
