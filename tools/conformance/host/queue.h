/* The queue of kernels that kernels start, which runs between launches, first come first served. A part of kernels.c. */
enum { COMPLETE = 0, SUBMITTED = 2, MAX_CHILDREN = 1024, MAX_EVENTS = 4096 };

struct child {
  const struct spirv_kernel *kernel; /* null: a marker */
  struct spirv_range range;
  void *captures;
  uint64_t sizes[16], *events, event;
  uint32_t num_sizes, num_events;
};
static struct child children[MAX_CHILDREN];
static int32_t statuses[MAX_EVENTS];
static uint64_t num_children, num_events;

uint64_t __spirv_run_create_event(void) {
  if (num_events == MAX_EVENTS) return 0;
  statuses[num_events++] = SUBMITTED;
  return num_events;
}
int32_t __spirv_run_is_event(uint64_t event) { return event - 1 < num_events; }
void __spirv_run_set_event(uint64_t event, int32_t status) {
  if (event - 1 < num_events && statuses[event - 1] == SUBMITTED && status <= COMPLETE) statuses[event - 1] = status;
}
/* There is no clock: the times stay 0. */
void __spirv_run_profile_event(uint64_t event, int32_t what, uint64_t *times) { (void)event, (void)what, (void)times; }

static uint64_t put(struct child child, const uint64_t *events) {
  for (uint32_t i = 0; i < child.num_events; ++i)
    if (!__spirv_run_is_event(events[i])) return 0;
  if (num_children == MAX_CHILDREN || !(child.event = __spirv_run_create_event())) return 0;
  child.events = memory(child.num_events * sizeof *events);
  if (child.num_events) memcpy(child.events, events, child.num_events * sizeof *events);
  children[num_children++] = child;
  return child.event;
}

uint64_t __spirv_run_enqueue(const struct spirv_kernel *kernel, const struct spirv_range *range, const void *captures,
                             const uint64_t *sizes, uint32_t num_sizes, const uint64_t *events, uint32_t count) {
  struct child child = {.kernel = kernel, .range = *range, .num_sizes = num_sizes, .num_events = count};
  if (num_sizes > 16 || num_sizes + 1 != kernel->num_arguments) return 0;
  if (num_sizes) memcpy(child.sizes, sizes, num_sizes * sizeof *sizes);
  if (!child.range.group[0]) {
    uint64_t group = 64;
    while (range->size[0] % group) --group;
    child.range.group[0] = group, child.range.group[1] = child.range.group[2] = 1;
  }
  uint64_t items = child.range.group[0] * child.range.group[1] * child.range.group[2];
  if (!items || items > kernel->max_work_items) return 0;
  for (int i = 0; i < 3; ++i)
    if (!child.range.size[i] || kernel->local_size[i] && kernel->local_size[i] != child.range.group[i]) return 0;
  uint32_t bytes;
  memcpy(&bytes, captures, sizeof bytes);
  child.captures = memcpy(memory(bytes), captures, bytes);
  return put(child, events);
}

uint64_t __spirv_run_enqueue_marker(const uint64_t *events, uint32_t count) {
  return put((struct child){.num_events = count}, events);
}

static void run_child(const struct child *child) {
  const struct spirv_kernel *kernel = child->kernel;
  struct spirv_work_group group;
  void *pointers[17] = {child->captures};
  const void *args[17] = {&pointers[0]};
  size_t places[17], local_bytes = (kernel->local_bytes + 127) / 128 * 128;
  for (uint32_t i = 0; i < child->num_sizes; ++i) {
    places[i] = local_bytes;
    local_bytes = (local_bytes + child->sizes[i] + 127) / 128 * 128;
  }
  prepare(kernel, &group, (int64_t)(child->range.group[0] * child->range.group[1] * child->range.group[2]), local_bytes);
  for (uint32_t i = 0; i < child->num_sizes; ++i) {
    pointers[i + 1] = (char *)group.locals + places[i];
    args[i + 1] = &pointers[i + 1];
  }
  group.work_dim = (int32_t)child->range.dimensions;
  for (int i = 0; i < 3; ++i) {
    group.global_size[i] = (int64_t)child->range.size[i];
    group.global_offset[i] = (int64_t)child->range.offset[i];
    group.enqueued_local_size[i] = (int64_t)child->range.group[i];
    group.num_groups[i] = (group.global_size[i] + group.enqueued_local_size[i] - 1) / group.enqueued_local_size[i];
  }
  run_groups(kernel, args, &group);
}

/* Runs what the launch, and what runs here, has put on the queue. A child that waits for a failed one fails as well. */
static void run_queue(void) {
  for (uint64_t at = 0; at < num_children; ++at) {
    struct child child = children[at];
    int is_waiting = 0, has_failed = 0;
    for (uint32_t i = 0; i < child.num_events; ++i) {
      is_waiting |= statuses[child.events[i] - 1] > COMPLETE;
      has_failed |= statuses[child.events[i] - 1] < COMPLETE;
    }
    if (is_waiting) continue;
    memmove(children + at, children + at + 1, (--num_children - at) * sizeof child);
    if (child.kernel && !has_failed) run_child(&child);
    statuses[child.event - 1] = has_failed ? -14 : COMPLETE;
    at = (uint64_t)-1;
  }
  if (num_children) fail("kernels wait for events that nothing ends", "");
}
