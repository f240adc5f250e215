//! What the Khronos translator says where this one refuses an input, and the number that it ends with: scripts look for
//! both.

use spirv_llvm::{Code, Diagnostic, Place, Version};

/// The number that the Khronos translator ends with for an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    InvalidTargetTriple = 1,
    TripleMaxVersionIncompatible = 3,
    InvalidFunctionCall = 8,
    InvalidBitWidth = 9,
    InvalidModule = 10,
    InvalidLlvmModule = 11,
    InvalidInstruction = 14,
    InvalidWordCount = 15,
    RequiresVersion = 17,
    RequiresExtension = 18,
    UnsupportedVarArgFunction = 23,
}

/// An error by the translator's name.
pub(crate) struct KnownAs {
    pub(crate) refusal: Refusal,
    /// Its words.
    pub(crate) words: Option<String>,
    /// The version that would be needed, where that is the reason.
    pub(crate) version: Option<Version>,
    /// The global whose text it says.
    pub(crate) global: Option<String>,
}

impl KnownAs {
    fn new(refusal: Refusal, words: impl Into<String>) -> KnownAs {
        KnownAs { refusal, words: Some(words.into()), version: None, global: None }
    }
}

const INVALID_MODULE: &str = "InvalidModule: Invalid SPIR-V module:";
const TOKENS: &str = "InvalidModule: Invalid SPIR-V module: LLVM module contains token type, which doesn't have a counterpart in SPIR-V";
const INVALID_INSTRUCTION: &str = "InvalidInstruction: Can't translate llvm instruction:";

/// What the translator adds about an extension.
const NOTES: &[(&str, &str)] = &[
    (
        "SPV_KHR_bfloat16",
        "NOTE: LLVM module contains bfloat type, translation of which requires this extension",
    ),
    (
        "SPV_EXT_relaxed_printf_string_address_space",
        "SPV_EXT_relaxed_printf_string_address_space extension should be allowed to translate this module, because this \
         LLVM module contains the printf function with format string, whose address space is not equal to 2 (constant).",
    ),
    (
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4",
        "SubgroupScaledMatrixMultiplyAccumulateINTEL with FP4 operand flags",
    ),
    (
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8",
        "SubgroupScaledMatrixMultiplyAccumulateINTEL with FP8 operand flags",
    ),
];

/// Extensions for numbers of any precision, and the numbers by the words of the translator.
const NUMBERS: &[(&str, &str)] = &[
    ("SPV_INTEL_arbitrary_precision_fixed_point", "Fixed point"),
    ("SPV_INTEL_arbitrary_precision_floating_point", "Floating point"),
];

