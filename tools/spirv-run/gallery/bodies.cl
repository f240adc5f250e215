// Two discs of bodies that pass each other. Every body is drawn to every other one; positions come through local memory.
#define TILE 64

kernel void discs(global float4 *position, global float4 *velocity)
{
    const int i = get_global_id(0), count = get_global_size(0);
    uint h = i * 2654435761u;
    h ^= h >> 15;
    h *= 2246822519u;
    h ^= h >> 13;
    const float side = i % 2 ? 1.0f : -1.0f;
    const float radius = 0.03f + 0.42f * sqrt((h & 0xffff) / 65536.0f), angle = (h >> 16) * (6.2831853f / 65536.0f);
    const float3 centre = (float3)(0.75f * side, 0.25f * side, 0);
    const float3 place = (float3)(cos(angle), sin(angle), 0.05f * sin(7 * angle)) * radius;
    // The mass inside the body's circle holds it on its way.
    const float speed = sqrt(0.5f * (radius * radius) / (0.45f * 0.45f) / radius);
    position[i] = (float4)(centre + place, 1.0f / count);
    velocity[i] = (float4)((float3)(-sin(angle), cos(angle), 0) * speed * side - (float3)(0.3f * side, 0, 0), 0);
}

kernel void step(global const float4 *from, global float4 *to, global float4 *velocity, local float4 *tile, float time)
{
    const int i = get_global_id(0), lane = get_local_id(0), count = get_global_size(0);
    const float4 self = from[i];
    float3 pull = 0;
    for (int first = 0; first < count; first += TILE) {
        tile[lane] = from[first + lane];
        barrier(CLK_LOCAL_MEM_FENCE);
        for (int k = 0; k < TILE; ++k) {
            const float3 way = tile[k].xyz - self.xyz;
            const float inverse = rsqrt(dot(way, way) + 0.0008f);
            pull += way * (tile[k].w * inverse * inverse * inverse);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
    }
    const float3 faster = velocity[i].xyz + pull * time;
    velocity[i] = (float4)(faster, 0);
    to[i] = (float4)(self.xyz + faster * time, self.w);
}

// Each body lights a few pixels; atomics, since others may light the same.
kernel void splat(global const float4 *position, global const float4 *velocity, global uint *light, int width, int height)
{
    const int i = get_global_id(0);
    const float2 centre = position[i].xy * (height * 0.36f) + (float2)(width, height) * 0.5f;
    const uint red = i % 2 ? 90 : 30, blue = i % 2 ? 30 : 100, green = 40 + min(60.0f, 40 * length(velocity[i].xyz));
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const int x = (int)centre.x + dx, y = (int)centre.y + dy;
            if (x < 0 || y < 0 || x >= width || y >= height)
                continue;
            const uint part = dx == 0 && dy == 0 ? 4 : dx == 0 || dy == 0 ? 2 : 1;
            const int at = 3 * (y * width + x);
            atomic_add(&light[at], red * part);
            atomic_add(&light[at + 1], green * part);
            atomic_add(&light[at + 2], blue * part);
        }
}

kernel void paint(global const uint *light, global uchar4 *image)
{
    const int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    const float3 sum = (float3)(light[3 * i], light[3 * i + 1], light[3 * i + 2]);
    const float3 colour = 1 - exp(sum * -0.0012f);
    image[i] = (uchar4)(convert_uchar3_sat_rte(colour * 255), 255);
}
