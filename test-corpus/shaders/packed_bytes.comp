// Text as bytes in words: base64, character by character, with a table in a string of words.
//
//@ buffer bytes: uint[48] uniform 0 4294967295
//@ buffer text: uint[64] zero
//@ dispatch 1: 0.0 bytes, 0.1 text
#version 460
layout(local_size_x = 64) in;
layout(binding = 0) readonly buffer Bytes { uint bytes[]; };
layout(binding = 1) writeonly buffer Text { uint text[]; };
uint letter(uint six) {
    return six < 26u ? 65u + six : six < 52u ? 71u + six : six < 62u ? six - 4u : six == 62u ? 43u : 47u;
}
uint one(uint at) { return bytes[at >> 2u] >> ((at & 3u) * 8u) & 255u; }
void main() {
    uint i = gl_GlobalInvocationID.x, three = one(3u * i) << 16 | one(3u * i + 1u) << 8 | one(3u * i + 2u);
    uvec4 six = uvec4(three >> 18, three >> 12, three >> 6, three) & 63u;
    text[i] = letter(six.x) | letter(six.y) << 8 | letter(six.z) << 16 | letter(six.w) << 24;
}
