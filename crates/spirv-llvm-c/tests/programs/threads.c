/* Sixty-four threads translate at once, with the same options, and all get the same bytes. Argument: a bitcode file. */
#include <spirv_llvm.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 64, ROUNDS = 4 };

static unsigned char bitcode[1 << 20];
static size_t bitcode_size;
static spirv_llvm_options *options;

/* The SPIR-V of the first round, or null when something went wrong. */
static void *work(void *unused) {
  (void)unused;
  spirv_llvm_result *first = spirv_llvm_to_spirv(bitcode, bitcode_size, options);
  const spirv_llvm_bytes wanted = spirv_llvm_result_bytes(first);
  int right = spirv_llvm_result_status(first) == SPIRV_LLVM_STATUS_OK;
  for (int round = 0; right && round < ROUNDS; ++round) {
    spirv_llvm_result *there = spirv_llvm_to_spirv(bitcode, bitcode_size, options);
    const spirv_llvm_bytes spirv = spirv_llvm_result_bytes(there);
    right = spirv.size == wanted.size && memcmp(spirv.data, wanted.data, wanted.size) == 0;
    spirv_llvm_result *back = spirv_llvm_to_llvm(spirv.data, spirv.size, options);
    right = right && spirv_llvm_result_status(back) == SPIRV_LLVM_STATUS_OK;
    right = right && spirv_llvm_result_json(first) != NULL;
    spirv_llvm_result_free(back);
    spirv_llvm_result_free(there);
  }
  if (right)
    return first;
  spirv_llvm_result_free(first);
  return NULL;
}

int main(int count, char **arguments) {
  FILE *file = count == 2 ? fopen(arguments[1], "rb") : NULL;
  if (file == NULL)
    return 2;
  bitcode_size = fread(bitcode, 1, sizeof bitcode, file);
  fclose(file);
  options = spirv_llvm_options_new();
  pthread_t threads[THREADS];
  for (int at = 0; at < THREADS; ++at)
    if (pthread_create(&threads[at], NULL, work, NULL) != 0)
      return 3;
  spirv_llvm_result *results[THREADS];
  for (int at = 0; at < THREADS; ++at) {
    void *result;
    pthread_join(threads[at], &result);
    results[at] = result;
  }
  int wrong = 0;
  const spirv_llvm_bytes wanted = spirv_llvm_result_bytes(results[0]);
  for (int at = 0; at < THREADS; ++at) {
    const spirv_llvm_bytes bytes = spirv_llvm_result_bytes(results[at]);
    wrong += results[at] == NULL || bytes.size != wanted.size || memcmp(bytes.data, wanted.data, wanted.size) != 0;
  }
  for (int at = 0; at < THREADS; ++at)
    spirv_llvm_result_free(results[at]);
  spirv_llvm_options_free(options);
  printf("%d of %d threads differ\n", wrong, THREADS);
  return wrong != 0;
}
