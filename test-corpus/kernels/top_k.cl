// The k smallest of each row by insertion into a private array, with a structure that is swapped whole.
//
//@ buffer keys: int[1024] uniform -5000 5000
//@ buffer best: int2[128] zero
//@ launch top_k(keys, best, int 64) global 16 local 4
//@ also O1 O3

#define K 8

typedef struct {
  int key;
  int index;
} Pair;

static bool before(Pair a, Pair b) { return a.key < b.key || (a.key == b.key && a.index < b.index); }

static void swap(Pair *a, Pair *b) {
  Pair t = *a;
  *a = *b;
  *b = t;
}

__kernel void top_k(__global const int *keys, __global int2 *best, int columns) {
  Pair heap[K];
  int count = 0;
  __global const int *row = keys + get_global_id(0) * columns;
  for (int i = 0; i < columns; ++i) {
    Pair p = {row[i], i};
    if (count < K)
      heap[count++] = p;
    else if (before(p, heap[K - 1]))
      heap[K - 1] = p;
    else
      continue;
    for (int j = count - 1; j > 0 && before(heap[j], heap[j - 1]); --j)
      swap(&heap[j], &heap[j - 1]);
  }
  for (int i = 0; i < K; ++i)
    best[get_global_id(0) * K + i] = (int2)(heap[i].key, heap[i].index);
}
