// What a kernel asks of blocks and queues: work-group sizes, sub-groups of a range, user events, markers, profiling.
//
//@ unlaunched The answers depend on the device and its clock.

#pragma OPENCL EXTENSION cl_khr_subgroups : enable

typedef void (^Work)(__local void *);

__kernel void sizes(__global uint *out, int bias) {
  void (^plain)(void) = ^{
    out[get_global_id(0) + 8] = bias;
  };
  Work with_memory = ^(__local void *memory) {
    ((__local int *)memory)[get_local_id(0)] = bias;
  };
  out[0] = get_kernel_work_group_size(plain);
  out[1] = get_kernel_preferred_work_group_size_multiple(plain);
  out[2] = get_kernel_work_group_size(with_memory);
  out[3] = get_kernel_preferred_work_group_size_multiple(with_memory);
  ndrange_t range = ndrange_1D(16, 128, 32);
  out[4] = get_kernel_max_sub_group_size_for_ndrange(range, plain);
  out[5] = get_kernel_sub_group_count_for_ndrange(range, with_memory);
}

__kernel void events(queue_t queue, __global int *out, __global ulong *times) {
  clk_event_t gate = create_user_event(), done, all;
  size_t offset[3] = {1, 2, 3}, size[3] = {4, 4, 4}, group[3] = {2, 2, 2};
  ndrange_t range = ndrange_3D(offset, size, group);
  int status = enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_WAIT_WORK_GROUP, range, 1, &gate, &done, ^{
    out[get_global_linear_id()] = (int)get_global_id(2);
  });
  capture_event_profiling_info(done, CLK_PROFILING_COMMAND_EXEC_TIME, times);
  clk_event_t both[2] = {gate, done};
  status |= enqueue_marker(queue, 2, both, &all);
  retain_event(all);
  if (is_valid_event(gate))
    set_user_event_status(gate, status == 0 ? CL_COMPLETE : -1);
  release_event(gate);
  release_event(done);
  release_event(all);
  release_event(all);
}

// Local memory of two sizes, one of them only known at run time.
__kernel void scratch(queue_t queue, __global float *out, uint bytes, ulong more) {
  enqueue_kernel(queue, CLK_ENQUEUE_FLAGS_NO_WAIT, ndrange_1D(32), ^(__local void *a, __local void *b) {
    ((__local float *)a)[0] = 1.0f;
    ((__local double *)b)[0] = 2.0;
    out[get_global_id(0)] = ((__local float *)a)[0];
  }, bytes, more);
}
