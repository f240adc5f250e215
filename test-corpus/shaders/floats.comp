// Functions of GLSL on floats.
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { vec4 a; vec4 b; float c; int e; };
void main() {
    a = sin(a) + cos(b) * tan(a) - asin(b) / acos(a) + atan(a, b) + sinh(a) + cosh(a) + tanh(b) + atanh(a);
    b = pow(abs(a), b) + exp(a) + log(a) + exp2(b) + log2(b) + sqrt(a) + inversesqrt(b);
    a = floor(a) + ceil(b) + fract(a) + round(b) + roundEven(a) + trunc(b) + mod(a, b);
    b = mix(a, b, 0.25) + step(a, b) + smoothstep(a, b, vec4(0.5)) + fma(a, b, a) + radians(a) + degrees(b);
    c = length(a.xyz) + distance(a, b) + dot(a, b) + determinant(mat2(a));
    a.xyz = normalize(cross(a.xyz, b.xyz)) + reflect(a.xyz, b.xyz) + refract(a.xyz, b.xyz, 1.3);
    c = ldexp(frexp(c, e), 3) + (isnan(c) ? 1.0 : 0.0) + (isinf(a.x) ? 1.0 : 0.0);
}
