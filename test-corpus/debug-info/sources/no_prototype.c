// Functions without parameters, with none, and of a type of their own.

typedef long Number;

void nothing(void) {}

Number answer(void) {
  Number result = 42;
  nothing();
  return result;
}

static int helper() { return (int)answer(); }

int both(void) { return helper() + (int)answer(); }
