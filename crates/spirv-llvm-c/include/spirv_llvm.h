/* The C ABI of spirv-llvm: translates SPIR-V to LLVM IR and LLVM IR to SPIR-V, without LLVM.
 *
 * The library has no state: functions may be called in any thread and at the same time. Several threads may read one handle, but
 * changing or freeing it requires that no other thread uses it. For a null handle, and for an index beyond the end of a list,
 * functions return 0, null or false. A status is then an error: `internal` for a null result or message, `invalid-argument` for null
 * options. Texts are UTF-8 with a terminating zero, and live as long as their handle.
 *
 * Generated from crates/spirv-llvm-c by `cargo xtask codegen`; do not edit. */

#ifndef SPIRV_LLVM_H
#define SPIRV_LLVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of the ABI in this header. Libraries with other versions have other file names.
#define SPIRV_LLVM_ABI_VERSION 1

// The status of a call, or the kind of a message: 0, or the code of the (first) error. `docs/errors.md` explains when
// each occurs and the corresponding error of OpenCL. Later versions may add codes.
enum spirv_llvm_status
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // There is a result.
  SPIRV_LLVM_STATUS_OK = 0,
  // The bytes are not a SPIR-V binary, or the binary is truncated.
  SPIRV_LLVM_STATUS_NOT_SPIRV = 1,
  // The bytes are not readable LLVM bitcode.
  SPIRV_LLVM_STATUS_NOT_BITCODE = 2,
  // A text of SPIR-V or LLVM assembly has an error.
  SPIRV_LLVM_STATUS_INVALID_TEXT = 3,
  // The SPIR-V module breaks a rule that the translation relies on.
  SPIRV_LLVM_STATUS_INVALID_SPIRV = 4,
  // The module breaks a rule of LLVM IR.
  SPIRV_LLVM_STATUS_INVALID_LLVM = 5,
  // A construct of the module has no equivalent in the output.
  SPIRV_LLVM_STATUS_UNSUPPORTED = 6,
  // The options do not allow a version or an extension that the module needs.
  SPIRV_LLVM_STATUS_NOT_ALLOWED = 7,
  // The requested LLVM version cannot express the result.
  SPIRV_LLVM_STATUS_LLVM_VERSION = 8,
  // A construct is lost, and the options make that an error.
  SPIRV_LLVM_STATUS_LOST = 9,
  // An option does not exist, or has an invalid value.
  SPIRV_LLVM_STATUS_INVALID_OPTION = 10,
  // A value is for a missing specialization constant, or has another type or size.
  SPIRV_LLVM_STATUS_SPEC_CONSTANT = 11,
  // A defect of the library.
  SPIRV_LLVM_STATUS_INTERNAL = 12,
  // A warning: a rule is broken, but the intent is clear.
  SPIRV_LLVM_STATUS_BROKEN_RULE = 13,
  // A warning: a property that the input does not specify is assumed.
  SPIRV_LLVM_STATUS_ASSUMED = 14,
  // A warning: a construct has no effect in the result.
  SPIRV_LLVM_STATUS_NO_EFFECT = 15,
  // The input is longer than the limit.
  SPIRV_LLVM_STATUS_INPUT_SIZE = 16,
  // The SPIR-V module has more ids than the limit.
  SPIRV_LLVM_STATUS_TOO_MANY_IDS = 17,
  // Types or constants nest deeper than the limit.
  SPIRV_LLVM_STATUS_NESTING = 18,
  // The output has more instructions than the limit.
  SPIRV_LLVM_STATUS_TOO_MANY_INSTRUCTIONS = 19,
  // The modules of the translation take more memory than the limit.
  SPIRV_LLVM_STATUS_MEMORY = 20,
  // The host canceled the translation.
  SPIRV_LLVM_STATUS_CANCELLED = 21,
  // A required pointer is null, or a text is not UTF-8.
  SPIRV_LLVM_STATUS_INVALID_ARGUMENT = 100,
  // The allocator of the host has no memory.
  SPIRV_LLVM_STATUS_OUT_OF_MEMORY = 101,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum spirv_llvm_status spirv_llvm_status;
