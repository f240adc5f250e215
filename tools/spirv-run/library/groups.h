//! What the library calls of the runner's core.

#define PRIMITIVE __attribute__((convergent, noduplicate))
PRIMITIVE void __spirv_run_group_barrier(void);
PRIMITIVE void __spirv_run_sub_group_barrier(void);
__local void *__spirv_run_group_scratch(void);
__local void *__spirv_run_sub_group_scratch(void);

static inline size_t work_items(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }
