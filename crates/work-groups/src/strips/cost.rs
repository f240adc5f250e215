//! Whether the loops of a kernel compute enough for strips.

use crate::divergence::Divergence;
use llvm_model::{Body, CastOp, Cfg, InstKind, LoopForest, Value};

/// As many computations of a vector pay for a load of its elements from different places, and for such a store.
const ELSEWHERE: (usize, usize) = (3, 6);
/// As many pay for different places of private arrays, which are close to each other.
const IN_ARRAYS: (usize, usize) = (1, 2);

/// Of a switch with more cases, a vector runs all of them for each element.
const MOST_CASES: usize = 2;

/// Returns whether work-items in loops compute enough for their accesses to memory: addresses that differ between work-items
/// may be anywhere, and an access to each of them takes as long for a vector as for single work-items.
pub(super) fn pays(body: &Body, cfg: &Cfg, forest: &LoopForest, divergence: &Divergence) -> bool {
    let (mut computed, mut accesses) = (0, 0);
    for &block in cfg.order().iter().filter(|&&block| forest.innermost(block).is_some()) {
        for &inst in &body.blocks[block].insts {
            match &body.insts[inst].kind {
                InstKind::Load { pointer, .. } => accesses += cost(body, divergence, *pointer).0,
                InstKind::Store { pointer, .. } => accesses += cost(body, divergence, *pointer).1,
                // The lanes do it one after the other.
                InstKind::AtomicRmw { .. } => accesses += ELSEWHERE.1,
                InstKind::GetElementPtr { .. } | InstKind::Phi { .. } => {}
                InstKind::Switch { value, cases, .. }
                    if divergence.has(*value) && cases.len() > MOST_CASES =>
                {
                    return false;
                }
                _ => computed += usize::from(divergence.has(Value::Inst(inst))),
            }
        }
    }
    computed >= accesses
}

/// The cost of a load, and of a store, if work-items access different places. Equal places of their private arrays are beside
/// each other.
fn cost(body: &Body, divergence: &Divergence, mut pointer: Value) -> (usize, usize) {
    let is_divergent = divergence.has(pointer);
    let mut differs = false;
    while let Value::Inst(inst) = pointer {
        match &body.insts[inst].kind {
            InstKind::GetElementPtr { base, indices, .. } => {
                differs |= indices.iter().any(|&index| divergence.has(index));
                pointer = *base;
            }
            InstKind::Cast { operand, op: CastOp::AddrSpaceCast | CastOp::BitCast } => pointer = *operand,
            InstKind::Alloca { .. } if differs => return IN_ARRAYS,
            InstKind::Alloca { .. } => return (0, 0),
            _ => break,
        }
    }
    if is_divergent { ELSEWHERE } else { (0, 0) }
}
