// Columns of coloured noise, each sorted by hue by a bitonic network, the later the further to the right.
#define SIZE 512

kernel void noise(global uint *keys)
{
    const uint i = get_global_id(0) * SIZE + get_global_id(1);
    uint x = i * 1664525u + 1013904223u;
    x ^= x >> 16;
    x *= 2246822519u;
    x ^= x >> 13;
    keys[i] = x >> 8;
}

kernel void sort_part(global uint *keys, local uint *column, int columns)
{
    const int lane = get_local_id(0), lanes = get_local_size(0), start = get_group_id(0) * SIZE;
    for (int i = lane; i < SIZE; i += lanes)
        column[i] = keys[start + i];
    barrier(CLK_LOCAL_MEM_FENCE);
    // 45 steps sort 512 keys; a column takes its share of them.
    int left = get_group_id(0) * 46 / columns;
    for (int size = 2; size <= SIZE; size *= 2)
        for (int stride = size / 2; stride > 0; stride /= 2) {
            if (left > 0)
                for (int i = lane; i < SIZE / 2; i += lanes) {
                    const int low = 2 * i - (i & (stride - 1)), high = low + stride;
                    const bool up = (low & size) == 0;
                    const uint a = column[low], b = column[high];
                    column[low] = up ? min(a, b) : max(a, b);
                    column[high] = up ? max(a, b) : min(a, b);
                }
            --left;
            barrier(CLK_LOCAL_MEM_FENCE);
        }
    for (int i = lane; i < SIZE; i += lanes)
        keys[start + i] = column[i];
}

kernel void paint(global const uint *keys, global uchar4 *image)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0);
    const float hue = keys[x * SIZE + y] / 16777216.0f;
    const float3 colour = 0.5f + 0.5f * cos(6.2831853f * (hue + (float3)(0.0f, 0.33f, 0.67f)));
    image[y * width + x] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
