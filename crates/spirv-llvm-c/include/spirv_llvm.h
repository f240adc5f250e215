/* The C ABI of spirv-llvm: SPIR-V to LLVM IR and back, without LLVM.
 *
 * Nothing is kept between calls: functions may be called in any thread and at the same time. Many threads may read one
 * handle; who changes or frees it must be alone with it. A null handle and a number beyond the end of a list are no crime:
 * the answer is 0, null or false. Texts are UTF-8 with a zero behind them and live as long as the handle they come from.
 *
 * Made from crates/spirv-llvm-c by `cargo xtask codegen`; do not edit. */

#ifndef SPIRV_LLVM_H
#define SPIRV_LLVM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The version of the ABI that this header is of. A library with another one has another file name.
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
  // A mistake in a text of SPIR-V or of LLVM assembly.
  SPIRV_LLVM_STATUS_INVALID_TEXT = 3,
  // The SPIR-V module breaks a rule that the translation relies on.
  SPIRV_LLVM_STATUS_INVALID_SPIRV = 4,
  // The module breaks a rule of LLVM IR.
  SPIRV_LLVM_STATUS_INVALID_LLVM = 5,
  // The other side has no form for something in the module.
  SPIRV_LLVM_STATUS_UNSUPPORTED = 6,
  // The options do not allow the module's needs.
  SPIRV_LLVM_STATUS_NOT_ALLOWED = 7,
  // The requested LLVM version cannot express the result.
  SPIRV_LLVM_STATUS_LLVM_VERSION = 8,
  // Something could not be carried, and the options make that an error.
  SPIRV_LLVM_STATUS_LOST = 9,
  // An option that does not exist, or a value that it cannot have.
  SPIRV_LLVM_STATUS_INVALID_OPTION = 10,
  // A value for a specialization constant that is not there, or of another type or size.
  SPIRV_LLVM_STATUS_SPEC_CONSTANT = 11,
  // A defect of the library.
  SPIRV_LLVM_STATUS_INTERNAL = 12,
  // A warning: a rule is broken, but the intent is clear.
  SPIRV_LLVM_STATUS_BROKEN_RULE = 13,
  // A warning: something that the input does not specify was assumed.
  SPIRV_LLVM_STATUS_ASSUMED = 14,
  // A warning: something has no effect in the result.
  SPIRV_LLVM_STATUS_NO_EFFECT = 15,
  // The input is longer than the limit.
  SPIRV_LLVM_STATUS_INPUT_SIZE = 16,
  // The SPIR-V module that is read or written has more ids than the limit.
  SPIRV_LLVM_STATUS_TOO_MANY_IDS = 17,
  // Types or constants nest deeper than the limit.
  SPIRV_LLVM_STATUS_NESTING = 18,
  // The module that is written has more instructions than the limit.
  SPIRV_LLVM_STATUS_TOO_MANY_INSTRUCTIONS = 19,
  // The modules of the translation take more memory than the limit.
  SPIRV_LLVM_STATUS_MEMORY = 20,
  // The host canceled the translation.
  SPIRV_LLVM_STATUS_CANCELLED = 21,
  // A pointer is null that must not be, or a text is not UTF-8.
  SPIRV_LLVM_STATUS_INVALID_ARGUMENT = 100,
  // The allocator that was given has no memory.
  SPIRV_LLVM_STATUS_OUT_OF_MEMORY = 101,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum spirv_llvm_status spirv_llvm_status;
#else
typedef uint32_t spirv_llvm_status;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// How bad a message is.
enum spirv_llvm_severity
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // There is a result, with something the user should know.
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

// How much it matters that something could not be carried.
enum spirv_llvm_grade
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : uint32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // Only information for people and tools differs.
  SPIRV_LLVM_GRADE_COSMETIC = 1,
  // The program has the same meaning, and a compiler lacks information that it could have used.
  SPIRV_LLVM_GRADE_PERFORMANCE = 2,
  // The program may do something else, or be used differently.
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

// A flag by which a host cancels translations in other threads. As the only kind of handle it may be used by many
// threads at once in every way except for being freed.
typedef struct spirv_llvm_cancel spirv_llvm_cancel;

// A message: the problem, its place, and the remedy.
typedef struct spirv_llvm_diagnostic spirv_llvm_diagnostic;

// An entry point.
typedef struct spirv_llvm_kernel spirv_llvm_kernel;

// Something that a translation could not carry.
typedef struct spirv_llvm_loss spirv_llvm_loss;

