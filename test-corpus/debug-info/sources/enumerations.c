// Enumerations with a name, without one, negative and large.

enum Colour { RED, GREEN = 5, BLUE };
enum { BEFORE = -3, AFTER = 4 };
enum Large { TOP = 0xfffffff0u, BOTTOM = 1 };

int next(enum Colour colour, enum Large large) {
  enum Colour other = colour == RED ? GREEN : BLUE;
  return other + BEFORE + AFTER + (large == TOP);
}
