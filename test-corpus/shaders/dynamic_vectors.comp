// Components by numbers that the shader computes.
//
//@ buffer all: int[17] uniform 0 3
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { vec4 v; mat3 m; int i; };
void main() {
    vec4 w = v.wzyx;
    w[i] = v[3 - i];
    m[i % 3][i % 2] = w[i & 1];
    vec3 column = m[i % 3];
    v = vec4(column[i % 3], w.xy, m[1][2]);
}
