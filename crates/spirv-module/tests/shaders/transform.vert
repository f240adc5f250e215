#version 450
layout(location = 0) in vec4 p; layout(location = 1) in uint k; layout(location = 0) out vec2 uv; out gl_PerVertex { vec4 gl_Position; float gl_PointSize; };
layout(push_constant) uniform Push { mat4 m[2]; } push;
void main() { gl_Position = push.m[k & 1u] * p; gl_PointSize = 1.0; uv = p.xy * float(gl_VertexIndex) + vec2(bitfieldExtract(k, 2, 3), findMSB(k)); }
