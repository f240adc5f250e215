// Random numbers, and loops whose length each invocation decides for itself.
//
//@ buffer ends: int[256] zero
//@ dispatch 2: 0.0 ends, push uint 12345
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) writeonly buffer Ends { ivec2 ends[]; };
layout(push_constant) uniform Seed { uint seed; };
uint state;
uint random() {
    state = state * 747796405u + 2891336453u;
    uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
    return (word >> 22u) ^ word;
}
void main() {
    state = seed ^ (gl_GlobalInvocationID.x * 0x9e3779b9u);
    ivec2 at = ivec2(0);
    for (int steps = 0;; ++steps) {
        uint r = random() % 6u;
        if (r == 5u) continue;
        if (r == 4u && steps > 20) break;
        at += ivec2(int(r & 1u) * 2 - 1, int(r >> 1u & 1u) * 2 - 1);
        while (abs(at.x) > 9) {
            at.x /= int(2u + random() % 3u);
            if (abs(at.y) > 99) return;
        }
    }
    ends[gl_GlobalInvocationID.x] = at;
}
