/* Translates a kernel's bitcode to SPIR-V, and that to bitcode for a machine. Arguments: the bitcode, the file to write, and
 * options of the way back, each with its value. */
#include <spirv_llvm.h>

#include <stdio.h>

static int fails(spirv_llvm_result *result) {
  if (spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OK)
    return 0;
  fprintf(stderr, "%s\n", spirv_llvm_result_json(result));
  return 1;
}

int main(int count, char **arguments) {
  static char bitcode[1 << 16];
  FILE *file = count > 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL)
    return 2;
  const size_t size = fread(bitcode, 1, sizeof bitcode, file);
  fclose(file);
  spirv_llvm_options *options = spirv_llvm_options_new();
  for (int at = 3; at + 1 < count; at += 2)
    if (spirv_llvm_options_set(options, arguments[at], arguments[at + 1]) != SPIRV_LLVM_STATUS_OK) {
      fprintf(stderr, "%s\n", spirv_llvm_options_error(options));
      return 3;
    }
  spirv_llvm_result *spirv = spirv_llvm_to_spirv(bitcode, size, NULL);
  if (fails(spirv))
    return 4;
  const spirv_llvm_bytes there = spirv_llvm_result_bytes(spirv);
  spirv_llvm_result *made = spirv_llvm_to_llvm(there.data, there.size, options);
  if (fails(made))
    return 5;
  const spirv_llvm_bytes back = spirv_llvm_result_bytes(made);
  file = fopen(arguments[2], "wb");
  if (file == NULL || fwrite(back.data, 1, back.size, file) != back.size || fclose(file) != 0)
    return 6;
  spirv_llvm_result_free(made);
  spirv_llvm_result_free(spirv);
  spirv_llvm_options_free(options);
  return 0;
}
