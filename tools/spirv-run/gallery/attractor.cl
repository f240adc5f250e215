// A strange attractor of de Jong's kind: where its orbits come by, counted with atomics.
//
// Orbits that begin one bit apart are elsewhere soon: what is rounded the same everywhere is used, and nothing else.
#pragma OPENCL FP_CONTRACT OFF

/// The sine, nearly: two parabolas, made rounder.
float wave(float x)
{
    float t = x * 0.15915494f;
    t -= rint(t);
    const float parabola = t * (8 - 16 * fabs(t));
    return parabola * (0.775f + 0.225f * fabs(parabola));
}

/// A number from -1 to 1 for each of `i`.
float scattered(uint i)
{
    i = (i ^ (i >> 15)) * 0x2c1b3c6d;
    i = (i ^ (i >> 12)) * 0x297a2d39;
    return (int)(i ^ (i >> 15)) * 0x1p-31f;
}

kernel void orbits(global uint *counts, int width, int height, int steps)
{
    const uint i = get_global_id(0);
    const float quarter = 1.5707964f;
    float x = scattered(2 * i), y = scattered(2 * i + 1);
    for (int n = 0; n < steps; ++n) {
        const float next = wave(1.4f * y) - wave(-2.3f * x + quarter);
        y = wave(2.4f * x) - wave(-2.1f * y + quarter);
        x = next;
        if (n < 16)
            continue;
        const int column = (x * 0.235f + 0.5f) * width, row = (y * 0.235f + 0.5f) * height;
        if (column >= 0 && row >= 0 && column < width && row < height)
            atomic_inc(&counts[row * width + column]);
    }
}

kernel void paint(global const uint *counts, global uchar4 *image, float light)
{
    const int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    const float s = log(1 + counts[i] * light);
    const float3 colour = (float3)(0.04f, 0.02f, 0.07f) + s * (float3)(0.55f, 0.32f, 0.14f) + s * s * (float3)(0.02f, 0.04f, 0.12f);
    image[i] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
