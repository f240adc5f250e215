// OpenCL C to compute shaders of Vulkan, by the functions that programs written for clspv call.
//
// Everything is inline and needs no library: a call starts the command of spirv-llvm under the name `clspv`, or the one that the
// environment variable SPIRV_LLVM_CLSPV names, and this starts a clang that is installed. Sources and outputs are files in a
// folder of their own below TMPDIR, which is removed. Options are those of the command line (docs/clspv.md); an argument in
// double quotes may have blanks.
//
// For systems with POSIX. In C, the compiler must offer its names: -std=gnu11, or _POSIX_C_SOURCE=200809L.
#ifndef SPIRV_LLVM_COMPAT_CLSPV_COMPILER_H
#define SPIRV_LLVM_COMPAT_CLSPV_COMPILER_H

#ifdef _WIN32
#error "this header starts processes by POSIX; on Windows, start the command clspv"
#endif

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __cplusplus
#include <string>
#include <utility>
#include <vector>
extern "C" {
#endif

extern char **environ;

// How a compilation ended.
typedef enum ClspvError {
  CLSPV_SUCCESS = 0,
  CLSPV_OUT_OF_HOST_MEM,
  CLSPV_INVALID_ARG,
  CLSPV_ERROR
} ClspvError;

// Returns folder/name, for free.
static inline char *spirv_llvm_clspv_path(const char *folder, const char *name) {
  size_t size = strlen(folder) + strlen(name) + 2;
  char *path = (char *)malloc(size);
  if (path)
    snprintf(path, size, "%s/%s", folder, name);
  return path;
}

// Writes a file. Returns whether all of it was written.
static inline int spirv_llvm_clspv_write(const char *path, const char *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  if (!file)
    return 0;
  size_t written = fwrite(bytes, 1, size, file);
  return (fclose(file) == 0) & (written == size);
}

// Reads a file into memory for free, with a zero behind it. Returns a null pointer if there is none, or no memory.
static inline char *spirv_llvm_clspv_read(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return NULL;
  char *bytes = NULL;
  long length = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : -1;
  if (length >= 0 && fseek(file, 0, SEEK_SET) == 0)
    bytes = (char *)malloc((size_t)length + 1);
  if (bytes) {
    *size = fread(bytes, 1, (size_t)length, file);
    bytes[*size] = 0;
  }
  fclose(file);
  return bytes;
}

// Splits options in place at blanks outside of quotes; `words` has room for as many as the text has bytes. Returns how many.
static inline size_t spirv_llvm_clspv_split(char *text, char **words) {
  size_t count = 0;
  char *to = text;
  int quoted = 0, open = 0;
  for (const char *from = text;; from++) {
    int ends = *from == 0 || (!quoted && strchr(" \t\r\n", *from) != NULL);
    if (ends && open)
      *to++ = 0, open = 0;
    if (*from == 0)
      return count;
    if (ends)
      continue;
    if (!open)
      words[count++] = to, open = 1;
    if (*from == '"')
      quoted = !quoted;
    else
      *to++ = *from;
  }
}

// Starts the command and waits; its messages go to the file `log`. Returns whether it succeeded.
static inline int spirv_llvm_clspv_start(char **words, const char *log) {
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0)
    return 0;
  pid_t child = 0;
  int status = 1;
  int failed = posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0) |
               posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0600) |
               posix_spawn_file_actions_adddup2(&actions, 1, 2);
  int started = !failed && posix_spawnp(&child, words[0], &actions, NULL, words, environ) == 0;
  posix_spawn_file_actions_destroy(&actions);
  if (!started) {
    static const char message[] = "the command clspv does not start: install it, or name it by SPIRV_LLVM_CLSPV";
    spirv_llvm_clspv_write(log, message, sizeof message - 1);
    return 0;
  }
  pid_t ended;
  while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR) {
  }
  return ended == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

