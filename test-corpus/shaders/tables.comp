// Constant tables: of scalars, vectors, arrays of arrays, structures; reached by indices known at run time only.
//
//@ buffer results: float[256] zero
//@ dispatch 1: 0.0 results
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) writeonly buffer Out { vec4 results[]; };
const float squares[8] = float[](0.0, 1.0, 4.0, 9.0, 16.0, 25.0, 36.0, 49.0);
const vec3 corners[4] = vec3[](vec3(0, 0, 1), vec3(1, 0, 2), vec3(0, 1, 3), vec3(1, 1, 4));
const int binomial[5][5] = int[][](int[](1, 0, 0, 0, 0), int[](1, 1, 0, 0, 0), int[](1, 2, 1, 0, 0), int[](1, 3, 3, 1, 0), int[](1, 4, 6, 4, 1));
struct Entry { int key; vec2 value; };
const Entry entries[3] = Entry[](Entry(5, vec2(0.5, 1.5)), Entry(9, vec2(2.5, 3.5)), Entry(11, vec2(4.5, 5.5)));
const mat2 turns[2] = mat2[](mat2(0, 1, -1, 0), mat2(2, 0, 0, 3));
vec2 find(int key) {
    for (int i = 0; i < 3; ++i) if (entries[i].key == key) return entries[i].value;
    return vec2(-1.0);
}
void main() {
    int i = int(gl_GlobalInvocationID.x);
    vec2 found = find(i % 13);
    vec3 corner = corners[i & 3];
    vec2 turned = turns[i & 1] * corner.xy;
    results[i] = vec4(squares[i & 7] + corner[i % 3], float(binomial[i % 5][(i / 5) % 5]), found + turned);
}
