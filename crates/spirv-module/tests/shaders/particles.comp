#version 450
layout(local_size_x = 8, local_size_y = 8) in;
struct Item { vec4 position; mat3 rotation; uint flags[4]; };
layout(std430, binding = 0) buffer Data { Item items[]; } data;
layout(std140, binding = 1) uniform Params { mat4 view; vec2 scale; int count; } params;
shared float partial[64];
layout(binding = 2, rgba8) uniform image2D image;
layout(constant_id = 3) const int limit = 16;
float f(vec3 v, int n) { float s = 0.0; for (int i = 0; i < n; ++i) { if (v.x > float(i)) continue; s += dot(v, vec3(i)); if (s > 100.0) break; } return s; }
void main() {
  uint i = gl_GlobalInvocationID.x;
  partial[gl_LocalInvocationIndex] = f(data.items[i].position.xyz, limit);
  barrier();
  switch (params.count) { case 1: data.items[i].flags[0] = 1u; case 2: data.items[i].flags[1] += 2u; break; default: atomicAdd(data.items[i].flags[2], 3u); }
  data.items[i].position = params.view * data.items[i].position * partial[0];
  imageStore(image, ivec2(gl_GlobalInvocationID.xy), vec4(params.scale, 0, 1));
}
