// A transposition through a tile in shared memory, whose rows are padded, and a shift of each row by a neighbour's value.
//
//@ buffer rows: int[1024] ramp
//@ buffer columns: int[1024] zero
//@ dispatch 2 2: 0.0 rows, 0.1 columns
#version 460
layout(local_size_x = 16, local_size_y = 4) in;
layout(binding = 0) readonly buffer In { int rows[32][32]; };
layout(binding = 1) writeonly buffer Out { int columns[32][32]; };
shared int tile[16][17];
void main() {
    uvec2 corner = gl_WorkGroupID.xy * 16u, l = gl_LocalInvocationID.xy;
    for (uint i = l.y; i < 16u; i += 4u) tile[i][l.x] = rows[corner.y + i][corner.x + l.x];
    barrier();
    for (uint i = l.y; i < 16u; i += 4u) columns[corner.x + i][corner.y + l.x] = tile[l.x][i] * 3 - tile[l.x][(i + 1u) & 15u];
}
