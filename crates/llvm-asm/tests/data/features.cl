typedef struct { float4 position; int ids[3]; } item;
constant int table[4] = {1, 2, 3, 4};

float helper(float x) { return native_sin(x) + 0.5f; }

kernel void work(global float *restrict out, global const float4 *in, local int *scratch, item it,
                 read_only image2d_t image, sampler_t sampler, float8 wide) {
  size_t i = get_global_id(0);
  scratch[get_local_id(0)] = table[i & 3];
  barrier(CLK_LOCAL_MEM_FENCE);
  float4 v = read_imagef(image, sampler, (int2)(1, 2));
  event_t e = async_work_group_copy(scratch, (global int *)out, 4, 0);
  wait_group_events(1, &e);
  out[i] = helper(v.x) + in[i].y + it.position.z + scratch[0] + (float)it.ids[1] + dot(wide.lo, wide.hi);
  if (i > 5)
    atomic_add((global int *)out, 3);
  private float4 copy = vload4(i, out);
  vstore4(shuffle(copy, (uint4)(3, 2, 1, 0)), i, out);
}

kernel __attribute__((reqd_work_group_size(8, 1, 1))) void second(global atomic_int *p, global int *q) {
  local int shared_value;
  shared_value = 1;
  *q = atomic_fetch_add_explicit(p, shared_value, memory_order_acq_rel, memory_scope_work_group);
}