/// Errors by words in our message, with the translator's. The first that fits counts.
const BY_MESSAGE: &[(&str, Refusal, &str)] = &[
    (
        "Generic memory cannot become one to UniformConstant",
        Refusal::InvalidModule,
        "InvalidModule: Invalid SPIR-V module: Casts from generic address space to constant are illegal",
    ),
    (
        "DeviceOnlyALTERA memory cannot become",
        Refusal::InvalidModule,
        "InvalidModule: Invalid SPIR-V module: Casts from global_device/global_host only allowed to global/generic",
    ),
    (
        "HostOnlyALTERA memory cannot become",
        Refusal::InvalidModule,
        "InvalidModule: Invalid SPIR-V module: Casts from global_device/global_host only allowed to global/generic",
    ),
    (
        "memory cannot become",
        Refusal::InvalidModule,
        "InvalidModule: Invalid SPIR-V module: Casts from private/local/global address space are allowed only to generic",
    ),
    (
        "the task of a task sequence is known only",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTaskSequenceCreateINTEL\nFirst argument is expected to be \
         a function",
    ),
    (
        "the pipelining of a task sequence",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTaskSequenceCreateINTEL\nPipeline must be a 32 bit integer \
         with the value bigger or equal to -1",
    ),
    (
        "the cluster mode of a task sequence",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTaskSequenceCreateINTEL\nClusterMode valid values are -1, \
         0, 1",
    ),
    (
        "the capacity for results of a task sequence",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTaskSequenceCreateINTEL\nGetCapacity must be an unsigned \
         32-bit integer.",
    ),
    (
        "the capacity for calls of a task sequence",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTaskSequenceCreateINTEL\nAsyncCapacity must be an unsigned \
         32-bit integer",
    ),
    (
        "__spirv_AbortKHR must be called with exactly one argument",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\n__spirv_AbortKHR must be called with exactly one Message \
         argument",
    ),
    (
        "module-level inline assembly cannot be expressed",
        Refusal::InvalidLlvmModule,
        "InvalidLlvmModule: Invalid LLVM module: Module-level inline assembly is not supported in SPIR-V",
    ),
    (
        "an entry point has no name",
        Refusal::InvalidLlvmModule,
        "InvalidLlvmModule: Invalid LLVM module: Entry point function must have a name",
    ),
    (
        " are left in the file",
        Refusal::InvalidModule,
        "InvalidModule: Invalid SPIR-V module: input SPIR-V module has a truncated instruction",
    ),
    (
        "SaturatedToLargestFloat8NormalConversionEXT is only for conversions to floats of 8 bits",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nSaturatedToLargestFloat8NormalConversionEXT decoration is \
         only valid on OpFConvert/OpConvertSToF/OpConvertUToF/OpStochasticRoundFToFINTEL whose Result Type uses \
         Float8E4M3EXT or Float8E5M2EXT encoding.",
    ),
    ("a label, metadata, token or x86 type cannot be expressed", Refusal::InvalidModule, TOKENS),
    (
        "the operand Scope of target(\"spirv.CooperativeMatrixKHR\")",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTypeCooperativeMatrixKHR\nUnsupported Scope parameter",
    ),
    (
        "the operand Use of target(\"spirv.CooperativeMatrixKHR\")",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nTypeCooperativeMatrixKHR\nIncorrect Use parameter, should \
         be MatrixA, MatrixB or Accumulator",
    ),
    (
        "a function with variable arguments",
        Refusal::UnsupportedVarArgFunction,
        "UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported in SPIR-V.",
    ),
    ("the word count ", Refusal::InvalidWordCount, "InvalidWordCount:"),
    (
        "would need more than 65535 words",
        Refusal::InvalidWordCount,
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:",
    ),
];

/// Errors about a global, by words in our message; the translator says its text behind these.
const BY_GLOBAL: &[(&str, Refusal, &str)] = &[
    (
        "is a variable in the private address space (0)",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nGlobal variable cannot have Function storage class. \
         Consider setting a proper address space.",
    ),
    (
        "OpConstantCompositeContinuedINTEL",
        Refusal::InvalidWordCount,
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:\nGlobal variable has a constant \
         array initializer with a number of elements greater than OpConstantComposite can have (65532). Should the array \
         be split?",
    ),
];

/// Errors that an extension would help, whose words are of another kind, by words in our message.
const BY_NEED: &[(&str, Refusal, &str)] = &[
    (
        "RoundFToTF32INTEL of a cooperative matrix",
        Refusal::InvalidInstruction,
        "InvalidInstruction: Can't translate llvm instruction:\nRoundFToTF32INTEL\nCan be used with cooperative matrices \
         only when SPV_INTEL_joint_matrix is enabled",
    ),
    ("a token cannot be expressed", Refusal::InvalidModule, TOKENS),
    (
        "OpTypeStructContinuedINTEL",
        Refusal::InvalidWordCount,
        "InvalidWordCount: Can't encode instruction with word count greater than 65535:",
    ),
];

/// What the translator says of types that an instruction does not take, by words in our message. Where the words begin
/// with a blank, it says in front of them which of the values it is.
const BY_TYPE: &[(&str, &str)] = &[
    ("an integer of 16 bits", " value must be a scalar or vector of integer 16-bit type"),
    ("a float of 32 bits", " value must be a scalar or vector of floating-point 32-bit type"),
    ("as many components as", "Input type must have the same number of components as result type"),
    ("is not a pointer to an integer", "Ptr must point to a scalar integer type"),
    ("is not a pointer to global memory", "Ptr must be in CrossWorkgroup storage class"),
    ("SubgroupBlockPrefetchINTEL is not an integer of 32 bits", "NumBytes must be a 32-bit integer scalar"),
];

/// What the translator says where an instruction of an extension has other types than it takes.
fn of_types(message: &str) -> Option<String> {
    let (part, rest) = message.split_once(" of Op")?;
    let (name, _) = rest.split_once(' ')?;
    let (_, words) = BY_TYPE.iter().find(|row| rest.contains(row.0))?;
    let value = match (words.starts_with(' '), part == "the result") {
        (false, _) => "",
        (true, true) => "Result",
        (true, false) => "Input",
    };
    Some(format!("{INVALID_INSTRUCTION}\nOp{name}\n{value}{words}"))
}

