// Variables that are constant, of a file and of a function.

const int limit = 17;
static const float scale[3] = {1.5f, 2.5f, 3.5f};

float scaled(int at) {
  static const long long large = 0x123456789abcdefLL;
  const double small = 0.25;
  return scale[at % 3] * (float)small + (float)(large >> limit);
}
