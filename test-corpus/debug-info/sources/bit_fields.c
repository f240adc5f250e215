// Bit fields that share words, cross bytes and end early.

struct Flags {
  unsigned ready : 1;
  unsigned mode : 3;
  int level : 12;
  unsigned : 0;
  unsigned long wide : 40;
  short plain;
};

int pack(struct Flags *flags, int level) {
  flags->level = level;
  flags->wide += flags->mode;
  return flags->ready ? flags->level : flags->plain;
}
