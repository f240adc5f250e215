// Vectors as arrows, and matrices of every shape stored by rows and by columns.
//
//@ buffer scene: float[160] uniform -1 1
//@ buffer out: float[40] zero ulp 4096 at 1
//@ dispatch 1: 0.0 uniform scene, 0.1 out
#version 460
layout(local_size_x = 1) in;
layout(std140, binding = 0) uniform Scene {
    vec3 a; float k; vec3 b; vec3 n; vec2 p;
    layout(row_major) mat2x3 m; layout(column_major) mat3x2 t; layout(row_major) mat4 w[2]; mat3 c;
};
layout(std430, binding = 1) buffer Out {
    vec3 cross_; vec3 reflected; vec3 refracted; vec3 faced; vec3 product; float r[8]; layout(row_major) mat2x3 stored;
};
void main() {
    cross_ = cross(a, b);
    reflected = reflect(a, normalize(n));
    refracted = refract(normalize(a), normalize(n), k * 0.5);
    faced = faceforward(n, a, b);
    product = m * p + p * t + transpose(t) * p + c * a;
    r[0] = length(a) + distance(a, b);
    r[1] = w[1][2].y;
    r[2] = w[0][3][1];
    r[3] = dot(w[1] * vec4(a, k), vec4(b, 1.0));
    r[4] = m[1].z + t[2].y + c[2][1];
    r[5] = determinant(c);
    r[6] = inverse(mat2(t))[0].y * determinant(mat2(t));
    r[7] = outerProduct(p, a)[2].y;
    stored = m;
    stored[1].x = k;
}
