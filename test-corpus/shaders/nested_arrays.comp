// Arrays of arrays of structures, and lengths that only the host knows.
//
//@ buffer grid: int[202] uniform 0 1000
//@ dispatch 2: 0.0 grid
#version 460
layout(local_size_x = 8) in;
struct Cell { ivec2 at; float value[3]; };
layout(binding = 0) buffer Grid { int width; Cell cells[][4]; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i >= uint(cells.length())) return;
    for (int k = 0; k < 4; ++k) {
        cells[i][k].at += ivec2(k, width);
        cells[i][k].value[k % 3] = float(k);
    }
}
