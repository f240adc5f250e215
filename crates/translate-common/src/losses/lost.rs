//! The things that a translation can drop.

use super::LossKind;
use crate::requirements::Obstacle;
use llvm_model::{AttrKind, Linkage, Visibility};
use spirv_grammar::{Capability, Decoration, ExecutionMode, FunctionControl, LoopControl, MemoryAccess, Op};
use std::borrow::Cow;
use std::fmt;

/// A name or a phrase that is known before or made during the translation.
type Text = Cow<'static, str>;

/// One thing that the result does not have. [`Lost::kind`] sorts it, its `Display` names it, and
/// [`facts`](super::catalogue::facts) grades it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Lost {
    /// An attribute of LLVM IR.
    Attribute(AttributeName, Site),
    /// Bits of OpFunction's control.
    FunctionControl(FunctionControl),
    /// A decoration FuncParamAttr of a function's result.
    ResultAttribute,
    /// Prefix data, prologue data or the garbage collector of a function.
    FunctionData,
    /// That the address of a symbol does not matter.
    UnnamedAddr,
    /// That a variable has another initial value than the module states.
    ExternallyInitialized,
    /// A construct, in the notation of LLVM assembly, that the target LLVM version does not have, and the first version
    /// that has it; `None` if bitcode has no representation for it.
    NewerThanOutput(String, Option<u32>),
    /// An attachment or a named node, without its `!`.
    Metadata(Text, LossReason),
    /// The summary for link-time optimization.
    Summary,
    /// An extension that `!spirv.Extension` states.
    StatedExtension(String),
    /// A capability that `!spirv.Capability` states.
    StatedCapability(Capability),
    /// A source language with a number that is out of range.
    SourceLanguage(u32),
    /// A node of `!spirv.ModuleProcessed` that has no text.
    ProcessWithoutText,
    /// A flag of an instruction.
    Flag(&'static str),
    /// A linkage.
    Linkage(Linkage),
    /// A visibility.
    Visibility(Visibility),
    /// An import from or export to a DLL.
    DllStorage,
    /// The section that a symbol is in.
    Section(String),
    /// A comdat that does not take any duplicate.
    Comdat,
    /// A partition of the linker's output.
    Partition,
    /// A second name of a symbol.
    Alias,
    /// A hint to a compiler, by name.
    Hint(Text),
    /// The rounding mode of a constrained intrinsic.
    Rounding {
        /// `round.upward` and its like.
        mode: &'static str,
        /// Whether the operation is a quotient or a square root, which an extension can round.
        by_extension: bool,
    },
    /// That exceptions of floating-point operations are observed.
    StrictExceptions,
    /// An address that a shader prints.
    PrintedAddress,
    /// Precision that a function of kernels demands of the device: it has no 64-bit floats to compute with.
    Precision(Text),
    /// Hints about a loop.
    LoopControl(LoopControl, LossReason),
    /// An instruction that computes nothing.
    Instruction(Op, LossReason),
    /// An execution mode that is a hint.
    ModeHint(ExecutionMode, LossReason),
    /// A part of the debug information.
    DebugInfo(Text),
    /// A decoration.
    Decoration(Decoration, LossReason),
    /// A specialization constant in a place that takes its default value.
    DefaultTaken(Op),
    /// Decorations that cannot be read, or that have no target.
    Decorations(Text),
    /// An execution mode.
    ExecutionMode(ExecutionMode, LossReason),
    /// A size of the work-group that cannot be read, in the attribute of this name.
    WorkGroupSize(&'static str),
    /// OpModuleProcessed.
    ModuleProcessed,
    /// OpMemberName.
    MemberName,
    /// OpName of a type or a constant.
    Name,
    /// Instructions of a set without a meaning for the program.
    NonSemantic(String),
    /// `@llvm.global.annotations`, or one entry of it.
    Annotations(&'static str),
    /// A variable that has a meaning for LLVM, by its name.
    SpecialGlobal(String),
    /// The variable with which an entry of a list of constructors lives and dies.
    ConstructorKey(&'static str),
    /// A property of one side of a copy, or a hint that only optimizers read.
    AccessHint(Text),
    /// Bits of a memory operand.
    MemoryOperand(MemoryAccess),
    /// The initial value of a variable in local memory.
    LocalInitializer,
    /// An operand bundle, by its tag.
    Bundle(String),
    /// An operand, in a phrase.
    Operand(Text),
    /// The function of a wanted OpenCL C, in a phrase.
    Builtin(String),
}

/// The name of an attribute of LLVM IR.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AttributeName {
    /// One that LLVM numbers.
    Kind(AttrKind),
    /// One that is a string.
    Key(String),
}

/// Where an attribute is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// On a function or a parameter.
    Declaration,
    /// On the result of a function.
    Result,
    /// On a call.
    Call,
}

/// Why something is dropped.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LossReason {
    /// The other side has no form for it.
    NoForm,
    /// It needs a higher version than the rest of the module.
    VersionTooLow,
    /// The options do not allow its needs.
    Needs(Obstacle),
    /// Its operands are not those that it has.
    Operands,
    /// The options leave it out.
    LeftOut,
    /// A function that a CPU runs has nothing in its place.
    NoExecutableForm,
    /// It belongs to kernels but is on another function.
    NotOfKernel,
    /// The format of a mode has no type in LLVM IR.
    NoType,
    /// A size is 0, or beyond 32 bits.
    Size,
    /// Another reason, in a phrase.
    Because(Text),
}

