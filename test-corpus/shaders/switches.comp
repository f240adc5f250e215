// A switch with cases that fall through, and one in a loop.
//
//@ buffer v: int[64] uniform -50 50
//@ dispatch 2: 0.0 v
#version 460
layout(local_size_x = 32) in;
layout(binding = 0) buffer B { int v[]; };
void main() {
    int x = v[gl_GlobalInvocationID.x];
    int y = 0;
    for (int i = 0; i < 10; ++i) {
        switch ((x + i) & 7) {
        case 0: y += 1;
        case 1: y += 2; break;
        case 2: continue;
        case 5: y = -y; break;
        default: y ^= i;
        }
        if (y > 100) break;
    }
    v[gl_GlobalInvocationID.x] = y;
}
