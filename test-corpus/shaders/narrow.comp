// Numbers of 8 and 16 bits in memory.
//
//@ buffer all: ushort[6] uniform 0 255
//@ dispatch 1: 0.0 all
#version 460
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_8bit_storage : require
layout(local_size_x = 1) in;
layout(binding = 0) buffer B { uint8_t bytes[4]; int16_t words[2]; float16_t halves[2]; };
void main() {
    uint sum = 0u;
    for (int i = 0; i < 4; ++i) sum += uint(bytes[i]);
    words[0] = int16_t(int(words[1]) + int(sum));
    halves[0] = float16_t(float(halves[1]) * 0.5);
}
