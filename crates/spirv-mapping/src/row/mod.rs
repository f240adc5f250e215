//! The vocabulary of the table: rows, faces, and the small two-way pieces of which faces consist.
//!
//! `docs/mapping.md` explains by example how to write a row.

mod hook;
mod operand;
mod pattern;

use std::fmt;

use spirv_grammar::ext::open_cl_std::OpenClStd;
use spirv_grammar::{BuiltIn, ExtInstSet, Op, OperandFacts, OperandKind, Quantifier};

pub use crate::name::{Name, Piece};
pub use hook::Hook;
pub use operand::{Arg, Fix, Ret};
pub use pattern::{Gen, ImageSet, Lanes, Pat, Pointer, Sign, Spaces, gens};

/// The subject of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inst {
    /// A core instruction.
    Core(Op),
    /// An instruction of an extended set, by its number.
    Ext(ExtInstSet, u32),
    /// A read of a variable decorated BuiltIn. Its operand is the component to read; none if it is a scalar.
    Variable(BuiltIn),
}

impl Inst {
    /// An instruction of `OpenCL.std`.
    pub const fn cl(number: OpenClStd) -> Inst {
        Inst::Ext(ExtInstSet::OpenClStd, number.0)
    }

    /// The instruction of `OpenCL.std`, if it is one.
    pub const fn as_cl(self) -> Option<OpenClStd> {
        match self {
            Inst::Ext(ExtInstSet::OpenClStd, number) => Some(OpenClStd(number)),
            _ => None,
        }
    }

    /// The operands after result type and result id (and, of an extended instruction, set and number); `None` for
    /// instructions that are not in the grammar. A variable's operand is the component.
    pub fn operands(self) -> Option<&'static [OperandFacts]> {
        match self {
            Inst::Core(op) => op.facts().map(|facts| facts.operands),
            Inst::Ext(set, number) => set.instruction(number).map(|facts| facts.operands),
            Inst::Variable(_) => {
                Some(const { &[OperandFacts::unnamed(OperandKind::IdRef, Quantifier::Optional)] })
            }
        }
    }
}

/// `OpIAdd`, `OpenCL.std fmax`, `BuiltIn GlobalInvocationId`: for messages.
impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Inst::Core(op) => write!(f, "{op}"),
            Inst::Ext(set, number) => match set.instruction(*number) {
                Some(facts) => write!(f, "{} {}", set.name(), facts.name),
                None => write!(f, "{} {number}", set.name()),
            },
            Inst::Variable(v) => write!(f, "BuiltIn {v:?}"),
        }
    }
}

/// One SPIR-V instruction and its LLVM spellings. The oldest face that expresses an instance exactly is the one
/// written.
#[derive(Debug, PartialEq, Eq)]
pub struct Row {
    /// The instruction.
    pub inst: Inst,
    /// Its spellings in OpenCL C.
    pub faces: &'static [Face],
}

/// Which spelling of builtin calls is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// OpenCL C 1.2 builtins.
    Ocl12,
    /// OpenCL C 2.0 builtins; those of 1.2 where 2.0 added nothing.
    Ocl20,
    /// `__spirv_*` functions named after the instruction.
    Friendly,
}

/// The preference among the faces of an instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Preference {
    /// The face of the oldest version of OpenCL C that is exact.
    #[default]
    Oldest,
    /// The face that Khronos' translator writes.
    Khronos,
}

/// The place of results that some functions do not return.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LargeResults {
    /// Every result is returned.
    #[default]
    Returned,
    /// Results of more than 64 bits of functions on numbers of arbitrary precision are stored through a pointer.
    Stored,
}

/// Directions in which a face is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dir {
    /// Read and written.
    Both,
    /// Read only: aliases, and spellings whose information is not in the instruction.
    ToSpirv,
    /// Written only.
    ToLlvm,
    /// Written only, and only where it is preferred ([`Face::is_preferred`], [`Preference::Khronos`]).
    WherePreferred,
}

