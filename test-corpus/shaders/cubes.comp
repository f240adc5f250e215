// Cubes: every face, filters that go on across edges and into corners, and arrays of cubes.
//@ image sky: cube RGBA/FLOAT[8, 8]@2 uniform -2.0 2.0
//@ image skies: cube_array R/FLOAT[5, 5, 12] uniform -2.0 2.0
//@ sampler smooth_one: linear
//@ sampler near_one: nearest
//@ buffer result: float4[3072] zero ulp 1024 at 1.0
//@ buffer sizes: int[4] zero
//@ dispatch 16: 0.0 sampled sky smooth_one, 0.1 sampled sky near_one, 0.2 sampled skies smooth_one, 0.3 result, 0.4 sizes
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) uniform samplerCube sky;
layout(binding = 1) uniform samplerCube near_sky;
layout(binding = 2) uniform samplerCubeArray skies;
layout(binding = 3) writeonly buffer Result { vec4 result[]; };
layout(binding = 4) writeonly buffer Sizes { int sizes[4]; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    // Points of a spiral from pole to pole.
    const float z = 0.9991 - i * 0.001953, angle = i * 2.399963;
    const vec3 direction = vec3(sqrt(1.0 - z * z) * vec2(cos(angle), sin(angle)), z);
    result[3 * i] = textureLod(sky, direction.xzy * 1.7, 0.0);
    result[3 * i + 1] = textureLod(near_sky, direction.yzx, float(i & 1u));
    result[3 * i + 2] = textureLod(skies, vec4(direction, float(i % 3u) * 0.7), 0.0);
    if (i == 0u) {
        sizes[0] = textureSize(sky, 0).x * 100 + textureSize(sky, 1).y;
        const ivec3 many = textureSize(skies, 0);
        sizes[1] = many.x * 10000 + many.y * 100 + many.z;
    }
}
