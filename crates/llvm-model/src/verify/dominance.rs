//! Definitions dominate uses; blocks that cannot be reached may use anything.

use super::function::Check;
use crate::arena::Id;
use crate::cfg::{Cfg, Dominators};
use crate::function::BlockId;
use crate::instruction::{InstKind, Value};

/// A function's graph.
struct Graph<'a> {
    cfg: &'a Cfg,
    dominators: &'a Dominators,
    /// By block: how many edges enter it from blocks that it does not dominate. Empty without `invoke`.
    entries: Vec<u32>,
}

/// Where a value is used: in a block, before the instruction with an index there, or by a phi node on an edge.
#[derive(Clone, Copy)]
struct Use {
    block: BlockId,
    index: u32,
    edge: Option<BlockId>,
}

pub(super) fn check(check: &mut Check<'_>, cfg: &Cfg, dominators: &Dominators) {
    let body = check.body;
    let graph = Graph { cfg, dominators, entries: entries(check, cfg, dominators) };
    for &block in &body.layout {
        if !cfg.is_reachable(block) || check.errors.is_full() {
            continue;
        }
        for (index, &id) in body.blocks[block].insts.iter().enumerate() {
            check.at(block, Some(id));
            let inst = &body.insts[id];
            if let InstKind::Phi { incoming } = &inst.kind {
                for &(value, from) in incoming {
                    // The use is at the end of the block it comes from.
                    if cfg.is_reachable(from) {
                        let at = Use { block: from, index: u32::MAX, edge: Some(block) };
                        dominated(check, &graph, value, at);
                    }
                }
            } else {
                let at = Use { block, index: index as u32, edge: None };
                inst.kind.for_each_operand(|value| dominated(check, &graph, value, at));
            }
        }
    }
}

fn dominated(check: &mut Check<'_>, graph: &Graph<'_>, value: Value, at: Use) {
    let Value::Inst(id) = value else { return };
    let Some((from, defined_at)) = check.place(id) else { return };
    // Most values are used in their block. An invoke's result is not: it ends the block.
    if from == at.block && defined_at < at.index && at.edge.is_none() {
        return;
    }
    let holds = match &check.body.insts[id].kind {
        // The result of an invoke exists only where it returned normally.
        InstKind::Invoke { normal, .. } => {
            let on_edge = from == at.block && at.edge == Some(*normal);
            !check.has_block(*normal) || on_edge || graph.edge_dominates(from, *normal, at.block)
        }
        _ if from == at.block => defined_at < at.index,
        _ => graph.dominators.dominates(from, at.block),
    };
    check.require(holds, || {
        format!("the definition of an operand (instruction {}) does not dominate this use", id.index())
    });
}

impl Graph<'_> {
    /// Whether every way to `block` takes the edge between two blocks.
    fn edge_dominates(&self, from: BlockId, to: BlockId, block: BlockId) -> bool {
        // All other edges to `to` must come from blocks behind it.
        self.cfg.is_reachable(from)
            && self.entries.get(to.index()) == Some(&1)
            && !self.dominators.dominates(to, from)
            && self.dominators.dominates(to, block)
    }
}

fn entries(check: &Check<'_>, cfg: &Cfg, dominators: &Dominators) -> Vec<u32> {
    let body = check.body;
    let invokes = |&&block: &&BlockId| matches!(body.terminator(block), Some(InstKind::Invoke { .. }));
    if !body.layout.iter().any(|block| invokes(&block)) {
        return Vec::new();
    }
    let mut entries = vec![0; body.blocks.len()];
    for &from in cfg.order() {
        for &to in cfg.successors(from).iter().filter(|&&to| !dominators.dominates(to, from)) {
            entries[to.index()] += 1;
        }
    }
    entries
}
