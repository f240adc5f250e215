// Unions with a name, in structures, and with arrays.

union Bits {
  float real;
  unsigned bits;
  unsigned char bytes[4];
};

struct Tagged {
  int tag;
  union Bits bits;
};

unsigned exponent(struct Tagged *tagged, float value) {
  union Bits bits = {value};
  tagged->bits = bits;
  return tagged->tag ? bits.bits >> 23 : bits.bytes[3];
}
