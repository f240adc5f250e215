//! SPIR-V instruction → LLVM call.

mod face;
mod hooks;
mod why;

use spirv_grammar::{FPRoundingMode, InstructionClass};

use crate::friendly;
use crate::index;
use crate::read::ResultAdapter;
use crate::relation::Relation;
use crate::row::{Dialect, Dir, Face, Hook, Inst};
use crate::row::{LargeResults, Preference};
use crate::ty::{Operand, Ty};

pub use why::{Reason, Why};

/// An instruction to spell.
#[derive(Clone, Debug)]
pub struct Instance<'a> {
    /// The instruction.
    pub inst: Inst,
    /// Operands after result type and result id, literals too. In place of a boolean that the spelling has as an
    /// integer ([`Source::BoolToInt`], [`Source::BoolToMask`]) the integer itself may be given, when the boolean is
    /// that it is not 0, or for a mask that it is negative: then it is passed as it is.
    pub operands: &'a [Operand],
    /// If set, only this component of the result is wanted: some instructions are a call for each component.
    pub component: Option<u32>,
    /// Result type, [`Ty::Void`] if there is none.
    pub result: Ty,
    /// Decorated SaturatedConversion.
    pub saturated: bool,
    /// Decorated FPRoundingMode.
    pub rounding: Option<FPRoundingMode>,
    /// Bits of a pointer, and so of `size_t`: 32 or 64.
    pub pointer_width: u32,
    /// The preference among faces.
    pub preference: Preference,
    /// The place of large results.
    pub large_results: LargeResults,
}

/// An LLVM call for the instruction.
#[derive(Clone, Debug, PartialEq)]
pub struct Spelling {
    /// The function's name.
    pub symbol: String,
    /// LLVM types of its parameters, with pointees where the symbol determines them; as long as `args`.
    pub params: Vec<Ty>,
    /// The arguments.
    pub args: Vec<Source>,
    /// LLVM type of its result.
    pub ret: Ty,
    /// The function returns this structure through an additional first parameter, which is not in `params`.
    pub sret: Option<Ty>,
    /// From the call's result to the instruction's: read backwards.
    pub result: ResultAdapter,
    /// Set when code completes the translation; the arguments are in the words of the instruction's own operands.
    pub hook: Option<Hook>,
    /// True if more arguments than `params` are passed, as for `printf`.
    pub variadic: bool,
    /// The information that this spelling drops.
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
    /// The image that the sampled image, which is that operand, was made from.
    Image(usize),
    /// The sampler that the sampled image, which is that operand, was made from.
    Sampler(usize),
    /// One component of a vector operand.
    Component {
        /// Number of the operand.
        operand: usize,
        /// Number of the component.
        index: u32,
    },
    /// A vector operand with more components, the new ones 0, or without its last ones; one component is a scalar.
    Lanes {
        /// Number of the operand.
        operand: usize,
        /// How many.
        lanes: u32,
    },
    /// A pointer to memory of the call's own that holds the operand.
    InMemory(usize),
    /// A pointer to memory of the call's own that holds the sizes of local memory, one after the other: the operands
    /// from that number on.
    LocalSizes(usize),
}

/// Spells an instruction with the oldest face of the dialect that expresses it exactly: functions of OpenCL C 1.2 are
/// in every later version, too. If only lossy faces can express it, uses the first of them.
///
/// Instructions on numbers of arbitrary precision have one name in every dialect.
///
/// # Errors
/// [`Why`] when no face can.
pub fn spell(dialect: Dialect, instance: &Instance<'_>) -> Result<Spelling, Why> {
    let inst = instance.inst;
    if let Some(Ok(spelling)) = friendly::arbitrary::spell(instance) {
        return Ok(spelling);
    }
    if dialect == Dialect::Friendly {
        return friendly::spell(instance).map_err(|reason| Why {
            inst,
            dialect,
            tried: vec![("__spirv_", reason)],
        });
    }
    if let Some(operands) = with_generic_pointer(dialect, instance)
        && let Ok(mut spelling) =
            spell_exactly(dialect, &Instance { operands: &operands, ..instance.clone() })
        && spelling.lossy.iter().all(|&what| what == face::OTHER_MEMORY)
    {
        // The pointer still points to the memory that it did.
        spelling.lossy.clear();
        return Ok(spelling);
    }
    spell_exactly(dialect, instance)
}

