//! Pipes: packets in a ring behind a header that says how many were written and read.
//!
//! A packet by itself is a reservation of one. The lock is held while numbers change, never while packets are copied: a
//! launch that is ended while it copies leaves it open. Packets become visible, and room free, when no reservation is open.

#include "library.h"
#include "groups.h"

// What a pipe argument points to; packets follow 128 bytes behind its beginning. Numbers of packets count on for ever.
typedef struct {
  uint packet_size, max_packets;
  uint lock;
  uint open_writes, open_reads;
  uint unused;
  ulong reserved_for_writing, written, reserved_for_reading, read;
} pipe_layout;
#define HEADER 128

// Pipes and reservations are pointers where they are called. A reservation is the place of its first packet in the ring,
// and above it their number, so that none is zero.
typedef __private pipe_layout *PIPE;
typedef __private const void *RESERVATION;

static void lock(__generic pipe_layout *p) {
  while (__atomic_exchange_n(&p->lock, 1, __ATOMIC_ACQUIRE) != 0)
    ;
}
static void unlock(__generic pipe_layout *p) { __atomic_store_n(&p->lock, 0, __ATOMIC_RELEASE); }

// Where a packet of a reservation is; null beside it.
static __generic char *packet(__generic pipe_layout *p, RESERVATION r, uint i, uint size) {
  uint first = (uint)(size_t)r, count = (uint)((size_t)r >> 32);
  if (i >= count || size != p->packet_size) return 0;
  return (__generic char *)p + HEADER + (ulong)((first + (ulong)i) % p->max_packets) * size;
}

// Nothing is reserved where packets have another size than those of the pipe.
#define SIDE(KIND, SET_READ, AVAILABLE, DONE)                                                                    \
  static RESERVATION reserve_##KIND(__generic pipe_layout *p, uint count, uint size) {                           \
    if (count == 0 || size != p->packet_size) return 0;                                                          \
    size_t first = 0;                                                                                            \
    lock(p);                                                                                                     \
    bool fits = count <= AVAILABLE;                                                                              \
    if (fits) {                                                                                                  \
      first = p->reserved_for_##SET_READ % p->max_packets;                                                       \
      p->reserved_for_##SET_READ += count;                                                                       \
      p->open_##KIND##s += 1;                                                                                    \
    }                                                                                                            \
    unlock(p);                                                                                                   \
    return fits ? (RESERVATION)((size_t)count << 32 | first) : 0;                                                \
  }                                                                                                              \
  static void commit_##KIND(__generic pipe_layout *p, RESERVATION r) {                                           \
    if (!r) return;                                                                                              \
    lock(p);                                                                                                     \
    if (p->open_##KIND##s != 0 && --p->open_##KIND##s == 0) p->DONE = p->reserved_for_##SET_READ;                \
    unlock(p);                                                                                                   \
  }                                                                                                              \
  RESERVATION __reserve_##KIND##_pipe(PIPE p, uint count, uint size, uint align) {                               \
    return reserve_##KIND(p, count, size);                                                                       \
  }                                                                                                              \
  void __commit_##KIND##_pipe(PIPE p, RESERVATION r, uint size, uint align) { commit_##KIND(p, r); }             \
  TOGETHER(KIND, work_group, __spirv_run_group, get_local_linear_id)                                             \
  TOGETHER(KIND, sub_group, __spirv_run_sub_group, get_sub_group_local_id)

// One work-item does it for all. Behind the last barrier the next collective may write where this one was read.
#define TOGETHER(KIND, group, run, id)                                                                           \
  PRIMITIVE RESERVATION __##group##_reserve_##KIND##_pipe(PIPE p, uint count, uint size, uint align) {           \
    __local RESERVATION *shared = run##_scratch();                                                               \
    run##_barrier();                                                                                             \
    if (id() == 0) shared[0] = reserve_##KIND(p, count, size);                                                   \
    run##_barrier();                                                                                             \
    RESERVATION r = shared[0];                                                                                   \
    run##_barrier();                                                                                             \
    return r;                                                                                                    \
  }                                                                                                              \
  PRIMITIVE void __##group##_commit_##KIND##_pipe(PIPE p, RESERVATION r, uint size, uint align) {                \
    run##_barrier();                                                                                             \
    if (id() == 0) commit_##KIND(p, r);                                                                          \
    run##_barrier();                                                                                             \
  }

SIDE(write, writing, p->max_packets - (p->reserved_for_writing - p->read), written)
SIDE(read, reading, p->written - p->reserved_for_reading, read)

static int copy(__generic char *to, const __generic char *from, uint size) {
  for (uint i = 0; i < size; ++i) to[i] = from[i];
  return 0;
}
int __write_pipe_4(PIPE p, RESERVATION r, uint i, const __generic void *from, uint size, uint align) {
  __generic char *to = packet(p, r, i, size);
  return to ? copy(to, from, size) : -1;
}
int __read_pipe_4(PIPE p, RESERVATION r, uint i, __generic void *to, uint size, uint align) {
  __generic char *from = packet(p, r, i, size);
  return from ? copy(to, from, size) : -1;
}
int __write_pipe_2(PIPE p, const __generic void *from, uint size, uint align) {
  RESERVATION r = reserve_write(p, 1, size);
  if (!r) return -1;
  __write_pipe_4(p, r, 0, from, size, align);
  commit_write(p, r);
  return 0;
}
int __read_pipe_2(PIPE p, __generic void *to, uint size, uint align) {
  RESERVATION r = reserve_read(p, 1, size);
  if (!r) return -1;
  __read_pipe_4(p, r, 0, to, size, align);
  commit_read(p, r);
  return 0;
}

static uint packets(__generic pipe_layout *p) {
  lock(p);
  ulong count = p->written - p->reserved_for_reading;
  unlock(p);
  return (uint)count;
}
uint __get_pipe_num_packets_ro(PIPE p, uint size, uint align) { return packets(p); }
uint __get_pipe_num_packets_wo(PIPE p, uint size, uint align) { return packets(p); }
uint __get_pipe_max_packets_ro(PIPE p, uint size, uint align) { return p->max_packets; }
uint __get_pipe_max_packets_wo(PIPE p, uint size, uint align) { return p->max_packets; }

bool is_reserved(RESERVATION r) __asm__("_Z19is_valid_reserve_id13ocl_reserveid");
bool is_reserved(RESERVATION r) { return r != 0; }