/// Returns the words of the translator about an opcode that is not known, or in the wrong place.
fn of_opcode(message: &str) -> Option<String> {
    if let Some(number) = word_behind(message, "cannot stand inside of a function: opcode ") {
        return Some(format!("unexpected opcode {number} in function definition"));
    }
    let number = word_behind(message, "opcode ").filter(|_| message.starts_with("opcode "))?;
    number.parse::<u16>().ok()?;
    Some(format!("input SPIR-V module has an invalid or unknown opcode {number}"))
}

/// The global that an error is about, by its name with the at sign, and what is said of it: the message names it, or the
/// place does.
fn message_about_global(error: &Diagnostic) -> Option<(String, &str)> {
    if error.message.starts_with('@') {
        let (name, rest) = error.message.split_once(' ')?;
        return Some((name.to_owned(), rest));
    }
    match &error.place {
        Place::Llvm(place) if place.function.is_empty() && place.item.starts_with('@') => {
            Some((place.item.clone(), &error.message))
        }
        _ => None,
    }
}

/// What the translator calls an error. What would help tells much of it: the option that would allow what is refused.
pub(crate) fn known_as(error: &Diagnostic) -> KnownAs {
    let help = error.help.as_deref().unwrap_or_default();
    if let Some((_, refusal, words)) = BY_NEED.iter().find(|row| error.message.contains(row.0)) {
        return KnownAs::new(*refusal, *words);
    }
    if let Some((global, rest)) = message_about_global(error)
        && let Some((_, refusal, words)) = BY_GLOBAL.iter().find(|row| rest.contains(row.0))
    {
        return KnownAs { global: Some(global), ..KnownAs::new(*refusal, *words) };
    }
    if let Some(name) = word_behind(help, "--spirv-ext=+") {
        if let Some((_, words)) = NUMBERS.iter().find(|(of, _)| *of == name) {
            let words = format!(
                "{INVALID_INSTRUCTION}\n{words} instructions can't be translated correctly without enabled {name} extension!"
            );
            return KnownAs::new(Refusal::InvalidInstruction, words);
        }
        let note = NOTES.iter().find(|(of, _)| *of == name).map_or("", |(_, note)| note);
        let words =
            format!("RequiresExtension: Feature requires the following SPIR-V extension:\n{name}\n{note}");
        return KnownAs::new(Refusal::RequiresExtension, words.trim_end());
    }
    let message = &error.message;
    if message.starts_with("the target \"") && help.contains("--spirv-max-version=") {
        let words = "TripleMaxVersionIncompatible: Triple version and maximum version are incompatible.";
        return KnownAs::new(Refusal::TripleMaxVersionIncompatible, words);
    }
    if let Some(version) =
        word_behind(message, "the version ").filter(|_| message.contains("is none of SPIR-V"))
    {
        let words = format!(
            "{INVALID_MODULE} unsupported SPIR-V version number 'unknown ({version})'. Range of supported/known SPIR-V \
             versions is 1.0 (65536) - 1.6 (67072)"
        );
        return KnownAs::new(Refusal::InvalidModule, words);
    }
    if let Some(words) = of_opcode(message) {
        return KnownAs::new(Refusal::InvalidModule, format!("{INVALID_MODULE} {words}"));
    }
    if let Some(words) = of_types(message) {
        return KnownAs::new(Refusal::InvalidInstruction, words);
    }
    if let Some((_, refusal, words)) = BY_MESSAGE.iter().find(|row| message.contains(row.0)) {
        return KnownAs::new(*refusal, *words);
    }
    if let Some(version) = word_behind(help, "--spirv-max-version=").and_then(|word| word.parse().ok()) {
        return needs_version(error, version);
    }
    if let Some(triple) = message.strip_prefix("the module is for the target \"") {
        let triple = triple.split('"').next().unwrap_or_default();
        let words = "InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is";
        return KnownAs::new(Refusal::InvalidTargetTriple, format!("{words} {triple}"));
    }
    match (error.code, &error.place) {
        (Code::InvalidLlvm | Code::InvalidText | Code::NotBitcode, _) => {
            KnownAs::new(Refusal::InvalidLlvmModule, "InvalidLlvmModule: Invalid LLVM module:")
        }
        (Code::InvalidSpirv | Code::NotSpirv, _) | (_, Place::Spirv(_)) => {
            KnownAs::new(Refusal::InvalidModule, INVALID_MODULE)
        }
        (_, Place::Llvm(place)) => match place.item.split_once("call @llvm.") {
            Some((_, name)) if name.starts_with("frexp.") => {
                let width = name.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
                let words = "InvalidBitWidth: Invalid bit width in input:";
                KnownAs::new(Refusal::InvalidBitWidth, format!("{words} {width}"))
            }
            Some((_, intrinsic)) => {
                let words = "InvalidFunctionCall: Unexpected llvm intrinsic:";
                KnownAs::new(Refusal::InvalidFunctionCall, format!("{words}\nllvm.{intrinsic}"))
            }
            None => {
                KnownAs::new(Refusal::InvalidInstruction, format!("{INVALID_INSTRUCTION}\n{}", place.item))
            }
        },
        _ => KnownAs { refusal: Refusal::InvalidLlvmModule, words: None, version: None, global: None },
    }
}

