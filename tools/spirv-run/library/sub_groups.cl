//! What a sub-group computes together, where all of its work-items take part, and where some do.
//!
//! Where sub-groups are vectors, a value is exchanged in a vector with an element for each lane. Otherwise it goes through memory:
//! a place of 64 bytes for each lane holds what goes in, another what comes out. Where only some lanes take part, a barrier of their own
//! stands first: what is behind it is run for them before others go on, and they say who they are.

#include "library.h"
#include "groups.h"

static uint lane(void) { return get_sub_group_local_id(); }
static __local void *results(void) { return (__local char *)__spirv_run_sub_group_scratch() + 64 * get_max_sub_group_size(); }
// The lanes that take part, and those that voted.
static __local ulong *lanes(void) { return (__local ulong *)((__local char *)__spirv_run_sub_group_scratch() + 128 * get_max_sub_group_size()); }
static uint lowest(ulong m) { return (uint)__builtin_ctzl(m); }
static uint highest(ulong m) { return 63 - (uint)__builtin_clzl(m); }

// Scans of n lanes in memory, in clusters for reductions. One lane computes for all, in the order of the vector form: a sum of pairs of
// neighbors, then of pairs of these.
#define IN_MEMORY(T, f, op, FIRST)                                                                \
  static void all_##T##_##f(__local T *in, __local T *out, uint n, int kind, uint cluster) {      \
    if (kind == REDUCE) {                                                                         \
      for (uint by = 1; by < n && by < cluster; by *= 2)                                          \
        for (uint i = 0; i + by < n; i += 2 * by) in[i] = op(in[i], in[i + by]);                  \
      for (uint i = 0; i < n; i += cluster) out[i / cluster] = in[i];                             \
      return;                                                                                     \
    }                                                                                             \
    for (uint by = 1; by < n; by *= 2)                                                            \
      for (uint i = n - 1; i >= by; --i) in[i] = op(in[i - by], in[i]);                           \
    for (uint i = 0; i < n; ++i) out[i] = kind == INCLUSIVE ? in[i] : i ? in[i - 1] : (T)FIRST;   \
  }
// Scans in vectors.
#define IN_LANES(T, f, FIRST)                                                                     \
  PRIMITIVE T __spirv_run_lanes_reduce_##f##_##T(T v, T first, uint cluster);                     \
  PRIMITIVE T __spirv_run_lanes_inclusive_##f##_##T(T v, T first, uint cluster);                  \
  PRIMITIVE T __spirv_run_lanes_exclusive_##f##_##T(T v, T first, uint cluster);                  \
  PRIMITIVE static T lanes_##T##_##f(T v, int kind, uint cluster) {                               \
    if (kind == REDUCE) return __spirv_run_lanes_reduce_##f##_##T(v, (T)FIRST, cluster);          \
    if (kind == INCLUSIVE) return __spirv_run_lanes_inclusive_##f##_##T(v, (T)FIRST, 64);         \
    return __spirv_run_lanes_exclusive_##f##_##T(v, (T)FIRST, 64);                                \
  }

// Scans of all lanes. Results are not where the next call writes its values.
#define SCAN(T, f, op, FIRST)                                                                     \
  IN_MEMORY(T, f, op, FIRST) IN_LANES(T, f, FIRST)                                                \
  PRIMITIVE static T scan_##T##_##f(T v, int kind) {                                              \
    if (__spirv_run_has_lanes()) return lanes_##T##_##f(v, kind, 64);                             \
    __local T *in = __spirv_run_sub_group_scratch(), *out = results();                            \
    uint me = lane(), n = get_sub_group_size();                                                   \
    in[me] = op((T)FIRST, v);                                                                     \
    __spirv_run_sub_group_barrier();                                                              \
    if (me == 0) all_##T##_##f(in, out, n, kind, 64);                                             \
    __spirv_run_sub_group_barrier();                                                              \
    return out[kind == REDUCE ? 0 : me];                                                          \
  }                                                                                               \
  CONVERGENT T sub_group_reduce_##f(T v) { return scan_##T##_##f(v, REDUCE); }                    \
  CONVERGENT T sub_group_scan_inclusive_##f(T v) { return scan_##T##_##f(v, INCLUSIVE); }         \
  CONVERGENT T sub_group_scan_exclusive_##f(T v) { return scan_##T##_##f(v, EXCLUSIVE); }         \
  SOME(T, f, op, FIRST)

