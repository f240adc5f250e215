//! Functions of work-groups and of memory for shaders, which have neither: the translator calls them by these names.
//!
//! Work-items exchange values through `scratch`, which holds eight bytes for each of them. Pointers are generic: calls become
//! code where the memory is known.

static size_t own_number(void) { return get_local_linear_id(); }
static size_t size_of_group(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }
static void wait(void) { barrier(CLK_LOCAL_MEM_FENCE); }

// Of all work-items (0), of those up to this one (1), or of those in front of it (2): group operations of SPIR-V.
#define REDUCE(name, T, first, next)                                          \
  T library_##name(T x, uint kind, __local ulong *scratch) {                  \
    __local T *values = (__local T *)scratch;                                 \
    size_t own = own_number(), end = size_of_group();                         \
    values[own] = x;                                                          \
    wait();                                                                   \
    end = kind == 0 ? end : kind == 1 ? own + 1 : own;                        \
    T a = first;                                                              \
    for (size_t i = 0; i < end; i++) { T b = values[i]; a = next; }           \
    wait();                                                                   \
    return a;                                                                 \
  }
REDUCE(IAdd_32, uint, 0, a + b) REDUCE(IAdd_64, ulong, 0, a + b)
REDUCE(SMin_32, int, INT_MAX, b < a ? b : a) REDUCE(SMin_64, long, LONG_MAX, b < a ? b : a)
REDUCE(SMax_32, int, INT_MIN, b > a ? b : a) REDUCE(SMax_64, long, LONG_MIN, b > a ? b : a)
REDUCE(UMin_32, uint, UINT_MAX, b < a ? b : a) REDUCE(UMin_64, ulong, ULONG_MAX, b < a ? b : a)
REDUCE(UMax_32, uint, 0, b > a ? b : a) REDUCE(UMax_64, ulong, 0, b > a ? b : a)
REDUCE(FAdd_32, float, 0.0f, a + b) REDUCE(FAdd_64, double, 0.0, a + b)
REDUCE(FMin_32, float, INFINITY, b < a ? b : a) REDUCE(FMin_64, double, INFINITY, b < a ? b : a)
REDUCE(FMax_32, float, -INFINITY, b > a ? b : a) REDUCE(FMax_64, double, -INFINITY, b > a ? b : a)

// The value of the work-item with this number.
#define BROADCAST(name, T)                                                    \
  T library_##name(T x, ulong from, __local ulong *scratch) {                 \
    __local T *values = (__local T *)scratch;                                 \
    if (own_number() == from) values[0] = x;                                  \
    wait();                                                                   \
    T a = values[0];                                                          \
    wait();                                                                   \
    return a;                                                                 \
  }
BROADCAST(Broadcast_32, uint) BROADCAST(Broadcast_64, ulong)

// Copies of elements by all work-items of a group: every `to_step`th element there is every `from_step`th here.
#define GROUP_COPY(name, T)                                                                           \
  void library_##name(T *to, const T *from, ulong count, ulong to_step, ulong from_step) {           \
    for (size_t i = own_number(); i < count; i += size_of_group()) to[i * to_step] = from[i * from_step]; \
  }
GROUP_COPY(GroupCopy_8, uchar) GROUP_COPY(GroupCopy_16, ushort) GROUP_COPY(GroupCopy_32, uint)
GROUP_COPY(GroupCopy_64, ulong) GROUP_COPY(GroupCopy_128, uint4)

// Memory of any length, in bytes or in words.
#define MEMORY(bits, T)                                                                                \
  void library_Copy_##bits(T *to, const T *from, ulong bytes) {                                        \
    for (size_t i = 0; i < bytes / sizeof(T); i++) to[i] = from[i];                                    \
  }                                                                                                    \
  void library_Move_##bits(T *to, const T *from, ulong bytes) {                                        \
    size_t n = bytes / sizeof(T);                                                                      \
    if (to <= from) for (size_t i = 0; i < n; i++) to[i] = from[i];                                    \
    else for (size_t i = n; i > 0; i--) to[i - 1] = from[i - 1];                                       \
  }                                                                                                    \
  void library_Fill_##bits(T *to, T value, ulong bytes) {                                              \
    for (size_t i = 0; i < bytes / sizeof(T); i++) to[i] = value;                                      \
  }
MEMORY(8, uchar) MEMORY(32, uint)
