// Parameters that are changed where they come from: parts of vectors, of arrays, of structures, of shared memory.
//
//@ buffer data: int[256] ramp
//@ dispatch 4: 0.0 data
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) buffer Data { ivec4 data[]; };
struct Pair { int low; int high; };
shared Pair pairs[16];
void order(inout int a, inout int b) { if (a > b) { int t = a; a = b; b = t; } }
void split(in int from, out Pair to) { to.low = from & 255; to.high = from >> 8; }
int turned(inout ivec4 v, int by) {
    for (int i = 0; i < by; ++i) v = v.yzwx;
    v.w += by;
    return v[by & 3];
}
void main() {
    uint g = gl_GlobalInvocationID.x, l = gl_LocalInvocationIndex;
    ivec4 v = data[g] * 37 % 101;
    order(v.x, v.z);
    order(v.y, v.w);
    int parts[3] = int[3](v.x, v.y, v.z);
    order(parts[0], parts[int(g) % 3]);
    split(parts[1] * 1000 + parts[2], pairs[l]);
    order(pairs[l].low, pairs[l].high);
    barrier();
    int extra = turned(v, int(g) % 7);
    data[g] = v + ivec4(parts[0], pairs[15u - l].low, pairs[l].high, extra);
}
