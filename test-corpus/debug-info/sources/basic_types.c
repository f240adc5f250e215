// Every basic type of C, signed, unsigned and floating.

void many(_Bool b, char c, signed char s, unsigned char u, short h, unsigned short uh, int i, unsigned ui, long l,
          unsigned long ul, float f, double d, volatile long *out) {
  long long ll = l;
  unsigned long long ull = ul;
  *out = b + c + s + u + h + uh + i + ui + ll + (long)ull + (long)f + (long)d;
}
