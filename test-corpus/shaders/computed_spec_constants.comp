// Constants that are computed of those that the pipeline chooses: integers, truth values, vectors, lengths of arrays.
#version 460
layout(local_size_x_id = 3, local_size_y = 2) in;
layout(constant_id = 0) const int N = 4;
layout(constant_id = 1) const uint U = 7u;
layout(constant_id = 2) const float F = 1.5;
layout(constant_id = 4) const bool B = true;
layout(constant_id = 5) const double D = 2.5;
const int M = N * 2 + 1;
const uint V = (U << 2) ^ uint(N);
const bool C = B && (N > 3);
const int S = C ? M : N;
const ivec3 W = ivec3(N, M, 3);
const uvec2 X = uvec2(U, V) + 1u;
const int Y = W.y / 3 % 5;
shared int tab[M];
layout(binding = 0, std430) buffer Out { int o[64]; };
layout(binding = 1, std430) buffer OutF { float f[]; };
void main() {
  int arr[N];
  arr[0] = 3;
  for (int i = 1; i < N; ++i) arr[i] = arr[i-1] * M;
  tab[gl_LocalInvocationIndex] = S;
  barrier();
  o[gl_GlobalInvocationID.x] = arr[N-1] + tab[0] + Y + int(V) + int(X.y) + (C ? 1 : 2) + int(D);
  f[gl_GlobalInvocationID.x] = F * float(tab.length());
  if (!B) f[0] = 0;
}
