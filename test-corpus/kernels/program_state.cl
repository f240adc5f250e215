// State of a program: counters and queues in global variables, tables of pointers, nested initialisers, constants of structures.
//
//@ buffer work: int[64] uniform 1 500
//@ buffer out: int[128] zero
//@ launch reset(out) global 8 local 8
//@ launch submit(work) global 64 local 16
//@ launch report(work, out) global 64 local 64
//@ also O1 O3

typedef struct {
  int low, high;
  float weight;
  const constant char *name;
} Class;

constant Class classes[4] = {{0, 9, 0.5f, "tiny"}, {10, 99, 1.0f, "small"}, {100, 299, 2.0f, "large"}, {300, 1000, 4.0f, "huge"}};
constant int primes[2][3] = {{2, 3, 5}, {7, 11, 13}};
constant const int *constant rows[2] = {primes[1], primes[0]};

global atomic_int counts[4] = {ATOMIC_VAR_INIT(0), ATOMIC_VAR_INIT(0), ATOMIC_VAR_INIT(0), ATOMIC_VAR_INIT(0)};
global atomic_long sum = ATOMIC_VAR_INIT(0);
global float3 centre = (float3)(0.5f, 1.5f, 2.5f);
global int tables[2][4] = {{1, 2, 3, 4}, {[2] = 9}};
global int *global current = tables[0];
global int *global const last = &tables[1][3];

__attribute__((noinline)) static int class_of(int value) {
  for (int i = 0; i < 4; ++i)
    if (value >= classes[i].low && value <= classes[i].high)
      return i;
  return -1;
}

static int ticket(void) {
  static global atomic_int next = ATOMIC_VAR_INIT(0);
  return atomic_fetch_add(&next, 1);
}

__kernel void reset(__global int *out) {
  int i = get_global_id(0);
  if (i < 4) {
    atomic_store(&counts[i], 0);
    current[i] += rows[1][i % 3];
  }
  if (i == 0) {
    atomic_store(&sum, 0);
    *last = 70;
  }
  out[i] = -1;
}

__kernel void submit(__global const int *work) {
  int value = work[get_global_id(0)], found = class_of(value);
  if (ticket() >= 0 && found >= 0)
    atomic_fetch_add(&counts[found], 1);
  atomic_fetch_add_explicit(&sum, value, memory_order_relaxed, memory_scope_device);
}

__kernel void report(__global const int *work, __global int *out) {
  int i = get_global_id(0), found = class_of(work[i]);
  out[i] = classes[found].name[1] * 100 + (int)(classes[found].weight * 2.0f) + rows[i & 1][i % 3];
  if (i < 4)
    out[64 + i] = atomic_load(&counts[i]) * 10 + tables[1][i];
  if (i == 4)
    out[68] = (int)atomic_load(&sum) + (int)(centre.x + centre.y + centre.z) + (current == tables[0]) * 3;
}
