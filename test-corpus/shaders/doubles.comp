// Numbers of 64 bits.
//
//@ buffer all: double[8] uniform 0 1 ulp 4
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { double d; dvec2 e; dmat2 m; };
void main() {
    d = sqrt(d) * 0.1LF + float(e.x);
    e = m * e + dvec2(fma(d, e.y, 2.0LF));
}
