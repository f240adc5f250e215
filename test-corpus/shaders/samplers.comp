// Images and samplers that come together in the shader, in arrays of each. lavapipe 22.3 takes other texels where the elements of
// one array are chosen by numbers and by constants: there is an array for each.
//@ image first: 2d RGBA/FLOAT[8, 8] uniform -2.0 2.0
//@ image second: 2d RG/FLOAT[5, 9] uniform -2.0 2.0
//@ image third: 2d R/HALF_FLOAT[16, 4] uniform -2.0 2.0
//@ image colours: 2d sRGBA/UNORM_INT8[8, 8] uniform 0 255
//@ sampler near_repeat: nearest,repeat
//@ sampler smooth_edge: linear,clamp-to-edge
//@ buffer result: float4[128] zero ulp 64 at 1.0
//@ buffer coarse: float4[128] zero ulp 32768 at 1.0
//@ dispatch 8: 0.0.0 sampled first, 0.0.1 sampled second, 0.0.2 sampled third, 0.1.0 sampler near_repeat, 0.1.1 sampler smooth_edge, 0.2 sampled colours, 2.0.0 sampled first, 2.0.1 sampled second, 2.0.2 sampled third, 1.0 result, 1.1 coarse, push uint 2
#version 460
layout(local_size_x = 16) in;
layout(binding = 0) uniform texture2D pictures[3];
layout(binding = 1) uniform sampler samplers[2];
layout(binding = 2) uniform texture2D colours;
layout(set = 1, binding = 0) writeonly buffer Result { vec4 result[]; };
layout(set = 1, binding = 1) writeonly buffer Coarse { vec4 coarse[]; };
layout(set = 2, binding = 0) uniform texture2D same[3];
layout(push_constant) uniform Pushed { uint chosen; };
void main() {
    const uint i = gl_GlobalInvocationID.x;
    const vec2 uv = vec2(i % 16u, i / 16u) * vec2(0.0823, 0.1417) - 0.0371;
    vec4 sum = textureLod(sampler2D(pictures[chosen], samplers[chosen & 1u]), uv, 0.0);
    for (int at = 0; at < 3; ++at) sum = sum * 0.5 + textureLod(sampler2D(same[at], samplers[1]), uv, 0.0);
    result[i] = sum;
    coarse[i] = textureLod(sampler2D(colours, samplers[1]), uv, 0.0) + textureLod(sampler2D(colours, samplers[0]), uv, 0.0);
}
