// Pointers to functions as parameters, members and names of types.

typedef int (*Compare)(const void *, const void *);

struct Handler {
  Compare compare;
  void (*done)(int code);
};

int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int pick(const struct Handler *handler, const int *a, const int *b) {
  return handler->done ? ascending(a, b) : 0;
}
