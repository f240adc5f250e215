// Images with their samplers: filters and addressing modes, coordinates in texels, offsets.
//@ image picture: 2d RGBA/FLOAT[13, 9] uniform -2.0 2.0
//@ image bytes: 2d RGBA/UNORM_INT8[16, 8] uniform 0 255
//@ sampler smooth_repeat: linear,repeat
//@ sampler smooth_mirrored: linear,mirrored-repeat
//@ sampler near_once: nearest,mirror-clamp-to-edge
//@ sampler smooth_edge: linear,clamp-to-edge
//@ sampler near_texels: nearest,clamp-to-edge,unnormalized
//@ sampler mixed: mag-linear,mirrored-repeat,clamp-to-border,opaque-white
//@ buffer result: float4[256] zero ulp 256 at 1.0
//@ buffer coarse: float4[256] zero ulp 98304 at 1.0
//@ dispatch 2 2: 0.0 sampled picture smooth_repeat, 0.1 sampled picture smooth_mirrored, 0.2 sampled picture near_once, 0.3 sampled bytes smooth_edge, 0.4 sampled picture near_texels, 0.5 sampled picture mixed, 0.6 result, 0.7 coarse
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0) uniform sampler2D smooth_repeat;
layout(binding = 1) uniform sampler2D smooth_mirrored;
layout(binding = 2) uniform sampler2D near_once;
layout(binding = 3) uniform sampler2D smooth_edge;
layout(binding = 4) uniform sampler2D near_texels;
layout(binding = 5) uniform sampler2D mixed;
layout(binding = 6) writeonly buffer Result { vec4 result[]; };
layout(binding = 7) writeonly buffer Coarse { vec4 coarse[]; };
void main() {
    const uvec2 id = gl_GlobalInvocationID.xy;
    // From -1.0 to 2.0, and between the edges of texels.
    const vec2 uv = (vec2(id) + 0.37) * 0.1873 - 1.0;
    vec4 sum = textureLod(smooth_repeat, uv, 0.0) + 2.0 * textureLod(smooth_mirrored, uv, 0.0);
    sum += 3.0 * textureLod(near_once, uv, 0.0) + 0.5 * textureLod(mixed, uv, 0.0);
    sum += textureLodOffset(smooth_repeat, uv, 0.0, ivec2(3, -2)) + textureLod(near_texels, vec2(id) - 1.6, 0.0);
    sum += textureProjLod(smooth_mirrored, vec3(uv * 1.5, 1.5), 0.0);
    result[id.y * 16 + id.x] = sum;
    // What is made of 8 bits is computed with as many by some.
    coarse[id.y * 16 + id.x] = textureLod(smooth_edge, uv, 0.0);
}
