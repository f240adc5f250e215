//! The words of an instruction: operands, result, result type.

use crate::fail::{Fail, Res, fail};
use spirv_module::{Instruction, MemoryAccess};
use translate_common::Problem;

/// The operand word with this number, counted behind result type and result id.
#[inline]
pub(crate) fn word(inst: Instruction<'_>, index: usize) -> Res<u32> {
    match inst.operands().get(index) {
        Some(&word) => Ok(word),
        None => Err(too_short()),
    }
}

/// The operand words from this number on.
pub(crate) fn words_from<'m>(inst: Instruction<'m>, index: usize) -> Res<&'m [u32]> {
    inst.operands().get(index..).ok_or_else(too_short)
}

/// The first `N` operand words.
#[inline]
pub(crate) fn words<const N: usize>(inst: Instruction<'_>) -> Res<[u32; N]> {
    match inst.operands().first_chunk::<N>() {
        Some(words) => Ok(*words),
        None => Err(too_short()),
    }
}

#[cold]
fn too_short() -> Fail {
    fail(Problem::internal("an instruction with too few operands"))
}

/// The result id; every opcode this is called for has one.
#[inline]
pub(crate) fn result(inst: Instruction<'_>) -> Res<u32> {
    inst.result().map(|id| id.0).ok_or_else(too_short)
}

/// The id of the result type; every opcode this is called for has one.
#[inline]
pub(crate) fn result_type(inst: Instruction<'_>) -> Res<u32> {
    inst.result_type().map(|id| id.0).ok_or_else(too_short)
}

/// Returns whether the memory operands of an access have the bit Volatile.
pub(crate) fn is_volatile(access: &[u32]) -> bool {
    access.first().is_some_and(|&mask| MemoryAccess(mask).contains(MemoryAccess::Volatile))
}