#else
typedef uint32_t spirv_llvm_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// The severity of a message.
enum spirv_llvm_severity
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // There is a result.
  SPIRV_LLVM_SEVERITY_WARNING = 1,
  // There is no result.
  SPIRV_LLVM_SEVERITY_ERROR = 2,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum spirv_llvm_severity spirv_llvm_severity;
#else
typedef uint32_t spirv_llvm_severity;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// The grade of a loss.
enum spirv_llvm_grade
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Only information for people and tools is lost.
  SPIRV_LLVM_GRADE_COSMETIC = 1,
  // The behavior is the same, but compilers lack a hint.
  SPIRV_LLVM_GRADE_PERFORMANCE = 2,
  // The behavior of the program, or its interface, may change.
  SPIRV_LLVM_GRADE_SEMANTIC = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum spirv_llvm_grade spirv_llvm_grade;
#else
typedef uint32_t spirv_llvm_grade;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// The kind of a number of SPIR-V.
enum spirv_llvm_name_kind
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // A capability.
  SPIRV_LLVM_NAME_KIND_CAPABILITY = 0,
  // An addressing model.
  SPIRV_LLVM_NAME_KIND_ADDRESSING_MODEL = 1,
  // A memory model.
  SPIRV_LLVM_NAME_KIND_MEMORY_MODEL = 2,
  // A storage class.
  SPIRV_LLVM_NAME_KIND_STORAGE_CLASS = 3,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum spirv_llvm_name_kind spirv_llvm_name_kind;
#else
typedef uint32_t spirv_llvm_name_kind;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// An argument of an entry point.
typedef struct spirv_llvm_argument spirv_llvm_argument;

// A flag for canceling translations in other threads. Unlike other handles, several threads may use it at once, but
// not while it is freed.
typedef struct spirv_llvm_cancel spirv_llvm_cancel;

// A message: the problem, its place, and the remedy.
typedef struct spirv_llvm_diagnostic spirv_llvm_diagnostic;

// An entry point.
typedef struct spirv_llvm_kernel spirv_llvm_kernel;

// A construct that a translation dropped.
typedef struct spirv_llvm_loss spirv_llvm_loss;

// Options of translations. They may serve many translations, in many threads at once.
typedef struct spirv_llvm_options spirv_llvm_options;

// The report about a SPIR-V binary.
typedef struct spirv_llvm_report spirv_llvm_report;

// A specialization constant.
typedef struct spirv_llvm_spec_constant spirv_llvm_spec_constant;

// The outcome of a call: a status, bytes or none, messages, losses. It owns all of them.
typedef struct spirv_llvm_result spirv_llvm_result;

// The memory for the bytes of results.
typedef struct {
  // Allocates `size` bytes, aligned to `alignment`, or returns null. It must neither unwind nor jump away.
  void *(*allocate)(void *user, size_t size, size_t alignment);
  // Releases memory that `allocate` returned. It must neither unwind nor jump away.
  void (*release)(void *user, void *memory, size_t size, size_t alignment);
  // The first argument of both functions.
  void *user;
} spirv_llvm_allocator;

// Receives every message of a translation before the call returns, in the thread that translates: its severity, its
// code, and its text with place and help. It must neither unwind nor jump away.
typedef void (*spirv_llvm_log_callback)(void *user,
                                        spirv_llvm_severity severity,
                                        spirv_llvm_status code,
                                        const char *text);

// Bytes that belong to the handle they come from.
typedef struct {
  // The first byte; may be null if there are none.
  const uint8_t *data;
  // The number of bytes.
  size_t size;
} spirv_llvm_bytes;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// Returns the version of the library's ABI.
uint32_t spirv_llvm_abi_version(void);

// Returns the version of the library, as `1.2.3`.
const char *spirv_llvm_version(void);

// Sets the allocator for the bytes of results of translations with these options; null selects the library's own. Its
// functions are called in the threads that translate and that free results.
//
// `options` is null or a handle that no other thread uses during the call. `allocator` is null, or its functions
// behave as documented and stay valid as long as results exist.
spirv_llvm_status spirv_llvm_options_set_allocator(spirv_llvm_options *options, const spirv_llvm_allocator *allocator);

