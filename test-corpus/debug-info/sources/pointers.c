// Pointers to pointers, to constants, constant pointers and restricted ones.

int follow(int **deep, const int *read_only, int *const fixed, int *restrict alone, volatile int *shaky,
           const char *const *names, void *anything) {
  *fixed = **deep + *read_only;
  *alone = *shaky + names[0][1];
  return *(int *)anything;
}
