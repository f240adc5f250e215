//! Branches whose condition is a constant: what they do not lead to is left out, for it may be for another processor.

use llvm_model::{BlockId, Body, InstKind, Module, Value};
use rustc_hash::FxHashSet;

/// Takes the one way of such branches in all functions.
pub(crate) fn settle(module: &mut Module) {
    crate::edit::for_each_body(module, |module, _, body| {
        let mut is_changed = false;
        for block in body.layout.clone() {
            is_changed |= settle_branch(module, body, block);
        }
        if is_changed {
            drop_unreachable(body);
        }
    });
}

/// Makes a branch of a block unconditional; false if its condition is no constant.
fn settle_branch(module: &Module, body: &mut Body, block: BlockId) -> bool {
    let Some(&last) = body.blocks[block].insts.last() else { return false };
    let InstKind::CondBr { condition, if_true, if_false } = body.insts[last].kind else { return false };
    let Some(value) = constant(module, body, condition) else { return false };
    let (taken, left) = if value { (if_true, if_false) } else { (if_false, if_true) };
    body.insts[last].kind = InstKind::Br { target: taken };
    if taken != left {
        forget_predecessor(body, left, block);
    }
    true
}

/// The truth value that a condition is; also one of a comparison of constants, or the opposite of one.
fn constant(module: &Module, body: &Body, condition: Value) -> Option<bool> {
    if let Some(value) = module.as_u64(condition) {
        return Some(value != 0);
    }
    let Value::Inst(inst) = condition else { return None };
    match &body.insts[inst].kind {
        InstKind::Binary { op: llvm_model::BinaryOp::Xor, lhs, rhs } => {
            Some((module.as_u64(*lhs)? ^ module.as_u64(*rhs)?) != 0)
        }
        _ => None,
    }
}

/// Takes the values that come from a block out of the phis of another.
fn forget_predecessor(body: &mut Body, block: BlockId, from: BlockId) {
    for index in 0..body.blocks[block].insts.len() {
        let inst = body.blocks[block].insts[index];
        let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
        incoming.retain(|(_, source)| *source != from);
    }
}

/// Removes the blocks that nothing leads to.
fn drop_unreachable(body: &mut Body) {
    let Some(entry) = body.entry() else { return };
    let mut reached: FxHashSet<BlockId> = FxHashSet::default();
    let mut waiting = vec![entry];
    while let Some(block) = waiting.pop() {
        if reached.insert(block) {
            waiting.extend(body.successors(block));
        }
    }
    let dropped: Vec<BlockId> =
        body.layout.iter().copied().filter(|block| !reached.contains(block)).collect();
    for &block in &dropped {
        for successor in body.successors(block) {
            forget_predecessor(body, successor, block);
        }
    }
    body.layout.retain(|block| reached.contains(block));
}
