// A picture of discs and rings, blurred in two passes through local memory: sharp on the left, softer to the right.
#define RADIUS 24
#define WIDTH 64

kernel void discs(global float4 *image)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0);
    const float2 cell = (float2)(x % 96, y % 96) - 48.0f;
    const float distance = length(cell);
    const float ring = distance < 40 && distance > 30 || distance < 14 ? 1.0f : 0.0f;
    const float3 paper = (float3)(0.93f, 0.9f, 0.82f);
    const int column = x / 96, row = y / 96;
    const float3 ink = 0.5f + 0.5f * cos((float3)(0, 2, 4) + 0.9f * column + 1.7f * row);
    image[y * width + x] = (float4)(mix(paper, ink * 0.85f, ring), 1);
}

// One pass: `step` is 1 along lines; along columns it is the width of the image, and groups stand upright.
static void pass(global const float4 *from, global float4 *to, local float4 *line, int along, int across, int size,
                 int step, int other, float softness)
{
    const int lane = get_local_id(0);
    const int start = along - lane;
    for (int i = lane; i < WIDTH + 2 * RADIUS; i += WIDTH)
        line[i] = from[clamp(start + i - RADIUS, 0, size - 1) * step + across * other];
    barrier(CLK_LOCAL_MEM_FENCE);
    const float sigma = 0.3f + softness * RADIUS / 2.5f;
    float4 sum = 0;
    float weights = 0;
    for (int i = -RADIUS; i <= RADIUS; ++i) {
        const float weight = exp(-0.5f * i * i / (sigma * sigma));
        sum += weight * line[lane + RADIUS + i];
        weights += weight;
    }
    to[along * step + across * other] = sum / weights;
}

kernel void blur_lines(global const float4 *from, global float4 *to, local float4 *line)
{
    const int width = get_global_size(0), x = get_global_id(0);
    pass(from, to, line, x, get_global_id(1), width, 1, width, (float)x / width);
}

kernel void blur_columns(global const float4 *from, global float4 *to, local float4 *line)
{
    const int height = get_global_size(0), width = get_global_size(1), x = get_global_id(1);
    pass(from, to, line, get_global_id(0), x, height, width, 1, (float)x / width);
}

kernel void paint(global const float4 *from, global uchar4 *image)
{
    const int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    image[i] = convert_uchar4_sat_rte(from[i] * 255);
}
