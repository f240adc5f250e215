// A host that is written for clspv, in C and in C++: compiles a source, and one that is wrong.
#include <clspv/Compiler.h>

static int compile(const char *source, const char *options) {
  char *binary, *log;
  size_t size;
  const char *programs[] = {source};
  ClspvError error = clspvCompileFromSourcesString(1, NULL, programs, options, &binary, &size, &log);
  printf("%d %d %s\n", (int)error, binary && size % 4 == 0 && memcmp(binary, "\3\2\43\7", 4) == 0, log ? log : "");
  clspvFreeOutputBuildObjs(binary, log);
  return error;
}

int main(void) {
  char *binary, *log;
  size_t size;
  const char *two[] = {"", ""};
  compile("kernel void k(global int *out) { *out = VALUE; }", "-D\"VALUE=6 * 7\" -cl-std=CL2.0\t-pod-ubo");
  compile("kernel void k(global int *out) { *out = VALUE; }", NULL);
  printf("%d\n", (int)clspvCompileFromSourcesString(0, NULL, two, "", &binary, &size, &log));
  printf("%d\n", (int)clspvCompileFromSourcesString(2, NULL, two, "", &binary, &size, &log));
  clspvFreeOutputBuildObjs(binary, log);
#ifdef __cplusplus
  std::vector<uint32_t> words;
  std::string messages;
  int error = clspv::CompileFromSourceString("kernel void k(global int *out) { *out = 1; }", "", "", &words, &messages);
  printf("%d %d\n", error, !words.empty() && words[0] == 0x07230203);
#endif
  return 0;
}
