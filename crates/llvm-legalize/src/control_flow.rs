//! Control flow: unreachable blocks go, and a phi names each predecessor once.

use llvm_model::{BlockId, Body, Cfg, FunctionId, InstKind, Module};
use rustc_hash::FxHashSet;

/// The pass over a module, with storage that is reused for every function.
#[derive(Default)]
pub struct ControlFlow {
    cfg: Cfg,
    seen: FxHashSet<BlockId>,
}

impl ControlFlow {
    /// Removes the blocks that cannot be reached from the entry, and their entries in phis. Then makes every phi have one
    /// entry for each predecessor, as [`ControlFlow::unify_phis`] does.
    pub fn run(&mut self, module: &mut Module, function: FunctionId) {
        let Some(body) = &mut module.functions[function].body else { return };
        self.cfg.build(body);
        if self.cfg.order().len() < body.layout.len() {
            body.remove_unreachable(&self.cfg);
        }
        self.unify(body);
    }

    /// Makes every phi have one entry for each predecessor: LLVM wants one for each edge, SPIR-V one for each block. (A phi
    /// with equal entries for one block is rejected by LLVM's verifier, but no pass here depends on that.)
    pub fn unify_phis(&mut self, module: &mut Module, function: FunctionId) {
        let Some(body) = &mut module.functions[function].body else { return };
        self.cfg.build(body);
        self.unify(body);
    }

    fn unify(&mut self, body: &mut Body) {
        for &block in &body.layout {
            // Predecessors are sorted.
            if !self.cfg.predecessors(block).windows(2).any(|pair| pair[0] == pair[1]) {
                continue;
            }
            for &inst in &body.blocks[block].insts {
                let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
                self.seen.clear();
                incoming.retain(|(_, from)| self.seen.insert(*from));
            }
        }
    }
}
