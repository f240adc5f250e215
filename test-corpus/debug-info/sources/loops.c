// Variables of loops of every kind.

int loops(const int *data, int n) {
  int sum = 0;
  for (int i = 0, j = n; i < j; i++, j--)
    sum += data[i] - data[j];
  while (n > 0) {
    int bit = n & 1;
    sum ^= bit;
    n >>= 1;
  }
  do {
    int old = sum;
    sum = old / 2;
  } while (sum > 100);
  return sum;
}