// Options of translations. They may serve many translations, in many threads at once.
typedef struct spirv_llvm_options spirv_llvm_options;

// The report about a SPIR-V binary.
typedef struct spirv_llvm_report spirv_llvm_report;

// A specialization constant.
typedef struct spirv_llvm_spec_constant spirv_llvm_spec_constant;

// The outcome of a call: a status, bytes or none, messages, losses. It owns all of them.
typedef struct spirv_llvm_result spirv_llvm_result;

// Where the bytes of results are to lie.
typedef struct {
  // Allocates `size` bytes, aligned to `alignment`, or returns null. It must neither unwind nor jump away.
  void *(*allocate)(void *user, size_t size, size_t alignment);
  // Releases memory that `allocate` returned. It must neither unwind nor jump away.
  void (*release)(void *user, void *memory, size_t size, size_t alignment);
  // Handed to both.
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
  // The first byte; it may be null where there is none.
  const uint8_t *data;
  // How many there are.
  size_t size;
} spirv_llvm_bytes;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

// The version of the ABI that the library has.
uint32_t spirv_llvm_abi_version(void);

// The version of the library, as `1.2.3`.
const char *spirv_llvm_version(void);

// The bytes of results that are made with these options lie in memory of this allocator from here on; null: in the
// library's own. The functions are called in the threads that translate and that free results.
//
// `options` is null or a handle that no other thread uses during the call. `allocator` is null, or its functions
// behave as documented and stay valid as long as results exist.
spirv_llvm_status spirv_llvm_options_set_allocator(spirv_llvm_options *options, const spirv_llvm_allocator *allocator);

// A flag that is not raised. `spirv_llvm_cancel_free` frees it.
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

// Has translations with these options end when the flag is raised; null: nothing ends them.
//
// `options` is null or a handle that no other thread uses during the call; `cancel` is null or a handle.
spirv_llvm_status spirv_llvm_options_set_cancel(spirv_llvm_options *options, const spirv_llvm_cancel *cancel);

// How many messages a result has: errors and warnings.
//
// `result` is null or a handle.
size_t spirv_llvm_result_diagnostic_count(const spirv_llvm_result *result);

// Returns a message of a result, by its number from 0; null after the last. It lives as long as the result.
//
// `result` is null or a handle.
const spirv_llvm_diagnostic *spirv_llvm_result_diagnostic(const spirv_llvm_result *result, size_t index);

// How bad a message is.
//
// `diagnostic` is null or comes from a result that is not freed.
spirv_llvm_severity spirv_llvm_diagnostic_severity(const spirv_llvm_diagnostic *diagnostic);

// The code of a message, which stays the same when its text changes.
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

// Where it is wrong, in words.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_place(const spirv_llvm_diagnostic *diagnostic);

// The function that the place is in; null outside of functions.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_function(const spirv_llvm_diagnostic *diagnostic);

// Returns the source file of the place, according to the module; null if the module does not name it.
//
// `diagnostic` is null or comes from a result that is not freed.
const char *spirv_llvm_diagnostic_source_file(const spirv_llvm_diagnostic *diagnostic);

// The line from 1, of the source or of the text that was read; 0 where there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint32_t spirv_llvm_diagnostic_line(const spirv_llvm_diagnostic *diagnostic);

// The column from 1; 0 where there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint32_t spirv_llvm_diagnostic_column(const spirv_llvm_diagnostic *diagnostic);

// The byte of the SPIR-V or of the bitcode that the place begins at; 0 where there is none.
//
// `diagnostic` is null or comes from a result that is not freed.
uint64_t spirv_llvm_diagnostic_byte_offset(const spirv_llvm_diagnostic *diagnostic);

// How many kinds of things could not be carried.
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

// Its name, such as `nofpclass` or `!tbaa`.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_name(const spirv_llvm_loss *loss);

// How much it matters.
//
// `loss` is null or comes from a result that is not freed.
spirv_llvm_grade spirv_llvm_loss_grade(const spirv_llvm_loss *loss);

// Returns the remedy; null if there is none.
//
// `loss` is null or comes from a result that is not freed.
const char *spirv_llvm_loss_remedy(const spirv_llvm_loss *loss);

// How often it occurs.
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

// The report of a result of `spirv_llvm_inspect`; null where there is none. It lives as long as the result.
//
// `result` is null or a handle.
const spirv_llvm_report *spirv_llvm_result_report(const spirv_llvm_result *result);

