//! What an error is about, as data: its text, its help and its code follow from it, and programs that tell errors apart by
//! more than a [`Code`] need no text.

use crate::code::Code;
use crate::diagnostic::Diagnostic;
use crate::place::Place;
use spirv_grammar::{Decoration, Op, StorageClass, Version};
use spirv_module::{AssembleErrorKind, CheckErrorKind, DecodeErrorKind};
use std::borrow::Cow;
use std::fmt;

pub use spirv_mapping::friendly::{Expected, Mismatch};

/// The subject of an error.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// A version or an extension would help that the options do not allow.
    Needs(Prerequisite),
    /// The module states an extension that the options do not allow.
    ForbiddenExtension {
        /// Its name.
        name: String,
        /// Where the module states it: `uses` it, or by a node of metadata.
        stated: Stated,
    },
    /// The SPIR-V module that is read has a version above the highest that the options allow.
    ModuleVersion {
        /// That of the module.
        version: Version,
        /// The highest that is allowed.
        max: Version,
    },
    /// The target names a version above the highest that the options allow.
    TargetVersion {
        /// The target.
        triple: String,
        /// The version that it names.
        version: Version,
        /// The highest that is allowed.
        max: Version,
    },
    /// The module is compiled for a target that is not SPIR-V.
    OtherTarget {
        /// The target.
        triple: String,
        /// The programming interface that a target is looked for.
        interface: &'static str,
    },
    /// Bytes that are not SPIR-V.
    Decode(DecodeErrorKind),
    /// A SPIR-V module whose structure is wrong.
    Check(CheckErrorKind),
    /// A text that is no SPIR-V assembly.
    Assemble(AssembleErrorKind),
    /// No specification has this opcode.
    UnknownOpcode(Op),
    /// An instruction would not fit its word count.
    TooManyWords(Op),
    /// A pointer is cast between storage classes that have no cast.
    StorageClasses {
        /// That of the pointer.
        from: StorageClass,
        /// That of the result.
        to: StorageClass,
    },
    /// The task of a task sequence is no function of the module.
    TaskFunction,
    /// A number that a task sequence cannot have.
    TaskNumber(TaskNumber),
    /// OpAbortKHR is called with another number of arguments than one.
    AbortArguments,
    /// Assembly of a machine at the level of the module.
    ModuleAssembly,
    /// A kernel has no name.
    NamelessEntryPoint,
    /// A decoration for conversions to 8-bit floats on another conversion.
    SaturatedConversion(Decoration),
    /// A type that only compilers compute with.
    CompilerType,
    /// An operand of `target("spirv.…")` has no such value.
    TargetOperand {
        /// The type.
        ty: String,
        /// The operand's name in the specification.
        operand: &'static str,
        /// The value.
        value: u32,
    },
    /// A function has variable arguments.
    VariadicFunction,
    /// A variable of the module is in memory that only functions have.
    PrivateVariable {
        /// Its name, without the at sign.
        name: String,
    },
    /// An instruction of an extension has other types than it takes.
    Types(Mismatch),
}

/// Something that the options do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prerequisite {
    /// What needs it, as the subject of a sentence.
    pub what: String,
    /// The instruction that needs it, if one does.
    pub op: Option<Op>,
    /// The first version that has it; `None` if only extensions do.
    pub version: Option<Version>,
    /// The extensions each of which has it.
    pub extensions: Vec<&'static str>,
    /// What else helps, as an imperative.
    pub otherwise: Option<&'static str>,
}

/// Where a module states an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stated {
    /// By OpExtension.
    Instruction,
    /// By `!spirv.Extension`.
    Metadata,
}

/// A number that OpTaskSequenceCreateINTEL takes. Source: SPV_INTEL_task_sequence, "OpTaskSequenceCreateINTEL".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names of the operands
pub enum TaskNumber {
    Pipelined,
    ClusterMode,
    GetCapacity,
    AsyncCapacity,
}

impl Prerequisite {
    /// One extension.
    pub fn extension(what: impl Into<String>, name: &'static str) -> Prerequisite {
        Prerequisite { what: what.into(), op: None, version: None, extensions: vec![name], otherwise: None }
    }

