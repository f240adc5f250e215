// Four steps of relaxation, buffers changing places between dispatches.
//
//@ buffer one: float[1024] uniform 0 100
//@ buffer other: float[1024] zero ulp 4
//@ dispatch 2 4: 0.0 one, 0.1 other, push float 0.2
//@ dispatch 2 4: 0.0 other, 0.1 one, push float 0.3
//@ dispatch 2 4: 0.0 one, 0.1 other, push float 0.4
//@ dispatch 2 4: 0.0 other, 0.1 one, push float 0.5
#version 460
layout(local_size_x = 16, local_size_y = 8) in;
layout(binding = 0) readonly buffer From { float from[]; };
layout(binding = 1) writeonly buffer To { precise float to[]; };
layout(push_constant) uniform Share { float share; };
float at(ivec2 p) { return from[clamp(p.y, 0, 31) * 32 + clamp(p.x, 0, 31)]; }
void main() {
    ivec2 p = ivec2(gl_GlobalInvocationID);
    precise float around = at(p + ivec2(1, 0)) + at(p - ivec2(1, 0)) + at(p + ivec2(0, 1)) + at(p - ivec2(0, 1));
    precise float next = (1.0 - share) * at(p) + share * (0.25 * around);
    to[p.y * 32 + p.x] = next;
}
