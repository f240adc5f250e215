/* Runs the kernel `sums` over 100 values in groups of 32 work-items; the last group has 4. */
#include "spirv_kernels.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

SPIRV_KERNEL(sums);

enum { VALUES = 100, SIZE = 32, GROUPS = (VALUES + SIZE - 1) / SIZE };

/* The kernel prints numbers of 32 bits only: one for each slot of 8 bytes. */
int32_t __spirv_run_printf(void *state, const char *format, const void *values, uint64_t bytes) {
  int32_t numbers[4] = {0};
  (void)state;
  for (uint64_t at = 0; at < bytes && at < 32; at += 8) memcpy(&numbers[at / 8], (const char *)values + at, 4);
  return printf(format, numbers[0], numbers[1], numbers[2], numbers[3]);
}

static void *memory(uint64_t bytes) {
  size_t rounded = (bytes + 128) / 128 * 128;
  void *data = aligned_alloc(128, rounded);
  if (!data) exit(1);
  return memset(data, 0, rounded);
}

int main(void) {
  const struct spirv_kernel *kernel = &__spv_kernel_sums;
  if (kernel->version != SPIRV_KERNELS_VERSION || kernel->num_arguments != 3) return 1;
  int32_t values[VALUES], result[GROUPS];
  for (int i = 0; i < VALUES; ++i) values[i] = i;

  /* Memory of a thread. Local arguments are behind the kernel's own local variables. */
  uint64_t first = (kernel->local_bytes + 127) / 128 * 128;
  struct spirv_work_group group = {
      .num_groups = {GROUPS, 1, 1}, .enqueued_local_size = {SIZE, 1, 1}, .global_size = {VALUES, 1, 1}, .work_dim = 1,
      .contexts = memory(kernel->context_bytes), .group_scratch = memory(kernel->group_scratch_bytes),
      .sub_group_scratch = memory(kernel->sub_group_scratch_bytes),
      .local_bytes = first + sizeof(int32_t) * SIZE};
  group.locals = memory(group.local_bytes);

  void *pointers[] = {values, result, (char *)group.locals + first};
  const void *args[] = {&pointers[0], &pointers[1], &pointers[2]};
  for (int64_t number = 0; number < GROUPS; ++number) {
    int64_t left = VALUES - number * SIZE;
    group.group_id[0] = number;
    group.local_size[0] = left < SIZE ? left : SIZE;
    group.local_size[1] = group.local_size[2] = 1;
    kernel->run(args, &group);
  }
  for (int i = 0; i < GROUPS; ++i) printf("result[%d] = %" PRId32 "\n", i, result[i]);
  return 0;
}