// Scans of the lanes that are here, in clusters: the first of them computes for all, as if the others had no value.
#define SOME(T, f, op, FIRST)                                                                     \
  PRIMITIVE static T some_##T##_##f(T v, int kind, uint cluster) {                                \
    if (__spirv_run_has_lanes()) return lanes_##T##_##f(v, kind, cluster);                        \
    __local T *in = __spirv_run_sub_group_scratch(), *out = results();                            \
    __local ulong *active = lanes();                                                              \
    uint me = lane(), n = get_max_sub_group_size();                                               \
    __spirv_run_sub_group_barrier();                                                              \
    in[me] = op((T)FIRST, v);                                                                     \
    *active |= 1ul << me;                                                                         \
    __spirv_run_sub_group_barrier();                                                              \
    ulong m = *active;                                                                            \
    if (me == lowest(m)) {                                                                        \
      for (uint i = 0; i < n; ++i) in[i] = m >> i & 1 ? in[i] : (T)FIRST;                         \
      all_##T##_##f(in, out, n, kind, cluster);                                                   \
    }                                                                                             \
    __spirv_run_sub_group_barrier();                                                              \
    *active = 0;                                                                                  \
    return out[kind == REDUCE ? me / cluster : me];                                               \
  }                                                                                               \
  CONVERGENT T sub_group_non_uniform_reduce_##f(T v) { return some_##T##_##f(v, REDUCE, 64); }    \
  CONVERGENT T sub_group_non_uniform_scan_inclusive_##f(T v) { return some_##T##_##f(v, INCLUSIVE, 64); } \
  CONVERGENT T sub_group_non_uniform_scan_exclusive_##f(T v) { return some_##T##_##f(v, EXCLUSIVE, 64); } \
  CONVERGENT T sub_group_clustered_reduce_##f(T v, uint n) { return some_##T##_##f(v, REDUCE, max(n, 1u)); }
#define SCANS(T, LOW, HIGH) SCAN(T, add, ADD, 0) SCAN(T, mul, MUL, 1) SCAN(T, min, MIN, HIGH) SCAN(T, max, MAX, LOW)
#define SCANS_BITS(T, LOW, HIGH) SCAN(T, and, AND, ~(T)0) SCAN(T, or, OR, 0) SCAN(T, xor, XOR, 0)
GROUP_INTEGERS(SCANS) GROUP_INTEGERS(SCANS_BITS) GROUP_FLOATS(SCANS)

// Truth values are numbers that are zero or not.
#define LOGICAL(f, bits)                                                                                           \
  CONVERGENT int sub_group_reduce_logical_##f(int p) { return sub_group_reduce_##bits((int)(p != 0)); }            \
  CONVERGENT int sub_group_scan_inclusive_logical_##f(int p) { return sub_group_scan_inclusive_##bits((int)(p != 0)); } \
  CONVERGENT int sub_group_scan_exclusive_logical_##f(int p) { return sub_group_scan_exclusive_##bits((int)(p != 0)) != 0; } \
  CONVERGENT int sub_group_non_uniform_reduce_logical_##f(int p) { return sub_group_non_uniform_reduce_##bits((int)(p != 0)); } \
  CONVERGENT int sub_group_non_uniform_scan_inclusive_logical_##f(int p) { return sub_group_non_uniform_scan_inclusive_##bits((int)(p != 0)); } \
  CONVERGENT int sub_group_non_uniform_scan_exclusive_logical_##f(int p) { return sub_group_non_uniform_scan_exclusive_##bits((int)(p != 0)) != 0; } \
  CONVERGENT int sub_group_clustered_reduce_logical_##f(int p, uint n) { return sub_group_clustered_reduce_##bits((int)(p != 0), n); }
