//! Kernels that start kernels: ranges, and what is told the host, which runs blocks when the kernel has ended.
//!
//! What the host will read is read here first, so that a kernel that is watched is found out where it points beside memory.

#include "library.h"

// A range of work-items: of no local size where nobody says one.
typedef struct {
  uint dimensions;
  size_t start[3], size[3], group[3];
} range_layout;

// Queues and events are pointers where they are called: an event is its number, and none is 0. A block is named by the number
// of its function.
typedef __private range_layout *RANGE;
typedef __private const void *QUEUE;
typedef __private const void *EVENT;

#define SUCCESS 0
#define FAILURE -101

size_t __spirv_run_enqueue(const __generic void *block, RANGE range, const __generic void *literal,
                           const __generic size_t *sizes, uint size_count, const __generic EVENT *waits, uint wait_count);
size_t __spirv_run_enqueue_marker(const __generic EVENT *waits, uint count);
size_t __spirv_run_create_event(void);
void __spirv_run_set_event(EVENT event, int status);
int __spirv_run_is_event(EVENT event);
void __spirv_run_profile_event(EVENT event, int what, __global ulong *times);

static void read(const __generic void *memory, size_t bytes) {
  const volatile __generic uchar *byte = memory;
  for (size_t i = 0; i < bytes; ++i) (void)byte[i];
}

static int enqueue(RANGE range, uint wait_count, const __generic EVENT *waits, __generic EVENT *event,
                   const __generic void *block, const __generic void *literal, uint size_count,
                   const __generic size_t *sizes) {
  read(literal, 4);
  read(literal, *(const __generic uint *)literal);
  read(sizes, size_count * sizeof(size_t));
  if (!waits) wait_count = 0;
  read(waits, wait_count * sizeof(EVENT));
  size_t number = __spirv_run_enqueue(block, range, literal, sizes, size_count, waits, wait_count);
  if (event) *event = (EVENT)number;
  return number ? SUCCESS : FAILURE;
}
int __enqueue_kernel_basic(QUEUE q, uint flags, RANGE range, const __generic void *block, const __generic void *literal) {
  return enqueue(range, 0, 0, 0, block, literal, 0, 0);
}
int __enqueue_kernel_basic_events(QUEUE q, uint flags, RANGE range, uint wait_count, const __generic EVENT *waits,
                                  __generic EVENT *event, const __generic void *block, const __generic void *literal) {
  return enqueue(range, wait_count, waits, event, block, literal, 0, 0);
}
int __enqueue_kernel_varargs(QUEUE q, uint flags, RANGE range, const __generic void *block, const __generic void *literal,
                             uint size_count, __private size_t *sizes) {
  return enqueue(range, 0, 0, 0, block, literal, size_count, sizes);
}
int __enqueue_kernel_events_varargs(QUEUE q, uint flags, RANGE range, uint wait_count, const __generic EVENT *waits,
                                    __generic EVENT *event, const __generic void *block, const __generic void *literal,
                                    uint size_count, __private size_t *sizes) {
  return enqueue(range, wait_count, waits, event, block, literal, size_count, sizes);
}

// A block can have any group that a kernel can.
static uint items(RANGE range) {
  size_t all = range->group[0] * range->group[1] * range->group[2];
  return all ? (uint)all : 64;
}
uint __get_kernel_work_group_size_impl(const __generic void *block, const __generic void *literal) { return 4096; }
uint __get_kernel_preferred_work_group_size_multiple_impl(const __generic void *block, const __generic void *literal) {
  return get_max_sub_group_size();
}
uint __get_kernel_max_sub_group_size_for_ndrange_impl(RANGE range, const __generic void *block, const __generic void *literal) {
  return min(items(range), get_max_sub_group_size());
}
uint __get_kernel_sub_group_count_for_ndrange_impl(RANGE range, const __generic void *block, const __generic void *literal) {
  return (items(range) + get_max_sub_group_size() - 1) / get_max_sub_group_size();
}

// Each under the name that clang makes of it.
#define NAMED(R, f, MANGLED, ...) R f(__VA_ARGS__) __asm__(MANGLED); R f(__VA_ARGS__)

NAMED(QUEUE, default_queue, "_Z17get_default_queuev", void) { return (QUEUE)1; }
#define MARKER(SPACE, NUMBER)                                                                            \
  NAMED(int, marker##NUMBER, "_Z14enqueue_marker9ocl_queuejPU3AS" #NUMBER "K12ocl_clkeventPU3AS" #NUMBER "S0_", \
        QUEUE q, uint count, const SPACE EVENT *waits, SPACE EVENT *event) {                             \
    if (!waits) count = 0;                                                                               \
    read(waits, count * sizeof(EVENT));                                                                  \
    size_t number = __spirv_run_enqueue_marker(waits, count);                                            \
    if (event) *event = (EVENT)number;                                                                   \
    return number ? SUCCESS : FAILURE;                                                                   \
  }
MARKER(__global, 1) MARKER(__generic, 4)
NAMED(EVENT, create_event, "_Z17create_user_eventv", void) { return (EVENT)__spirv_run_create_event(); }
NAMED(bool, is_event, "_Z14is_valid_event12ocl_clkevent", EVENT event) { return __spirv_run_is_event(event) != 0; }
NAMED(void, set_event, "_Z21set_user_event_status12ocl_clkeventi", EVENT event, int status) {
  __spirv_run_set_event(event, status);
}
NAMED(void, profile_event, "_Z28capture_event_profiling_info12ocl_clkeventiPU3AS1v", EVENT event, int what, __global void *times) {
  ((volatile __global ulong *)times)[0] = 0;
  ((volatile __global ulong *)times)[1] = 0;
  __spirv_run_profile_event(event, what, times);
}
// Events last as long as the launch.
NAMED(void, keep_event, "_Z12retain_event12ocl_clkevent", EVENT event) {}
NAMED(void, drop_event, "_Z13release_event12ocl_clkevent", EVENT event) {}

#define RANGE_OF(D, NAME, MANGLED, O, G, L, ...)                                                         \
  NAMED(void, NAME, MANGLED, RANGE r, __VA_ARGS__) {                                                     \
    r->dimensions = D;                                                                                   \
    for (int i = 0; i < 3; ++i) {                                                                        \
      r->start[i] = i < D ? O : 0;                                                                      \
      r->size[i] = i < D ? G : 1;                                                                      \
      r->group[i] = i < D ? L : 1;                                                                       \
    }                                                                                                    \
    if (r->group[0] == 0) r->group[1] = r->group[2] = 0;                                                 \
  }
#define P const __private size_t *
RANGE_OF(1, range_g, "_Z10ndrange_1Dm", 0, g, 0, size_t g)
RANGE_OF(1, range_gl, "_Z10ndrange_1Dmm", 0, g, l, size_t g, size_t l)
RANGE_OF(1, range_ogl, "_Z10ndrange_1Dmmm", o, g, l, size_t o, size_t g, size_t l)
#define RANGES(D)                                                                                        \
  RANGE_OF(D, range##D##_g, "_Z10ndrange_" #D "DPKm", 0, g[i], 0, P g)                                   \
  RANGE_OF(D, range##D##_gl, "_Z10ndrange_" #D "DPKmS0_", 0, g[i], l[i], P g, P l)                       \
  RANGE_OF(D, range##D##_ogl, "_Z10ndrange_" #D "DPKmS0_S0_", o[i], g[i], l[i], P o, P g, P l)
RANGES(2) RANGES(3)