// The version of SPIR-V as the header has it: 0x00010200 for 1.2.
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

// How many entry points there are.
//
// `report` is null or comes from a result that is not freed.
size_t spirv_llvm_report_kernel_count(const spirv_llvm_report *report);

// Returns an entry point, by its number from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const spirv_llvm_kernel *spirv_llvm_report_kernel(const spirv_llvm_report *report, size_t index);

// The name of an entry point.
//
// `kernel` is null or comes from a result that is not freed.
const char *spirv_llvm_kernel_name(const spirv_llvm_kernel *kernel);

// How many arguments an entry point takes.
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

// The type of an argument: `f32`, `<4 x i32>`, `ptr CrossWorkgroup f32`, `Image`.
//
// `argument` is null or comes from a result that is not freed.
const char *spirv_llvm_argument_type(const spirv_llvm_argument *argument);

// The type of an argument as the source spells it; null when the module does not state it.
//
// `argument` is null or comes from a result that is not freed.
const char *spirv_llvm_argument_source_type(const spirv_llvm_argument *argument);

// Returns the number of the storage class that a pointer points to; -1 if the argument is not a pointer of the host.
//
// `argument` is null or comes from a result that is not freed.
int64_t spirv_llvm_argument_storage_class(const spirv_llvm_argument *argument);

// Whether an argument is a structure that is handed over as a pointer to a copy.
//
// `argument` is null or comes from a result that is not freed.
bool spirv_llvm_argument_is_by_value(const spirv_llvm_argument *argument);

// How many specialization constants there are that can be given a value.
//
// `report` is null or comes from a result that is not freed.
size_t spirv_llvm_report_spec_constant_count(const spirv_llvm_report *report);

// Returns a specialization constant, by its place in the list from 0; null after the last.
//
// `report` is null or comes from a result that is not freed.
const spirv_llvm_spec_constant *spirv_llvm_report_spec_constant(const spirv_llvm_report *report, size_t index);

// The number (SpecId) by which a specialization constant is given a value.
//
// `constant` is null or comes from a result that is not freed.
uint32_t spirv_llvm_spec_constant_id(const spirv_llvm_spec_constant *constant);

// How many bytes its value has in memory: one for a Boolean.
//
// `constant` is null or comes from a result that is not freed.
uint32_t spirv_llvm_spec_constant_size(const spirv_llvm_spec_constant *constant);

// Its type: `bool`, or the kind and width of the number, `i32`, `u8`, `f64`.
//
// `constant` is null or comes from a result that is not freed.
const char *spirv_llvm_spec_constant_type(const spirv_llvm_spec_constant *constant);

// Returns its name; null if it has none.
//
// `constant` is null or comes from a result that is not freed.
const char *spirv_llvm_spec_constant_name(const spirv_llvm_spec_constant *constant);

// The bits of the value that it has unless it is given another.
//
// `constant` is null or comes from a result that is not freed.
uint64_t spirv_llvm_spec_constant_default(const spirv_llvm_spec_constant *constant);

// New options, with the defaults. `spirv_llvm_options_free` frees them.
spirv_llvm_options *spirv_llvm_options_new(void);

// Frees options; results that were made with them stay.
//
// `options` is null, or a handle that is not used from here on.
void spirv_llvm_options_free(spirv_llvm_options *options);

// Sets an option by its name on the command line, with or without dashes: `spirv-max-version` to `1.2`, `spirv-ext` to
// `-all,+SPV_KHR_expect_assume`. A switch takes `true` (or nothing, or null) or `false`. Lists go on where the same
// option was set before, else the last value counts. An option that means nothing for the direction of a translation is
// passed over there.
//
// The status is `invalid-option` if the option does not exist or cannot have this value; then
// `spirv_llvm_options_error` returns the reason, and the options are unchanged.
//
// `options` is null or a handle that no other thread uses during the call; `name` and `value` are null or
// zero-terminated texts.
spirv_llvm_status spirv_llvm_options_set(spirv_llvm_options *options, const char *name, const char *value);

// Sets the value of a specialization constant, as OpenCL's clSetProgramSpecializationConstant does: its number
// (SpecId), the size of the value in bytes (1 for a Boolean), and the value as it is in memory. The translation checks
// whether the module has such a constant of this size.
//
// `options` is null or a handle that no other thread uses during the call; `value` is null or points to `size` bytes.
spirv_llvm_status spirv_llvm_options_set_spec_constant(spirv_llvm_options *options,
                                                       uint32_t id,
                                                       size_t size,
                                                       const void *value);

