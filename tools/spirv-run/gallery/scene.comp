#version 450
// A scene of signed distances: marched rays, soft shadows, one reflection.
layout(local_size_x = 8, local_size_y = 8) in;
layout(set = 0, binding = 0) buffer Image { uint image[]; };
layout(push_constant) uniform Size { int width; int height; };

float box(vec3 p, vec3 size, float round)
{
    const vec3 q = abs(p) - size + round;
    return length(max(q, 0.0)) + min(max(q.x, max(q.y, q.z)), 0.0) - round;
}

float torus(vec3 p, vec2 radii)
{
    return length(vec2(length(p.xz) - radii.x, p.y)) - radii.y;
}

// The distance to what is nearest, and what that is.
vec2 scene(vec3 p)
{
    vec2 nearest = vec2(p.y, 0.0);
    const float ball = length(p - vec3(-1.1, 0.7, 0.3)) - 0.7;
    if (ball < nearest.x)
        nearest = vec2(ball, 1.0);
    const float turn = 0.6;
    vec3 q = p - vec3(0.9, 0.6, -0.3);
    q.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * q.xz;
    const float cube = max(box(q, vec3(0.6), 0.06), 0.78 - length(q));
    if (cube < nearest.x)
        nearest = vec2(cube, 2.0);
    vec3 r = p - vec3(0.0, 0.35, 1.5);
    r.yz = mat2(0.94, -0.34, 0.34, 0.94) * r.yz;
    const float ring = torus(r, vec2(0.5, 0.16));
    if (ring < nearest.x)
        nearest = vec2(ring, 3.0);
    return nearest;
}

vec3 normal(vec3 p)
{
    const vec2 e = vec2(0.0005, 0.0);
    return normalize(vec3(scene(p + e.xyy).x - scene(p - e.xyy).x, scene(p + e.yxy).x - scene(p - e.yxy).x,
                          scene(p + e.yyx).x - scene(p - e.yyx).x));
}

// How far a ray goes, and what it meets; a negative distance when it meets nothing.
vec2 march(vec3 from, vec3 way)
{
    float far = 0.01;
    for (int i = 0; i < 160 && far < 30.0; ++i) {
        const vec2 hit = scene(from + way * far);
        if (hit.x < 0.0004 * far)
            return vec2(far, hit.y);
        far += hit.x;
    }
    return vec2(-1.0, 0.0);
}

float shadow(vec3 from, vec3 way)
{
    float light = 1.0, far = 0.03;
    for (int i = 0; i < 64 && far < 8.0; ++i) {
        const float near = scene(from + way * far).x;
        light = min(light, 10.0 * near / far);
        far += clamp(near, 0.01, 0.3);
    }
    return smoothstep(0.0, 1.0, clamp(light, 0.0, 1.0));
}

vec3 sky(vec3 way)
{
    return mix(vec3(0.85, 0.72, 0.6), vec3(0.25, 0.42, 0.7), sqrt(max(way.y, 0.0)));
}

vec3 material(float what, vec3 p)
{
    if (what < 0.5)
        return mod(floor(p.x) + floor(p.z), 2.0) < 0.5 ? vec3(0.75, 0.72, 0.68) : vec3(0.22, 0.24, 0.28);
    return what < 1.5 ? vec3(0.85, 0.25, 0.18) : what < 2.5 ? vec3(0.2, 0.5, 0.75) : vec3(0.95, 0.75, 0.25);
}

vec3 shade(vec3 p, vec3 way, vec3 n, float what)
{
    const vec3 sun = normalize(vec3(-0.6, 0.8, 0.7));
    const float light = max(dot(n, sun), 0.0) * shadow(p, sun);
    const float gloss = pow(max(dot(reflect(way, n), sun), 0.0), 40.0);
    const vec3 colour = material(what, p);
    const vec3 lit = colour * (light * vec3(1.25, 1.1, 0.9) + 0.25 * sky(n)) + gloss * light * 0.5;
    return lit;
}

void main()
{
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    vec3 sum = vec3(0.0);
    for (int part = 0; part < 4; ++part) {
        const vec2 place = (vec2(at) + vec2(part & 1, part >> 1) * 0.5 - 0.5 * vec2(width, height)) / height;
        const vec3 eye = vec3(0.0, 1.9, 5.2);
        vec3 way = normalize(vec3(place.x, -place.y - 0.26, -1.15));
        vec3 from = eye, share = vec3(1.0), colour = vec3(0.0);
        for (int bounce = 0; bounce < 3; ++bounce) {
            const vec2 hit = march(from, way);
            if (hit.x < 0.0) {
                colour += share * sky(way);
                break;
            }
            const vec3 p = from + way * hit.x, n = normal(p);
            const float mirror = hit.y < 0.5 ? 0.12 : 0.1 + 0.6 * pow(1.0 - max(dot(-way, n), 0.0), 4.0);
            const float fog = 1.0 - exp(-0.004 * hit.x * hit.x);
            colour += share * mix((1.0 - mirror) * shade(p, way, n, hit.y), sky(way), fog);
            share *= mirror * (1.0 - fog);
            from = p + n * 0.002;
            way = reflect(way, n);
        }
        sum += sqrt(min(colour, vec3(1.0)));
    }
    image[at.y * width + at.x] = packUnorm4x8(vec4(sum * 0.25, 1.0));
}
