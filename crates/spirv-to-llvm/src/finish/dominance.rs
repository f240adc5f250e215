//! Whether every value is computed before it is used: in LLVM a definition must dominate its uses.
//!
//! LLVM's rules are checked of every result anyway, so this only finds the places in the input, when something is wrong.

use crate::body::FunctionRaiser;
use crate::fail::fail;
use llvm_model::{Block, BlockId, Body, Cfg, Dominators, Id, InstId, InstKind, Value};

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

impl FunctionRaiser<'_, '_> {
    /// Reports every instruction that uses a value whose definition does not dominate it. Blocks that cannot be reached
    /// may use anything.
    pub(crate) fn check_dominance(&mut self) {
        let body = &self.body;
        let cfg = Cfg::new(body);
        let dominators = Dominators::new(&cfg);
        let places = places(body);
        let available = |value: Value, at: BlockId, position: usize| {
            let Value::Inst(definition) = value else { return true };
            match places.get(definition.index()) {
                Some(&Some((place, before))) if place == at => before < position,
                Some(&Some((place, _))) => dominators.dominates(place, at),
                _ => false,
            }
        };
        let mut wrong: Vec<InstId> = Vec::new();
        for &block in body.layout.iter().filter(|&&block| cfg.is_reachable(block)) {
            for (position, &inst) in body.blocks[block].insts.iter().enumerate() {
                let mut fine = true;
                if let InstKind::Phi { incoming } = &body.insts[inst].kind {
                    for &(value, from) in incoming {
                        fine &= !cfg.is_reachable(from) || available(value, from, usize::MAX);
                    }
                } else {
                    let kind = &body.insts[inst].kind;
                    kind.for_each_operand(|value| fine &= available(value, block, position));
                }
                if !fine {
                    wrong.push(inst);
                }
            }
        }
        for inst in wrong {
            let origin = self.origins.get(inst.index()).copied().unwrap_or(0);
            if let Some(origin) = self.raise.input.instruction(origin as usize) {
                let fail =
                    fail!("an operand is used where its definition has not been executed on every path");
                self.raise.report(origin, fail);
            }
        }
    }
}
