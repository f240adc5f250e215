// Variables of the same name in blocks inside each other.

int nested(int value) {
  int result = value;
  {
    int value = result * 2;
    for (int i = 0; i < value; i++) {
      int value = i;
      result += value;
    }
    result -= value;
  }
  return result;
}
