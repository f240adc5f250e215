//! The words of the Khronos translator where this one refuses an input, and the number that it ends with: scripts look for
//! both. They follow from the [`Problem`] of an error, and for other errors from its code and place.

use spirv_llvm::problem::{
    AssembleErrorKind, CallProblem, CheckErrorKind, DecodeErrorKind, EnqueueProblem, Expected,
    LlvmModuleProblem, LlvmTypeProblem, Mismatch, Op, Prerequisite, Problem, RequirementProblem,
    StorageClass,
};
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
    /// The global that has its text.
    pub(crate) global: Option<String>,
}

impl KnownAs {
    fn new(refusal: Refusal, words: impl Into<String>) -> KnownAs {
        KnownAs { refusal, words: Some(words.into()), version: None, global: None }
    }

    /// An instruction that cannot be translated, with the reason.
    fn instruction(words: impl std::fmt::Display) -> KnownAs {
        KnownAs::new(Refusal::InvalidInstruction, format!("{INVALID_INSTRUCTION}\n{words}"))
    }

    /// An invalid SPIR-V module, with the reason.
    fn module(words: impl std::fmt::Display) -> KnownAs {
        KnownAs::new(Refusal::InvalidModule, format!("{INVALID_MODULE} {words}"))
    }

    /// An invalid LLVM module, with the reason.
    fn llvm_module(words: &str) -> KnownAs {
        KnownAs::new(Refusal::InvalidLlvmModule, format!("InvalidLlvmModule: Invalid LLVM module: {words}"))
    }

    fn about_global(self, name: impl Into<String>) -> KnownAs {
        KnownAs { global: Some(name.into()), ..self }
    }
}

const INVALID_MODULE: &str = "InvalidModule: Invalid SPIR-V module:";
const TOKENS: &str = "LLVM module contains token type, which doesn't have a counterpart in SPIR-V";
const TOO_LONG: &str = "InvalidWordCount: Can't encode instruction with word count greater than 65535:";
const LONG_INITIALIZER: &str = "Global variable has a constant array initializer with a number of elements greater than \
     OpConstantComposite can have (65532). Should the array be split?";
const INVALID_INSTRUCTION: &str = "InvalidInstruction: Can't translate llvm instruction:";

/// The translator's remarks about an extension.
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

/// The name of the Khronos translator for an error.
pub(crate) fn known_as(error: &Diagnostic) -> KnownAs {
    match of_problem(&error.problem, &error.place) {
        Some(known) => known,
        None => by_place(error),
    }
}

/// The name of a problem; `None` where its code and its place decide.
fn of_problem(problem: &Problem, place: &Place) -> Option<KnownAs> {
    match problem {
        Problem::Needs(needed) => prerequisite(needed, place),
        Problem::Types(mismatch) | Problem::SpirvTypes(mismatch) => of_types(mismatch),
        Problem::Decode(DecodeErrorKind::PastTheEnd { .. }) => {
            Some(KnownAs::module("input SPIR-V module has a truncated instruction"))
        }
        Problem::Check(CheckErrorKind::InsideFunction { opcode }) => {
            Some(KnownAs::module(format!("unexpected opcode {opcode} in function definition")))
        }
        Problem::Assemble(kind) => of_text(kind),
        Problem::RequirementProblem(problem) => of_requirement(problem),
        Problem::LlvmModuleProblem(problem) => of_module(problem),
        Problem::LlvmTypeProblem(problem) => of_type(problem),
        Problem::EnqueueProblem(problem) => task_sequence(problem),
        Problem::CallProblem(CallProblem::AbortArguments) => {
            Some(KnownAs::instruction("__spirv_AbortKHR must be called with exactly one Message argument"))
        }
        _ => None,
    }
}

fn of_text(kind: &AssembleErrorKind) -> Option<KnownAs> {
    match kind {
        AssembleErrorKind::UnknownVersion(version) => Some(KnownAs::module(format!(
            "unsupported SPIR-V version number 'unknown ({version})'. Range of supported/known SPIR-V versions is 1.0 \
             (65536) - 1.6 (67072)"
        ))),
        AssembleErrorKind::WordCount { .. } => {
            Some(KnownAs::new(Refusal::InvalidWordCount, "InvalidWordCount:"))
        }
        _ => None,
    }
}

fn of_requirement(problem: &RequirementProblem) -> Option<KnownAs> {
    Some(match problem {
        RequirementProblem::Extension { name } | RequirementProblem::MetadataExtension { name } => {
            requires_extension(name)
        }
        RequirementProblem::ModuleVersion { version, .. } => {
            KnownAs { version: Some(*version), ..KnownAs::new(Refusal::InvalidModule, INVALID_MODULE) }
        }
        RequirementProblem::TargetVersion { .. } => KnownAs::new(
            Refusal::TripleMaxVersionIncompatible,
            "TripleMaxVersionIncompatible: Triple version and maximum version are incompatible.",
        ),
        RequirementProblem::UnknownOpcode { op } => {
            KnownAs::module(format!("input SPIR-V module has an invalid or unknown opcode {}", op.0))
        }
        RequirementProblem::SaturatedConversion { decoration } => KnownAs::instruction(format!(
            "{decoration:?} decoration is only valid on OpFConvert/OpConvertSToF/OpConvertUToF/\
             OpStochasticRoundFToFINTEL whose Result Type uses Float8E4M3EXT or Float8E5M2EXT encoding."
        )),
        _ => return None,
    })
}

