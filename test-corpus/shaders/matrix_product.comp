// A product of matrices by tiles in shared memory: barriers in a loop, two-dimensional workgroups.
//
//@ buffer a: float[1536] uniform -1 1
//@ buffer b: float[1536] uniform -1 1
//@ buffer c: float[1024] zero ulp 64
//@ dispatch 4 4: 0.0 a, 0.1 b, 0.2 c, push int 48
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer A { float a[]; };
layout(binding = 1) readonly buffer B { float b[]; };
layout(binding = 2) writeonly buffer C { float c[]; };
layout(push_constant) uniform Size { int inner; };
shared float left[8][8], right[8][8];
void main() {
    ivec2 l = ivec2(gl_LocalInvocationID), g = ivec2(gl_GlobalInvocationID);
    int columns = int(gl_NumWorkGroups.x) * 8;
    float sum = 0.0;
    for (int tile = 0; tile < inner; tile += 8) {
        left[l.y][l.x] = a[g.y * inner + tile + l.x];
        right[l.y][l.x] = b[(tile + l.y) * columns + g.x];
        barrier();
        for (int k = 0; k < 8; ++k) sum += left[l.y][k] * right[k][l.x];
        barrier();
    }
    c[g.y * columns + g.x] = sum;
}