LOGICAL(and, and) LOGICAL(or, or) LOGICAL(xor, xor)
CONVERGENT int sub_group_any(int p) {
  if (__spirv_run_has_lanes()) return __spirv_run_lanes_ballot(p) != 0;
  return sub_group_reduce_or((int)(p != 0));
}
CONVERGENT int sub_group_all(int p) {
  if (__spirv_run_has_lanes()) return __spirv_run_lanes_ballot(p == 0) == 0;
  return sub_group_reduce_and((int)(p != 0));
}

// Intel's names, for the integers that Khronos' functions took later.
#define INTEL_SCAN(T, f)                                                                                       \
  CONVERGENT T intel_sub_group_reduce_##f(T v) { return scan_##T##_##f(v, REDUCE); }                           \
  CONVERGENT T intel_sub_group_scan_inclusive_##f(T v) { return scan_##T##_##f(v, INCLUSIVE); }                \
  CONVERGENT T intel_sub_group_scan_exclusive_##f(T v) { return scan_##T##_##f(v, EXCLUSIVE); }
#define INTEL_SCANS(T) INTEL_SCAN(T, add) INTEL_SCAN(T, min) INTEL_SCAN(T, max)
INTEL_SCANS(char) INTEL_SCANS(uchar) INTEL_SCANS(short) INTEL_SCANS(ushort)

// The lanes of this sub-group, and those up to a lane.
static ulong all_lanes(void) { return ~0ul >> (64 - get_max_sub_group_size()); }
static ulong lanes_below(uint n) { return n > 63 ? ~0ul : (1ul << n) - 1; }

// The lanes that are here and hold true. The last of them clears what it has read.
PRIMITIVE static ulong vote(int p, __private ulong *here) {
  if (__spirv_run_has_lanes()) {
    *here = all_lanes();
    return __spirv_run_lanes_ballot(p);
  }
  __local ulong *words = lanes();
  uint me = lane();
  __spirv_run_sub_group_barrier();
  words[0] |= 1ul << me;
  words[1] |= (ulong)(p != 0) << me;
  __spirv_run_sub_group_barrier();
  ulong active = words[0], voted = words[1];
  if (me == highest(active)) words[0] = words[1] = 0;
  *here = active;
  return voted;
}
#define VOTE(e) { ulong here, voted = vote(p, &here); return (e); }
CONVERGENT int sub_group_non_uniform_any(int p) VOTE(voted != 0)
CONVERGENT int sub_group_non_uniform_all(int p) VOTE(voted == here)
CONVERGENT int sub_group_elect(void) { int p = 0; VOTE(lowest(here) == lane()) }
CONVERGENT uint4 sub_group_ballot(int p) VOTE((uint4)((uint)voted, (uint)(voted >> 32), 0, 0))

