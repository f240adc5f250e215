// A deep tree of small functions that are not inlined, with pointers to every address space as arguments.
//
//@ buffer src: int[128] uniform -50 50
//@ buffer dst: int[128] zero
//@ buffer again: int[128] zero
//@ launch call_tree(src, dst, local int[32]) global 128 local 32
//@ launch call_kernel(src, again) global 128 local 32
//@ also O1 O3 O0-g O2-g

__constant int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};

__attribute__((noinline)) static int leaf(int x) { return x * x + 1; }
__attribute__((noinline)) static int from_constant(__constant const int *table, int i) { return table[i & 7]; }
__attribute__((noinline)) static int from_local(__local int *scratch, int i) { return scratch[i] + leaf(i); }
__attribute__((noinline)) static void accumulate(int *total, int value) { *total += value; }
__attribute__((noinline)) static int branch(__global const int *src, int i, int depth) {
  if (depth == 0)
    return leaf(src[i]);
  return depth % 2 ? leaf(src[i] + depth) - from_constant(primes, i) : from_constant(primes, i + depth) * src[i];
}
int shared_helper(int a, int b);
int shared_helper(int a, int b) { return a > b ? a - b : b - a; }

__kernel void call_tree(__global const int *src, __global int *dst, __local int *scratch) {
  int gid = get_global_id(0), lid = get_local_id(0);
  scratch[lid] = src[gid] * 2;
  barrier(CLK_LOCAL_MEM_FENCE);
  int total = 0;
  for (int depth = 0; depth < 4; ++depth)
    accumulate(&total, branch(src, gid, depth));
  accumulate(&total, from_local(scratch, (lid + 1) % (int)get_local_size(0)));
  dst[gid] = shared_helper(total, src[(gid + 7) % (int)get_global_size(0)]);
}

// A kernel calling a kernel as a plain function.
__kernel void call_kernel(__global const int *src, __global int *dst) {
  __local int scratch[32];
  call_tree(src, dst, scratch);
}
