// A triangle without inputs.
#version 460
const vec2 corners[3] = vec2[3](vec2(-1.0, -1.0), vec2(3.0, -1.0), vec2(-1.0, 3.0));
layout(location = 0) out vec2 uv;
void main() {
    gl_Position = vec4(corners[gl_VertexIndex], 0.0, 1.0);
    uv = 0.5 * corners[gl_VertexIndex] + 0.5;
}
