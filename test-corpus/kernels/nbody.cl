// All-pairs gravity with bodies as structures; one leap-frog step.
//
//@ buffer bodies: float[512] uniform 1 2
//@ buffer next: float[512] zero ulp 64
//@ launch nbody_step(bodies, next, int 64, float 0.01, float 0.25) global 64 local 16
//@ also O1 O3

typedef struct {
  float x, y, z, mass;
  float vx, vy, vz;
  float pad;
} Body;

__kernel void nbody_step(__global const Body *bodies, __global Body *next, int n, float dt, float softening) {
  int i = get_global_id(0);
  Body me = bodies[i];
  float ax = 0.0f, ay = 0.0f, az = 0.0f;
  for (int j = 0; j < n; ++j) {
    float dx = bodies[j].x - me.x;
    float dy = bodies[j].y - me.y;
    float dz = bodies[j].z - me.z;
    float r2 = dx * dx + dy * dy + dz * dz + softening;
    float s = bodies[j].mass / (r2 * sqrt(r2));
    ax += s * dx;
    ay += s * dy;
    az += s * dz;
  }
  me.vx += ax * dt;
  me.vy += ay * dt;
  me.vz += az * dt;
  me.x += me.vx * dt;
  me.y += me.vy * dt;
  me.z += me.vz * dt;
  next[i] = me;
}
