//! Whether every value is computed before it is used: in LLVM a definition must dominate its uses.
//!
//! LLVM's rules are checked of every result anyway, so this only finds the places in the input, when something is wrong.

use llvm_model::{Block, BlockId, Body, Cfg, Dominators, Id, InstId, InstKind, Value};

/// Returns every instruction that uses a value whose definition does not dominate it. Unreachable blocks are not checked.
pub(crate) fn undominated(body: &Body, cfg: &Cfg) -> Vec<InstId> {
    let dominators = Dominators::new(cfg);
    let places = places(body);
    let available = |value: Value, at: BlockId, position: usize| {
        let Value::Inst(definition) = value else { return true };
        match places.get(definition.index()) {
            Some(&Some((place, before))) if place == at => before < position,
            Some(&Some((place, _))) => dominators.dominates(place, at),
            _ => false,
        }
    };
    let mut wrong = Vec::new();
    for &block in body.layout.iter().filter(|&&block| cfg.is_reachable(block)) {
        for (position, &inst) in body.blocks[block].insts.iter().enumerate() {
            let mut fine = true;
            let kind = &body.insts[inst].kind;
            if let InstKind::Phi { incoming } = kind {
                for &(value, from) in incoming {
                    fine &= !cfg.is_reachable(from) || available(value, from, usize::MAX);
                }
            } else {
                kind.for_each_operand(|value| fine &= available(value, block, position));
            }
            if !fine {
                wrong.push(inst);
            }
        }
    }
    wrong
}

/// The block of each instruction and its position there.
fn places(body: &Body) -> Vec<Option<(BlockId, usize)>> {
    let mut out = vec![None; body.insts.len()];
    for (block, Block { insts, .. }) in body.blocks.iter() {
        for (position, inst) in insts.iter().enumerate() {
            if let Some(slot) = out.get_mut(inst.index()) {
                *slot = Some((block, position));
            }
        }
    }
    out
}
