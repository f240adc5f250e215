// Derivatives of every kind.
#version 460
layout(location = 0) in vec2 uv;
layout(location = 0) out vec4 colour;
void main() {
    vec2 d = dFdx(uv) + dFdyFine(uv) + fwidthCoarse(uv);
    float line = abs(fract(uv.x * 10.0) - 0.5) / fwidth(uv.x * 10.0);
    colour = vec4(d, min(line, 1.0), 1.0);
}
