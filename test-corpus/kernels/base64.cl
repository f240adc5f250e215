// Text codecs: base64 encoding, UTF-8 validation by a state table, hexadecimal parsing.
//
//@ buffer data: uchar[768] uniform 0 255
//@ buffer encoded: uchar[1024] zero
//@ buffer valid: uchar[96] zero
//@ buffer numbers: uint[32] zero
//@ launch base64_encode(data, encoded) global 256 local 64
//@ launch utf8_valid(data, valid, int 8) global 96 local 32
//@ launch parse_hex(encoded, numbers) global 32 local 8

__constant char alphabet[65] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

__kernel void base64_encode(__global const uchar *data, __global uchar *encoded) {
  size_t i = get_global_id(0);
  uchar3 in = vload3(i, data);
  uint bits = (uint)in.s0 << 16 | (uint)in.s1 << 8 | in.s2;
  uchar4 out;
  out.x = alphabet[bits >> 18];
  out.y = alphabet[bits >> 12 & 63];
  out.z = alphabet[bits >> 6 & 63];
  out.w = alphabet[bits & 63];
  vstore4(out, i, encoded);
}

static int sequence_length(uchar lead) {
  if (lead < 0x80)
    return 1;
  if (lead >= 0xC2 && lead < 0xE0)
    return 2;
  if ((lead & 0xF0) == 0xE0)
    return 3;
  return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

__kernel void utf8_valid(__global const uchar *data, __global uchar *valid, int length) {
  __global const uchar *p = data + get_global_id(0) * length;
  bool good = true;
  for (int i = 0; good && i < length;) {
    int n = sequence_length(p[i] & 0xdf);
    if (n == 0 || i + n > length) {
      good = false;
      break;
    }
    for (int k = 1; k < n; ++k)
      if ((p[i + k] >> 6) == 0)
        good = false;
    i += n;
  }
  valid[get_global_id(0)] = good;
}

__kernel void parse_hex(__global const uchar *text, __global uint *numbers) {
  uint value = 0;
  for (int i = 0; i < 16; ++i) {
    uchar c = text[get_global_id(0) * 16 + i];
    switch (c) {
    case '0' ... '9':
      value = value * 16 + (c - '0');
      break;
    case 'a' ... 'f':
      value = value * 16 + (c - 'a' + 10);
      break;
    case 'A' ... 'F':
      value = value * 16 + (c - 'A' + 10);
      break;
    }
  }
  numbers[get_global_id(0)] = value;
}
