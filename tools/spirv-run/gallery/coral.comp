#version 450
// Reaction and diffusion of two substances (Gray and Scott's model); a pass of each invocation is chosen by `pass`.
layout(local_size_x = 16, local_size_y = 16) in;
layout(set = 0, binding = 0) readonly buffer From { vec2 from[]; };
layout(set = 0, binding = 1) buffer To { vec2 to[]; };
layout(set = 0, binding = 2) buffer Image { uint image[]; };
layout(push_constant) uniform Arguments { int width; int height; int pass; };

// The tile of the work-group with a rim of one cell.
shared vec2 tile[18][18];

void seed(ivec2 at)
{
    uint h = uint(at.x / 12) * 374761393u + uint(at.y / 12) * 668265263u;
    h = (h ^ (h >> 13)) * 1274126177u;
    to[at.y * width + at.x] = (h >> 16) % 23u == 0u ? vec2(0.5, 0.35) : vec2(1.0, 0.0);
}

void react(ivec2 at)
{
    const ivec2 corner = ivec2(gl_WorkGroupID.xy) * 16 - 1;
    for (int i = int(gl_LocalInvocationIndex); i < 18 * 18; i += 256) {
        const ivec2 cell = (corner + ivec2(i % 18, i / 18) + ivec2(width, height)) % ivec2(width, height);
        tile[i / 18][i % 18] = from[cell.y * width + cell.x];
    }
    barrier();
    const ivec2 l = ivec2(gl_LocalInvocationID.xy) + 1;
    const vec2 here = tile[l.y][l.x];
    vec2 spread = 0.2 * (tile[l.y][l.x - 1] + tile[l.y][l.x + 1] + tile[l.y - 1][l.x] + tile[l.y + 1][l.x]);
    spread += 0.05 * (tile[l.y - 1][l.x - 1] + tile[l.y - 1][l.x + 1] + tile[l.y + 1][l.x - 1] + tile[l.y + 1][l.x + 1]);
    spread -= here;
    const float feed = mix(0.018, 0.054, float(at.x) / width), kill = mix(0.051, 0.063, float(at.x) / width);
    const float turned = here.x * here.y * here.y;
    const vec2 change = vec2(1.0, 0.5) * spread + vec2(-turned + feed * (1.0 - here.x), turned - (kill + feed) * here.y);
    to[at.y * width + at.x] = clamp(here + change, 0.0, 1.0);
}

void paint(ivec2 at)
{
    const float v = from[at.y * width + at.x].y;
    const vec3 sea = vec3(0.03, 0.09, 0.16), reef = vec3(0.95, 0.45, 0.35), tip = vec3(1.0, 0.9, 0.75);
    const vec3 colour = mix(mix(sea, reef, smoothstep(0.05, 0.25, v)), tip, smoothstep(0.25, 0.42, v));
    image[at.y * width + at.x] = packUnorm4x8(vec4(colour, 1.0));
}

void main()
{
    const ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    if (pass == 0)
        seed(at);
    else if (pass == 1)
        react(at);
    else
        paint(at);
}
