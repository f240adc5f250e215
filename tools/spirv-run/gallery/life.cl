// Conway's game of life on a torus. Cells are bytes: how many generations ago a cell died, at most 255; 0 is alive.
kernel void seed(global uchar *cells, uint number)
{
    const uint i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    uint x = i * 747796405u + number;
    x = ((x >> ((x >> 28) + 4)) ^ x) * 277803737u;
    cells[i] = ((x >> 22) ^ x) % 5 < 2 ? 0 : 255;
}

kernel void generation(global const uchar *from, global uchar *to)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    int alive = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            alive += from[(y + dy + height) % height * width + (x + dx + width) % width] == 0;
    const uchar cell = from[y * width + x];
    const bool lives = cell == 0 ? alive == 3 || alive == 4 : alive == 3;
    to[y * width + x] = lives ? 0 : add_sat(cell, (uchar)1);
}

kernel void paint(global const uchar *cells, global uchar4 *image)
{
    const int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    const float age = cells[i] / 255.0f;
    const float3 colour = cells[i] == 0
        ? (float3)(1.0f, 0.95f, 0.8f)
        : mix((float3)(0.5f, 0.25f, 0.75f), (float3)(0.02f, 0.02f, 0.06f), sqrt(age));
    image[i] = (uchar4)(convert_uchar3_sat(colour * 255), 255);
}
