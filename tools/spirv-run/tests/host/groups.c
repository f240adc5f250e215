//! Work-items as coroutines, which the barriers of the library switch: the functions of groups against plain loops.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define ITEMS 32
#define ROWS 32

static ucontext_t items[ITEMS], scheduler;
static char stacks[ITEMS][1 << 16];
// Where an item waits: at the end, at a barrier of its group or sub-group. Items that wait at the same place of the program
// have called from there.
enum { READY, GROUP, SUB_GROUP, DONE };
static int waits[ITEMS], current, lanes;
static void *place[ITEMS];
static _Alignas(64) char group_memory[32 * ITEMS], sub_group_memory[ITEMS][128 * ITEMS + 64];
static double results[ROWS][ITEMS];
static int32_t source[2 * ITEMS], copied[ITEMS], values[ITEMS];
static int failures;

static void wait_at(int what, void *caller) {
  waits[current] = what;
  place[current] = caller;
  swapcontext(&items[current], &scheduler);
}
void __spirv_run_group_barrier(void) { wait_at(GROUP, __builtin_return_address(0)); }
void __spirv_run_sub_group_barrier(void) { wait_at(SUB_GROUP, __builtin_return_address(0)); }
_Bool __spirv_run_has_lanes(void) { return 0; }
void *__spirv_run_group_scratch(void) { return group_memory; }
void *__spirv_run_sub_group_scratch(void) { return sub_group_memory[current / lanes]; }
uint64_t _Z14get_local_sizej(uint32_t d) { return d ? 1 : ITEMS; }
uint64_t _Z12get_local_idj(uint32_t d) { return d ? 0 : (uint64_t)current; }
uint64_t _Z19get_local_linear_idv(void) { return (uint64_t)current; }
uint32_t _Z22get_sub_group_local_idv(void) { return (uint32_t)(current % lanes); }
uint32_t _Z18get_sub_group_sizev(void) { return (uint32_t)lanes; }
uint32_t _Z22get_max_sub_group_sizev(void) { return (uint32_t)lanes; }

void group(double *, int32_t, int32_t *, const int32_t *);
void sub_group(double *, int32_t);
void some(double *, int32_t);
static int kind;
static void item(void) {
  if (kind == 0) group(results[0], values[current], copied, source);
  else if (kind == 1) sub_group(results[0], values[current]);
  else some(results[0], values[current]);
  waits[current] = DONE;
  swapcontext(&items[current], &scheduler);
}

static void go_on(int i) {
  current = i;
  waits[i] = READY;
  swapcontext(&scheduler, &items[i]);
}
// Of the lanes of a sub-group those go on that wait where the last that ran does, in the order of their numbers; when all of these
// have ended, others.
static int step(int first) {
  static void *last;
  int chosen = -1, together[ITEMS] = {0};
  for (int i = first; i < first + lanes; ++i) if (waits[i] == SUB_GROUP && (chosen < 0 || place[i] == last)) chosen = i;
  if (chosen < 0) return 0;
  for (int i = first; i < first + lanes; ++i) together[i] = waits[i] == SUB_GROUP && place[i] == place[chosen];
  for (int i = first; i < first + lanes; ++i) if (together[i]) go_on(i), last = place[i];
  return 1;
}
static void run(int k) {
  kind = k;
  memset(sub_group_memory, 0, sizeof sub_group_memory);
  for (int i = 0; i < ITEMS; ++i) {
    getcontext(&items[i]);
    items[i].uc_stack.ss_sp = stacks[i];
    items[i].uc_stack.ss_size = sizeof stacks[i];
    makecontext(&items[i], item, 0);
  }
  for (int i = 0; i < ITEMS; ++i) go_on(i);
  for (;;) {
    int moved = 0, done = 0, waiting = 0;
    for (int s = 0; s < ITEMS; s += lanes) while (step(s)) moved = 1;
    for (int i = 0; i < ITEMS; ++i) done += waits[i] == DONE, waiting += waits[i] == GROUP;
    if (done == ITEMS) return;
    if (waiting == ITEMS) for (int i = 0; i < ITEMS; ++i) go_on(i);
    else if (!moved) { printf("a barrier that not all reach\n"); exit(1); }
  }
}

static void expect(const char *what, int row, int i, double want) {
  if (results[row][i] == want) return;
  ++failures;
  printf("%s with %d lanes, item %d: %g instead of %g\n", what, lanes, i, results[row][i], want);
}
#define EXPECT(want) expect(#want, row, i, (double)(want)); ++row;
static double fold(int from, int to, int which) {
  double sum = which == 2 ? 1e9 : which == 3 ? -1e9 : which == 1 ? 1 : 0;
  for (int i = from; i < to; ++i) {
    double v = values[i];
    sum = which == 0 ? sum + v : which == 1 ? sum * v : which == 2 ? (v < sum ? v : sum) : v > sum ? v : sum;
  }
  return sum;
}
enum { ADD, MUL, MIN, MAX };

