// Cases with variables of their own.

int classify(int kind, int value) {
  switch (kind) {
  case 0: {
    int twice = value * 2;
    return twice;
  }
  case 1:
  case 2: {
    int half = value / 2;
    value = half;
    break;
  }
  default:
    value = -1;
  }
  return value;
}
