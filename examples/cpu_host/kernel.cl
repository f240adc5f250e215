// The sum of each work-group's part of an array.
__kernel void sums(__global const int *values, __global int *result, __local int *tile) {
  size_t me = get_local_id(0), size = get_local_size(0);
  tile[me] = values[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (me == 0) {
    int sum = 0;
    for (size_t i = 0; i < size; ++i) sum += tile[i];
    result[get_group_id(0)] = sum;
    printf("group %d: %d\n", (int)get_group_id(0), sum);
  }
}