// Returns a new flag that is not raised. `spirv_llvm_cancel_free` frees it.
spirv_llvm_cancel *spirv_llvm_cancel_new(void);

// Frees the handle; options that have the flag keep it as it is.
//
// `cancel` is null, or a handle that is not used from here on.
void spirv_llvm_cancel_free(spirv_llvm_cancel *cancel);

// Raises the flag permanently: translations with options that have it end with the status `cancelled` at the next
// function that they reach. It may be called in a signal handler.
//
// `cancel` is null or a handle.
void spirv_llvm_cancel_request(const spirv_llvm_cancel *cancel);

// Sets the flag that cancels translations with these options; null removes it.
//
// `options` is null or a handle that no other thread uses during the call; `cancel` is null or a handle.
spirv_llvm_status spirv_llvm_options_set_cancel(spirv_llvm_options *options, const spirv_llvm_cancel *cancel);

// Returns the number of messages of a result, errors and warnings.
//
// `result` is null or a handle.
size_t spirv_llvm_result_diagnostic_count(const spirv_llvm_result *result);

// Returns a message of a result, by its number from 0; null after the last. It lives as long as the result.
//
// `result` is null or a handle.
const spirv_llvm_diagnostic *spirv_llvm_result_diagnostic(const spirv_llvm_result *result, size_t index);

// The severity of a message.
//
// `diagnostic` is null or comes from a result that is not freed.
spirv_llvm_severity spirv_llvm_diagnostic_severity(const spirv_llvm_diagnostic *diagnostic);

// Returns the code of a message, which stays the same when its text changes.
//
// `diagnostic` is null or comes from a result that is not freed.
spirv_llvm_status spirv_llvm_diagnostic_code(const spirv_llvm_diagnostic *diagnostic);

// Returns the description of the problem.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_message(const spirv_llvm_diagnostic *diagnostic);

// Returns the remedy; null if none is known.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_help(const spirv_llvm_diagnostic *diagnostic);

// Returns the place as text.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_place(const spirv_llvm_diagnostic *diagnostic);

// Returns the function of the place; null outside of functions.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_function(const spirv_llvm_diagnostic *diagnostic);

// Returns the source file of the place, according to the module; null if the module does not name it.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_source_file(const spirv_llvm_diagnostic *diagnostic);

// Returns the line of the source or of the input text, from 1; 0 if there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint32_t spirv_llvm_diagnostic_line(const spirv_llvm_diagnostic *diagnostic);

// Returns the column, from 1; 0 if there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint32_t spirv_llvm_diagnostic_column(const spirv_llvm_diagnostic *diagnostic);

// Returns the byte offset of the place in the SPIR-V or the bitcode; 0 if there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint64_t spirv_llvm_diagnostic_byte_offset(const spirv_llvm_diagnostic *diagnostic);

// Returns the number of losses of a result.
//
// `result` is null or a handle.
size_t spirv_llvm_result_loss_count(const spirv_llvm_result *result);

// Returns a construct that could not be preserved, by its number from 0; null after the last. It lives as long as the
// result.
//
// `result` is null or a handle.
const spirv_llvm_loss *spirv_llvm_result_loss(const spirv_llvm_result *result, size_t index);

// Returns the kind of the construct: `attribute`, `metadata`, `flag`, `linkage`, `hint`, `debug info`, `decoration`,
// `module-level instruction`, `operand`.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_kind(const spirv_llvm_loss *loss);

// Returns its name, such as `nofpclass` or `!tbaa`.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_name(const spirv_llvm_loss *loss);

// Returns the grade of a loss.
//
// `loss` is null or comes from a result that is not freed.
spirv_llvm_grade spirv_llvm_loss_grade(const spirv_llvm_loss *loss);

// Returns the remedy; null if there is none.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_remedy(const spirv_llvm_loss *loss);

// Returns the number of its occurrences.
//
// `loss` is null or comes from a result that is not freed.
size_t spirv_llvm_loss_occurrences(const spirv_llvm_loss *loss);

