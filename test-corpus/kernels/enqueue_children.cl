// Kernels that start kernels: blocks with and without captures, in one, two and three dimensions, events and local memory.
//
//@ buffer data: int[64] ramp
//@ buffer out: int[128] zero
//@ queue
//@ reverse-only Intel's SPIR-V reader takes ND-range and local sizes to be pointers: the specification has values there.
//@ launch parent(data, out, int 3) global 1 local 1
//@ launch chain(data, out) global 1 local 1

__kernel void parent(__global int *data, __global int *out, int factor) {
  queue_t queue = get_default_queue();
  int status = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_1D(64), ^{
    size_t i = get_global_id(0);
    out[i] = data[i] * factor + 1;
  });
  const size_t size[2] = {8, 8}, group[2] = {4, 4};
  status |= enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_KERNEL, ndrange_2D(size, group), ^{
    size_t i = get_global_id(1) * 8 + get_global_id(0);
    out[64 + i] = (int)i - factor;
  });
  if (status != CLK_SUCCESS)
    out[0] = -1;
}

// The second block waits for the first, works in local memory, and leaves an event nobody waits for.
__kernel void chain(__global int *data, __global int *out) {
  queue_t queue = get_default_queue();
  clk_event_t first, second;
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(64, 16), 0, NULL, &first, ^{
    out[get_global_id(0)] += data[63 - get_global_id(0)];
  });
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(64, 16), 1, &first, &second,
                 ^(__local void *shared, __local void *extra) {
                   __local int *values = shared;
                   __local int *flags = extra;
                   size_t lid = get_local_id(0);
                   values[lid] = out[get_global_id(0)];
                   flags[lid & 3] = 2;
                   work_group_barrier(CLK_LOCAL_MEM_FENCE);
                   out[64 + get_global_id(0)] += values[15 - lid] * flags[lid & 3];
                 },
                 16 * sizeof(int), 4 * sizeof(int));
  release_event(first);
  release_event(second);
}