fn of_module(problem: &LlvmModuleProblem) -> Option<KnownAs> {
    Some(match problem {
        LlvmModuleProblem::OtherTarget { triple, .. } => KnownAs::new(
            Refusal::InvalidTargetTriple,
            format!(
                "InvalidTargetTriple: Expects spir-unknown-unknown or spir64-unknown-unknown. Actual target triple is \
                 {triple}"
            ),
        ),
        LlvmModuleProblem::TooManyWords { .. } => KnownAs::new(Refusal::InvalidWordCount, TOO_LONG),
        LlvmModuleProblem::Assembly => {
            KnownAs::llvm_module("Module-level inline assembly is not supported in SPIR-V")
        }
        LlvmModuleProblem::NamelessEntryPoint => {
            KnownAs::llvm_module("Entry point function must have a name")
        }
        LlvmModuleProblem::VariadicFunction => KnownAs::new(
            Refusal::UnsupportedVarArgFunction,
            "UnsupportedVarArgFunction: Variadic functions other than 'printf' are not supported in SPIR-V.",
        ),
        LlvmModuleProblem::PrivateVariable { name } => KnownAs::instruction(
            "Global variable cannot have Function storage class. Consider setting a proper address space.",
        )
        .about_global(format!("@{name}")),
        _ => return None,
    })
}

fn of_type(problem: &LlvmTypeProblem) -> Option<KnownAs> {
    match problem {
        LlvmTypeProblem::StorageClasses { from, to } => Some(KnownAs::module(cast(*from, *to))),
        LlvmTypeProblem::CompilerType => Some(KnownAs::module(TOKENS)),
        LlvmTypeProblem::TargetOperand { ty, operand, .. } if ty == "spirv.CooperativeMatrixKHR" => {
            matrix_operand(operand)
        }
        _ => None,
    }
}

/// Something that the options do not allow.
fn prerequisite(needed: &Prerequisite, place: &Place) -> Option<KnownAs> {
    let Some(&name) = needed.extensions.first() else {
        let version = needed.version?;
        let words = "RequiresVersion: Cannot fulfill SPIR-V version restriction:";
        return Some(KnownAs { version: Some(version), ..KnownAs::new(Refusal::RequiresVersion, words) });
    };
    Some(match (needed.op, name, place) {
        (
            Some(op @ (Op::RoundFToTF32INTEL | Op::ConvertFToBF16INTEL | Op::ConvertBF16ToFINTEL)),
            "SPV_INTEL_joint_matrix",
            _,
        ) => KnownAs::instruction(format!(
            "{}\nCan be used with cooperative matrices only when SPV_INTEL_joint_matrix is enabled",
            op.name().unwrap_or_default()
        )),
        (_, "SPV_INTEL_token_type", _) => KnownAs::module(TOKENS),
        (Some(Op::TypeStructContinuedINTEL), ..) => KnownAs::new(Refusal::InvalidWordCount, TOO_LONG),
        (Some(Op::ConstantCompositeContinuedINTEL), _, Place::Llvm(place))
            if place.function.is_empty() && place.item.starts_with('@') =>
        {
            let words = format!("{TOO_LONG}\n{LONG_INITIALIZER}");
            KnownAs::new(Refusal::InvalidWordCount, words).about_global(&*place.item)
        }
        _ => requires_extension(name),
    })
}

fn requires_extension(name: &str) -> KnownAs {
    if let Some((_, words)) = NUMBERS.iter().find(|(of, _)| *of == name) {
        return KnownAs::instruction(format!(
            "{words} instructions can't be translated correctly without enabled {name} extension!"
        ));
    }
    let note = NOTES.iter().find(|(of, _)| *of == name).map_or("", |(_, note)| note);
    let words =
        format!("RequiresExtension: Feature requires the following SPIR-V extension:\n{name}\n{note}");
    KnownAs::new(Refusal::RequiresExtension, words.trim_end())
}

/// The rule that a cast of pointers breaks.
fn cast(from: StorageClass, to: StorageClass) -> &'static str {
    match (from, to) {
        (StorageClass::Generic, StorageClass::UniformConstant) => {
            "Casts from generic address space to constant are illegal"
        }
        (StorageClass::DeviceOnlyALTERA | StorageClass::HostOnlyALTERA, _) => {
            "Casts from global_device/global_host only allowed to global/generic"
        }
        _ => "Casts from private/local/global address space are allowed only to generic",
    }
}

