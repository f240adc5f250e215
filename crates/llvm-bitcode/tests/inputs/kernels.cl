// OpenCL C of many shapes: vectors, structs, address spaces, atomics, images, loops, calls.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct { float4 pos; float mass; int tag[3]; } Body;
typedef struct __attribute__((packed)) { char a; int b; short c; } Packed;
typedef union { uint u; float f; uchar4 c; } Bits;

__constant float weights[9] = {1, 2, 1, 2, 4, 2, 1, 2, 1};
__constant char greeting[] = "hello";
__constant int table[4][2] = {{0, 1}, {2, 3}, {4, 5}, {6, 7}};

float helper(float x, __local float *scratch, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i)
    sum = fma(scratch[i], x, sum);
  return sum;
}

__attribute__((noinline)) uint rotate_hash(uint h, const __global uchar *p, size_t n) {
  for (size_t i = 0; i < n; ++i) {
    h ^= p[i];
    h = (h << 13) | (h >> 19);
    h *= 0x9E3779B1u;
  }
  return h;
}

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void reduce(__global const float *in, __global float *out, __local float *scratch, uint n) {
  size_t gid = get_global_id(0), lid = get_local_id(0);
  scratch[lid] = gid < n ? in[gid] : 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE);
  #pragma unroll 4
  for (uint s = get_local_size(0) / 2; s > 0; s >>= 1) {
    if (lid < s) scratch[lid] += scratch[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) out[get_group_id(0)] = scratch[0] + helper(in[0], scratch, 4);
}

__kernel void nbody(__global Body *b, int n, float dt) {
  int i = get_global_id(0);
  Body me = b[i];
  float4 acc = (float4)(0);
  for (int j = 0; j < n; ++j) {
    float4 d = b[j].pos - me.pos;
    float r = rsqrt(dot(d.xyz, d.xyz) + 1e-6f);
    acc += d * (b[j].mass * r * r * r);
  }
  me.pos.xyz += acc.xyz * dt;
  me.tag[n & 1] ^= 3;
  b[i] = me;
}

__kernel void stencil(__global const uchar4 *src, __global uchar4 *dst, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  float4 s = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      int cx = clamp(x + dx, 0, w - 1), cy = clamp(y + dy, 0, h - 1);
      s += convert_float4(src[cy * w + cx]) * weights[(dy + 1) * 3 + dx + 1];
    }
  dst[y * w + x] = convert_uchar4_sat(s / 16.0f);
}

__kernel void misc(__global Packed *p, __global Bits *bits, __global ulong *q, __global double *d, int sel,
                   __global volatile int *counter) {
  __local int shared_counts[16];
  __private int stack[8] = {1, 2, 3};
  size_t i = get_global_id(0);
  p[i].b += p[i].a * p[i].c;
  bits[i].f = bits[i].u > 7u ? 1.5f : -0.0f;
  switch (sel) {
  case 0: q[i] = mul_hi(q[i], (ulong)table[i & 3][1]); break;
  case 1: q[i] = popcount(q[i]);
  case 5: q[i] ^= as_ulong(d[i]); break;
  case -7: q[i] = greeting[i % 6]; break;
  default: q[i] = 0xDEADBEEFCAFEBABEul;
  }
  shared_counts[i & 15] = atomic_add(counter, stack[i & 7]);
  stack[i & 7] = shared_counts[(i + 1) & 15];
  d[i] = sqrt(d[i]) + pow(d[i], 2.5) + stack[sel & 7];
  char16 v = vload16(i, (__global char *)q);
  vstore8(v.lo + v.hi, i, (__global char *)d);
  q[i] = rotate_hash(q[i], (__global uchar *)q, 33);
}

__kernel void image_copy(read_only image2d_t in, write_only image2d_t out, sampler_t smp) {
  int2 c = (int2)(get_global_id(0), get_global_id(1));
  write_imagef(out, c, read_imagef(in, smp, convert_float2(c)) * 0.5f);
}

__kernel void shuffles(__global int8 *v, __global short3 *s) {
  size_t i = get_global_id(0);
  int8 a = v[i];
  v[i] = (int8)(a.s76543210) + select(a, a.s00112233, a > 3);
  s[i] = s[i].zyx * (short3)(1, -2, 3);
}
