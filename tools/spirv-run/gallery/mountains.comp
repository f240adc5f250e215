#version 450
// Mountains of fractal noise under an evening sky, seen along rays that walk over the heights.
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) buffer Image { uint image[]; };
layout(push_constant) uniform Size { int width; int height; };

float lattice(ivec2 p)
{
    uint h = uint(p.x) * 0x9e3779b1u ^ uint(p.y) * 0x85ebca77u;
    h = (h ^ (h >> 15)) * 0x2c1b3c6du;
    h = (h ^ (h >> 12)) * 0x297a2d39u;
    return float((h ^ (h >> 15)) & 0xffffffu) / 16777216.0;
}

// Value noise and how it rises in both directions.
vec3 noise(vec2 p)
{
    const vec2 cell = floor(p), f = p - cell;
    const vec2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0), du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
    const ivec2 i = ivec2(cell);
    const float a = lattice(i), b = lattice(i + ivec2(1, 0)), c = lattice(i + ivec2(0, 1)), d = lattice(i + ivec2(1, 1));
    const float k = a - b - c + d;
    return vec3(a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y, du * (vec2(b - a, c - a) + k * u.yx));
}

float rise(vec2 p, int octaves)
{
    float sum = 0.0, size = 1.0;
    vec2 slope = vec2(0.0);
    p *= 0.35;
    for (int i = 0; i < octaves; ++i) {
        const vec3 n = noise(p);
        slope += n.yz;
        sum += size * n.x / (1.0 + dot(slope, slope));
        size *= 0.5;
        p = mat2(1.6, -1.2, 1.2, 1.6) * p;
    }
    return 2.3 * sum;
}

vec3 sky(vec3 way, vec3 sun)
{
    const float towards = max(dot(way, sun), 0.0);
    const vec3 dome = mix(vec3(0.95, 0.62, 0.42), vec3(0.2, 0.3, 0.55), smoothstep(-0.02, 0.45, way.y));
    return dome + vec3(1.0, 0.7, 0.35) * (0.25 * pow(towards, 8.0) + 0.9 * pow(towards, 900.0));
}

void main()
{
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    const vec2 place = (vec2(at) - 0.5 * vec2(width, height)) / height;
    const vec3 eye = vec3(1.0, 2.9, 0.0), sun = normalize(vec3(-0.35, 0.16, 1.0));
    const vec3 way = normalize(vec3(place.x, -place.y - 0.1, 1.3));
    float far = 0.2, met = -1.0;
    for (int i = 0; i < 400 && far < 40.0; ++i) {
        const vec3 p = eye + way * far;
        const float above = p.y - rise(p.xz, 7);
        if (above < 0.002 * far) {
            met = far;
            break;
        }
        far += max(0.35 * above, 0.002 * far);
    }
    vec3 colour = sky(way, sun);
    if (met > 0.0) {
        const vec3 p = eye + way * met;
        const float e = 0.003 * met;
        const vec3 n = normalize(vec3(rise(p.xz - vec2(e, 0.0), 10) - rise(p.xz + vec2(e, 0.0), 10), 2.0 * e,
                                      rise(p.xz - vec2(0.0, e), 10) - rise(p.xz + vec2(0.0, e), 10)));
        float shade = 1.0, t = 0.05;
        for (int i = 0; i < 48; ++i) {
            const vec3 q = p + sun * t;
            const float above = q.y - rise(q.xz, 6);
            shade = min(shade, 14.0 * above / t);
            t += clamp(above, 0.05, 0.5);
        }
        shade = clamp(shade, 0.0, 1.0);
        const float snow = smoothstep(0.55, 0.8, n.y) * smoothstep(1.7, 2.6, p.y + 0.5 * noise(p.xz * 6.0).x);
        const vec3 rock = mix(vec3(0.24, 0.19, 0.17), vec3(0.38, 0.33, 0.3), noise(p.xz * 9.0).x);
        const vec3 ground = mix(mix(rock, vec3(0.17, 0.22, 0.1), smoothstep(0.6, 0.9, n.y) * smoothstep(2.0, 0.9, p.y)),
                                vec3(0.92), snow);
        const float light = max(dot(n, sun), 0.0) * shade;
        const vec3 lit = ground * (light * vec3(2.2, 1.5, 0.95) + (0.35 + 0.25 * n.y) * vec3(0.45, 0.55, 0.8));
        colour = mix(colour, lit, exp(-0.0022 * met * met));
    }
    colour = pow(1.0 - exp(-1.4 * colour), vec3(0.75));
    image[at.y * width + at.x] = packUnorm4x8(vec4(colour, 1.0));
}
