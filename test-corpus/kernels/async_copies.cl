// Copies by a work-group: tiles to local memory and back, strided columns, several events at once, prefetches.
//
//@ buffer matrix: float[1024] uniform -1 1
//@ buffer out: float[1024] zero
//@ buffer pixels: uchar4[256] uniform 0 255
//@ buffer columns: uchar4[256] zero
//@ buffer points: float3[64] uniform -1 1
//@ buffer moved: float3[64] zero
//@ launch double_tiles(matrix, out, local float[64]) global 256 local 32
//@ launch transpose(pixels, columns, local uchar4[16]) global 256 local 16
//@ launch shift(points, moved) global 64 local 16
//@ also O3

__kernel void double_tiles(__global const float *matrix, __global float *out, __local float *tile) {
  size_t start = get_group_id(0) * 64;
  prefetch(matrix + start, 64);
  event_t halves[2];
  halves[0] = async_work_group_copy(tile, matrix + start, 32, 0);
  halves[1] = async_work_group_copy(tile + 32, matrix + start + 32, 32, 0);
  wait_group_events(2, halves);
  for (size_t i = get_local_id(0); i < 64; i += get_local_size(0))
    tile[i] *= 2.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  event_t back = async_work_group_copy(out + start, tile, 64, 0);
  wait_group_events(1, &back);
  out[512 + get_global_id(0)] = matrix[get_global_id(0)];
}

// The image has 16 columns; each group takes one of them out by its stride.
__kernel void transpose(__global const uchar4 *pixels, __global uchar4 *columns, __local uchar4 *column) {
  size_t group = get_group_id(0);
  event_t event = async_work_group_strided_copy(column, pixels + group, 16, 16, 0);
  wait_group_events(1, &event);
  column[get_local_id(0)] = column[get_local_id(0)].wzyx;
  barrier(CLK_LOCAL_MEM_FENCE);
  event = async_work_group_copy(columns + group * 16, column, 16, (event_t)0);
  wait_group_events(1, &event);
}

__kernel void shift(__global const float3 *points, __global float3 *moved) {
  __local float3 near[16];
  event_t event = async_work_group_copy(near, points + get_group_id(0) * 16, 16, 0);
  wait_group_events(1, &event);
  moved[get_global_id(0)] = near[(get_local_id(0) + 1) & 15] + near[get_local_id(0)].zxy;
}
