//! Memory semantics of atomic instructions: what only reads releases nothing, what only writes acquires nothing (SPIR-V
//! specification, OpAtomicLoad, OpAtomicStore, OpAtomicFlagClear, OpAtomicCompareExchange).

use super::numbers::number;
use spirv_module::{Definitions, Id, Instruction, MemorySemantics, Op};
use translate_common::problems::ShaderProblem;

const ORDER: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an atomic load releases, or an atomic store or the clearing of a flag acquires",
    help: "load with memory_order_relaxed, acquire or seq_cst; store and clear with relaxed, release or seq_cst",
};

const EXCHANGE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an exchange that does not take place releases, or has a stronger order than one that does",
    help: "use relaxed, acquire or seq_cst for the exchange that does not take place, and a constant order that is no weaker for \
           the one that does",
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
    if matches!(instruction.op(), Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak) {
        return is_reversed(definitions, instruction).then_some(EXCHANGE);
    }
    let forbidden = forbidden(instruction.op())?;
    let semantics = number(definitions, Id(*instruction.operands().get(2)?))?;
    (semantics & forbidden.0 != 0).then_some(ORDER)
}

/// Whether the order of an exchange that does not take place releases, or is stronger than that of one that does. For validators, an
/// order that is computed is relaxed.
fn is_reversed(definitions: &Definitions<'_>, exchange: Instruction<'_>) -> bool {
    let order = |index: usize| number(definitions, Id(*exchange.operands().get(index)?)).map(MemorySemantics);
    let (equal, Some(unequal)) = (order(2).unwrap_or(MemorySemantics(0)), order(3)) else { return false };
    let has = |semantics: MemorySemantics, order: MemorySemantics| semantics.0 & order.0 != 0;
    let sequential = MemorySemantics::SequentiallyConsistent;
    let both = MemorySemantics::AcquireRelease;
    has(unequal, MemorySemantics::Release | both)
        || has(unequal, sequential) && !has(equal, sequential)
        || has(unequal, MemorySemantics::Acquire)
            && !has(equal, sequential | both | MemorySemantics::Release | MemorySemantics::Acquire)
}