static ulong mask_of(uint4 b) { return (ulong)b.y << 32 | b.x; }
static uint4 mask(ulong m) { return (uint4)((uint)m, (uint)(m >> 32), 0, 0); }
OV int sub_group_inverse_ballot(uint4 b) { return (int)(mask_of(b) >> lane() & 1); }
OV int sub_group_ballot_bit_extract(uint4 b, uint i) { return i < 64 ? (int)(mask_of(b) >> i & 1) : 0; }
OV uint sub_group_ballot_bit_count(uint4 b) { return (uint)__builtin_popcountl(mask_of(b) & all_lanes()); }
OV uint sub_group_ballot_inclusive_scan(uint4 b) { return (uint)__builtin_popcountl(mask_of(b) & lanes_below(lane() + 1)); }
OV uint sub_group_ballot_exclusive_scan(uint4 b) { return (uint)__builtin_popcountl(mask_of(b) & lanes_below(lane())); }
OV uint sub_group_ballot_find_lsb(uint4 b) { ulong m = mask_of(b) & all_lanes(); return m ? lowest(m) : 0; }
OV uint sub_group_ballot_find_msb(uint4 b) { ulong m = mask_of(b) & all_lanes(); return m ? highest(m) : 0; }
OV uint4 get_sub_group_eq_mask(void) { return mask(1ul << lane()); }
OV uint4 get_sub_group_ge_mask(void) { return mask(all_lanes() & ~lanes_below(lane())); }
OV uint4 get_sub_group_gt_mask(void) { return mask(all_lanes() & ~lanes_below(lane() + 1)); }
OV uint4 get_sub_group_le_mask(void) { return mask(lanes_below(lane() + 1)); }
OV uint4 get_sub_group_lt_mask(void) { return mask(lanes_below(lane())); }

// Vectors exchange numbers of 32 bits.
#define NARROW_LANES(T, U) static T in_lanes_##T(T v, uint who) { return as_##T((U)__spirv_run_lanes_shuffle(as_##U(v), who)); }
#define WIDE_LANES(T)                                                                             \
  static T in_lanes_##T(T v, uint who) {                                                          \
    ulong whole = as_ulong(v), lo = __spirv_run_lanes_shuffle((uint)whole, who);                  \
    return as_##T((ulong)__spirv_run_lanes_shuffle((uint)(whole >> 32), who) << 32 | lo);         \
  }
