//! Blocks that a sub-group reads and writes together: component k of a lane is its element of the k-th row.

#include "images.h"

#define PLACE(k) ((size_t)(k) * get_max_sub_group_size() + get_sub_group_local_id())
#define BLOCK_N(T, A, N, suffix)                                                             \
  OV T##N intel_sub_group_block_read##suffix##N(A const T *p) {                              \
    T##N r;                                                                                  \
    for (int k = 0; k < N; ++k) r[k] = p[PLACE(k)];                                          \
    return r;                                                                                \
  }                                                                                          \
  OV void intel_sub_group_block_write##suffix##N(A T *p, T##N v) {                           \
    for (int k = 0; k < N; ++k) p[PLACE(k)] = v[k];                                          \
  }
#define BLOCK(T, A, suffix)                                                                  \
  OV T intel_sub_group_block_read##suffix(A const T *p) { return p[PLACE(0)]; }              \
  OV void intel_sub_group_block_write##suffix(A T *p, T v) { p[PLACE(0)] = v; }              \
  BLOCK_N(T, A, 2, suffix) BLOCK_N(T, A, 3, suffix) BLOCK_N(T, A, 4, suffix) BLOCK_N(T, A, 8, suffix) BLOCK_N(T, A, 16, suffix)
#define BLOCKS(A) BLOCK(uchar, A, _uc) BLOCK(ushort, A, _us) BLOCK(uint, A, ) BLOCK(uint, A, _ui) BLOCK(ulong, A, _ul)
#ifdef GENERIC_ONLY
BLOCKS(__generic)
#else
BLOCKS(__global) BLOCKS(__local)
#endif

// A hint, to a cache that the host has of its own.
#define PREFETCH_N(T, name) OV void intel_sub_group_block_prefetch_##name(__global const T *p) {}
#define PREFETCH(T, S) \
  PREFETCH_N(T, S) PREFETCH_N(T, S##2) PREFETCH_N(T, S##3) PREFETCH_N(T, S##4) PREFETCH_N(T, S##8) PREFETCH_N(T, S##16)
PREFETCH(uchar, uc) PREFETCH(ushort, us) PREFETCH(uint, ui) PREFETCH(ulong, ul)

// Of images the first coordinate counts bytes. What lies outside is read as the nearest that does not, and not written.
static __global uchar *row_of(IMAGE image, int y) { return image->data + (ulong)y * image->row_pitch; }
#define IMAGE_READ(T, V, N, f, MANGLED)                                                       \
  V f(IMAGE image, int2 at) __asm__("_Z" MANGLED "Dv2_i");                                   \
  V f(IMAGE image, int2 at) {                                                                \
    int last = elements(image, sizeof(T)) - 1;                                               \
    int x = clamp(at.x / (int)sizeof(T) + (int)get_sub_group_local_id(), 0, max(last, 0));   \
    V r;                                                                                     \
    for (int k = 0; k < N; ++k) {                                                            \
      int y = clamp(at.y + k, 0, (int)image->height - 1);                                    \
      ((__private T *)&r)[k] = ((__global const T *)row_of(image, y))[x];                    \
    }                                                                                        \
    return r;                                                                                \
  }
#define IMAGE_WRITE(T, V, N, f, MANGLED, M)                                                  \
  void f(IMAGE image, int2 at, V v) __asm__("_Z" MANGLED "Dv2_i" M);                         \
  void f(IMAGE image, int2 at, V v) {                                                        \
    int x = at.x / (int)sizeof(T) + (int)get_sub_group_local_id();                           \
    for (int k = 0; k < N; ++k)                                                              \
      if (x >= 0 && x < elements(image, sizeof(T)) && at.y + k >= 0 && at.y + k < (int)image->height) \
        ((__global T *)row_of(image, at.y + k))[x] = ((__private const T *)&v)[k];           \
  }
static int elements(IMAGE image, uint size) {
  return (int)(image->width * texel_size(image->channel_order, image->channel_data_type) / size);
}
// The lengths of the names and their number.
#define IMAGE_BLOCK_N(T, V, N, W, S, D, R_LENGTH, W_LENGTH, M)                                                      \
  IMAGE_READ(T, V, N, read_##W##D##_ro, R_LENGTH "intel_sub_group_block_read" S #D "14ocl_image2d_ro")              \
  IMAGE_READ(T, V, N, read_##W##D##_rw, R_LENGTH "intel_sub_group_block_read" S #D "14ocl_image2d_rw")              \
  IMAGE_WRITE(T, V, N, write_##W##D##_wo, W_LENGTH "intel_sub_group_block_write" S #D "14ocl_image2d_wo", M)        \
  IMAGE_WRITE(T, V, N, write_##W##D##_rw, W_LENGTH "intel_sub_group_block_write" S #D "14ocl_image2d_rw", M)
#define IMAGE_BLOCK(T, W, S, R1, R2, R16, W16, M)                                                                   \
  IMAGE_BLOCK_N(T, T, 1, W, S, , R1, R2, M) IMAGE_BLOCK_N(T, T##2, 2, W, S, 2, R2, R16, "Dv2_" M)                   \
  IMAGE_BLOCK_N(T, T##4, 4, W, S, 4, R2, R16, "Dv4_" M) IMAGE_BLOCK_N(T, T##8, 8, W, S, 8, R2, R16, "Dv8_" M)       \
  IMAGE_BLOCK_N(T, T##16, 16, W, S, 16, R16, W16, "Dv16_" M)
IMAGE_BLOCK(uint, u, "", "26", "27", "28", "29", "j") IMAGE_BLOCK(uint, ui, "_ui", "29", "30", "31", "32", "j")
IMAGE_BLOCK(uchar, uc, "_uc", "29", "30", "31", "32", "h") IMAGE_BLOCK(ushort, us, "_us", "29", "30", "31", "32", "t")
IMAGE_BLOCK(ulong, ul, "_ul", "29", "30", "31", "32", "m")
