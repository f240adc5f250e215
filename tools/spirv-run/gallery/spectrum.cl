// Waves in a picture, and the same picture without its high frequencies: fast Fourier transforms of 512 in local memory.
#define SIZE 512
#define LANES 64

static float2 times(float2 a, float2 b)
{
    return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

kernel void picture(global float2 *field)
{
    const int x = get_global_id(0), y = get_global_id(1);
    const float2 way = (float2)(x - SIZE / 2, y - SIZE / 2);
    const float star = cos(5 * atan2(way.y, way.x)) * 60 + 150 > length(way) ? 1.0f : 0.0f;
    const float weave = ((x / 8 + y / 8) & 1) * 0.35f;
    field[y * SIZE + x] = (float2)(star * (0.65f + weave) + (1 - star) * weave * 0.6f, 0);
}

// Transforms one line per work-group; `step` and `line` as in memory, `sign` -1 there and 1 back.
kernel void transform(global float2 *field, local float2 *a, local float2 *b, int step, int line, float sign)
{
    const int lane = get_local_id(0), start = get_group_id(0) * line;
    for (int i = lane; i < SIZE; i += LANES)
        a[i] = field[start + i * step];
    barrier(CLK_LOCAL_MEM_FENCE);
    local float2 *from = a, *to = b;
    // Stockham's form: no bits to reverse.
    for (int half_size = SIZE / 2, stride = 1; half_size >= 1; half_size /= 2, stride *= 2) {
        for (int i = lane; i < SIZE / 2; i += LANES) {
            const int p = i / stride, q = i % stride;
            const float angle = sign * M_PI_F * p / half_size;
            const float2 u = from[q + stride * p], v = from[q + stride * (p + half_size)];
            to[q + stride * 2 * p] = u + v;
            to[q + stride * (2 * p + 1)] = times(u - v, (float2)(cos(angle), sin(angle)));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        local float2 *other = from;
        from = to;
        to = other;
    }
    const float scale = sign > 0 ? 1.0f / SIZE : 1.0f;
    for (int i = lane; i < SIZE; i += LANES)
        field[start + i * step] = from[i] * scale;
}

kernel void keep_low(global float2 *field, global float *strength, int radius)
{
    const int x = get_global_id(0), y = get_global_id(1);
    const int fx = x < SIZE / 2 ? x : x - SIZE, fy = y < SIZE / 2 ? y : y - SIZE;
    const float2 value = field[y * SIZE + x];
    strength[((y + SIZE / 2) % SIZE) * SIZE + (x + SIZE / 2) % SIZE] = log(1 + length(value));
    if (fx * fx + fy * fy > radius * radius)
        field[y * SIZE + x] = (float2)(0);
}

// Left: the strength of each frequency, low ones in the middle. Right: what is left of the picture.
kernel void paint(global const float2 *field, global const float *strength, global uchar4 *image)
{
    const int x = get_global_id(0), y = get_global_id(1);
    float3 colour;
    if (x < SIZE) {
        const float s = strength[y * SIZE + x] / 11.0f;
        colour = (float3)(s * 1.6f, s * s * 2.4f, s * s * s * 6 + 0.08f);
    } else {
        const float light = field[y * SIZE + x - SIZE].x;
        colour = mix((float3)(0.05f, 0.08f, 0.2f), (float3)(1.0f, 0.9f, 0.6f), light);
    }
    image[y * 2 * SIZE + x] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
