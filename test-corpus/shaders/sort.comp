// One step of a sorting network.
//
//@ buffer keys: int[256] uniform -100 100
//@ dispatch 2: 0.0 keys, push {uint 2, uint 1}
//@ dispatch 2: 0.0 keys, push {uint 4, uint 2}
//@ dispatch 2: 0.0 keys, push {uint 4, uint 1}
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) buffer B { int keys[]; };
layout(push_constant) uniform Step { uint size; uint stride; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    uint low = 2u * stride * (i / stride) + i % stride, high = low + stride;
    bool up = (low & size) == 0u;
    int a = keys[low], b = keys[high];
    if ((a > b) == up) {
        keys[low] = b;
        keys[high] = a;
    }
}
