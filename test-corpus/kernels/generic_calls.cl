// Generic pointers through calls: into structures, back out of functions, pointers to pointers, atomics, and what they were.
//
//@ buffer input: int[64] uniform -100 100
//@ buffer out: int[256] zero
//@ buffer total: int[2] zero
//@ elsewhere out by-hand: the runtime takes every pointer for one of global memory
//@ launch cursors(input, out) global 64 local 16
//@ launch lists(input, out) global 64 local 16
//@ launch totals(input, total) global 64 local 16
//@ also O1 O3

typedef struct {
  const int *at, *end;
} Cursor;

typedef struct Node {
  int value;
  struct Node *next;
} Node;

__attribute__((noinline)) static Cursor cursor(const int *start, int count) {
  Cursor c = {start, start + count};
  return c;
}

__attribute__((noinline)) static bool next(Cursor *c, int *value) {
  if (c->at == c->end)
    return false;
  *value = *c->at++;
  return true;
}

__attribute__((noinline)) static int drain(Cursor c) {
  int sum = 0, value;
  while (next(&c, &value))
    sum = sum * 3 + value;
  return sum;
}

__kernel void cursors(__global const int *input, __global int *out) {
  __local int shared[16];
  int mine[3] = {1, 2, 3};
  size_t i = get_global_id(0), lid = get_local_id(0);
  shared[lid] = input[i];
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  Cursor all[3] = {cursor(input + (i & 60), 4), cursor(shared + (lid & 12), 4), cursor(mine, 3)};
  out[i] = drain(all[i % 3]);
  out[64 + i] = (int)(all[i % 3].end - all[i % 3].at) + (to_global(all[i % 3].at) != NULL) * 100;
}

__attribute__((noinline)) static void push(Node **head, Node *node, int value) {
  node->value = value;
  node->next = *head;
  *head = node;
}

__attribute__((noinline)) static Node *find(Node *head, int value) {
  while (head && head->value != value)
    head = head->next;
  return head;
}

__kernel void lists(__global const int *input, __global int *out) {
  __local Node shared[16];
  Node mine[2], *head = NULL;
  size_t i = get_global_id(0), lid = get_local_id(0);
  push(&head, &mine[0], input[i]);
  push(&head, &shared[lid], (int)lid);
  push(&head, &mine[1], -1);
  Node *found = find(head, (int)lid);
  out[128 + i] = found == &shared[lid] ? found->next->value : find(head, -2) == NULL;
  out[192 + i] = get_fence(found) == CLK_LOCAL_MEM_FENCE ? 1 : 2;
}

// One function adds to whatever the counter is in.
__attribute__((noinline)) static void count(volatile atomic_int *counter, int by) {
  atomic_fetch_add_explicit(counter, by, memory_order_relaxed, memory_scope_device);
}

__kernel void totals(__global const int *input, __global atomic_int *total) {
  __local atomic_int group_total;
  if (get_local_id(0) == 0)
    atomic_init(&group_total, 0);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  count(&group_total, input[get_global_id(0)]);
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    count(&total[get_group_id(0) & 1], atomic_load_explicit(&group_total, memory_order_relaxed));
}
