// Booleans as values, in vectors, in variables and in functions.
//
//@ buffer all: int[8] uniform 0 4
//@ dispatch 1: 0.0 all
#version 460
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { vec4 v; ivec4 i; };
bool both(bool a, bool b) { return a && b; }
void main() {
    bvec4 less = lessThan(v, vec4(i));
    bool some = any(less) || !all(not(less));
    bool kept[2] = bool[2](some, less.y);
    if (both(kept[0], kept[i.x & 1]) != less.z) v = mix(v, vec4(1.0), less);
    i = ivec4(equal(i, ivec4(3)));
}
