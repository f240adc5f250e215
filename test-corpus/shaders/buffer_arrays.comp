// Arrays of buffers: one that the shader chooses by a number, and all of them in turn.
//
//@ buffer first: uint[64] uniform 0 1000
//@ buffer second: uint[64] uniform 0 1000
//@ buffer third: uint[64] uniform 0 1000
//@ buffer scales: uint[4] ramp
//@ buffer offsets: uint[4] uniform 0 9
//@ buffer result: uint[64] zero
//@ dispatch 4: 0.0.0 first, 0.0.1 second, 0.0.2 third, 1.0.0 uniform scales, 1.0.1 uniform offsets, 1.1 result, push uint 2
#version 460
layout(local_size_x = 16) in;
layout(set = 0, binding = 0) buffer Numbers { uint v[]; } numbers[3];
layout(set = 1, binding = 0) uniform Four { uvec4 v; } fours[2];
layout(set = 1, binding = 1) writeonly buffer Out { uint result[]; };
layout(push_constant) uniform Pushed { uint chosen; };
void main() {
    uint i = gl_GlobalInvocationID.x, sum = numbers[chosen].v[i] * fours[chosen & 1u].v.z;
    for (int at = 0; at < 3; ++at) sum = sum * 3u + numbers[at].v[i];
    numbers[1].v[i] ^= uint(numbers[2].v.length());
    result[i] = sum + fours[0].v.y + fours[1].v.w;
}
