// Arithmetic that must not be contracted, and reduced precision.
//
//@ buffer all: float[8] uniform -1 1
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { vec4 v; mediump vec4 w; };
void main() {
    precise float x = v.x * v.y + v.z;
    mediump vec4 y = w * 0.5 + w.wzyx;
    v.w = x;
    w = y;
}
