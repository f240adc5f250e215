//! Codes of messages, which stay the same when texts change.

use crate::diagnostics::Severity;
use std::fmt;

/// The kind of a message, by which programs distinguish messages. Names and numbers never change and are never used
/// again; `docs/errors.md` explains each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u32)]
pub enum Code {
    /// The bytes are not a SPIR-V binary, or the binary is truncated.
    NotSpirv = 1,
    /// The bytes are not readable LLVM bitcode.
    NotBitcode = 2,
    /// A mistake in a text: of SPIR-V, or of LLVM assembly.
    InvalidText = 3,
    /// The SPIR-V module breaks a rule that the translation relies on.
    InvalidSpirv = 4,
    /// The module breaks a rule of LLVM IR.
    InvalidLlvm = 5,
    /// The module is valid, and the other side has no form for something in it.
    Unsupported = 6,
    /// The translation would be possible, and the options do not allow it: a version, an extension.
    NotAllowed = 7,
    /// The requested LLVM version cannot express the result.
    LlvmVersion = 8,
    /// Something could not be carried, and the options make that an error.
    Lost = 9,
    /// An option that does not exist, or a value that it cannot have.
    InvalidOption = 10,
    /// A value for a specialization constant that the module does not have, or of another type or size.
    SpecConstant = 11,
    /// A defect of this library.
    Internal = 12,
    /// A warning: a rule is broken, but the intent is clear.
    BrokenRule = 13,
    /// A warning: something that the input does not specify was assumed.
    Assumed = 14,
    /// A warning: something has no effect in the result.
    NoEffect = 15,
    /// The input is longer than the limit.
    InputSize = 16,
    /// The SPIR-V module that is read or written has more ids than the limit.
    TooManyIds = 17,
    /// Types or constants nest deeper than the limit.
    Nesting = 18,
    /// The module that is written has more instructions than the limit.
    TooManyInstructions = 19,
    /// The modules of the translation take more memory than the limit.
    Memory = 20,
    /// The host canceled the translation.
    Cancelled = 21,
}

impl Code {
    /// Every code, in order of its number.
    pub const ALL: [Code; 21] = [
        Code::NotSpirv,
        Code::NotBitcode,
        Code::InvalidText,
        Code::InvalidSpirv,
        Code::InvalidLlvm,
        Code::Unsupported,
        Code::NotAllowed,
        Code::LlvmVersion,
        Code::Lost,
        Code::InvalidOption,
        Code::SpecConstant,
        Code::Internal,
        Code::BrokenRule,
        Code::Assumed,
        Code::NoEffect,
        Code::InputSize,
        Code::TooManyIds,
        Code::Nesting,
        Code::TooManyInstructions,
        Code::Memory,
        Code::Cancelled,
    ];

    /// Returns whether messages of this kind are errors or warnings.
    pub fn severity(self) -> Severity {
        match self {
            Code::BrokenRule | Code::Assumed | Code::NoEffect => Severity::Warning,
            _ => Severity::Error,
        }
    }

    /// Returns whether the cause is the host and not the module: the host set a limit or canceled the translation.
    pub fn is_of_the_host(self) -> bool {
        matches!(
            self,
            Code::InputSize
                | Code::TooManyIds
                | Code::Nesting
                | Code::TooManyInstructions
                | Code::Memory
                | Code::Cancelled
        )
    }

