// A scene of distances.
#version 460
layout(location = 0) in vec2 uv;
layout(push_constant) uniform Time { float time; };
layout(location = 0) out vec4 colour;
float scene(vec3 p) {
    float ball = length(p - vec3(0.0, sin(time), 3.0)) - 1.0;
    vec3 q = abs(mod(p, 4.0) - 2.0) - 0.5;
    return min(min(ball, p.y + 1.5), length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0));
}
void main() {
    vec3 ray = normalize(vec3(2.0 * uv - 1.0, 1.5)), at = vec3(0.0);
    float way = 0.0;
    for (int i = 0; i < 64; ++i) {
        float d = scene(at + way * ray);
        if (d < 0.001 || way > 30.0) break;
        way += d;
    }
    colour = vec4(vec3(exp(-0.1 * way)), 1.0);
}
