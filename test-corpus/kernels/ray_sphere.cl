// Ray casting against spheres: float3 geometry, structures with vectors, early exits, and a packed colour.
//
//@ buffer spheres: float[40] uniform 1 3
//@ buffer depth: float[768] zero ulp 256
//@ buffer hits: int[768] zero
//@ launch cast(spheres, int 5, depth, hits, {float3 (0.1, 0.2, -8), float3 (0, 0, 1), float 1.25}) global 32 24 local 8 8
//@ also O1 O3

#pragma OPENCL FP_CONTRACT OFF

typedef struct {
  float3 centre;
  float radius;
  int material;
} Sphere;

typedef struct {
  float3 eye;
  float3 forward;
  float zoom;
} Camera;

static bool intersect(float3 origin, float3 direction, __global const float *s, float *t) {
  float3 to = vload3(0, s) - origin;
  float along = dot(to, direction);
  float distance2 = dot(to, to) - along * along;
  float radius2 = s[3] * s[3];
  if (along < 0.0f || distance2 > radius2)
    return false;
  *t = along - sqrt(radius2 - distance2);
  return true;
}

__kernel void cast(__global const float *spheres, int count, __global float *depth, __global int *hits, Camera camera) {
  int x = get_global_id(0), y = get_global_id(1);
  float2 screen = (float2)(x + 0.5f, y + 0.5f) / (float2)(get_global_size(0), get_global_size(1)) - 0.5f;
  float3 right = normalize(cross((float3)(0, 1, 0), camera.forward));
  float3 up = cross(camera.forward, right);
  float3 direction = normalize(camera.forward * camera.zoom + right * screen.x + up * screen.y);
  float nearest = 1e9f;
  int found = -1;
  for (int i = 0; i < count; ++i) {
    float t;
    if (intersect(camera.eye, direction, spheres + i * 8, &t) && t < nearest) {
      nearest = t;
      found = i;
    }
  }
  depth[y * get_global_size(0) + x] = found < 0 ? -1.0f : rint(nearest * 64.0f);
  hits[y * get_global_size(0) + x] = found;
}
