/* Kernels as functions of a CPU: the interface of modules that `spirv-llvm -r --executable` writes.
 *
 * Each kernel K is a function that runs one work-group, and has a descriptor __spv_kernel_K. A host allocates the memory that
 * the descriptor states, once for each thread, and calls the function for each work-group. */
#ifndef SPIRV_KERNELS_H
#define SPIRV_KERNELS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the structures: the member `version` of descriptors. */
#define SPIRV_KERNELS_VERSION 1

/* A work-group, and the memory of the thread that runs it. */
struct spirv_work_group {
    int64_t group_id[3], num_groups[3];
    int64_t enqueued_local_size[3]; /* of all groups but those at the edge of the range */
    int64_t global_size[3], global_offset[3];
    int64_t local_size[3];          /* of this group: none is 0, and the product is at most max_work_items */
    int32_t work_dim, flags;        /* 1 to 3; 0 */
    /* Aligned to 128 bytes, of the sizes in the descriptor. Contents need not be kept between groups. */
    void *contexts, *group_scratch;
    void *sub_group_scratch;        /* zeros before the first group */
    void *locals;                   /* local variables, behind them memory of local arguments */
    void *printf_state;             /* passed to __spirv_run_printf */
    uint64_t local_bytes;           /* all bytes at `locals`: distinguishes local memory from global memory */
};

/* The pointee of args[i]. */
enum spirv_argument_kind {
    SPIRV_ARGUMENT_VALUE = 0,    /* the value */
    SPIRV_ARGUMENT_GLOBAL = 1,   /* a pointer to memory */
    SPIRV_ARGUMENT_CONSTANT = 2, /* a pointer to memory */
    SPIRV_ARGUMENT_LOCAL = 3,    /* a pointer to memory of the group at `locals`; the host chooses its size */
    SPIRV_ARGUMENT_BY_VALUE = 4, /* the bytes of a structure */
    SPIRV_ARGUMENT_IMAGE = 5,    /* a pointer to struct spirv_kernel_image */
    SPIRV_ARGUMENT_SAMPLER = 6,  /* OpenCL C's CLK_ flags, as a number of 64 bits */
    SPIRV_ARGUMENT_PIPE = 7,     /* a pointer to the memory of a pipe */
    SPIRV_ARGUMENT_QUEUE = 8     /* a handle that the host chooses */
};

struct spirv_argument {
    uint32_t kind, align; /* enum spirv_argument_kind; alignment of the value or of the bytes */
    uint64_t size;        /* bytes of the value, or of the structure */
    const char *name, *type; /* of the source; "" if the module does not state them */
};

/* The bits of a kernel's flags. */
enum spirv_kernel_flags {
    SPIRV_KERNEL_UNIFORM = 1,    /* all groups have the same size */
    SPIRV_KERNEL_PRINTS = 2,     /* it calls __spirv_run_printf */
    SPIRV_KERNEL_SUB_GROUPS = 4, /* it has instructions of sub-groups */
    SPIRV_KERNEL_ZEROED = 8      /* sub_group_scratch has to be zeros at first */
};

struct spirv_kernel {
    uint32_t version, flags;
    void (*run)(const void *const *args, const struct spirv_work_group *group);
    uint32_t num_arguments, sub_group_size;
    const struct spirv_argument *arguments;
    uint32_t local_size[3]; /* the only size; 0, 0, 0 if groups may have any size */
    uint32_t required[3];   /* reqd_work_group_size, else 0, 0, 0 */
    uint32_t hint[3];       /* work_group_size_hint, else 0, 0, 0 */
    uint32_t max_work_items, reserved;
    /* Memory of a thread. The first member holds for max_work_items. If the second one is not 0, a group of n work-items only
     * needs context_bytes_per_item * n bytes, with n rounded up to a multiple of 16. */
    uint64_t context_bytes, context_bytes_per_item, group_scratch_bytes, sub_group_scratch_bytes, local_bytes;
};

/* An image. Channel order and type have the numbers of OpenCL's host API. */
struct spirv_kernel_image {
    void *texels;
    uint32_t width, height, depth, layers; /* 1 where there are none */
    uint64_t row_pitch, slice_pitch;       /* bytes to the next row, and to the next slice or layer */
    uint32_t channel_order, channel_type;
    uint32_t shape;                        /* dimensions of its coordinates, 4 more for an array */
    uint32_t levels, samples;              /* 1 without mip levels; 1 */
};

/* The descriptor of a kernel called K. In K, a character that is not a letter, a digit or `_` is `_` and two hexadecimal digits. */
#define SPIRV_KERNEL(K) extern const struct spirv_kernel __spv_kernel_##K

/* All kernels of a module; a null pointer ends the list. */
extern const struct spirv_kernel *const __spv_kernels[];

/* The host's function for printf: `values` has a slot of a multiple of 8 bytes for each value, after C's promotions. Returns the
 * result of printf. */
int32_t __spirv_run_printf(void *printf_state, const char *format, const void *values, uint64_t bytes);

/* Kernels that kernels start. A module that calls one of the functions below needs all of them from its host: they put kernels on
 * the queue of the launch that the calling thread works for, and the host runs those after the kernel has ended. */

/* A range of work-items. If group[0] is 0, the host chooses the size of the groups. */
struct spirv_range {
    uint32_t dimensions;
    uint64_t offset[3], size[3], group[3];
};

/* Puts a kernel on the queue, and returns the number of its event; 0 if that is not possible. Its first argument is a pointer to a
 * copy of the captures, whose first 4 bytes are their size in bytes. Then follows local memory of `num_sizes` sizes. The kernel waits for the
 * events. Its groups may have any size (local_size is 0), unless its `required` sizes are stated. */
uint64_t __spirv_run_enqueue(const struct spirv_kernel *kernel, const struct spirv_range *range, const void *captures,
                             const uint64_t *sizes, uint32_t num_sizes, const uint64_t *events, uint32_t num_events);
/* Puts a marker on the queue, which ends when the events have. */
uint64_t __spirv_run_enqueue_marker(const uint64_t *events, uint32_t num_events);
/* A new event that a kernel ends by a status: 0 (complete), or a negative error. */
uint64_t __spirv_run_create_event(void);
void __spirv_run_set_event(uint64_t event, int32_t status);
int32_t __spirv_run_is_event(uint64_t event);
/* Asks for the times when the kernel of an event began and ended: two numbers of 64 bits. `what` is 1. */
void __spirv_run_profile_event(uint64_t event, int32_t what, uint64_t *times);

#ifdef __cplusplus
}
#endif

#endif
