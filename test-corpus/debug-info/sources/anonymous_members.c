// Structures and unions without a name inside others.

struct Value {
  int kind;
  union {
    int whole;
    float real;
    struct {
      short low, high;
    };
  };
};

int read(const struct Value *value) { return value->kind ? value->low + value->high : value->whole; }
