// Every product of matrices and vectors.
//
//@ buffer all: float[60] uniform 1 2 ulp 1024
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { mat4 m; mat3 n; mat2x3 p; vec4 v; vec3 w; vec2 u; };
void main() {
    mat4 t = transpose(m) * m;
    v = t * v + v * m;
    w = n * w + p * u;
    u = w * p;
    n = outerProduct(w, w) * 2.0 + inverse(n);
    m = matrixCompMult(m, t);
    m[1] = v;
    m[2][3] = determinant(n);
}