/// One LLVM spelling of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The oldest dialect with this spelling.
    pub dialect: Dialect,
    /// The function's name.
    pub name: Name,
    /// False for clang's unmangled runtime functions (`__read_pipe_2`, `printf`): then `sig` describes LLVM types.
    pub mangled: bool,
    /// The types allowed for the type variable `T`.
    pub gen_: Gen,
    /// The types allowed for the type variable `R` (a result type of its own).
    pub result_gen: Gen,
    /// Parameter patterns.
    pub sig: &'static [Pat],
    /// Where each parameter goes; as long as `sig`.
    pub args: &'static [Arg],
    /// More arguments of any type may follow, each an operand (printf, EnqueueKernel's local sizes).
    pub variadic: bool,
    /// Operands, or bits of operands, that the spelling does not show.
    pub fixed: &'static [(u8, Fix)],
    /// The result.
    pub ret: Ret,
    /// Guard on the types.
    pub when: When,
    /// Directions.
    pub dir: Dir,
    /// The part that is code in the lowering crates; see [`Hook`] for the operands it then has.
    pub hook: Option<Hook>,
    /// Written only where no other face of the wanted dialect fits.
    pub superseded: bool,
    /// With [`Preference::Khronos`] it is written before all others, of any dialect, even where it is only read
    /// otherwise.
    pub is_preferred: bool,
    /// The information that this face drops when it is written, if any.
    pub lossy: Option<&'static str>,
    /// The reason why the face is used in one direction only, unless it is a matter of taste.
    pub one_way: Option<&'static str>,
}

/// A guard that looks at two types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// No guard.
    Always,
    /// Elements of `T` and `R` have different widths.
    WidthsDiffer,
    /// `T` and `R` have the same width.
    WidthsEqual,
    /// `T` is of integers of 8 or 16 bits.
    Narrow,
    /// `T` is not of integers of 8 or 16 bits.
    NotNarrow,
}

impl Face {
    /// A face of OpenCL C 1.2; builder methods add the rest.
    pub const fn new(
        name: &'static str,
        gen_: Gen,
        sig: &'static [Pat],
        args: &'static [Arg],
        ret: Ret,
    ) -> Face {
        Face {
            dialect: Dialect::Ocl12,
            name: Name::Is(name),
            mangled: true,
            gen_,
            result_gen: gens::NONE,
            sig,
            args,
            variadic: false,
            fixed: &[],
            ret,
            when: When::Always,
            dir: Dir::Both,
            hook: None,
            superseded: false,
            is_preferred: false,
            lossy: None,
            one_way: None,
        }
    }

    /// The name is a pattern.
    pub const fn pattern(mut self, pieces: &'static [Piece]) -> Face {
        self.name = Name::Pattern(pieces);
        self
    }

    /// OpenCL C 2.0 added it.
    pub const fn ocl20(mut self) -> Face {
        self.dialect = Dialect::Ocl20;
        self
    }

    /// The name is not mangled.
    pub const fn plain(mut self) -> Face {
        self.mangled = false;
        self
    }

    /// Sets the types allowed for `R`; the result is `R`.
    pub const fn result(mut self, result_gen: Gen) -> Face {
        self.result_gen = result_gen;
        self
    }

    /// More arguments may follow.
    pub const fn variadic(mut self) -> Face {
        self.variadic = true;
        self
    }

    /// Operands that the spelling implies.
    pub const fn fixed(mut self, fixed: &'static [(u8, Fix)]) -> Face {
        self.fixed = fixed;
        self
    }

    /// Guard.
    pub const fn when(mut self, when: When) -> Face {
        self.when = when;
        self
    }

    /// Read only: an alias.
    pub const fn alias(mut self) -> Face {
        self.dir = Dir::ToSpirv;
        self
    }

    /// Read only, because an instruction does not show that this was meant.
    pub const fn only_read(mut self, why: &'static str) -> Face {
        self.dir = Dir::ToSpirv;
        self.one_way = Some(why);
        self
    }

    /// The face is written only, because the reader assigns another meaning to it.
    pub const fn only_written(mut self, why: &'static str) -> Face {
        self.dir = Dir::ToLlvm;
        self.one_way = Some(why);
        self
    }

    /// Written before all others with [`Preference::Khronos`].
    pub const fn preferred(mut self) -> Face {
        self.is_preferred = true;
        self
    }

    /// Written with [`Preference::Khronos`] only, because it has another meaning when it is read.
    pub const fn only_preferred(mut self, why: &'static str) -> Face {
        self.dir = Dir::WherePreferred;
        self.one_way = Some(why);
        self.preferred()
    }

    /// Written only where no other face of the wanted dialect fits, though it be older.
    pub const fn superseded(mut self) -> Face {
        self.superseded = true;
        self
    }

    /// Done by code.
    pub const fn hook(mut self, hook: Hook) -> Face {
        self.hook = Some(hook);
        self
    }

    /// Sets the information that writing it drops.
    pub const fn lossy(mut self, what: &'static str) -> Face {
        self.lossy = Some(what);
        self
    }
}