// Returns one of the first places where it occurs, by its number from 0; null after the last.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_place(const spirv_llvm_loss *loss, size_t index);

// Reads the declarations of a SPIR-V binary. The result has no bytes but a report (`spirv_llvm_result_report`);
// `spirv_llvm_result_json` has it as well. Returns null if there is no memory for it.
//
// `spirv` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_inspect(const void *spirv, size_t size);

// Returns the report of a result of `spirv_llvm_inspect`; null if there is none. It lives as long as the result.
//
// `result` is null or a handle.
const spirv_llvm_report *spirv_llvm_result_report(const spirv_llvm_result *result);

// Returns the version of SPIR-V in the encoding of its header: 0x00010200 for 1.2.
//
// `report` is null or comes from a result that is not freed.
uint32_t spirv_llvm_report_version(const spirv_llvm_report *report);

// Returns the number of the addressing model (1 and 2: pointers of 32 and 64 bits); -1 if the module does not declare
// it.
//
// `report` is null or comes from a result that is not freed.
int64_t spirv_llvm_report_addressing_model(const spirv_llvm_report *report);

// Returns the number of the memory model; -1 if the module does not declare it.
//
// `report` is null or comes from a result that is not freed.
int64_t spirv_llvm_report_memory_model(const spirv_llvm_report *report);

// Returns the name of a capability, by its number in the list from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const char *spirv_llvm_report_capability(const spirv_llvm_report *report, size_t index);

// Returns the number of a capability, by its number in the list from 0; `UINT32_MAX` after the last.
//
// `report` is null or comes from a result that is not freed.
uint32_t spirv_llvm_report_capability_number(const spirv_llvm_report *report, size_t index);

// Returns the name of an extension, by its number in the list from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const char *spirv_llvm_report_extension(const spirv_llvm_report *report, size_t index);

// Returns the name of an extended instruction set, by its number in the list from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const char *spirv_llvm_report_instruction_set(const spirv_llvm_report *report, size_t index);

// Writes the name of a number in SPIR-V into `buffer`, of `size` bytes, followed by a zero; a longer name is
// truncated. Returns the length of the name without the zero; 0 if the kind (a `spirv_llvm_name_kind`) is not known.
//
// `buffer` is null or has room for `size` bytes.
size_t spirv_llvm_name(uint32_t kind, uint32_t number, char *buffer, size_t size);

// Returns the number of entry points.
//
// `report` is null or comes from a result that is not freed.
size_t spirv_llvm_report_kernel_count(const spirv_llvm_report *report);

// Returns an entry point, by its number from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const spirv_llvm_kernel *spirv_llvm_report_kernel(const spirv_llvm_report *report, size_t index);

// Returns the name of an entry point.
//
// `kernel` is null or comes from a result that is not freed.
const char *spirv_llvm_kernel_name(const spirv_llvm_kernel *kernel);

// Returns the number of arguments of an entry point.
//
// `kernel` is null or comes from a result that is not freed.
size_t spirv_llvm_kernel_argument_count(const spirv_llvm_kernel *kernel);

// Returns an argument of an entry point, by its number from 0; null after the last.
//
// `kernel` is null or comes from a result that is not freed.
const spirv_llvm_argument *spirv_llvm_kernel_argument(const spirv_llvm_kernel *kernel, size_t index);

// Returns the name of an argument; null if it has none.
//
// `argument` is null or comes from a result that is not freed.
const char *spirv_llvm_argument_name(const spirv_llvm_argument *argument);

// Returns the type of an argument: `f32`, `<4 x i32>`, `ptr CrossWorkgroup f32`, `Image`.
//
// `argument` is null or comes from a result that is not freed.
const char *spirv_llvm_argument_type(const spirv_llvm_argument *argument);

// Returns the type of an argument in the source; null if the module does not have it.
//
// `argument` is null or comes from a result that is not freed.
const char *spirv_llvm_argument_source_type(const spirv_llvm_argument *argument);

// Returns the number of the storage class that a pointer points to; -1 if the argument is not a pointer of the host.
//
// `argument` is null or comes from a result that is not freed.
int64_t spirv_llvm_argument_storage_class(const spirv_llvm_argument *argument);

