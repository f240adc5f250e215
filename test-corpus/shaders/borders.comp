// What is beyond the edges of an image, of three colours, for formats with fewer channels than four and for integers.
//@ image four: 2d RGBA/FLOAT[6, 5] uniform -2.0 2.0
//@ image one: 2d R/FLOAT[6, 5] uniform -2.0 2.0
//@ image two: 1d RG/HALF_FLOAT[7] uniform -2.0 2.0
//@ image whole: 2d RGBA/SIGNED_INT32[6, 5] uniform -1000 1000
//@ sampler transparent: linear,clamp-to-border,transparent-black
//@ sampler black: nearest,clamp-to-border,opaque-black
//@ sampler white: linear,clamp-to-border,opaque-white
//@ sampler white_near: nearest,clamp-to-border,opaque-white
//@ buffer result: float4[576] zero ulp 64 at 1.0
//@ buffer numbers: int4[144] zero
//@ dispatch 3 3: 0.0 sampled four transparent, 0.1 sampled one black, 0.2 sampled two white, 0.3 sampled whole white_near, 0.4 sampled four white, 0.5 result, 0.6 numbers
#version 460
layout(local_size_x = 4, local_size_y = 4) in;
layout(binding = 0) uniform sampler2D four;
layout(binding = 1) uniform sampler2D one;
layout(binding = 2) uniform sampler1D two;
layout(binding = 3) uniform isampler2D whole;
layout(binding = 4) uniform sampler2D white;
layout(binding = 5) writeonly buffer Result { vec4 result[]; };
layout(binding = 6) writeonly buffer Numbers { ivec4 numbers[]; };
void main() {
    const vec2 uv = (vec2(gl_GlobalInvocationID.xy) + 0.43) * 0.1571 - 0.4;
    const uint at = gl_GlobalInvocationID.y * 12 + gl_GlobalInvocationID.x;
    result[4 * at] = textureLod(four, uv, 0.0);
    result[4 * at + 1] = textureLod(one, uv, 0.0);
    result[4 * at + 2] = textureLod(two, uv.x, 0.0);
    result[4 * at + 3] = textureLod(white, uv, 0.0);
    numbers[at] = textureLod(whole, uv, 0.0);
}
