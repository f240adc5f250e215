// Counting matches of a pattern: naive comparison and Horspool's skip table in private memory.
//
//@ flags -cl-std=CL1.2
//@ buffer text: char[2048] text abc
//@ buffer pattern: char[4] text abc
//@ buffer naive: uint[32] zero
//@ buffer horspool: uint[32] zero
//@ buffer first: int[1] const 2147483647
//@ launch search_naive(text, int 2048, pattern, int 3, naive, first) global 32 local 8
//@ launch search_horspool(text, int 2048, pattern, int 3, horspool) global 32 local 8

static bool matches(__global const char *text, __constant const char *pattern, int length) {
  for (int i = 0; i < length; ++i)
    if (text[i] != pattern[i])
      return false;
  return true;
}

__kernel void search_naive(__global const char *text, int n, __constant const char *pattern, int m,
                           __global uint *counts, __global int *first) {
  int chunk = n / get_global_size(0);
  int start = get_global_id(0) * chunk;
  uint found = 0;
  for (int i = start; i < start + chunk && i + m <= n; ++i)
    if (matches(text + i, pattern, m)) {
      ++found;
      atomic_min(first, i);
    }
  counts[get_global_id(0)] = found;
}

__kernel void search_horspool(__global const char *text, int n, __constant const char *pattern, int m,
                              __global uint *counts) {
  uchar skip[128];
  for (int c = 0; c < 128; ++c)
    skip[c] = m;
  for (int i = 0; i + 1 < m; ++i)
    skip[pattern[i] & 127] = m - 1 - i;
  int chunk = n / get_global_size(0);
  int start = get_global_id(0) * chunk, end = min(start + chunk, n - m + 1);
  uint found = 0;
  for (int i = start; i < end;) {
    if (matches(text + i, pattern, m))
      ++found;
    i += skip[text[i + m - 1] & 127];
  }
  counts[get_global_id(0)] = found;
}
