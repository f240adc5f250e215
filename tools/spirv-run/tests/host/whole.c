//! What the library may ask for besides the libraries of C and of maths: the runner's core.

#include <stddef.h>
#include <stdint.h>

void __spirv_run_group_barrier(void) {}
void __spirv_run_sub_group_barrier(void) {}
_Bool __spirv_run_has_lanes(void) { return 0; }
void *__spirv_run_group_scratch(void) { return NULL; }
void *__spirv_run_sub_group_scratch(void) { return NULL; }
size_t __spirv_run_enqueue(void *block, void *range, void *literal, void *sizes, uint32_t size_count, void *waits,
                           uint32_t wait_count) {
  return 0;
}
size_t __spirv_run_enqueue_marker(void *waits, uint32_t count) { return 0; }
size_t __spirv_run_create_event(void) { return 0; }
void __spirv_run_set_event(void *event, int status) {}
int __spirv_run_is_event(void *event) { return 0; }
void __spirv_run_profile_event(void *event, int what, void *times) {}
uint64_t _Z14get_local_sizej(uint32_t d) { return d; }
uint64_t _Z19get_local_linear_idv(void) { return 0; }
uint32_t _Z22get_sub_group_local_idv(void) { return 0; }
uint32_t _Z18get_sub_group_sizev(void) { return 1; }
uint32_t _Z22get_max_sub_group_sizev(void) { return 1; }
int main(void) { return 0; }
