//! SPIR-V instruction → LLVM call.

mod face;
mod why;

use spirv_grammar::FPRoundingMode;

use crate::friendly;
use crate::index;
use crate::read::ResultAdapter;
use crate::relation::Relation;
use crate::row::{Dialect, Dir, Hook, Inst};
use crate::ty::{Operand, Ty};

pub use why::{Reason, Why};

/// An instruction to spell.
#[derive(Clone, Debug)]
pub struct Instance<'a> {
    /// The instruction.
    pub inst: Inst,
    /// If set, only faces with this hook are considered, and `operands` are its virtual ones.
    pub hook: Option<Hook>,
    /// Operands after result type and result id, literals too. In place of a boolean that the spelling has as an
    /// integer ([`Source::BoolToInt`], [`Source::BoolToMask`]) the integer itself may be given, when the boolean is
    /// that it is not 0, or for a mask that it is negative: then it is passed as it is.
    pub operands: &'a [Operand],
    /// Result type, [`Ty::Void`] if it has none.
    pub result: Ty,
    /// Decorated SaturatedConversion.
    pub saturated: bool,
    /// Decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
    /// Bits of a pointer, and so of `size_t`: 32 or 64.
    pub pointer_width: u32,
}

/// An LLVM call that says it.
#[derive(Clone, Debug, PartialEq)]
pub struct Spelling {
    /// The function's name.
    pub symbol: String,
    /// LLVM types of its parameters, with pointees where the symbol tells them; as long as `args`.
    pub params: Vec<Ty>,
    /// The arguments.
    pub args: Vec<Source>,
    /// LLVM type of its result.
    pub ret: Ty,
    /// The function returns this structure through an additional first parameter, which is not in `params`.
    pub sret: Option<Ty>,
    /// From the call's result to the instruction's: read backwards.
    pub result: ResultAdapter,
    /// Set when code completes the translation.
    pub hook: Option<Hook>,
    /// True if more arguments than `params` are passed, as for `printf`.
    pub variadic: bool,
    /// What this spelling drops.
    pub lossy: Vec<&'static str>,
}

/// How an argument is made from the instruction's operands.
///
/// Where the type differs from the parameter's: pointers are cast to the parameter's address space, integers
/// zero-extended or truncated, an array is stored in memory and passed as a pointer to it.
#[derive(Clone, Debug, PartialEq)]
pub enum Source {
    /// The operand of that number.
    Operand(usize),
    /// A constant of the parameter's type.
    Const(u64),
    /// A boolean operand as 1 or 0.
    BoolToInt(usize),
    /// A boolean operand as -1 or 0, per lane.
    BoolToMask(usize),
    /// The relation's bits of an operand, converted when the program runs.
    Computed {
        /// Number of the operand.
        operand: usize,
        /// From SPIR-V to OpenCL C.
        relation: &'static Relation,
    },
}

/// Spells an instruction with the oldest face of the dialect that says it exactly: functions of OpenCL C 1.2 are in
/// every later version, too. If only faces that drop something can say it, the first of them.
///
/// # Errors
/// [`Why`] when no face can.
pub fn spell(dialect: Dialect, instance: &Instance<'_>) -> Result<Spelling, Why> {
    let inst = instance.inst;
    if dialect == Dialect::Friendly {
        return friendly::spell(instance).map_err(|reason| Why {
            inst,
            dialect,
            tried: vec![("__spirv_", reason)],
        });
    }
    let faces = index::row(inst).map_or(&[][..], |row| row.faces);
    let older = faces.iter().filter(|f| f.dialect != Dialect::Ocl20);
    let newer = faces.iter().filter(|f| f.dialect == Dialect::Ocl20);
    let mut tried = Vec::new();
    let mut inexact = None;
    for face in older.chain(newer) {
        let result = match (face.dir, face.dialect) {
            (Dir::ToSpirv, _) => continue,
            (_, Dialect::Ocl20) if dialect == Dialect::Ocl12 => Err(Reason::Dialect),
            _ if face.hook != instance.hook => Err(Reason::Hook),
            _ => face::spell(face, instance),
        };
        match result {
            Ok(spelling) if spelling.lossy.is_empty() => return Ok(spelling),
            Ok(spelling) => {
                inexact.get_or_insert(spelling);
            }
            Err(reason) => tried.push((face.name.prefix(), reason)),
        }
    }
    inexact.ok_or(Why { inst, dialect, tried })
}
