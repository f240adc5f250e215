// Variables of functions that stay.

#define GLOBAL __attribute__((address_space(1)))

int counter(int step) {
  static GLOBAL int total;
  static GLOBAL int calls[2] = {1, 2};
  total += step;
  {
    static GLOBAL int total = 7;
    total++;
    calls[0] += total;
  }
  return total + calls[0];
}