/// The operands of an atomic instruction with a pointer to generic memory, which the functions of OpenCL C 2.0 take:
/// the faces of [`Preference::Khronos`] have it. `None` where it is none.
fn with_generic_pointer(dialect: Dialect, instance: &Instance<'_>) -> Option<Vec<Operand>> {
    let Inst::Core(op) = instance.inst else { return None };
    let is_atomic = op.facts().is_some_and(|facts| facts.class == InstructionClass::Atomic);
    if instance.preference != Preference::Khronos || dialect != Dialect::Ocl20 || !is_atomic {
        return None;
    }
    let mut operands = instance.operands.to_vec();
    match operands.first_mut().map(|operand| &mut operand.ty) {
        Some(Ty::Pointer { space, .. }) if matches!(space, 0 | 1 | 3) => *space = GENERIC,
        _ => return None,
    }
    Some(operands)
}

/// The generic address space.
const GENERIC: u32 = 4;

/// As [`spell`], for types as they are.
fn spell_exactly(dialect: Dialect, instance: &Instance<'_>) -> Result<Spelling, Why> {
    let inst = instance.inst;
    let faces = index::row(hooks::row_of(instance)).map_or(&[][..], |row| row.faces);
    if instance.preference == Preference::Khronos {
        // OpenCL C 2.0 has replacements for the functions it supersedes. A meaning that only the Khronos translator
        // assigns to a function applies in the dialect that has the function.
        let is_of = |face: &Face| {
            let is_gone = face.superseded && dialect == Dialect::Ocl20;
            let is_to_come = face.dialect != dialect && face.dir == Dir::WherePreferred && !face.superseded;
            face.is_preferred && !is_gone && !is_to_come
        };
        let mut preferred = faces.iter().filter(|face| is_of(face));
        if let Some(spelling) = preferred.find_map(|face| spell_as(face, instance).ok()) {
            return Ok(spelling);
        }
    }
    let older = faces.iter().filter(|f| f.dialect != Dialect::Ocl20 && !f.superseded);
    let newer = faces.iter().filter(|f| f.dialect == Dialect::Ocl20 && !f.superseded);
    let superseded = faces.iter().filter(|f| f.superseded);
    let mut tried = Vec::new();
    let mut inexact = None;
    for face in older.chain(newer).chain(superseded) {
        let result = match (face.dir, face.dialect) {
            (Dir::ToSpirv | Dir::WherePreferred, _) => continue,
            (_, Dialect::Ocl20) if dialect == Dialect::Ocl12 => Err(Reason::Dialect),
            _ => spell_as(face, instance),
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

/// Spells an instruction as `face`: in the words of its hook, if it has one.
fn spell_as(face: &Face, instance: &Instance<'_>) -> Result<Spelling, Reason> {
    let Some(hook) = face.hook else {
        return if instance.component.is_some() { Err(Reason::Hook) } else { face::spell(face, instance) };
    };
    let seen = hooks::see(hook, face, instance).ok_or(Reason::Hook)?;
    let operands: Vec<Operand> = seen.operands.iter().map(|(operand, _)| operand.clone()).collect();
    let result = seen.result.as_ref().unwrap_or(&instance.result).clone();
    let mut spelling = face::spell(face, &Instance { operands: &operands, result, ..instance.clone() })?;
    for source in &mut spelling.args {
        *source = seen.own(source).ok_or(Reason::Hook)?;
    }
    Ok(spelling)
}