// Compiles the source in `folder`.
static inline ClspvError spirv_llvm_clspv_compile_in(const char *folder, const char *program, size_t program_size,
                                                     const char *options, char **output_binary,
                                                     size_t *output_binary_size, char **output_log) {
  const char *variable = getenv("SPIRV_LLVM_CLSPV");
  char *source = spirv_llvm_clspv_path(folder, "source.cl");
  char *binary = spirv_llvm_clspv_path(folder, "shader.spv");
  char *log = spirv_llvm_clspv_path(folder, "messages");
  char *text = (char *)malloc(strlen(options) + 1);
  char **words = (char **)malloc((strlen(options) + 8) * sizeof(char *));
  ClspvError result = CLSPV_OUT_OF_HOST_MEM;
  if (source && binary && log && text && words) {
    char command[] = "clspv", output[] = "-o", include[] = "-I";
    strcpy(text, options);
    size_t count = 1 + spirv_llvm_clspv_split(text, words + 1);
    words[0] = variable && *variable ? (char *)(uintptr_t)variable : command;
    words[count++] = include;
    words[count++] = (char *)(uintptr_t)folder;
    words[count++] = output;
    words[count++] = binary;
    words[count++] = source;
    words[count] = NULL;
    size_t log_size = 0;
    int done = spirv_llvm_clspv_write(source, program, program_size) && spirv_llvm_clspv_start(words, log);
    if (done)
      *output_binary = spirv_llvm_clspv_read(binary, output_binary_size);
    result = done && *output_binary ? CLSPV_SUCCESS : CLSPV_ERROR;
    if (output_log)
      *output_log = spirv_llvm_clspv_read(log, &log_size);
    unlink(source);
    unlink(binary);
    unlink(log);
  }
  free(source);
  free(binary);
  free(log);
  free(text);
  free(words);
  return result;
}

// Makes a folder for one compilation. Returns its path, for free.
static inline char *spirv_llvm_clspv_folder(void) {
  const char *variable = getenv("TMPDIR");
  char *folder = spirv_llvm_clspv_path(variable && *variable ? variable : P_tmpdir, "spirv-llvm-XXXXXX");
  if (folder && !mkdtemp(folder)) {
    free(folder);
    folder = NULL;
  }
  return folder;
}

// Compiles a source; a size of 0 is that of a text with a zero behind it. There is one program: several are an error. Output and
// log are for free; of a failure there is no output, and the log has the messages.
static inline ClspvError clspvCompileFromSourcesString(const size_t program_count, const size_t *program_sizes,
                                                       const char **programs, const char *options,
                                                       char **output_binary, size_t *output_binary_size,
                                                       char **output_log) {
  if (!programs || program_count == 0 || !programs[0] || !output_binary || !output_binary_size)
    return CLSPV_INVALID_ARG;
  *output_binary = NULL;
  *output_binary_size = 0;
  if (output_log)
    *output_log = NULL;
  if (program_count > 1) {
    static const char message[] = "several programs are not supported: compile each by a call of its own";
    if (output_log && (*output_log = (char *)malloc(sizeof message)))
      memcpy(*output_log, message, sizeof message);
    return CLSPV_ERROR;
  }
  size_t size = program_sizes && program_sizes[0] ? program_sizes[0] : strlen(programs[0]);
  char *folder = spirv_llvm_clspv_folder();
  if (!folder)
    return CLSPV_ERROR;
  ClspvError result = spirv_llvm_clspv_compile_in(folder, programs[0], size, options ? options : "", output_binary,
                                                  output_binary_size, output_log);
  rmdir(folder);
  free(folder);
  return result;
}

// Frees the results of a compilation.
static inline void clspvFreeOutputBuildObjs(char *output_binary, char *output_log) {
  free(output_binary);
  free(output_log);
}

#ifdef __cplusplus
} // extern "C"

namespace clspv {

// Compiles sources: one, as above. Returns 0, or the error.
inline int CompileFromSourcesString(const std::vector<std::string> &programs, const std::string &options,
                                    std::vector<uint32_t> *output_buffer, std::string *output_log) {
  std::vector<const char *> texts;
  std::vector<size_t> sizes;
  for (const std::string &program : programs) {
    texts.push_back(program.c_str());
    sizes.push_back(program.size());
  }
  char *binary = nullptr, *log = nullptr;
  size_t size = 0;
  int result = clspvCompileFromSourcesString(texts.size(), sizes.data(), texts.data(), options.c_str(), &binary, &size,
                                             &log);
  if (binary && output_buffer) {
    output_buffer->resize(size / sizeof(uint32_t));
    memcpy(output_buffer->data(), binary, size / sizeof(uint32_t) * sizeof(uint32_t));
  }
  if (output_log)
    *output_log = log ? log : "";
  clspvFreeOutputBuildObjs(binary, log);
  return result;
}

// Compiles a source. The second argument is not used.
inline int CompileFromSourceString(const std::string &program, const std::string &, const std::string &options,
                                   std::vector<uint32_t> *output_binary, std::string *output_log = nullptr) {
  return CompileFromSourcesString({program}, options, output_binary, output_log);
}

} // namespace clspv
#endif

#endif // SPIRV_LLVM_COMPAT_CLSPV_COMPILER_H
