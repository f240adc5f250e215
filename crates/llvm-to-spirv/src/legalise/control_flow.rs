//! Control flow: unreachable blocks go, and a phi names each predecessor once.

use llvm_model::{BlockId, Body, FunctionId, Id, InstKind, Module};
use rustc_hash::FxHashSet;

/// Removes the blocks that cannot be reached from the entry, and their entries in phis. Then makes every phi have one
/// entry for each predecessor: LLVM wants one for each edge, SPIR-V one for each block. (A phi with equal entries for
/// one block is no longer what LLVM's verifier wants, but nothing here minds.)
pub(super) fn run(module: &mut Module, function: FunctionId) {
    let Some(body) = &mut module.functions[function].body else { return };
    remove_unreachable(body);
    let layout = body.layout.clone();
    let mut seen: FxHashSet<BlockId> = FxHashSet::default();
    for block in layout {
        let mut index = 0;
        while let Some(&inst) = body.blocks[block].insts.get(index) {
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            seen.clear();
            incoming.retain(|(_, from)| seen.insert(*from));
            index += 1;
        }
    }
}

fn remove_unreachable(body: &mut Body) {
    let Some(entry) = body.entry() else { return };
    let mut reachable = vec![false; body.blocks.len()];
    reachable[entry.index()] = true;
    let mut work = vec![entry];
    while let Some(block) = work.pop() {
        if let Some(terminator) = body.terminator(block) {
            terminator.for_each_target(|target| {
                if !std::mem::replace(&mut reachable[target.index()], true) {
                    work.push(target);
                }
            });
        }
    }
    if body.layout.iter().all(|block| reachable[block.index()]) {
        return;
    }
    let gone: Vec<BlockId> = body.layout.iter().copied().filter(|block| !reachable[block.index()]).collect();
    body.layout.retain(|block| reachable[block.index()]);
    for block in gone {
        for inst in std::mem::take(&mut body.blocks[block].insts) {
            body.debug_records.remove(&inst);
            // What is in no block must not keep values alive either.
            body.insts[inst].kind = InstKind::Unreachable;
        }
    }
    for index in 0..body.layout.len() {
        let block = body.layout[index];
        for at in 0..body.blocks[block].insts.len() {
            let inst = body.blocks[block].insts[at];
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            incoming.retain(|(_, from)| reachable[from.index()]);
        }
    }
}
