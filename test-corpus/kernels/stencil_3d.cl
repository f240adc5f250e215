// Seven-point heat diffusion in three dimensions; the z axis is walked inside the work-item.
//
//@ buffer src: float[1536] uniform 1 2
//@ buffer dst: float[1536] zero ulp 8
//@ launch heat(src, dst, int 12, float 0.1) global 16 8 local 4 4

#define INDEX(x, y, z) (((z) * ny + (y)) * nx + (x))

__kernel void heat(__global const float *restrict src, __global float *restrict dst, int nz, float k) {
  const int nx = get_global_size(0), ny = get_global_size(1);
  const int x = get_global_id(0), y = get_global_id(1);
  const int xm = max(x - 1, 0), xp = min(x + 1, nx - 1);
  const int ym = max(y - 1, 0), yp = min(y + 1, ny - 1);
  float below = src[INDEX(x, y, 0)];
  float here = below;
  for (int z = 0; z < nz; ++z) {
    float above = z + 1 < nz ? src[INDEX(x, y, z + 1)] : here;
    float sum = src[INDEX(xm, y, z)] + src[INDEX(xp, y, z)] + src[INDEX(x, ym, z)] + src[INDEX(x, yp, z)];
    dst[INDEX(x, y, z)] = here * (1.0f - 6.0f * k) + k * (sum + below + above);
    below = here;
    here = above;
  }
}
