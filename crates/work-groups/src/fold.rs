//! The choice between the two forms of functions of sub-groups.

use crate::primitives::Primitive;
use llvm_model::{BlockId, Body, Cfg, InstId, InstKind, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// Replaces the queries about lanes among `calls` by `has_lanes`, and removes the form of the library that is not used.
pub(crate) fn fold(
    module: &mut Module,
    body: &mut Body,
    calls: &mut FxHashMap<InstId, Primitive>,
    has_lanes: bool,
) {
    let queries: FxHashSet<InstId> =
        calls.iter().filter(|(_, call)| **call == Primitive::HasLanes).map(|(inst, _)| *inst).collect();
    let i1 = module.types.int(1);
    let answer = Value::Const(module.constants.int(i1, 1, has_lanes.into()));
    body.replace_values(&queries.iter().map(|&query| (Value::Inst(query), answer)).collect());
    for block in body.layout.clone() {
        body.blocks[block].insts.retain(|inst| !queries.contains(inst));
        decide(module, body, block);
    }
    body.remove_unreachable(&Cfg::new(body));
    let left: FxHashSet<InstId> = body.instructions().map(|(_, inst, _)| inst).collect();
    calls.retain(|inst, _| left.contains(inst));
}

/// Makes a branch on a constant one to a single block.
fn decide(module: &Module, body: &mut Body, block: BlockId) {
    let Some(&branch) = body.blocks[block].insts.last() else { return };
    let InstKind::CondBr { condition, if_true, if_false } = body.insts[branch].kind else { return };
    let Some(bit) = module.as_u64(condition) else { return };
    let (target, other) = if bit == 0 { (if_false, if_true) } else { (if_true, if_false) };
    body.insts[branch].kind = InstKind::Br { target };
    for &inst in &body.blocks[other].insts {
        let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
        // A branch to the same block on both ways has two entries.
        if let Some(place) = incoming.iter().position(|(_, from)| *from == block) {
            incoming.remove(place);
        }
    }
}
