// Vectors of three in every place: arguments, structures, arrays, local memory, results of functions, and every element type.
//
//@ buffer points: float3[32] uniform -2 2
//@ buffer ints: int3[32] uniform -1000 1000
//@ buffer out: long[32] zero
//@ buffer bytes: uchar[96] uniform 0 255
//@ buffer words: ushort3[32] zero
//@ buffer box: double3[2] zero
//@ lavapipe wrong: Mesa 22.3 compares integers that were extended to 64 bits with constants wrongly
//@ launch mixed(ints, bytes, words, out) global 32 local 8
//@ launch bounds(points, box) global 1 local 1
//@ also O1 O3 spir.O2

typedef struct {
  float3 origin, direction;
  char3 tag;
  short3 grid[2];
} Ray;

__constant float3 axes[3] = {(float3)(1, 0, 0), (float3)(0, 1, 0), (float3)(0, 0, 1)};

__attribute__((noinline)) static float3 turned(float3 v, const float3 *axis, int times) {
  for (int i = 0; i < times; ++i)
    v = cross(v, *axis) + v.yzx;
  return v;
}

__attribute__((noinline)) static Ray ray_from(float3 origin, float3 target, int i) {
  Ray ray = {origin, target - origin, (char3)(i, i + 1, i + 2), {(short3)(i), (short3)(-i, i, 0)}};
  return ray;
}

// Not launched: without optimisation clang puts the body into a function of its own, and there Intel's CPU runtime loses the
// barrier when the body calls `mad` on vectors of three, in clang's own bitcode too if it calls that and not llvm.fmuladd.
__kernel void faces(__global const float3 *points, __global float3 *normals, __global float *packed, float3 light) {
  __local float3 shared[16];
  int i = get_global_id(0), lid = get_local_id(0);
  shared[lid] = points[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  float3 a = shared[lid], b = shared[(lid + 1) & 15], axis = axes[i % 3];
  float3 normal = cross(a - b, light);
  normals[i] = select(normal, -normal, isless(normal, (float3)(0.0f)));
  Ray ray = ray_from(a, light, i & 7);
  float3 t = turned(ray.direction, &axis, 2) + convert_float3(ray.tag) * 0.125f + convert_float3(ray.grid[1]);
  vstore3(t, i, packed);
}

__kernel void mixed(__global const int3 *ints, __global const uchar *bytes, __global ushort3 *words,
                    __global long *out) {
  int i = get_global_id(0);
  uchar3 b = vload3(i, bytes);
  int3 v = ints[i];
  words[i] = convert_ushort3_sat(v) + convert_ushort3(b);
  long3 wide = convert_long3(v) * 100000L;
  int3 order = v > v.zxy;
  wide = select(wide, -wide, convert_long3(order));
  int3 mixed = shuffle2((int4)(v, 0), convert_int4((uchar4)(b, 1)), (uint4)(5, 1, 6, 0)).xyz;
  out[i] = wide.x + wide.y + wide.z + (any(order) ? mixed.x : mixed.z) + (all(v.xy == v.xy) ? 1 : 0);
}

__kernel void bounds(__global const float3 *points, __global double3 *box) {
  double3 low = (double3)(1000.0), high = -low;
  for (int i = 0; i < 32; ++i) {
    low = fmin(low, convert_double3(points[i]));
    high = fmax(high, convert_double3(points[i]));
  }
  box[0] = low;
  box[1] = high;
}
