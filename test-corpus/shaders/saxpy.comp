// Two buffers and a push constant.
//
//@ buffer x: float[256] uniform -2 2
//@ buffer y: float[256] uniform -2 2
//@ dispatch 4: 0.0 x, 0.1 y, push {float 1.5, uint 250}
#version 460
layout(local_size_x = 64) in;
layout(set = 0, binding = 0) readonly buffer X { float x[]; };
layout(set = 0, binding = 1) buffer Y { float y[]; };
layout(push_constant) uniform Constants { float a; uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i < n) y[i] = a * x[i] + y[i];
}
