#include "hip_kernel.h"
struct Camera { float matrix[4][4]; float origin[3]; int width; };
static __device__ float at(Camera camera, int x) { camera.origin[0] += x; return camera.origin[0] * camera.matrix[x & 3][1]; }
extern "C" __global__ void by_value(float *out, Camera camera, const Camera *others, short small) {
  int i = index() % camera.width;
  camera.matrix[i & 3][1] = small;
  out[i] = at(camera, i) + at(others[i], i);
}