    /// One version.
    pub fn version(what: impl Into<String>, version: Version) -> Prerequisite {
        let (version, extensions) = (Some(version), Vec::new());
        Prerequisite { what: what.into(), op: None, version, extensions, otherwise: None }
    }

    /// With something else that helps, as an imperative.
    #[must_use]
    pub fn otherwise(self, help: &'static str) -> Prerequisite {
        Prerequisite { otherwise: Some(help), ..self }
    }
}

impl From<Prerequisite> for Problem {
    fn from(missing: Prerequisite) -> Problem {
        Problem::Needs(missing)
    }
}

impl Problem {
    /// The error at a place, with its code and its help.
    #[cold]
    pub fn at(self, place: Place) -> Diagnostic {
        let mut diagnostic = Diagnostic::error(place, self.to_string()).code(self.code());
        diagnostic.help = self.help().map(Cow::into_owned);
        diagnostic.problem = Some(Box::new(self));
        diagnostic
    }

    /// The kind of the error.
    fn code(&self) -> Code {
        match self {
            Problem::Needs(_)
            | Problem::ForbiddenExtension { .. }
            | Problem::ModuleVersion { .. }
            | Problem::TargetVersion { .. } => Code::NotAllowed,
            Problem::Decode(_) => Code::NotSpirv,
            Problem::Check(_) | Problem::SaturatedConversion(_) => Code::InvalidSpirv,
            Problem::Assemble(_) => Code::InvalidText,
            Problem::OtherTarget { .. }
            | Problem::UnknownOpcode(_)
            | Problem::TooManyWords(_)
            | Problem::StorageClasses { .. }
            | Problem::TaskFunction
            | Problem::TaskNumber(_)
            | Problem::AbortArguments
            | Problem::ModuleAssembly
            | Problem::NamelessEntryPoint
            | Problem::CompilerType
            | Problem::TargetOperand { .. }
            | Problem::VariadicFunction
            | Problem::PrivateVariable { .. }
            | Problem::Types(_) => Code::Unsupported,
        }
    }

