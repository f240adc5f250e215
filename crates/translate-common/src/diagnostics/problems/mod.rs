//! The catalog of errors: the subject of an error, as data. Its text, its help and its code follow from it, so that
//! texts can be improved freely, and programs that distinguish errors more finely than by [`Code`] need no text.

use crate::diagnostics::Diagnostic;
use crate::diagnostics::code::Code;
use crate::diagnostics::place::Place;
use spirv_module::{AssembleErrorKind, CheckErrorKind, DecodeErrorKind};
use std::borrow::Cow;
use std::fmt;

mod builtin_calls;
mod executable;
mod files;
mod functions;
mod host;
mod ids;
mod llvm_instructions;
mod llvm_modules;
mod prerequisite;
mod requirements;
mod rows;
mod shaders;
mod spirv_modules;
mod spirv_types;
mod wanted;
mod warnings;

pub use builtin_calls::{CallProblem, EnqueueProblem, ImageCallProblem};
pub use executable::ExecutableProblem;
pub use files::{FileProblem, OptionProblem};
pub use functions::{BlockProblem, FunctionProblem};
pub use host::LimitProblem;
pub use ids::{IdProblem, OperandProblem};
pub use llvm_instructions::{IntrinsicProblem, LlvmInstructionProblem};
pub use llvm_modules::{LlvmConstantProblem, LlvmModuleProblem, LlvmTypeProblem};
pub use prerequisite::Prerequisite;
pub use requirements::RequirementProblem;
pub use rows::Row;
pub use shaders::{ShaderCall, ShaderProblem};
pub use spirv_mapping::signatures::{Expected, Mismatch};
pub use spirv_modules::{LibraryProblem, MemoryProblem, ModuleProblem};
pub use spirv_types::{CompositeProblem, ConstantProblem, TypeProblem};
pub use wanted::Wanted;
pub use warnings::WarningProblem;

/// Declares the enum of all topics, and the functions of each topic.
macro_rules! topics {
    ($($Topic:ident)+) => {
        /// The subject of an error.
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        #[allow(clippy::enum_variant_names, missing_docs)] // each topic has the documentation of its type
        pub enum Problem {
            /// A version or an extension would help that the options do not allow.
            Needs(Prerequisite),
            /// Bytes that are not SPIR-V.
            Decode(DecodeErrorKind),
            /// A SPIR-V module with an invalid structure.
            Check(CheckErrorKind),
            /// A text that is not SPIR-V assembly.
            Assemble(AssembleErrorKind),
            /// A call in LLVM IR has other types than the instruction of an extension takes that it names.
            Types(Mismatch),
            /// An instruction of an extension in SPIR-V has other types than it takes.
            SpirvTypes(Mismatch),
            /// A defect of this library: something that no input can bring about.
            Internal(Cow<'static, str>),
            $($Topic($Topic),)+
        }

        impl Problem {
            /// Returns the row of the catalog.
            pub fn row(&self) -> &'static Row {
                match self {
                    Problem::Needs(_) => &NEEDS,
                    Problem::Decode(_) => &DECODE,
                    Problem::Check(_) => &CHECK,
                    Problem::Assemble(_) => &ASSEMBLE,
                    Problem::Types(_) => &TYPES,
                    Problem::SpirvTypes(_) => &SPIRV_TYPES,
                    Problem::Internal(_) => &INTERNAL,
                    $(Problem::$Topic(problem) => problem.row(),)+
                }
            }

            /// Returns the remedy; `None` where the remedy of the code is sufficient.
            fn help(&self) -> Option<String> {
                let help = match self {
                    Problem::Needs(need) => Some(need.help()),
                    $(Problem::$Topic(problem) => problem.help(),)+
                    _ => self.row().help.map(str::to_owned),
                };
                help.filter(|help| !help.is_empty())
            }

            /// Returns all rows of the catalog, topic by topic.
            pub fn rows() -> impl Iterator<Item = &'static Row> {
                let single = [&NEEDS, &DECODE, &CHECK, &ASSEMBLE, &TYPES, &SPIRV_TYPES, &INTERNAL];
                let topics = [$($Topic::ROWS,)+];
                single.into_iter().chain(topics.into_iter().flatten())
            }
        }

        impl fmt::Display for Problem {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    Problem::Needs(need) => need.fmt(f),
                    Problem::Decode(kind) => kind.fmt(f),
                    Problem::Check(kind) => kind.fmt(f),
                    Problem::Assemble(kind) => kind.fmt(f),
                    Problem::Types(mismatch) | Problem::SpirvTypes(mismatch) => mismatch.fmt(f),
                    Problem::Internal(what) => write!(f, "internal defect, please report it with the input: {what}"),
                    $(Problem::$Topic(problem) => problem.fmt(f),)+
                }
            }
        }
    };
}

topics! {
    RequirementProblem
    LimitProblem
    IdProblem
    OperandProblem
    FunctionProblem
    BlockProblem
    TypeProblem
    ConstantProblem
    CompositeProblem
    MemoryProblem
    ModuleProblem
    LibraryProblem
    LlvmModuleProblem
    LlvmTypeProblem
    LlvmConstantProblem
    LlvmInstructionProblem
    IntrinsicProblem
    CallProblem
    ImageCallProblem
    EnqueueProblem
    ShaderProblem
    ExecutableProblem
    FileProblem
    OptionProblem
    WarningProblem
}

const NEEDS: Row = Row {
    name: "requirements/Needs",
    code: Code::NotAllowed,
    text: "{what} needs {version or extensions}",
    help: Some("allow it with {options}"),
};
const DECODE: Row =
    Row { name: "spirv/Decode", code: Code::NotSpirv, text: "{error of the decoder}", help: None };
const CHECK: Row = Row { name: "spirv/Check", code: Code::InvalidSpirv, text: "{broken rule}", help: None };
const ASSEMBLE: Row =
    Row { name: "spirv/Assemble", code: Code::InvalidText, text: "{error of the assembler}", help: None };
const TYPES: Row = Row {
    name: "calls/Types",
    code: Code::Unsupported,
    text: "{operand} of {instruction} has another type than it takes",
    help: Some("the extension of the instruction defines its operand types"),
};
const SPIRV_TYPES: Row = Row { name: "spirv/Types", code: Code::InvalidSpirv, ..TYPES };
const INTERNAL: Row = Row {
    name: "library/Internal",
    code: Code::Internal,
    text: "internal defect, please report it with the input: {what}",
    help: None,
};

impl Problem {
    /// Returns a defect of this library: `what` is the condition that should not be possible.
    #[cold]
    pub fn internal(what: impl Into<Cow<'static, str>>) -> Problem {
        Problem::Internal(what.into())
    }

    /// Returns the message about it at a place: with its severity, its code and its help.
    #[cold]
    pub fn at(self, place: Place) -> Diagnostic {
        let code = self.row().code;
        Diagnostic {
            severity: code.severity(),
            code,
            place,
            message: self.to_string(),
            help: self.help(),
            problem: Box::new(self),
        }
    }
}

impl From<Prerequisite> for Problem {
    fn from(missing: Prerequisite) -> Problem {
        Problem::Needs(missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_differ() {
        let names: BTreeSet<_> = Problem::rows().map(|row| row.name).collect();
        assert_eq!(names.len(), Problem::rows().count());
    }

    #[test]
    fn texts_are_sentences_without_a_full_stop() {
        for row in Problem::rows() {
            for text in std::iter::once(row.text).chain(row.help) {
                assert!(
                    !text.ends_with('.') && !text.contains("  ") && text.trim() == text,
                    "{}: {text}",
                    row.name
                );
            }
        }
    }
}
