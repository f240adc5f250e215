//! What the library calls of the runner's core.
//!
//! Between two barriers work-items run one after the other in the order of their numbers. Where lanes of a sub-group wait at
//! different places, those at one of them go on from barrier to barrier, before others do, until their paths may meet.

#define PRIMITIVE __attribute__((convergent, noduplicate))
PRIMITIVE void __spirv_run_group_barrier(void);
PRIMITIVE void __spirv_run_sub_group_barrier(void);
__local void *__spirv_run_group_scratch(void);
__local void *__spirv_run_sub_group_scratch(void);

// Whether all sub-groups of the kernel are whole parts of vectors, and all their lanes are here. Functions take their vector form
// then: `lanes` functions, which the core implements. The order of sums is the same in both forms.
__attribute__((const)) bool __spirv_run_has_lanes(void);
PRIMITIVE uint __spirv_run_lanes_shuffle(uint v, uint lane);
PRIMITIVE ulong __spirv_run_lanes_ballot(int p);

static inline size_t work_items(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }

#define ADD(a, b) ((a) + (b))
#define MUL(a, b) ((a) * (b))
#define MIN(a, b) ((b) < (a) ? (b) : (a))
#define MAX(a, b) ((a) < (b) ? (b) : (a))
#define AND(a, b) ((a) & (b))
#define OR(a, b) ((a) | (b))
#define XOR(a, b) ((a) ^ (b))

// How a collective answers.
#define EXCLUSIVE 0
#define INCLUSIVE 1
#define REDUCE 2

// M(type, lowest, highest, suffix of its bits) for what reductions take.
#define GROUP_INTEGERS(M)                                                                                     \
  M(char, CHAR_MIN, CHAR_MAX) M(uchar, 0, UCHAR_MAX) M(short, SHRT_MIN, SHRT_MAX) M(ushort, 0, USHRT_MAX)     \
  M(int, INT_MIN, INT_MAX) M(uint, 0, UINT_MAX) M(long, LONG_MIN, LONG_MAX) M(ulong, 0, ULONG_MAX)
#define GROUP_FLOATS(M) M(half, -INFINITY, INFINITY) M(float, -INFINITY, INFINITY) M(double, -INFINITY, INFINITY)