// Returns whether an argument is a structure that is passed as a pointer to a copy.
//
// `argument` is null or comes from a result that is not freed.
bool spirv_llvm_argument_is_by_value(const spirv_llvm_argument *argument);

// Returns the number of specialization constants.
//
// `report` is null or comes from a result that is not freed.
size_t spirv_llvm_report_spec_constant_count(const spirv_llvm_report *report);

// Returns a specialization constant, by its place in the list from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const spirv_llvm_spec_constant *spirv_llvm_report_spec_constant(const spirv_llvm_report *report, size_t index);

// Returns the number (SpecId) of a specialization constant.
//
// `constant` is null or comes from a result that is not freed.
uint32_t spirv_llvm_spec_constant_id(const spirv_llvm_spec_constant *constant);

// Returns the size of its value in memory in bytes: one for a Boolean.
//
// `constant` is null or comes from a result that is not freed.
uint32_t spirv_llvm_spec_constant_size(const spirv_llvm_spec_constant *constant);

// Returns its type: `bool`, or the kind and width of the number, `i32`, `u8`, `f64`.
//
// `constant` is null or comes from a result that is not freed.
const char *spirv_llvm_spec_constant_type(const spirv_llvm_spec_constant *constant);

// Returns its name; null if it has none.
//
// `constant` is null or comes from a result that is not freed.
const char *spirv_llvm_spec_constant_name(const spirv_llvm_spec_constant *constant);

// Returns the bits of its default value.
//
// `constant` is null or comes from a result that is not freed.
uint64_t spirv_llvm_spec_constant_default(const spirv_llvm_spec_constant *constant);

// Returns new options with the defaults. `spirv_llvm_options_free` frees them.
spirv_llvm_options *spirv_llvm_options_new(void);

// Frees options; their results remain valid.
//
// `options` is null, or a handle that is not used from here on.
void spirv_llvm_options_free(spirv_llvm_options *options);

// Sets an option by its name on the command line, with or without dashes: `spirv-max-version` to `1.2`, `spirv-ext` to
// `-all,+SPV_KHR_expect_assume`. A switch takes `true` (or nothing, or null) or `false`. Lists accumulate;
// otherwise the last value counts. Options without an effect in the direction of a translation are ignored there.
//
// The status is `invalid-option` if the option does not exist or cannot have this value; then
// `spirv_llvm_options_error` returns the reason, and the options are unchanged.
//
// `options` is null or a handle that no other thread uses during the call; `name` and `value` are null or
// zero-terminated texts.
spirv_llvm_status spirv_llvm_options_set(spirv_llvm_options *options, const char *name, const char *value);

// Sets the value of a specialization constant, as OpenCL's clSetProgramSpecializationConstant does: its number
// (SpecId), the size of the value in bytes (1 for a Boolean), and the value in memory. The translation checks
// whether the module has such a constant of this size.
//
// `options` is null or a handle that no other thread uses during the call; `value` is null or points to `size` bytes.
spirv_llvm_status spirv_llvm_options_set_spec_constant(spirv_llvm_options *options,
                                                       uint32_t id,
                                                       size_t size,
                                                       const void *value);

// Sets the value of a specialization constant of any type by the low bits of `bits`. The high bits are zeros or copies
// of the sign.
//
// `options` is null or a handle that no other thread uses during the call.
spirv_llvm_status spirv_llvm_options_set_spec_constant_bits(spirv_llvm_options *options, uint32_t id, uint64_t bits);

// Reports every message of translations with these options to `callback` as well, with `user`; null removes the
// callback.
//
// `options` is null or a handle that no other thread uses during the call. `callback` behaves as documented and stays
// valid as long as the options are used.
spirv_llvm_status spirv_llvm_options_set_log(spirv_llvm_options *options, spirv_llvm_log_callback callback, void *user);

// Returns the error of the last call that set an option or a value; null if it succeeded.
//
// `options` is null or a handle that no thread changes during the call. The text lives until something is set, or the
// handle is freed.
const char *spirv_llvm_options_error(const spirv_llvm_options *options);