/// A module that is read is invalid when its version is not allowed; one that is written requires a version.
fn needs_version(error: &Diagnostic, version: Version) -> KnownAs {
    let (refusal, words) = if error.message.starts_with("the module is of version") {
        (Refusal::InvalidModule, INVALID_MODULE)
    } else {
        (Refusal::RequiresVersion, "RequiresVersion: Cannot fulfill SPIR-V version restriction:")
    };
    KnownAs { refusal, words: Some(words.to_owned()), version: Some(version), global: None }
}

/// The rest of the translator's words about a version that is above the highest that is allowed. `lead` is what it has
/// said so far.
pub(crate) fn too_low(lead: &str, highest: Version, needed: Version) -> String {
    let (highest_word, needed_word) = (highest.to_word(), needed.to_word());
    if lead == INVALID_MODULE {
        return format!(
            " incorrect SPIR-V version number {needed} ({needed_word}) - it conflicts with maximum allowed version which \
             is set to {highest} ({highest_word})"
        );
    }
    format!(
        "\nSPIR-V version was restricted to at most {highest} ({highest_word}) but a construct from the input requires \
         SPIR-V version {needed} ({needed_word}) or above"
    )
}

/// The word that follows a mark.
fn word_behind<'t>(text: &'t str, mark: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(mark)?;
    rest.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == '.'))
        .next()
        .map(|word| word.trim_end_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(message: &str, help: &str) -> KnownAs {
        known_as(&Diagnostic::error(Place::Module, message).help(help))
    }

    #[test]
    fn what_would_help_tells_the_kind() {
        let extension =
            of("it needs more", "allow it with --spirv-ext=+SPV_KHR_fma or --spirv-max-version=1.6");
        assert_eq!(extension.refusal, Refusal::RequiresExtension);
        assert!(extension.words.is_some_and(|words| words.ends_with(":\nSPV_KHR_fma")));
        let version = of("it needs more", "allow it with --spirv-max-version=1.4");
        assert_eq!((version.refusal, version.version), (Refusal::RequiresVersion, Some(Version::V1_4)));
        let read = of("the module is of version 1.1, but …", "allow it with --spirv-max-version=1.1");
        assert_eq!(read.refusal, Refusal::InvalidModule);
    }

    #[test]
    fn a_version_is_said_with_its_word() {
        let words = too_low("RequiresVersion: …", Version::V1_3, Version::V1_4);
        assert!(
            words.contains("at most 1.3 (66304)") && words.contains("version 1.4 (66560) or above"),
            "{words}"
        );
    }

    #[test]
    fn types_are_said_of_their_values() {
        let message = "operand 1 of OpConvertBF16ToFINTEL is not an integer of 16 bits, or a vector of such";
        let words = of(message, "").words.unwrap_or_default();
        assert!(words.ends_with(
            "\nOpConvertBF16ToFINTEL\nInput value must be a scalar or vector of integer 16-bit type"
        ));
    }

    #[test]
    fn triples_are_named() {
        let words = of("the module is for the target \"aarch64\", which is not SPIR-V", "").words;
        assert!(words.is_some_and(|words| words.ends_with("triple is aarch64")));
    }
}
