//! SPIR-V instruction → LLVM call.

mod face;
mod hooks;

use spirv_grammar::InstructionClass;

use crate::friendly;
use crate::index;
use crate::row::{Dialect, Dir, Face, Inst, Preference};
use crate::spelling::{Instance, Spelling};
use crate::ty::{Operand, Ty};
use crate::why::{Reason, Why};

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
    let is_atomic = op.class() == Some(InstructionClass::Atomic);
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
