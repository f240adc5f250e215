// Numbers that look random.
#version 460
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 colour;
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
float noise(vec2 p) {
    vec2 i = floor(p), f = smoothstep(0.0, 1.0, fract(p));
    return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1)), f.x), f.y);
}
void main() {
    float sum = 0.0, scale = 0.5;
    vec2 p = uv * 8.0;
    for (int i = 0; i < 5; ++i, scale *= 0.5, p = mat2(1.6, 1.2, -1.2, 1.6) * p) sum += scale * noise(p);
    colour = vec4(vec3(sum), 1.0);
}
