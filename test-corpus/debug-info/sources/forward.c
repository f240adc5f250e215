// Structures that are declared only, and one that is defined behind its use.

struct Hidden;
struct Later;

struct Holder {
  struct Hidden *hidden;
  struct Later *later;
};

struct Later {
  int value;
  struct Holder *holder;
};

int value(struct Holder *holder) { return holder->hidden ? holder->later->value : 0; }
