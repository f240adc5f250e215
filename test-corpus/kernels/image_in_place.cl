// Images that are read and written by one kernel: gamma in place, a cellular step within a work-group, a running sum.
//
//@ image picture: 2d RGBA/FLOAT[16, 16] uniform 0 1
//@ image cells: 2d R/UNSIGNED_INT8[16, 16] uniform 0 1
//@ image row: 1d R/SIGNED_INT32[64] uniform -9 9
//@ image stack: 3d R/FLOAT[4, 4, 4] uniform 0 1
//@ image sheets: 2d_array R/UNSIGNED_INT32[4, 4, 3] uniform 0 99
//@ launch square(picture) global 16 16 local 8 8
//@ launch step(cells) global 16 16 local 16 16
//@ launch running_sum(row) global 1 local 1
//@ launch mirror(stack, sheets) global 4 4 local 4 4
//@ also O3

__kernel void square(read_write image2d_t picture) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  float4 colour = read_imagef(picture, at);
  write_imagef(picture, at, (float4)(colour.xyz * colour.xyz, colour.w));
}

__kernel void step(read_write image2d_t cells) {
  int2 at = (int2)(get_global_id(0), get_global_id(1));
  uint around = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      if (dx != 0 || dy != 0)
        around += read_imageui(cells, (at + (int2)(dx, dy)) & 15).x;
  uint here = read_imageui(cells, at).x;
  // Nobody writes before everybody has read.
  work_group_barrier(CLK_IMAGE_MEM_FENCE);
  uint next = around == 3 || (here != 0 && around == 2);
  write_imageui(cells, at, (uint4)(next, 0, 0, 0));
}

__kernel void running_sum(read_write image1d_t row) {
  int sum = 0;
  for (int x = 0; x < get_image_width(row); ++x) {
    sum += read_imagei(row, x).x;
    write_imagei(row, x, (int4)(sum, 0, 0, 0));
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  }
}

__kernel void mirror(read_write image3d_t stack, read_write image2d_array_t sheets) {
  int x = get_global_id(0), y = get_global_id(1);
  float near = read_imagef(stack, (int4)(x, y, 0, 0)).x, far = read_imagef(stack, (int4)(x, y, 3, 0)).x;
  write_imagef(stack, (int4)(x, y, 0, 0), (float4)(far));
  write_imagef(stack, (int4)(x, y, 3, 0), (float4)(near));
  uint first = read_imageui(sheets, (int4)(x, y, 0, 0)).x, last = read_imageui(sheets, (int4)(x, y, 2, 0)).x;
  write_imageui(sheets, (int4)(x, y, 1, 0), (uint4)(first + last, 0, 0, 0));
}
