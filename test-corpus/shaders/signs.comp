#version 450
layout(local_size_x=4) in;
struct P { int a; uint b; ivec3 c; int d[4]; };
layout(std430, set=0, binding=0) buffer B { P p[]; } b;
layout(std430, set=0, binding=1) buffer C { int x; uint y; int z[]; } c;
int f(int k, uint m) { int q[3] = int[](1,-2,k); return q[m % 3u] + int(m); }
shared int acc;
void main() {
  int i = int(gl_GlobalInvocationID.x);
  P p = b.p[i];
  for (int j = 0; j < 4; ++j) { p.d[j] = f(j, uint(i)) * -3; }
  p.c = ivec3(i, 2, p.a) >> 1;
  atomicAdd(acc, i);
  b.p[i+1] = p;
  c.x = p.a < 0 ? -p.a : max(p.a, 4);
  c.y = uint(c.x) >> 3;
  c.z[0] = int(c.y & 7u);
}
