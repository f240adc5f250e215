// Images handed from function to function: a pyramid of reductions, summed-area tables, and stitching of two sources.
//
//@ image top: 2d R/FLOAT[16, 16] uniform 0 8
//@ image half_size: 2d R/FLOAT[8, 8] zero
//@ image other: 2d R/FLOAT[16, 16] uniform 0 8
//@ image stitched: 2d R/FLOAT[32, 16] zero
//@ buffer sums: float[16] zero
//@ launch reduce(top, half_size) global 8 8 local 4 4
//@ launch stitch(top, other, stitched) global 32 16 local 8 8
//@ launch row_sums(top, sums) global 16 local 16

typedef struct {
  int2 low, high;
} Box;

__attribute__((noinline)) static float pick(read_only image2d_t from, int2 at) { return read_imagef(from, at).x; }

__attribute__((noinline)) static float mean_of(read_only image2d_t from, const Box *box) {
  float sum = 0.0f;
  for (int y = box->low.y; y < box->high.y; ++y)
    for (int x = box->low.x; x < box->high.x; ++x)
      sum += pick(from, (int2)(x, y));
  int2 size = box->high - box->low;
  return sum / (float)(size.x * size.y);
}

__attribute__((noinline)) static void put(write_only image2d_t to, int2 at, float value) {
  write_imagef(to, at, (float4)(value, 0.0f, 0.0f, 1.0f));
}

__kernel void reduce(read_only image2d_t top, write_only image2d_t half_size) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  Box box = {at * 2, at * 2 + 2};
  put(half_size, at, mean_of(top, &box));
}

__kernel void stitch(read_only image2d_t left, read_only image2d_t right, write_only image2d_t stitched) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  int middle = get_image_width(left);
  float value;
  if (at.x < middle)
    value = pick(left, at);
  else
    value = pick(right, at - (int2)(middle, 0));
  put(stitched, at, value);
}

__kernel void row_sums(read_only image2d_t top, __global float *sums) {
  int y = get_global_id(0);
  Box row = {(int2)(0, y), (int2)(get_image_width(top), y + 1)};
  sums[y] = mean_of(top, &row) * (float)get_image_width(top);
}