impl Lost {
    /// An attribute on a function or a parameter.
    pub fn attribute(kind: AttrKind) -> Lost {
        Lost::Attribute(AttributeName::Kind(kind), Site::Declaration)
    }

    /// A hint to a compiler.
    pub fn hint(name: impl Into<Text>) -> Lost {
        Lost::Hint(name.into())
    }

    /// A part of the debug information.
    pub fn debug_info(phrase: impl Into<Text>) -> Lost {
        Lost::DebugInfo(phrase.into())
    }

    /// An attachment or a named node, without its `!`, that has no form.
    pub fn metadata(name: impl Into<Text>) -> Lost {
        Lost::Metadata(name.into(), LossReason::NoForm)
    }

    /// An operand of an instruction.
    pub fn operand(phrase: impl Into<Text>) -> Lost {
        Lost::Operand(phrase.into())
    }

    /// The kind that reports list it under.
    pub fn kind(&self) -> LossKind {
        match self {
            Lost::Attribute(..)
            | Lost::FunctionControl(_)
            | Lost::ResultAttribute
            | Lost::FunctionData
            | Lost::UnnamedAddr
            | Lost::ExternallyInitialized
            | Lost::NewerThanOutput(..) => LossKind::Attribute,
            Lost::Metadata(..)
            | Lost::Summary
            | Lost::StatedExtension(_)
            | Lost::StatedCapability(_)
            | Lost::SourceLanguage(_)
            | Lost::ProcessWithoutText => LossKind::Metadata,
            Lost::Flag(_) => LossKind::Flag,
            Lost::Linkage(_)
            | Lost::Visibility(_)
            | Lost::DllStorage
            | Lost::Section(_)
            | Lost::Comdat
            | Lost::Partition
            | Lost::Alias => LossKind::Linkage,
            Lost::Hint(_)
            | Lost::Rounding { .. }
            | Lost::StrictExceptions
            | Lost::PrintedAddress
            | Lost::Precision(_)
            | Lost::LoopControl(..)
            | Lost::Instruction(..)
            | Lost::ModeHint(..) => LossKind::Hint,
            Lost::DebugInfo(_) => LossKind::DebugInfo,
            Lost::Decoration(..) | Lost::DefaultTaken(_) | Lost::Decorations(_) => LossKind::Decoration,
            Lost::ExecutionMode(..)
            | Lost::WorkGroupSize(_)
            | Lost::ModuleProcessed
            | Lost::MemberName
            | Lost::Name
            | Lost::NonSemantic(_)
            | Lost::Annotations(_)
            | Lost::SpecialGlobal(_)
            | Lost::ConstructorKey(_) => LossKind::Module,
            Lost::AccessHint(_)
            | Lost::MemoryOperand(_)
            | Lost::LocalInitializer
            | Lost::Bundle(_)
            | Lost::Operand(_) => LossKind::Operand,
            Lost::Builtin(_) => LossKind::Builtin,
        }
    }
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Lost::Attribute(name, site) => write!(f, "{name}{site}"),
            Lost::FunctionControl(bits) => write!(f, "function control {bits:?}"),
            Lost::ResultAttribute => f.write_str("FuncParamAttr of a result"),
            Lost::FunctionData => f.write_str("prefix, prologue or gc of a function"),
            Lost::UnnamedAddr => f.write_str("unnamed_addr"),
            Lost::ExternallyInitialized => f.write_str("externally_initialized"),
            Lost::NewerThanOutput(what, Some(since)) => write!(f, "{what} (known since LLVM {since})"),
            Lost::Metadata(name, reason) => write!(f, "!{name}{reason}"),
            Lost::Summary => f.write_str("summary for link-time optimization"),
            Lost::StatedExtension(name) => write!(f, "!spirv.Extension {name}"),
            Lost::StatedCapability(capability) => write!(f, "!spirv.Capability {capability:?}"),
            Lost::SourceLanguage(number) => write!(f, "the number {number} as the language of the source"),
            Lost::ProcessWithoutText => f.write_str("a node of !spirv.ModuleProcessed without text"),
            Lost::Flag(name) => f.write_str(name),
            Lost::Linkage(linkage) => f.write_str(linkage.keyword()),
            Lost::Visibility(visibility) => {
                write!(f, "{} visibility", format!("{visibility:?}").to_lowercase())
            }
            Lost::DllStorage => f.write_str("dll storage class"),
            Lost::Section(name) => write!(f, "section {name}"),
            Lost::Comdat => f.write_str("comdat"),
            Lost::Partition => f.write_str("partition"),
            Lost::Alias => f.write_str("alias"),
            Lost::Rounding { mode, by_extension: false } => f.write_str(mode),
            Lost::Rounding { mode, by_extension: true } => {
                write!(f, "{mode} of a quotient or a square root")
            }
            Lost::StrictExceptions => f.write_str("fpexcept.strict"),
            Lost::PrintedAddress => f.write_str("an address that printf prints: it prints 0"),
            Lost::Precision(function) => write!(f, "the precision of {function}"),
            Lost::LoopControl(bits, reason) => write!(f, "loop control {bits:?}{reason}"),
            Lost::Instruction(op, reason) => write!(f, "{op}{reason}"),
            Lost::Decoration(decoration, reason) => write!(f, "{decoration:?}{reason}"),
            Lost::DefaultTaken(op) => write!(f, "SpecId: {op} has the default value"),
            Lost::ModeHint(mode, reason) | Lost::ExecutionMode(mode, reason) => {
                write!(f, "execution mode {mode:?}{reason}")
            }
            Lost::WorkGroupSize(name) => write!(f, "\"{name}\"{}", LossReason::Operands),
            Lost::ModuleProcessed => f.write_str("OpModuleProcessed (needs version 1.1)"),
            Lost::MemberName => f.write_str("OpMemberName"),
            Lost::Name => f.write_str("OpName of a type or a constant"),
            Lost::NonSemantic(set) => write!(f, "instructions of {set}"),
            Lost::SpecialGlobal(name) => write!(f, "@{name}"),
            Lost::ConstructorKey(list) => write!(f, "@{list}: the variable that an entry belongs to"),
            Lost::MemoryOperand(bits) => write!(f, "memory operand {bits:?}"),
            Lost::LocalInitializer => f.write_str("initializer of a variable in local memory"),
            Lost::Bundle(tag) => write!(f, "operand bundle \"{tag}\""),
            Lost::NewerThanOutput(text, None) | Lost::Builtin(text) => f.write_str(text),
            Lost::Annotations(text) => f.write_str(text),
            Lost::Hint(text)
            | Lost::DebugInfo(text)
            | Lost::Decorations(text)
            | Lost::AccessHint(text)
            | Lost::Operand(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for AttributeName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AttributeName::Kind(kind) => write!(f, "{kind:?}"),
            AttributeName::Key(key) => write!(f, "\"{key}\""),
        }
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Site::Declaration => "",
            Site::Result => " (result)",
            Site::Call => " (call)",
        })
    }
}

/// The text after the name of the lost construct.
impl fmt::Display for LossReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LossReason::NoForm => Ok(()),
            LossReason::VersionTooLow => f.write_str(" (the version is too low)"),
            LossReason::Needs(obstacle) => write!(f, " (needs {obstacle})"),
            LossReason::Operands => f.write_str(" (its operands do not fit)"),
            LossReason::LeftOut => f.write_str(" (left out for the consumer)"),
            LossReason::NoExecutableForm => f.write_str(" (no executable form)"),
            LossReason::NotOfKernel => f.write_str(" of a function that is not a kernel"),
            LossReason::NoType => f.write_str(" of a format without a type"),
            LossReason::Size => f.write_str(" with a size of 0, or beyond 32 bits"),
            LossReason::Because(phrase) => write!(f, " ({phrase})"),
        }
    }
}