/// A call that makes a task sequence.
fn task_sequence(problem: &EnqueueProblem) -> Option<KnownAs> {
    let words = match problem {
        EnqueueProblem::TaskFunction => "First argument is expected to be a function",
        EnqueueProblem::Pipelined => "Pipeline must be a 32 bit integer with the value bigger or equal to -1",
        EnqueueProblem::ClusterMode => "ClusterMode valid values are -1, 0, 1",
        EnqueueProblem::GetCapacity => "GetCapacity must be an unsigned 32-bit integer.",
        EnqueueProblem::AsyncCapacity => "AsyncCapacity must be an unsigned 32-bit integer",
        _ => return None,
    };
    Some(KnownAs::instruction(format!(
        "TaskSequenceCreateINTEL
{words}"
    )))
}

fn matrix_operand(operand: &str) -> Option<KnownAs> {
    let words = match operand {
        "Scope" => "Unsupported Scope parameter",
        "Use" => "Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator",
        _ => return None,
    };
    Some(KnownAs::instruction(format!("TypeCooperativeMatrixKHR\n{words}")))
}

/// Types that an instruction of an extension does not take. The translator names the value for some of them.
fn of_types(mismatch: &Mismatch) -> Option<KnownAs> {
    let op = mismatch.op()?;
    let value = if mismatch.operand().is_none() { "Result" } else { "Input" };
    let words = match (mismatch.expected(), op) {
        (Expected::Int(16), _) => format!("{value} value must be a scalar or vector of integer 16-bit type"),
        (Expected::Float(32), _) => {
            format!("{value} value must be a scalar or vector of floating-point 32-bit type")
        }
        (Expected::Lanes, _) => {
            "Input type must have the same number of components as result type".to_owned()
        }
        (Expected::IntPointer, _) => "Ptr must point to a scalar integer type".to_owned(),
        (Expected::GlobalPointer, _) => "Ptr must be in CrossWorkgroup storage class".to_owned(),
        (Expected::Int(32), Op::SubgroupBlockPrefetchINTEL) => {
            "NumBytes must be a 32-bit integer scalar".to_owned()
        }
        _ => return None,
    };
    Some(KnownAs::instruction(format!("{op}\n{words}")))
}

/// An error with a problem that has no name of its own.
fn by_place(error: &Diagnostic) -> KnownAs {
    match (error.code, &error.place) {
        (Code::InvalidLlvm | Code::InvalidText | Code::NotBitcode, _) => {
            KnownAs::new(Refusal::InvalidLlvmModule, "InvalidLlvmModule: Invalid LLVM module:")
        }
        (Code::InvalidSpirv | Code::NotSpirv, _) | (_, Place::Spirv(_)) => {
            KnownAs::new(Refusal::InvalidModule, INVALID_MODULE)
        }
        (_, Place::Llvm(place)) => {
            match place.callee.as_deref().and_then(|name| name.strip_prefix("llvm.")) {
                Some(name) if name.starts_with("frexp.") => {
                    let width = name.rsplit(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
                    let words = "InvalidBitWidth: Invalid bit width in input:";
                    KnownAs::new(Refusal::InvalidBitWidth, format!("{words} {width}"))
                }
                Some(intrinsic) => {
                    let words = "InvalidFunctionCall: Unexpected llvm intrinsic:";
                    KnownAs::new(Refusal::InvalidFunctionCall, format!("{words}\nllvm.{intrinsic}"))
                }
                None => KnownAs::instruction(&place.item),
            }
        }
        _ => KnownAs { refusal: Refusal::InvalidLlvmModule, words: None, version: None, global: None },
    }
}

/// Completes the translator's message about a version above the highest allowed one. `lead` is the beginning of the
/// message.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn of(problem: impl Into<Problem>) -> KnownAs {
        known_as(&problem.into().at(Place::Module))
    }

    #[test]
    fn an_extension_counts_before_a_version() {
        let needed = Prerequisite {
            what: "it".to_owned(),
            op: None,
            version: Some(Version::V1_6),
            extensions: vec!["SPV_KHR_fma"],
            otherwise: None,
        };
        let extension = of(Problem::Needs(needed));
        assert_eq!(extension.refusal, Refusal::RequiresExtension);
        assert!(extension.words.is_some_and(|words| words.ends_with(":\nSPV_KHR_fma")));
        let version = of(Prerequisite::version("it", Version::V1_4));
        assert_eq!((version.refusal, version.version), (Refusal::RequiresVersion, Some(Version::V1_4)));
        let read = of(RequirementProblem::ModuleVersion { version: Version::V1_1, max: Version::V1_0 });
        assert_eq!((read.refusal, read.version), (Refusal::InvalidModule, Some(Version::V1_1)));
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
    fn triples_are_named() {
        let words =
            of(LlvmModuleProblem::OtherTarget { triple: "aarch64".to_owned(), interface: "OpenCL" }).words;
        assert!(words.is_some_and(|words| words.ends_with("triple is aarch64")));
    }
}
