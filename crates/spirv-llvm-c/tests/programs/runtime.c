/* An OpenCL runtime in small: bitcode of a kernel becomes SPIR-V, specialization constants are asked for and set, SPIR-V
 * becomes bitcode again, and rubbish becomes a build log. Arguments: a bitcode file, a SPIR-V file with the
 * specialization constants 3 (32 bits) and 4 (a Boolean). */
#include <spirv_llvm.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
  do {                                                                                                                 \
    if (!(condition)) {                                                                                                \
      fprintf(stderr, "line %d: %s\n", __LINE__, #condition);                                                          \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static void *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  CHECK(file != NULL);
  CHECK(fseek(file, 0, SEEK_END) == 0);
  *size = (size_t)ftell(file);
  rewind(file);
  void *bytes = malloc(*size);
  CHECK(bytes != NULL && fread(bytes, 1, *size, file) == *size);
  fclose(file);
  return bytes;
}

/* The host's memory, counted. */
static size_t in_use;

static void *allocate(void *user, size_t size, size_t alignment) {
  CHECK(user == &in_use && size > 0 && alignment > 0);
  in_use += size;
  return malloc(size);
}

static void release(void *user, void *memory, size_t size, size_t alignment) {
  CHECK(user == &in_use && alignment > 0);
  in_use -= size;
  free(memory);
}

static void *no_memory(void *user, size_t size, size_t alignment) {
  (void)user, (void)size, (void)alignment;
  return NULL;
}

static void count_message(void *user, spirv_llvm_severity severity, spirv_llvm_status code, const char *text) {
  CHECK(severity == SPIRV_LLVM_SEVERITY_ERROR || severity == SPIRV_LLVM_SEVERITY_WARNING);
  CHECK(code != SPIRV_LLVM_STATUS_OK && strlen(text) > 0);
  ++*(int *)user;
}

static void translate_and_inspect(const char *path) {
  size_t size;
  void *bitcode = read_file(path, &size);
  CHECK(spirv_llvm_is_bitcode(bitcode, size) && !spirv_llvm_is_spirv(bitcode, size));
  spirv_llvm_options *options = spirv_llvm_options_new();
  CHECK(spirv_llvm_options_set(options, "spirv-max-version", "1.2") == SPIRV_LLVM_STATUS_OK);
  CHECK(spirv_llvm_options_set(options, "--spirv-ext", "-all,+SPV_KHR_no_integer_wrap_decoration") == 0);
  CHECK(spirv_llvm_options_error(options) == NULL);
  spirv_llvm_result *result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_bytes spirv = spirv_llvm_result_bytes(result);
  CHECK(spirv_llvm_is_spirv(spirv.data, spirv.size));
  for (size_t at = 0; at < spirv_llvm_result_loss_count(result); ++at) {
    const spirv_llvm_loss *loss = spirv_llvm_result_loss(result, at);
    CHECK(spirv_llvm_loss_kind(loss) && spirv_llvm_loss_name(loss) && spirv_llvm_loss_place(loss, 0));
    CHECK(spirv_llvm_loss_occurrences(loss) > 0 && spirv_llvm_loss_grade(loss) <= SPIRV_LLVM_GRADE_SEMANTIC);
  }
  CHECK(spirv_llvm_result_loss(result, spirv_llvm_result_loss_count(result)) == NULL);
  CHECK(strncmp(spirv_llvm_result_json(result), "{", 1) == 0);

  spirv_llvm_result *inspected = spirv_llvm_inspect(spirv.data, spirv.size);
  const spirv_llvm_report *report = spirv_llvm_result_report(inspected);
  CHECK(report != NULL && spirv_llvm_report_version(report) <= 0x00010200);
  CHECK(spirv_llvm_report_kernel_count(report) == 1 && spirv_llvm_report_addressing_model(report) == 2);
  const spirv_llvm_kernel *kernel = spirv_llvm_report_kernel(report, 0);
  printf("%s:", spirv_llvm_kernel_name(kernel));
  for (size_t at = 0; at < spirv_llvm_kernel_argument_count(kernel); ++at)
    printf(" %s", spirv_llvm_argument_type(spirv_llvm_kernel_argument(kernel, at)));
  printf("\n");
  char name[32];
  CHECK(spirv_llvm_name(SPIRV_LLVM_NAME_KIND_CAPABILITY, 6, name, sizeof name) == 6 && strcmp(name, "Kernel") == 0);
  CHECK(spirv_llvm_name(SPIRV_LLVM_NAME_KIND_CAPABILITY, 6, name, 3) == 6 && strcmp(name, "Ke") == 0);

  spirv_llvm_result *back = spirv_llvm_to_llvm(spirv.data, spirv.size, options);
  CHECK(spirv_llvm_result_status(back) == SPIRV_LLVM_STATUS_OK && spirv_llvm_result_oldest_llvm(back) == 0);
  spirv_llvm_bytes again = spirv_llvm_result_bytes(back);
  CHECK(spirv_llvm_is_bitcode(again.data, again.size));
  spirv_llvm_result_free(back);
  spirv_llvm_result_free(inspected);
  spirv_llvm_result_free(result);
  spirv_llvm_options_free(options);
  free(bitcode);
}

static void specialize(const char *path) {
  size_t size;
  void *spirv = read_file(path, &size);
  spirv_llvm_result *inspected = spirv_llvm_inspect(spirv, size);
  const spirv_llvm_report *report = spirv_llvm_result_report(inspected);
  CHECK(spirv_llvm_report_spec_constant_count(report) == 2);
  const spirv_llvm_spec_constant *first = spirv_llvm_report_spec_constant(report, 0);
  const spirv_llvm_spec_constant *second = spirv_llvm_report_spec_constant(report, 1);
  CHECK(spirv_llvm_spec_constant_id(first) == 3 && spirv_llvm_spec_constant_size(first) == 4);
  CHECK(spirv_llvm_spec_constant_id(second) == 4 && spirv_llvm_spec_constant_size(second) == 1);
  CHECK(strcmp(spirv_llvm_spec_constant_type(second), "bool") == 0 && spirv_llvm_spec_constant_default(first) == 7);
  spirv_llvm_result_free(inspected);

  /* The module has no variants of functions: it stays as it is for every device. */
  spirv_llvm_result *left = spirv_llvm_for_device(spirv, size, NULL);
  CHECK(spirv_llvm_result_status(left) == SPIRV_LLVM_STATUS_OK && spirv_llvm_result_bytes(left).size == size);
  CHECK(memcmp(spirv_llvm_result_bytes(left).data, spirv, size) == 0);
  spirv_llvm_result_free(left);
  left = spirv_llvm_for_device("rubbish.", 8, NULL);
  CHECK(spirv_llvm_result_status(left) == SPIRV_LLVM_STATUS_NOT_SPIRV);
  spirv_llvm_result_free(left);

  spirv_llvm_options *options = spirv_llvm_options_new();
  const uint32_t value = 4711;
  const uint8_t no = 0;
  CHECK(spirv_llvm_options_set_spec_constant(options, 3, sizeof value, &value) == SPIRV_LLVM_STATUS_OK);
  CHECK(spirv_llvm_options_set_spec_constant(options, 4, sizeof no, &no) == SPIRV_LLVM_STATUS_OK);
  CHECK(spirv_llvm_options_set_spec_constant(options, 4, 9, &no) == SPIRV_LLVM_STATUS_SPEC_CONSTANT);
  spirv_llvm_result *result = spirv_llvm_to_llvm_assembly(spirv, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_bytes text = spirv_llvm_result_bytes(result);
  printf("%.*s", (int)text.size, (const char *)text.data);
  spirv_llvm_result_free(result);
  /* The constant has four bytes: eight are too many, whatever their value. */
  const uint64_t wide = 1;
  CHECK(spirv_llvm_options_set_spec_constant(options, 3, sizeof wide, &wide) == SPIRV_LLVM_STATUS_OK);
  result = spirv_llvm_to_llvm(spirv, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_SPEC_CONSTANT);
  spirv_llvm_result_free(result);
  spirv_llvm_options_free(options);
  free(spirv);
}

static void refuse(void) {
  int told = 0;
  spirv_llvm_options *options = spirv_llvm_options_new();
  CHECK(spirv_llvm_options_set_log(options, count_message, &told) == SPIRV_LLVM_STATUS_OK);
  CHECK(spirv_llvm_options_set(options, "no-such-option", "1") == SPIRV_LLVM_STATUS_INVALID_OPTION);
  CHECK(strstr(spirv_llvm_options_error(options), "no-such-option") != NULL);
  CHECK(spirv_llvm_options_set(options, NULL, "1") == SPIRV_LLVM_STATUS_INVALID_ARGUMENT);
  CHECK(spirv_llvm_options_set(NULL, "strict", "") == SPIRV_LLVM_STATUS_INVALID_ARGUMENT);
  spirv_llvm_result *result = spirv_llvm_to_llvm("rubbish.", 8, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_NOT_SPIRV && told == 1);
  CHECK(strcmp(spirv_llvm_status_name(SPIRV_LLVM_STATUS_NOT_SPIRV), "not-spirv") == 0);
  CHECK(spirv_llvm_result_bytes(result).size == 0 && spirv_llvm_result_report(result) == NULL);
  CHECK(spirv_llvm_result_diagnostic_count(result) == 1 && spirv_llvm_result_diagnostic(result, 1) == NULL);
  const spirv_llvm_diagnostic *message = spirv_llvm_result_diagnostic(result, 0);
  CHECK(spirv_llvm_diagnostic_severity(message) == SPIRV_LLVM_SEVERITY_ERROR);
  CHECK(spirv_llvm_diagnostic_code(message) == SPIRV_LLVM_STATUS_NOT_SPIRV);
  CHECK(spirv_llvm_diagnostic_byte_offset(message) == 0 && spirv_llvm_diagnostic_line(message) == 0);
  CHECK(strcmp(spirv_llvm_diagnostic_place(message), "word 0") == 0);
  CHECK(strstr(spirv_llvm_result_log(result), spirv_llvm_diagnostic_message(message)) != NULL);
  spirv_llvm_result_free(result);
  /* A mistake in the arguments reaches the callback, the log, the messages and the JSON as every other error does. */
  result = spirv_llvm_to_spirv(NULL, 8, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_INVALID_ARGUMENT && told == 2);
  CHECK(strstr(spirv_llvm_result_log(result), "null pointer") != NULL);
  CHECK(strstr(spirv_llvm_result_json(result), "invalid-argument") != NULL);
  CHECK(spirv_llvm_result_diagnostic_count(result) == 1);
  message = spirv_llvm_result_diagnostic(result, 0);
  CHECK(spirv_llvm_diagnostic_code(message) == SPIRV_LLVM_STATUS_INVALID_ARGUMENT);
  CHECK(strcmp(spirv_llvm_diagnostic_place(message), "arguments") == 0);
  spirv_llvm_result_free(result);
  result = spirv_llvm_for_device(NULL, 8, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_INVALID_ARGUMENT && told == 3);
  spirv_llvm_result_free(result);
  result = spirv_llvm_validate(NULL, 8);
  CHECK(strstr(spirv_llvm_result_log(result), "null pointer") != NULL);
  spirv_llvm_result_free(result);
  spirv_llvm_options_free(options);
  /* A thousand modules that are refused harm nobody. */
  for (uint32_t at = 0; at < 1000; ++at) {
    uint32_t words[6] = {0x07230203, 0x00010000, 0, at, 0, at * 2654435761u};
    result = spirv_llvm_to_llvm(words, sizeof words, NULL);
    CHECK(spirv_llvm_result_status(result) != SPIRV_LLVM_STATUS_OK);
    CHECK(spirv_llvm_result_status(result) != SPIRV_LLVM_STATUS_INTERNAL);
    spirv_llvm_result_free(result);
  }
}

/* The host's limits and its flag end translations, each with a status of its own. */
static void limit_and_cancel(const char *path) {
  size_t size;
  void *bitcode = read_file(path, &size);
  spirv_llvm_options *options = spirv_llvm_options_new();
  CHECK(spirv_llvm_options_set(options, "timeout", "soon") == SPIRV_LLVM_STATUS_INVALID_OPTION);
  const char *reason = spirv_llvm_options_error(options);
  CHECK(reason != NULL && strncmp(reason, "the option 'timeout' cannot be 'soon'", 37) == 0);
  CHECK(spirv_llvm_options_set(options, "timeout", "0") == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result *timed_out = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(timed_out) == SPIRV_LLVM_STATUS_CANCELLED);
  spirv_llvm_result_free(timed_out);
  CHECK(spirv_llvm_options_set(options, "timeout", "600.5") == SPIRV_LLVM_STATUS_OK);
  timed_out = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(timed_out) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result_free(timed_out);
  CHECK(spirv_llvm_options_set(options, "limit-input-size", "1K") == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result *result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_INPUT_SIZE);
  spirv_llvm_result_free(result);
  CHECK(spirv_llvm_options_set(options, "limit-input-size", "1M") == SPIRV_LLVM_STATUS_OK);
  CHECK(spirv_llvm_options_set(options, "limit-instructions", "10") == SPIRV_LLVM_STATUS_OK);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_TOO_MANY_INSTRUCTIONS);
  spirv_llvm_result_free(result);
  CHECK(spirv_llvm_options_set(options, "limit-instructions", "1G") == SPIRV_LLVM_STATUS_OK);

  spirv_llvm_cancel *cancel = spirv_llvm_cancel_new();
  CHECK(spirv_llvm_options_set_cancel(options, cancel) == SPIRV_LLVM_STATUS_OK);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result_free(result);
  spirv_llvm_cancel_request(cancel);
  spirv_llvm_cancel_request(NULL);
  spirv_llvm_cancel_free(cancel);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_CANCELLED);
  spirv_llvm_result_free(result);
  CHECK(spirv_llvm_options_set_cancel(options, NULL) == SPIRV_LLVM_STATUS_OK);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result_free(result);
  spirv_llvm_options_free(options);
  free(bitcode);
}

static void use_own_memory(const char *path) {
  size_t size;
  void *bitcode = read_file(path, &size);
  spirv_llvm_options *options = spirv_llvm_options_new();
  spirv_llvm_allocator allocator = {allocate, release, &in_use};
  CHECK(spirv_llvm_options_set_allocator(options, &allocator) == SPIRV_LLVM_STATUS_OK);
  spirv_llvm_result *result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(in_use == spirv_llvm_result_bytes(result).size && in_use > 0);
  spirv_llvm_result_free(result);
  CHECK(in_use == 0);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  size_t taken = 0;
  uint8_t *bytes = spirv_llvm_result_take_bytes(result, &taken);
  CHECK(bytes != NULL && taken == in_use && spirv_llvm_result_bytes(result).size == 0);
  spirv_llvm_result_free(result);
  CHECK(spirv_llvm_is_spirv(bytes, taken));
  release(&in_use, bytes, taken, 16);
  allocator.allocate = no_memory;
  CHECK(spirv_llvm_options_set_allocator(options, &allocator) == SPIRV_LLVM_STATUS_OK);
  result = spirv_llvm_to_spirv(bitcode, size, options);
  CHECK(spirv_llvm_result_status(result) == SPIRV_LLVM_STATUS_OUT_OF_MEMORY);
  spirv_llvm_result_free(result);
  spirv_llvm_options_free(options);
  free(bitcode);
}

int main(int count, char **arguments) {
  CHECK(count == 3);
  CHECK(spirv_llvm_abi_version() == SPIRV_LLVM_ABI_VERSION && strlen(spirv_llvm_version()) >= 5);
  translate_and_inspect(arguments[1]);
  specialize(arguments[2]);
  refuse();
  limit_and_cancel(arguments[1]);
  use_own_memory(arguments[1]);
  return 0;
}
