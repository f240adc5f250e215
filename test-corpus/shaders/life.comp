// The game of life on a torus.
//
//@ buffer before: uint[256] uniform 0 1
//@ buffer after: uint[256] zero
//@ dispatch 2 2: 0.0 before, 0.1 after, push int2 (16, 16)
//@ dispatch 2 2: 0.0 after, 0.1 before, push int2 (16, 16)
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) readonly buffer Before { uint before[]; };
layout(binding = 1) writeonly buffer After { uint after[]; };
layout(push_constant) uniform Size { ivec2 size; };
void main() {
    ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    uint around = 0u;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x) {
            ivec2 other = (at + ivec2(x, y) + size) % size;
            if (x != 0 || y != 0) around += before[other.y * size.x + other.x];
        }
    uint own = before[at.y * size.x + at.x];
    after[at.y * size.x + at.x] = uint(around == 3u || (around == 2u && own == 1u));
}
