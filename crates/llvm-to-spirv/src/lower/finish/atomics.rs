//! Memory semantics of atomic instructions: what only reads releases nothing, what only writes acquires nothing (SPIR-V
//! specification, OpAtomicLoad, OpAtomicStore, OpAtomicFlagClear).

use super::numbers::number;
use spirv_module::{Definitions, Id, Instruction, MemorySemantics, Op};
use translate_common::problems::ShaderProblem;

const ORDER: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an atomic load releases, or an atomic store or the clearing of a flag acquires",
    help: "load with memory_order_relaxed, acquire or seq_cst; store and clear with relaxed, release or seq_cst",
};

/// The orders that an instruction cannot have.
fn forbidden(op: Op) -> Option<MemorySemantics> {
    match op {
        Op::AtomicLoad => Some(MemorySemantics::Release | MemorySemantics::AcquireRelease),
        Op::AtomicStore | Op::AtomicFlagClear => {
            Some(MemorySemantics::Acquire | MemorySemantics::AcquireRelease)
        }
        _ => None,
    }
}

/// Returns the problem of an atomic instruction with its memory semantics.
pub(super) fn fault(definitions: &Definitions<'_>, instruction: Instruction<'_>) -> Option<ShaderProblem> {
    let forbidden = forbidden(instruction.op())?;
    let semantics = number(definitions, Id(*instruction.operands().get(2)?))?;
    (semantics & forbidden.0 != 0).then_some(ORDER)
}