// Frees a result and all handles and texts from it.
//
// `result` is null, or a handle that is not used from here on.
void spirv_llvm_result_free(spirv_llvm_result *result);

// Returns the status of the call: 0 if the requested output exists. A null result means that there was no memory for
// one, or an internal error.
//
// `result` is null or a handle.
spirv_llvm_status spirv_llvm_result_status(const spirv_llvm_result *result);

// Returns the bytes of the output; none if there was an error. They live as long as the result.
//
// `result` is null or a handle.
spirv_llvm_bytes spirv_llvm_result_bytes(const spirv_llvm_result *result);

// Transfers the bytes of a result with an allocator to the host, which releases them itself. Returns null, and
// transfers nothing, if they are in memory of the library. `size` may be null.
//
// `result` is null or a handle that no other thread uses during the call; `size` is null or may be written to.
uint8_t *spirv_llvm_result_take_bytes(spirv_llvm_result *result, size_t *size);

// Returns the oldest LLVM version that reads the bitcode; 0 if every version from 16 on does.
//
// `result` is null or a handle.
uint32_t spirv_llvm_result_oldest_llvm(const spirv_llvm_result *result);

// Returns all messages as one text for a build log, one in each line; empty if there are none.
//
// `result` is null or a handle.
const char *spirv_llvm_result_log(const spirv_llvm_result *result);

// Returns everything except the bytes as one JSON object: `status`, `diagnostics`, `losses`, and `report` if there is one.
//
// `result` is null or a handle.
const char *spirv_llvm_result_json(const spirv_llvm_result *result);

// Returns the name of a status in `docs/errors.md`; null for an unknown number.
const char *spirv_llvm_status_name(uint32_t status);

// Translates LLVM IR to a SPIR-V binary: bitcode of LLVM 14 to 23, or LLVM assembly. Null options are the defaults.
// The result is freed by `spirv_llvm_result_free`; it is null if there is no memory for it.
//
// `llvm` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_spirv(const void *llvm, size_t size, const spirv_llvm_options *options);

// Translates a SPIR-V binary to LLVM bitcode: for the LLVM version of the option `llvm-version`, otherwise for
// every LLVM from 16 on, unless a construct has no older form (`spirv_llvm_result_oldest_llvm`).
//
// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_llvm(const void *spirv, size_t size, const spirv_llvm_options *options);

// Translates a SPIR-V binary to LLVM assembly in the format of LLVM 22.
//
// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_llvm_assembly(const void *spirv, size_t size, const spirv_llvm_options *options);

// Specializes a SPIR-V binary with variants of functions for several devices (SPV_INTEL_function_variants) to the device
// that `fnvar-spec-enable` and the other options with `fnvar` in their names describe: the result has no trace of the
// extension. A binary without variants remains unchanged.
//
// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_for_device(const void *spirv,
                                         size_t size,
                                         const spirv_llvm_options *options);

// Returns the text of a SPIR-V binary in the format of `spirv-dis`, or of LLVM bitcode as LLVM assembly.
//
// `binary` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_disassemble(const void *binary, size_t size);

// Returns the text of a SPIR-V binary in the internal format of the Khronos translator (`llvm-spirv -to-text`).
//
// `spirv` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_internal_text(const void *spirv, size_t size);

// Assembles a text in the format of `spirv-dis`, or in the internal format of the Khronos translator, to a SPIR-V binary.
// Only the text is checked, see `spirv_llvm_validate`. The text is UTF-8 and needs no zero at its end.
//
// `text` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_assemble(const void *text,
                                       size_t size);

// Checks the structure of a SPIR-V binary, a part of the checks of `spirv-val`. The result has no bytes.
//
// `spirv` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_validate(const void *spirv, size_t size);

// Returns whether the bytes start like a SPIR-V binary.
//
// `data` is null or points to `size` bytes.
bool spirv_llvm_is_spirv(const void *data, size_t size);

// Returns whether the bytes start like LLVM bitcode.
//
// `data` is null or points to `size` bytes.
bool spirv_llvm_is_bitcode(const void *data, size_t size);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SPIRV_LLVM_H */