NARROW_LANES(char, uchar) NARROW_LANES(uchar, uchar) NARROW_LANES(short, ushort) NARROW_LANES(ushort, ushort)
NARROW_LANES(int, uint) NARROW_LANES(uint, uint) NARROW_LANES(half, ushort) NARROW_LANES(float, uint)
WIDE_LANES(long) WIDE_LANES(ulong) WIDE_LANES(double)
#define PARTS_LANES(T, L, H, l, h) static T in_lanes_##T(T v, uint who) { L a = in_lanes_##L(v.l, who); return (T)(a, in_lanes_##H(v.h, who)); }
#define VECTOR_LANES(T)                                                                           \
  PARTS_LANES(T##2, T, T, x, y) PARTS_LANES(T##3, T##2, T, xy, z) PARTS_LANES(T##4, T##2, T##2, lo, hi) \
  PARTS_LANES(T##8, T##4, T##4, lo, hi) PARTS_LANES(T##16, T##8, T##8, lo, hi)
VECTOR_LANES(char) VECTOR_LANES(uchar) VECTOR_LANES(short) VECTOR_LANES(ushort) VECTOR_LANES(int) VECTOR_LANES(uint)
VECTOR_LANES(half) VECTOR_LANES(float) VECTOR_LANES(long) VECTOR_LANES(ulong) VECTOR_LANES(double)

// Values of other lanes. A lane that does not exist has any value: that of one that does.
#define EXCHANGE(T)                                                                               \
  PRIMITIVE static T from_##T(T v, uint who) {                                                    \
    if (__spirv_run_has_lanes()) return in_lanes_##T(v, who);                                     \
    __local T *in = __spirv_run_sub_group_scratch();                                              \
    in[lane()] = v;                                                                               \
    __spirv_run_sub_group_barrier();                                                              \
    T r = in[who & (get_max_sub_group_size() - 1)];                                               \
    __spirv_run_sub_group_barrier();                                                              \
    return r;                                                                                     \
  }                                                                                               \
  EXCHANGES(T)
// Sixteen elements of eight bytes are two places.
#define EXCHANGE_HALVES(T, H)                                                                     \
  PRIMITIVE static T from_##T(T v, uint who) { H lo = from_##H(v.lo, who); return (T)(lo, from_##H(v.hi, who)); } \
  EXCHANGES(T)
#define EXCHANGES(T)                                                                              \
  CONVERGENT T sub_group_broadcast(T v, uint who) { return from_##T(v, who); }                    \
  CONVERGENT T intel_sub_group_broadcast(T v, uint who) { return from_##T(v, who); }              \
  CONVERGENT T sub_group_non_uniform_broadcast(T v, uint who) { return from_##T(v, who); }        \
  CONVERGENT T sub_group_broadcast_first(T v) { int p = 0; ulong here; vote(p, &here); return from_##T(v, lowest(here)); } \
  CONVERGENT T intel_sub_group_shuffle(T v, uint who) { return from_##T(v, who); }                \
  CONVERGENT T intel_sub_group_shuffle_xor(T v, uint bits) { return from_##T(v, lane() ^ bits); } \
  CONVERGENT T intel_sub_group_shuffle_down(T a, T b, uint by) {                                  \
    uint who = lane() + by, n = get_max_sub_group_size();                                         \
    T here = from_##T(a, who), behind = from_##T(b, who - n);                                     \
    return who < n ? here : behind;                                                               \
  }                                                                                               \
  CONVERGENT T intel_sub_group_shuffle_up(T a, T b, uint by) {                                    \
    uint me = lane(), n = get_max_sub_group_size();                                               \
    T before = from_##T(a, me + n - by), here = from_##T(b, me - by);                             \
    return me < by ? before : here;                                                               \
  }
#define SHUFFLES(T)                                                                               \
  CONVERGENT T sub_group_shuffle(T v, uint who) { return from_##T(v, who); }                      \
  CONVERGENT T sub_group_shuffle_xor(T v, uint bits) { return from_##T(v, lane() ^ bits); }       \
  CONVERGENT T sub_group_shuffle_up(T v, uint by) { return from_##T(v, lane() - by); }            \
  CONVERGENT T sub_group_shuffle_down(T v, uint by) { return from_##T(v, lane() + by); }          \
  CONVERGENT T sub_group_rotate(T v, int by) { return from_##T(v, lane() + (uint)by); }           \
  CONVERGENT T sub_group_clustered_rotate(T v, int by, uint n) {                                  \
    return from_##T(v, (lane() & ~(n - 1)) | ((lane() + (uint)by) & (n - 1)));                    \
  }                                                                                               \
  CONVERGENT int sub_group_non_uniform_all_equal(T v) {                                           \
    T first = sub_group_broadcast_first(v);                                                       \
    return sub_group_non_uniform_all(v == first);                                                 \
  }
#define EXCHANGE_V(T) EXCHANGE(T) EXCHANGE(T##2) EXCHANGE(T##3) EXCHANGE(T##4) EXCHANGE(T##8) SHUFFLES(T)
#define NARROW(T) EXCHANGE_V(T) EXCHANGE(T##16)
#define WIDE(T) EXCHANGE_V(T) EXCHANGE_HALVES(T##16, T##8)
NARROW(char) NARROW(uchar) NARROW(short) NARROW(ushort) NARROW(int) NARROW(uint) NARROW(half) NARROW(float)
WIDE(long) WIDE(ulong) WIDE(double)

// The time of the host's processor, whatever its unit is.
OV ulong clock_read_device(void) { return __builtin_readcyclecounter(); }
OV ulong clock_read_work_group(void) { return __builtin_readcyclecounter(); }
OV ulong clock_read_sub_group(void) { return __builtin_readcyclecounter(); }
static uint2 clock_words(void) { ulong t = __builtin_readcyclecounter(); return (uint2)((uint)t, (uint)(t >> 32)); }
OV uint2 clock_read_hilo_device(void) { return clock_words(); }
OV uint2 clock_read_hilo_work_group(void) { return clock_words(); }
OV uint2 clock_read_hilo_sub_group(void) { return clock_words(); }