// Sets the value of a specialization constant by the bits in the lower end of `bits`, for any type: with zeros above
// them, or copies of the sign.
//
// `options` is null or a handle that no other thread uses during the call.
spirv_llvm_status spirv_llvm_options_set_spec_constant_bits(spirv_llvm_options *options, uint32_t id, uint64_t bits);

// Reports every message of translations with these options to `callback` as well, with `user`; null removes the
// callback.
//
// `options` is null or a handle that no other thread uses during the call. `callback` behaves as documented and stays
// valid as long as the options are used.
spirv_llvm_status spirv_llvm_options_set_log(spirv_llvm_options *options, spirv_llvm_log_callback callback, void *user);

// Returns the error of the last call that set something; null if it succeeded.
//
// `options` is null or a handle that no thread changes during the call. The text lives until something is set, or the
// handle is freed.
const char *spirv_llvm_options_error(const spirv_llvm_options *options);

// Frees a result and everything that came from it.
//
// `result` is null, or a handle that is not used from here on.
void spirv_llvm_result_free(spirv_llvm_result *result);

// Returns the status of the call: 0 if the requested output exists. A null result means that there was no memory for
// one, or an internal error.
//
// `result` is null or a handle.
spirv_llvm_status spirv_llvm_result_status(const spirv_llvm_result *result);

// The bytes that were made; none when there was an error. They live as long as the result.
//
// `result` is null or a handle.
spirv_llvm_bytes spirv_llvm_result_bytes(const spirv_llvm_result *result);

// Takes the bytes out of a result whose options have an allocator: from here on they belong to the host, which
// releases them itself. Returns null, and takes nothing, if they are in memory of the library. `size` may be null.
//
// `result` is null or a handle that no other thread uses during the call; `size` is null or may be written to.
uint8_t *spirv_llvm_result_take_bytes(spirv_llvm_result *result, size_t *size);

// The oldest LLVM that reads bitcode which needs a newer one than 16; 0 where every LLVM from 16 on does.
//
// `result` is null or a handle.
uint32_t spirv_llvm_result_oldest_llvm(const spirv_llvm_result *result);

// All messages as one text for a build log, one below the other; empty when there are none.
//
// `result` is null or a handle.
const char *spirv_llvm_result_log(const spirv_llvm_result *result);

// Everything but the bytes as one JSON object: `status`, `diagnostics`, `losses`, and `report` where there is one.
//
// `result` is null or a handle.
const char *spirv_llvm_result_json(const spirv_llvm_result *result);

// The name of a status, as `docs/errors.md` has it; null for a number that is none.
const char *spirv_llvm_status_name(uint32_t status);

// Translates LLVM IR to a SPIR-V binary: bitcode of LLVM 14 to 23, or LLVM assembly. Null options are the defaults.
// The result is freed by `spirv_llvm_result_free`; it is null if there is no memory for it.
//
// `llvm` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_spirv(const void *llvm, size_t size, const spirv_llvm_options *options);

// Translates a SPIR-V binary to LLVM bitcode: for the reader that the option `llvm-version` names, or else for every LLVM
// from 16 on, unless something in it has no older form (`spirv_llvm_result_oldest_llvm`).
//
// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_llvm(const void *spirv,
                                      size_t size,
                                      const spirv_llvm_options *options);

// Translates a SPIR-V binary to LLVM assembly, as LLVM 22 prints it.
//
// `spirv` is null or points to `size` bytes; `options` is null or a handle that no thread changes during the call.
spirv_llvm_result *spirv_llvm_to_llvm_assembly(const void *spirv, size_t size, const spirv_llvm_options *options);

// The text of a SPIR-V binary as `spirv-dis` prints it, or of LLVM bitcode as LLVM assembly.
//
// `binary` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_disassemble(const void *binary, size_t size);

// Checks the structure of a SPIR-V binary, which is not everything that `spirv-val` looks at. The result has no bytes.
//
// `spirv` is null or points to `size` bytes.
spirv_llvm_result *spirv_llvm_validate(const void *spirv, size_t size);

// Whether the bytes start as a SPIR-V binary does.
//
// `data` is null or points to `size` bytes.
bool spirv_llvm_is_spirv(const void *data, size_t size);

// Whether the bytes start as LLVM bitcode does.
//
// `data` is null or points to `size` bytes.
bool spirv_llvm_is_bitcode(const void *data, size_t size);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* SPIRV_LLVM_H */
