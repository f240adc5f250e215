// Fragments that are given up.
#version 460
layout(location = 0) in vec4 v;
layout(location = 0) out vec4 colour;
float checked(float x) {
    if (x < 0.0) discard;
    return sqrt(x);
}
void main() {
    if (v.a < 0.5) discard;
    colour = vec4(checked(v.x), v.yzw);
}
