// Variables of the file: defined, static, external, and of structures.

#define GLOBAL __attribute__((address_space(1)))

struct Point {
  float x, y;
};

GLOBAL int counter = 3;
static GLOBAL struct Point origin = {1, 2};
extern GLOBAL struct Point outside;
volatile GLOBAL int *GLOBAL watched = &counter;

float distance(void) {
  origin.x += 1;
  return origin.x - outside.y + *watched;
}