static void judge_group(void) {
  for (int i = 0; i < ITEMS; ++i) {
    int row = 0;
    EXPECT(fold(0, ITEMS, ADD)) EXPECT(fold(0, i + 1, ADD)) EXPECT(fold(0, i, ADD))
    EXPECT(fold(0, ITEMS, MIN)) EXPECT(i ? fold(0, i, MAX) : -__builtin_inf()) EXPECT(fold(0, ITEMS, MAX))
    EXPECT(values[3]) EXPECT(values[5]) EXPECT(1) EXPECT(0) EXPECT(1)
    EXPECT(source[ITEMS - 1 - i]) EXPECT(source[2 * i])
  }
}
static void judge_sub_group(void) {
  for (int i = 0; i < ITEMS; ++i) {
    int row = 0, first = i / lanes * lanes, end = first + lanes, lane = i - first;
    int has_seven = 0;
    for (int k = first; k < end; ++k) has_seven |= values[k] == 7;
    EXPECT(fold(first, end, ADD)) EXPECT(fold(first, i + 1, ADD)) EXPECT(fold(first, i, ADD))
    EXPECT(fold(first, end, MAX)) EXPECT(lane ? fold(first, i, MIN) : 4294967295.0) EXPECT(fold(first, end, MIN))
    EXPECT(values[first + 1 % lanes]) EXPECT(has_seven) EXPECT(1)
    EXPECT(values[first + ((lane ^ 3) & (lanes - 1))]) EXPECT(values[first + ((lane ^ 1) & (lanes - 1))])
    // Lanes that do not exist have any value.
    if (lane >= 1) { EXPECT(values[i - 1]) } else ++row;
    if (lane < lanes - 1) { EXPECT(values[i + 1]) } else ++row;
    EXPECT(values[first + (lane + 1) % lanes])
    if (lanes >= 4) { EXPECT(values[first + (lane & ~3) + ((lane + 1) & 3)]) } else ++row;
    if (lanes > 3) {
      EXPECT(lane + 3 < lanes ? values[i + 3] : 1000 + values[i + 3 - lanes])
      EXPECT(lane < 3 ? values[i + lanes - 3] : 1000 + values[i - 3])
    } else row += 2;
    EXPECT(values[first + 2 % lanes] + 15)
  }
}
static void judge_some(void) {
  for (int i = 0; i < ITEMS; ++i) {
    int row = 0, first = i / lanes * lanes, end = first + lanes, lane = i - first, odd = lane & 1, any = 0, all = 1;
    double sum = odd ? 0 : 1, scan = odd ? 0 : -1e9, cluster = odd ? -1e9 : 0;
    uint32_t ballot = 0, below = 0;
    for (int k = first; k < end; ++k) {
      if (((k - first) & 1) != odd) continue;
      any |= values[k] == 2, all &= values[k] >= 2;
      sum = odd ? sum + values[k] : sum * (values[k] + 1);
      if (odd ? k < i : k <= i) scan = odd ? scan + values[k] : values[k] > scan ? values[k] : scan;
      if ((k - first) / 4 == lane / 4) cluster = odd ? (values[k] > cluster ? values[k] : cluster) : cluster + values[k];
      if (values[k] & (odd ? 2 : 4)) ballot |= 1u << (k - first);
    }
    below = ballot & ((1ull << lane) - 1);
    EXPECT(sum) EXPECT(scan) EXPECT(cluster) EXPECT(ballot) EXPECT(values[first + odd]) EXPECT(lane == odd)
    EXPECT(odd ? any : all) EXPECT(odd || lanes < 3)
    EXPECT(__builtin_popcount(ballot)) EXPECT(ballot ? 31 - __builtin_clz(ballot) : 0) EXPECT(__builtin_popcount(below))
  }
}

int main(void) {
  for (int i = 0; i < ITEMS; ++i) values[i] = (i * 7 + 7) % 13;
  for (int i = 0; i < 2 * ITEMS; ++i) source[i] = 100 + i * i;
  int sizes[] = {1, 8, 16, 32};
  for (int s = 0; s < 4; ++s) {
    lanes = sizes[s];
    run(0), judge_group();
    run(1), judge_sub_group();
    run(2), judge_some();
  }
  return failures != 0;
}