    /// Returns the remedy for an error of this kind, for messages that have no better one.
    pub fn remedy(self) -> Option<&'static str> {
        self.facts().remedy
    }

    /// Returns its number.
    pub fn number(self) -> u32 {
        self as u32
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        self.facts().name
    }

    /// Returns the circumstances of such messages.
    pub fn meaning(self) -> &'static str {
        self.facts().meaning
    }

    /// Returns the errors of OpenCL that a runtime reports for it: of `clCreateProgramWithIL`, and of `clBuildProgram` if that
    /// one differs. Empty for warnings.
    pub fn opencl_errors(self) -> &'static [&'static str] {
        self.facts().opencl
    }

    /// The facts of a code, in the order in which `Facts` has them.
    #[expect(clippy::too_many_lines, reason = "flat match over codes: a table")]
    fn facts(self) -> Facts {
        let facts = |name, meaning, opencl, remedy| Facts { name, meaning, opencl, remedy };
        match self {
            Code::NotSpirv => facts(
                "not-spirv",
                "the bytes are not a SPIR-V binary, or end early",
                &["CL_INVALID_VALUE", BUILD],
                Some("pass a complete SPIR-V binary; `as` assembles one from a text"),
            ),
            Code::NotBitcode => facts(
                "not-bitcode",
                "the bytes are not LLVM bitcode that can be read",
                &["CL_INVALID_BINARY", BUILD],
                Some("pass LLVM bitcode of LLVM 23 or earlier"),
            ),
            Code::InvalidText => facts(
                "invalid-text",
                "an error in a text of SPIR-V or LLVM assembly",
                &["CL_INVALID_VALUE", BUILD],
                Some("check the text with llvm-as or spirv-as"),
            ),
            Code::InvalidSpirv => facts(
                "invalid-spirv",
                "the SPIR-V module breaks a rule that the translation relies on",
                &["CL_INVALID_VALUE", BUILD],
                Some("fix the program that wrote the module; spirv-val names the broken rule"),
            ),
            Code::InvalidLlvm => facts(
                "invalid-llvm",
                "the module breaks a rule of LLVM IR",
                &["CL_INVALID_BINARY", BUILD],
                Some("fix the program that wrote the module; opt -passes=verify may explain more"),
            ),
            Code::Unsupported => facts(
                "unsupported",
                "a construct of the input has no known equivalent in the output",
                &[BUILD],
                Some("express it differently in the input, unless spirv-val or opt -passes=verify reject it"),
            ),
            Code::NotAllowed => facts(
                "not-allowed",
                "the options do not allow a version or an extension that the module needs",
                &[BUILD],
                None,
            ),
            Code::LlvmVersion => facts(
                "llvm-version",
                "the requested LLVM version cannot express the result",
                &[BUILD],
                Some("request another version, or none: the oldest sufficient one is the default"),
            ),
            Code::Lost => facts("lost", "a loss, if the options make losses errors", &[BUILD], None),
            Code::InvalidOption => facts(
                "invalid-option",
                "an unknown option, or an invalid value",
                &["CL_INVALID_BUILD_OPTIONS"],
                Some("use a valid value (--help)"),
            ),
            Code::SpecConstant => facts(
                "spec-constant",
                "a value for a specialization constant that the module does not have, or of another type or size",
                &["CL_INVALID_SPEC_ID", "CL_INVALID_VALUE"],
                None,
            ),
            Code::Internal => {
                facts("internal", "a defect of this project: please report it with the input", &[BUILD], None)
            }
            Code::BrokenRule => facts(
                "broken-rule",
                "a warning: the input breaks a rule, but its meaning is clear",
                &[],
                None,
            ),
            Code::Assumed => facts(
                "assumed",
                "a warning: an assumption about a property that the input does not specify",
                &[],
                None,
            ),
            Code::NoEffect => {
                facts("no-effect", "a warning: a construct has no effect in the result", &[], None)
            }
            Code::InputSize => facts(
                "input-size",
                "the input is longer than the limit of the host (`--limit-input-size`, 1 GiB by default)",
                &["CL_OUT_OF_RESOURCES"],
                None,
            ),
            Code::TooManyIds => facts(
                "too-many-ids",
                "the SPIR-V module has more ids than the limit (`--limit-ids`, 2^27)",
                &["CL_OUT_OF_RESOURCES"],
                None,
            ),
            Code::Nesting => facts(
                "nesting",
                "types or constants of the input nest deeper than the limit (`--limit-nesting`, 512)",
                &["CL_OUT_OF_RESOURCES"],
                None,
            ),
            Code::TooManyInstructions => facts(
                "too-many-instructions",
                "the output has more instructions than the limit (`--limit-instructions`, 2^27)",
                &["CL_OUT_OF_RESOURCES"],
                None,
            ),
            Code::Memory => facts(
                "memory",
                "the modules of the translation take more memory than the limit (`--limit-memory`, 16 GiB), as estimated by the library",
                &["CL_OUT_OF_HOST_MEMORY"],
                None,
            ),
            Code::Cancelled => facts(
                "cancelled",
                "the host cancelled the translation (`CancelFlag`, `spirv_llvm_cancel_request`, `--timeout`)",
                &[BUILD],
                None,
            ),
        }
    }
}

/// The error of OpenCL that makes a runtime put the text into the build log.
const BUILD: &str = "CL_BUILD_PROGRAM_FAILURE";

/// A row of the first table of `docs/errors.md`.
struct Facts {
    name: &'static str,
    meaning: &'static str,
    opencl: &'static [&'static str],
    remedy: Option<&'static str>,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_in_order_and_names_differ() {
        for (at, code) in Code::ALL.iter().enumerate() {
            assert_eq!(code.number() as usize, at + 1);
            assert!(Code::ALL.iter().filter(|other| other.name() == code.name()).count() == 1);
        }
    }
}
