// Images that are read and written, and operations on their texels.
#version 460
layout(local_size_x = 8, local_size_y = 8) in;
layout(binding = 0, rgba8) uniform readonly image2D source;
layout(binding = 1, rgba32f) uniform writeonly image2D target;
layout(binding = 2, r32ui) uniform uimage2D counts;
layout(binding = 3, r32i) uniform iimage3D signed_ones;
void main() {
    ivec2 at = ivec2(gl_GlobalInvocationID.xy);
    if (any(greaterThanEqual(at, imageSize(target)))) return;
    vec4 sum = vec4(0.0);
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) sum += imageLoad(source, at + ivec2(dx, dy));
    imageStore(target, at, sum / 9.0);
    imageAtomicAdd(counts, at, 1u);
    imageStore(signed_ones, ivec3(at, 0), imageLoad(signed_ones, ivec3(at, 1)) - 1);
}
