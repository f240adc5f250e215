/* Runs the kernel `vector_add`, which is linked to it, in two groups of 32 and one of 6 work-items. */
#include <spirv_kernels.h>

#include <stdio.h>
#include <stdlib.h>

SPIRV_KERNEL(vector_add);

enum { VALUES = 70, SIZE = 32 };

static void *memory(uint64_t bytes) { return calloc(1, bytes + 1); }

int main(void) {
  const struct spirv_kernel *kernel = &__spv_kernel_vector_add;
  float a[VALUES], b[VALUES], sum[VALUES];
  for (int i = 0; i < VALUES; ++i)
    a[i] = (float)i, b[i] = 0.5f, sum[i] = 0;
  int32_t count = VALUES;
  void *pointers[] = {a, b, sum};
  const void *args[] = {&pointers[0], &pointers[1], &pointers[2], &count};
  struct spirv_work_group group = {
      .num_groups = {3, 1, 1}, .enqueued_local_size = {SIZE, 1, 1}, .global_size = {VALUES, 1, 1}, .work_dim = 1,
      .contexts = memory(kernel->context_bytes), .group_scratch = memory(kernel->group_scratch_bytes),
      .sub_group_scratch = memory(kernel->sub_group_scratch_bytes), .locals = memory(kernel->local_bytes)};
  for (int number = 0; number < 3; ++number) {
    int left = VALUES - number * SIZE;
    group.group_id[0] = number;
    group.local_size[0] = left < SIZE ? left : SIZE;
    group.local_size[1] = group.local_size[2] = 1;
    kernel->run(args, &group);
  }
  for (int i = 0; i < VALUES; ++i)
    if (sum[i] != a[i] + b[i])
      return 1;
  printf("%u arguments\n", (unsigned)kernel->num_arguments);
  return kernel->version != SPIRV_KERNELS_VERSION;
}
