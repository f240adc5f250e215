// Matrix transposition through a padded local tile.
//
//@ buffer src: uint[768] uniform 0 4294967295
//@ buffer dst: uint[768] zero
//@ launch transpose(dst, src, int 32, int 24, local uint[72]) global 32 24 local 8 8

__kernel void transpose(__global uint *dst, __global const uint *src, int width, int height, __local uint *tile) {
  const int block = get_local_size(0);
  int x = get_global_id(0);
  int y = get_global_id(1);
  if (x < width && y < height)
    tile[get_local_id(1) * (block + 1) + get_local_id(0)] = src[y * width + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * block + get_local_id(0);
  y = get_group_id(0) * block + get_local_id(1);
  if (x < height && y < width)
    dst[y * height + x] = tile[get_local_id(0) * (block + 1) + get_local_id(1)];
}
