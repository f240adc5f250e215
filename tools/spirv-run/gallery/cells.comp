#version 450
// Voronoi's cells by flooding in jumps: each pixel asks ever nearer pixels for the seed that is nearest to them.
layout(local_size_x = 16, local_size_y = 8) in;
layout(set = 0, binding = 0) readonly buffer From { int from[]; };
layout(set = 0, binding = 1) buffer To { int to[]; };
layout(set = 0, binding = 2) buffer Image { uint image[]; };
layout(push_constant) uniform Arguments { int width; int height; int jump; };

uint mixed(uint x)
{
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return x ^ (x >> 16);
}

vec2 place(int pixel)
{
    return vec2(pixel % width, pixel / width);
}

void main()
{
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    const int here = at.y * width + at.x;
    if (jump < 0) {
        to[here] = mixed(uint(here)) % 2600u == 0u ? here : -1;
        return;
    }
    if (jump == 0) {
        const int seed = from[here];
        const float distance = length(place(seed) - vec2(at));
        int same = 0;
        for (int d = 0; d < 4; ++d) {
            const ivec2 next = clamp(at + ivec2((d - 1) % 2, (d - 2) % 2), ivec2(0), ivec2(width, height) - 1);
            same += int(from[next.y * width + next.x] == seed);
        }
        const uint h = mixed(uint(seed) + 17u);
        const vec3 tint = 0.55 + 0.45 * cos(vec3(0.0, 2.1, 4.2) + float(h & 255u) / 40.0);
        const float shade = 0.35 + 0.65 * exp(-distance / 26.0);
        const vec3 colour = distance < 1.6 ? vec3(1.0) : same < 4 ? vec3(0.04) : tint * shade;
        image[here] = packUnorm4x8(vec4(colour, 1.0));
        return;
    }
    int best = -1;
    float nearest = 1e30;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const ivec2 other = at + ivec2(dx, dy) * jump;
            if (any(lessThan(other, ivec2(0))) || any(greaterThanEqual(other, ivec2(width, height))))
                continue;
            const int seed = from[other.y * width + other.x];
            if (seed < 0)
                continue;
            const vec2 way = place(seed) - vec2(at);
            const float distance = dot(way, way);
            if (distance < nearest || (distance == nearest && seed < best)) {
                nearest = distance;
                best = seed;
            }
        }
    to[here] = best;
}
