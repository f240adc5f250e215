// Ink in a stirred fluid: what moves is carried along (semi-Lagrangian), then made free of divergence (Jacobi's method).
static float4 sample(global const float4 *field, float2 at, int width, int height)
{
    at = clamp(at, (float2)(0), (float2)(width - 1.001f, height - 1.001f));
    const int2 corner = convert_int2(at);
    const float2 part = at - convert_float2(corner);
    const int i = corner.y * width + corner.x;
    return mix(mix(field[i], field[i + 1], part.x), mix(field[i + width], field[i + width + 1], part.x), part.y);
}

// x, y: velocity in pixels per step; z: ink; w: ink of the other colour.
kernel void carry(global const float4 *from, global float4 *to, int number)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    const float2 here = (float2)(x, y);
    float4 next = sample(from, here - from[y * width + x].xy, width, height);
    next.xy *= 0.9995f;
    // Three jets that turn slowly.
    for (int jet = 0; jet < 3; ++jet) {
        const float turn = jet * 2.0943951f + number * 0.012f;
        const float2 centre = (float2)(width, height) * 0.5f + (float2)(cos(turn), sin(turn)) * (height * 0.3f);
        const float2 way = here - centre;
        const float near = exp(-dot(way, way) / 90.0f);
        const float aim = turn + 1.9f + 0.5f * sin(number * 0.05f + jet);
        next.xy += (float2)(cos(aim), sin(aim)) * near * 1.3f;
        next.z = fma(jet == 0 ? 0.25f : 0.02f, near, next.z);
        next.w = fma(jet == 1 ? 0.25f : 0.02f, near, next.w);
    }
    to[y * width + x] = next;
}

kernel void divergence(global const float4 *field, global float *result, global float *pressure)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    const int i = y * width + x;
    const float right = x + 1 < width ? field[i + 1].x : 0, left = x > 0 ? field[i - 1].x : 0;
    const float below = y + 1 < height ? field[i + width].y : 0, above = y > 0 ? field[i - width].y : 0;
    result[i] = 0.5f * (right - left + below - above);
    pressure[i] = 0;
}

kernel void relax(global const float *divergence, global const float *from, global float *to)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    const int i = y * width + x;
    const float sum = from[x > 0 ? i - 1 : i] + from[x + 1 < width ? i + 1 : i] + from[y > 0 ? i - width : i]
        + from[y + 1 < height ? i + width : i];
    to[i] = 0.25f * (sum - divergence[i]);
}

kernel void project(global float4 *field, global const float *pressure)
{
    const int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), height = get_global_size(1);
    const int i = y * width + x;
    field[i].x -= 0.5f * (pressure[x + 1 < width ? i + 1 : i] - pressure[x > 0 ? i - 1 : i]);
    field[i].y -= 0.5f * (pressure[y + 1 < height ? i + width : i] - pressure[y > 0 ? i - width : i]);
}

kernel void paint(global const float4 *field, global uchar4 *image)
{
    const int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    const float2 ink = 1 - exp(-1.3f * field[i].zw);
    const float3 colour = (float3)(0.02f, 0.03f, 0.06f) + ink.x * (float3)(1.0f, 0.45f, 0.1f) + ink.y * (float3)(0.1f, 0.5f, 1.0f)
        + 0.06f * length(field[i].xy);
    image[i] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
