// Comparisons with depths: each operation, filtered, of layers and of cubes.
//@ image depths: depth DEPTH/FLOAT[8, 8] uniform 0.0 1.0
//@ image stack: 2d_array DEPTH/UNORM_INT16[8, 6, 2] uniform 0 65535
//@ image around: cube DEPTH/FLOAT[4, 4] uniform 0.0 1.0
//@ sampler less: linear,clamp-to-edge,compare-less
//@ sampler greater: nearest,repeat,compare-greater-or-equal
//@ sampler near_less: nearest,clamp-to-border,opaque-white,compare-less-or-equal
//@ sampler always: nearest,compare-always
//@ sampler unequal: linear,compare-not-equal
//@ buffer result: float[384] zero ulp 64 at 1.0
//@ dispatch 4: 0.0 sampled depths less, 0.1 sampled stack greater, 0.2 sampled depths near_less, 0.3 sampled depths always, 0.4 sampled around less, 0.5 sampled stack unequal, 0.6 result
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) uniform sampler2DShadow less;
layout(binding = 1) uniform sampler2DArrayShadow greater;
layout(binding = 2) uniform sampler2DShadow near_less;
layout(binding = 3) uniform sampler2DShadow always;
layout(binding = 4) uniform samplerCubeShadow around;
layout(binding = 5) uniform sampler2DArrayShadow unequal;
layout(binding = 6) writeonly buffer Result { float result[]; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    const vec2 uv = vec2(i % 8u, i / 8u) * 0.1531 - 0.091;
    const float reference = float(i) / 61.0;
    result[6 * i] = textureLod(less, vec3(uv, reference), 0.0);
    result[6 * i + 1] = textureGrad(greater, vec4(uv, 1.0, reference), vec2(0.0), vec2(0.0));
    result[6 * i + 2] = textureLod(near_less, vec3(uv * 1.3, reference), 0.0);
    result[6 * i + 3] = textureProjLod(always, vec4(uv, reference, 1.25), 0.0);
    result[6 * i + 4] = textureGrad(around, vec4(uv - 0.4, 0.9, reference), vec3(0.0), vec3(0.0));
    result[6 * i + 5] = textureGrad(unequal, vec4(uv, 0.0, reference), vec2(0.0), vec2(0.0));
}
