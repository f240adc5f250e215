// Functions with inout and out parameters, and several returns.
//
//@ buffer all: float[3] uniform -9 9 ulp 1
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { float a; float b; int c; };
float choose(int which, float x) {
    if (which == 0) return x;
    if (which < 0) return -x;
    return x * x;
}
void split(float x, out float whole, inout float rest) {
    rest += modf(x, whole);
}
void main() {
    float whole;
    split(a, whole, b);
    a = choose(c, whole);
}
