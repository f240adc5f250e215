/* Loads libraries that each hold an LLVM of their own into one process, and has each translate. Arguments: a SPIR-V file,
 * and the libraries. */
#include <dlfcn.h>
#include <stdio.h>

typedef int (*round_trip)(const char *data, size_t size);

int main(int count, char **arguments) {
  static char spirv[1 << 16];
  FILE *file = count > 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL)
    return 2;
  const size_t size = fread(spirv, 1, sizeof spirv, file);
  fclose(file);
  enum { MOST = 8 };
  round_trip functions[MOST];
  for (int at = 2; at < count && at - 2 < MOST; ++at) {
    void *library = dlopen(arguments[at], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
      fprintf(stderr, "%s\n", dlerror());
      return 3;
    }
    *(void **)&functions[at - 2] = dlsym(library, "round_trip");
  }
  /* All of them are there before the first translates, and each translates twice. */
  for (int round = 0; round < 2; ++round)
    for (int at = 2; at < count && at - 2 < MOST; ++at)
      if (functions[at - 2] == NULL || functions[at - 2](spirv, size) != 0)
        return 1;
  return 0;
}
