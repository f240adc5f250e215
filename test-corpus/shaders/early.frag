// Tests before the shader, and an atomic operation in it.
#version 460
layout(early_fragment_tests) in;
layout(binding = 0) buffer Counters { uint passed; int least; };
layout(location = 0) out vec4 colour;
void main() {
    atomicAdd(passed, 1u);
    atomicMin(least, int(gl_FragCoord.x));
    colour = vec4(float(passed));
}
