// Images of integers with samplers: signed and unsigned, of one to three dimensions, with every addressing mode.
//@ image line: 1d R/SIGNED_INT8[10] uniform -128 127
//@ image picture: 2d RG/UNSIGNED_INT16[7, 6] uniform 0 65535
//@ image volume: 3d RGBA/SIGNED_INT32[5, 4, 3] uniform -100000 100000
//@ image stack: 2d_array R/UNSIGNED_INT32[6, 6, 3] uniform 0 4000000000
//@ sampler mirrored: nearest,mirrored-repeat
//@ sampler once: nearest,mirror-clamp-to-edge
//@ sampler each: nearest,repeat,clamp-to-edge,clamp-to-border,opaque-black
//@ sampler black: nearest,clamp-to-border,transparent-black
//@ buffer numbers: int4[256] zero
//@ buffer words: uint4[256] zero
//@ dispatch 16: 0.0 sampled line mirrored, 0.1 sampled picture once, 0.2 sampled volume each, 0.3 sampled stack black, 0.4 numbers, 0.5 words
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) uniform isampler1D line;
layout(binding = 1) uniform usampler2D picture;
layout(binding = 2) uniform isampler3D volume;
layout(binding = 3) uniform usampler2DArray stack;
layout(binding = 4) writeonly buffer Numbers { ivec4 numbers[]; };
layout(binding = 5) writeonly buffer Words { uvec4 words[]; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    const vec3 at = vec3(i % 16u, i / 16u, i % 7u) * vec3(0.1573, 0.1379, 0.2711) - 0.613;
    numbers[i] = textureLod(line, at.x * 2.0, 0.0) * 3 + textureLod(volume, at, 0.0);
    words[i] = textureLod(picture, at.xy, 0.0) + textureLod(stack, vec3(at.yx, at.z * 2.0), 0.0);
}
