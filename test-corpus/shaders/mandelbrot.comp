// A picture into a buffer of colours.
//
//@ buffer pixels: uint[1024] zero
//@ dispatch 2 2: 0.0 pixels, push {float2 (-0.5, 0.0), float 0.09, int 32, int 30}
#version 460
layout(local_size_x = 16, local_size_y = 16) in;
layout(binding = 0) writeonly buffer Picture { uint pixels[]; };
layout(push_constant) uniform View { vec2 centre; float scale; int width; int height; };
void main() {
    ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    if (at.x >= width || at.y >= height) return;
    vec2 c = centre + scale * (vec2(at) - 0.5 * vec2(width, height)), z = vec2(0.0);
    int n = 0;
    for (; n < 100 && dot(z, z) < 4.0; ++n) z = vec2(z.x * z.x - z.y * z.y, 2.0 * z.x * z.y) + c;
    pixels[at.y * width + at.x] = packUnorm4x8(vec4(vec3(float(n) / 100.0), 1.0));
}