    /// What helps; `None` where the code says all there is.
    fn help(&self) -> Option<Cow<'static, str>> {
        let text = match self {
            Problem::Needs(need) => return Some(need.help().into()),
            Problem::ForbiddenExtension { name, .. } => {
                return Some(format!("allow it with --spirv-ext=+{name}").into());
            }
            Problem::ModuleVersion { version, .. } | Problem::TargetVersion { version, .. } => {
                return Some(format!("allow it with --spirv-max-version={version}").into());
            }
            Problem::OtherTarget { .. } => "compile for spir64 or spirv64 (32-bit pointers: spir, spirv32)",
            Problem::UnknownOpcode(_) => "the module needs a newer version of this tool",
            Problem::TooManyWords(_) => {
                "a SPIR-V instruction cannot be longer; split the type, the constant or the parameter list"
            }
            Problem::StorageClasses { .. } => {
                "only the generic address space (4) and the private (0), global (1) and local (3) ones convert"
            }
            Problem::TaskFunction => "pass the function itself: the device makes a circuit of it",
            Problem::TaskNumber(number) => number.help(),
            Problem::AbortArguments => "pass one value, which is what the host is told",
            Problem::ModuleAssembly => "SPIR-V is no assembly language of a machine; remove it",
            Problem::NamelessEntryPoint => "name the kernel: hosts ask for it by its name",
            Problem::CompilerType => "SPIR-V has nothing like it",
            Problem::TargetOperand { .. } => {
                "SPIR-V types are written target(\"spirv.Image\", …) and so on, with the operands of their instruction"
            }
            Problem::VariadicFunction => "only printf may have them; pass an array instead",
            Problem::PrivateVariable { .. } => {
                "put it into the global (1), constant (2) or local (3) address space"
            }
            Problem::Types(_) => "the extension that has the instruction says which types it takes",
            Problem::Decode(_)
            | Problem::Check(_)
            | Problem::Assemble(_)
            | Problem::SaturatedConversion(_) => return None,
        };
        Some(text.into())
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Needs(need) => write!(f, "{} needs {}", need.what, need.named()),
            Problem::ForbiddenExtension { name, stated: Stated::Instruction } => {
                write!(f, "the module uses {name}, which is not allowed")
            }
            Problem::ForbiddenExtension { name, stated: Stated::Metadata } => {
                write!(f, "the module states {name} (!spirv.Extension), which is not allowed")
            }
            Problem::ModuleVersion { version, max } => {
                write!(f, "the module is of version {version}, but only versions up to {max} are allowed")
            }
            Problem::TargetVersion { triple, version, max } => {
                write!(
                    f,
                    "the target \"{triple}\" wants version {version}, but only versions up to {max} are allowed"
                )
            }
            Problem::OtherTarget { triple, interface } => {
                write!(f, "the module is for the target \"{triple}\", which is not SPIR-V with {interface}")
            }
            Problem::Decode(kind) => kind.fmt(f),
            Problem::Check(kind) => kind.fmt(f),
            Problem::Assemble(kind) => kind.fmt(f),
            Problem::UnknownOpcode(op) => write!(f, "{op} is not an instruction that is known"),
            Problem::TooManyWords(op) => write!(f, "{op} would need more than 65535 words"),
            Problem::StorageClasses { from, to } => {
                write!(f, "a pointer to {from:?} memory cannot become one to {to:?} memory")
            }
            Problem::TaskFunction => f.write_str("the task of a task sequence is known only at run time"),
            Problem::TaskNumber(number) => f.write_str(number.text()),
            Problem::AbortArguments => {
                f.write_str("__spirv_AbortKHR must be called with exactly one argument, the message")
            }
            Problem::ModuleAssembly => {
                f.write_str("module-level inline assembly cannot be expressed in SPIR-V")
            }
            Problem::NamelessEntryPoint => f.write_str("an entry point has no name"),
            Problem::SaturatedConversion(decoration) => {
                write!(f, "{decoration:?} is only for conversions to floats of 8 bits")
            }
            Problem::CompilerType => {
                f.write_str("a label, metadata or x86 type cannot be expressed in SPIR-V")
            }
            Problem::TargetOperand { ty, operand, value } => {
                write!(f, "the operand {operand} of target(\"{ty}\") cannot be {value}")
            }
            Problem::VariadicFunction => {
                f.write_str("a function with variable arguments cannot be expressed in SPIR-V")
            }
            Problem::PrivateVariable { name } => write!(
                f,
                "@{name} is a variable in the private address space (0), which SPIR-V does not have"
            ),
            Problem::Types(mismatch) => mismatch.fmt(f),
        }
    }
}

impl Prerequisite {
    /// The version and the extensions by name.
    fn named(&self) -> String {
        let version = self.version.map(|version| format!("SPIR-V {version}"));
        let all = version.into_iter().chain(self.extensions.iter().map(ToString::to_string));
        all.collect::<Vec<_>>().join(" or ")
    }

    fn help(&self) -> String {
        let version = self.version.map(|version| format!("--spirv-max-version={version}"));
        let extensions = self.extensions.iter().map(|name| format!("--spirv-ext=+{name}"));
        let flags: Vec<String> = version.into_iter().chain(extensions).collect();
        let otherwise = self.otherwise.map_or(String::new(), |help| format!(", or {help}"));
        format!("allow it with {}{otherwise}", flags.join(" or "))
    }
}

impl TaskNumber {
    fn text(self) -> &'static str {
        match self {
            TaskNumber::Pipelined => "the pipelining of a task sequence is less than -1",
            TaskNumber::ClusterMode => "the cluster mode of a task sequence is none of -1, 0 and 1",
            TaskNumber::GetCapacity => "the capacity for results of a task sequence is negative",
            TaskNumber::AsyncCapacity => "the capacity for calls of a task sequence is negative",
        }
    }

    fn help(self) -> &'static str {
        match self {
            TaskNumber::Pipelined => {
                "pass -1 where the compiler may choose, 0 where it must not, or the least number of cycles"
            }
            TaskNumber::ClusterMode => {
                "pass -1 where the compiler may choose, 0 for clusters that cannot stall, or 1"
            }
            TaskNumber::GetCapacity => "pass how many results wait at most",
            TaskNumber::AsyncCapacity => "pass how many calls wait at most",
        }
    }
}
