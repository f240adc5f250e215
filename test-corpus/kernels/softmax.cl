// Row-wise softmax and layer normalisation: maxima and sums over a work-group, exp, rsqrt.
//
//@ flags -cl-std=CL3.0
//@ buffer x: float[512] uniform -4 4
//@ buffer probabilities: float[512] zero ulp 64
//@ buffer normal: float[512] zero ulp 64 at 2
//@ launch softmax(x, probabilities, int 64) global 256 local 32
//@ launch layer_norm(x, normal, int 64, float 1e-5) global 256 local 32
//@ also O1 O3

static float group_max(__local float *scratch, float value) {
  int lid = get_local_id(0);
  scratch[lid] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = get_local_size(0) >> 1; step; step >>= 1) {
    if (lid < step)
      scratch[lid] = fmax(scratch[lid], scratch[lid + step]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float result = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return result;
}

static float group_sum(__local float *scratch, float value) {
  int lid = get_local_id(0);
  scratch[lid] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int step = get_local_size(0) >> 1; step; step >>= 1) {
    if (lid < step)
      scratch[lid] += scratch[lid + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float result = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return result;
}

__kernel void softmax(__global const float *x, __global float *probabilities, int columns) {
  __local float scratch[32];
  __global const float *row = x + get_group_id(0) * columns;
  float m = -INFINITY;
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    m = fmax(m, row[c]);
  m = group_max(scratch, m);
  float sum = 0.0f;
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    sum += exp(row[c] - m);
  sum = group_sum(scratch, sum);
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    probabilities[get_group_id(0) * columns + c] = exp(row[c] - m) / sum;
}

__kernel void layer_norm(__global const float *x, __global float *normal, int columns, float epsilon) {
  __local float scratch[32];
  __global const float *row = x + get_group_id(0) * columns;
  float sum = 0.0f, squares = 0.0f;
  for (int c = get_local_id(0); c < columns; c += get_local_size(0)) {
    sum += row[c];
    squares += row[c] * row[c];
  }
  float mean = group_sum(scratch, sum) / columns;
  float variance = group_sum(scratch, squares) / columns - mean * mean;
  float scale = rsqrt(variance + epsilon);
  for (int c = get_local_id(0); c < columns; c += get_local_size(0))
    normal[get_group_id(0) * columns + c] = (row[c] - mean) * scale;
}
