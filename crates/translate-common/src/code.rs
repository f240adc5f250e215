//! What kind of message it is: a code that stays the same when the text changes.

use crate::diagnostic::Severity;
use std::fmt;

/// The kind of a message, by which programs tell messages apart. Names and numbers never change and are never used
/// again; `docs/errors.md` explains each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
#[repr(u32)]
pub enum Code {
    /// The bytes are no SPIR-V binary, or one that ends early.
    NotSpirv = 1,
    /// The bytes are no LLVM bitcode that can be read.
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
    /// The LLVM version asked for cannot express the result.
    LlvmVersion = 8,
    /// Something could not be carried, and the options make that an error.
    Lost = 9,
    /// An option that does not exist, or a value that it cannot have.
    InvalidOption = 10,
    /// A value for a specialization constant that the module does not have, or of another type or size.
    SpecConstant = 11,
    /// A defect of this library.
    Internal = 12,
    /// A warning: a rule is broken, and what is meant is clear.
    BrokenRule = 13,
    /// A warning: something that the input does not say was taken for granted.
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
    /// The host said that it wants no result any more.
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

    /// Whether it is no fault of the module: the host set a limit, or wants no result any more.
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

    /// What helps against an error of this kind, where nothing nearer is known.
    pub fn remedy(self) -> Option<&'static str> {
        Some(match self {
            Code::NotSpirv => "a whole SPIR-V binary is expected; `as` makes one of a text",
            Code::NotBitcode => "LLVM bitcode as compilers write it is expected, up to that of LLVM 23",
            Code::InvalidText => {
                "the languages are those of LLVM's llvm-as and SPIRV-Tools' spirv-as, which may say more"
            }
            Code::InvalidSpirv => {
                "what wrote the module has to be mended; spirv-val says which rule it breaks"
            }
            Code::InvalidLlvm => "what wrote the module has to be mended; opt -passes=verify may say more",
            Code::Unsupported => {
                "the input has to say it in another way, if spirv-val or opt -passes=verify accept it as it is"
            }
            Code::InvalidOption => "give a value that the option may have (--help)",
            Code::LlvmVersion => "ask for another version, or for none: the oldest that will do is taken",
            _ => return None,
        })
    }

    /// Its number.
    pub fn number(self) -> u32 {
        self as u32
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Code::NotSpirv => "not-spirv",
            Code::NotBitcode => "not-bitcode",
            Code::InvalidText => "invalid-text",
            Code::InvalidSpirv => "invalid-spirv",
            Code::InvalidLlvm => "invalid-llvm",
            Code::Unsupported => "unsupported",
            Code::NotAllowed => "not-allowed",
            Code::LlvmVersion => "llvm-version",
            Code::Lost => "lost",
            Code::InvalidOption => "invalid-option",
            Code::SpecConstant => "spec-constant",
            Code::Internal => "internal",
            Code::BrokenRule => "broken-rule",
            Code::Assumed => "assumed",
            Code::NoEffect => "no-effect",
            Code::InputSize => "input-size",
            Code::TooManyIds => "too-many-ids",
            Code::Nesting => "nesting",
            Code::TooManyInstructions => "too-many-instructions",
            Code::Memory => "memory",
            Code::Cancelled => "cancelled",
        }
    }
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
