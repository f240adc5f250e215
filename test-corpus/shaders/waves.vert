// A surface that moves, with derivatives by hand.
#version 460
layout(location = 0) in vec2 at;
layout(push_constant) uniform Time { float time; float waves[3]; };
layout(location = 0) out vec3 normal;
float height(vec2 p) {
    float h = 0.0;
    for (int i = 0; i < 3; ++i) h += waves[i] * sin(dot(p, vec2(float(i), 1.0)) + time);
    return h;
}
void main() {
    float h = height(at);
    normal = normalize(vec3(h - height(at + vec2(0.01, 0.0)), 0.01, h - height(at + vec2(0.0, 0.01))));
    gl_Position = vec4(at.x, h, at.y, 1.0);
}
