//! Loop hints: `!llvm.loop` to OpLoopMerge.
//!
//! SPIR-V keeps a loop's hints in its header, together with a merge block and a continue target. Kernels need no
//! structured control flow, but a block can be the merge block of one header only, and the header must end in a
//! branch. Where that cannot be had the hint is reported as lost.

use super::Lower;
use super::order::{Order, dominates};
use super::place::At;
use llvm_model::{BlockId, Body, FunctionId, Id as _, InstKind, MdId, Metadata};
use rustc_hash::FxHashSet;
use spirv_module::LoopControl;
use translate_common::LossKind;

/// Functions with more blocks keep no loop hints: finding dominators could take time beyond all bounds.
const MAX_BLOCKS: usize = 1 << 13;

impl<'m> Lower<'m> {
    /// Finds the headers that get a hint.
    pub(super) fn prepare_loops(&mut self, function: FunctionId, body: &'m Body, order: &Order) {
        let Some(kind) = self.kinds.loop_ else { return };
        let mut latches = Vec::new();
        for &block in &order.blocks {
            let Some(&last) = body.blocks[block].insts.last() else { continue };
            let Some(node) = body.insts[last].attachment(kind) else { continue };
            self.at = At::Instruction(function.index() as u32, block, last);
            let control = self.loop_control(node);
            if !control.is_empty() {
                latches.push((block, control, self.at));
            }
        }
        if latches.is_empty() {
            return;
        }
        let graph = (order.blocks.len() <= MAX_BLOCKS).then(|| Graph {
            body,
            order,
            dominators: order.dominators(body),
            predecessors: predecessors(body, order),
        });
        let mut merges = FxHashSet::default();
        for (latch, control, at) in latches {
            self.at = at;
            match graph.as_ref().and_then(|graph| graph.find_loop(latch)) {
                Some((header, merge))
                    if !self.f.loop_merges.contains_key(&header) && merges.insert(merge) =>
                {
                    self.set_loop_merge(header, merge, latch, control.0);
                }
                _ => self.lose(LossKind::Hint, "llvm.loop.unroll (no place for OpLoopMerge)"),
            }
        }
    }

    /// The control mask of a loop's hints; what it cannot say is reported.
    fn loop_control(&mut self, node: MdId) -> LoopControl {
        let module = self.module;
        let mut control = LoopControl::None;
        for &hint in module.tuple(node).iter().skip(1).flatten() {
            let Metadata::Tuple { operands, .. } = &module.metadata[hint] else { continue };
            let Some(name) = operands.first().copied().flatten().and_then(|name| module.md_string(name))
            else {
                continue;
            };
            let number = operands.get(1).copied().flatten().and_then(|number| module.md_u64(number));
            let name = name.to_string_lossy();
            match name.as_ref() {
                "llvm.loop.unroll.enable" | "llvm.loop.unroll.full" => control |= LoopControl::Unroll,
                "llvm.loop.unroll.disable" => control |= LoopControl::DontUnroll,
                "llvm.loop.unroll.count" if number == Some(1) => control |= LoopControl::DontUnroll,
                "llvm.loop.unroll.count" => {
                    // The number itself needs version 1.4.
                    self.lose(LossKind::Hint, "llvm.loop.unroll.count (the number)");
                    control |= LoopControl::Unroll;
                }
                _ => self.lose(LossKind::Hint, name.into_owned()),
            }
        }
        if control.contains(LoopControl::DontUnroll) { LoopControl::DontUnroll } else { control }
    }
}

/// What finding loops needs to know of a function.
struct Graph<'b> {
    body: &'b Body,
    order: &'b Order,
    /// The immediate dominators, by number in the order.
    dominators: Vec<u32>,
    /// By block.
    predecessors: Vec<Vec<BlockId>>,
}

impl Graph<'_> {
    /// The header of the loop that `latch` closes, and the block behind the loop.
    fn find_loop(&self, latch: BlockId) -> Option<(BlockId, BlockId)> {
        let (body, order) = (self.body, self.order);
        let number = order.number(latch)?;
        let mut header = None;
        body.terminator(latch)?.for_each_target(|target| {
            let closes = order.number(target).is_some_and(|t| dominates(&self.dominators, t, number));
            if header.is_none() && closes {
                header = Some(target);
            }
        });
        let header = header?;
        if !matches!(body.terminator(header)?, InstKind::Br { .. } | InstKind::CondBr { .. }) {
            return None;
        }
        let members = self.members(header, latch);
        let outside = |block: BlockId| {
            let mut exits = body.successors(block);
            exits.retain(|exit| !members.contains(exit));
            exits
        };
        // The exit of the header or the latch is where a structured loop goes on; otherwise all exits must agree.
        let mut exit = outside(header).first().copied().or_else(|| outside(latch).first().copied());
        if exit.is_none() {
            for &block in order.blocks.iter().filter(|block| members.contains(block)) {
                for target in outside(block) {
                    if exit.is_some_and(|exit| exit != target) {
                        return None;
                    }
                    exit = Some(target);
                }
            }
        }
        Some((header, exit?))
    }

    /// The blocks of the natural loop: those that reach the latch without passing the header.
    fn members(&self, header: BlockId, latch: BlockId) -> FxHashSet<BlockId> {
        let mut members: FxHashSet<BlockId> = [header, latch].into_iter().collect();
        let mut open = vec![latch];
        while let Some(block) = open.pop() {
            if block == header {
                continue;
            }
            for &from in self.predecessors.get(block.index()).into_iter().flatten() {
                if members.insert(from) {
                    open.push(from);
                }
            }
        }
        members
    }
}

/// The blocks that may branch to each block, by block.
fn predecessors(body: &Body, order: &Order) -> Vec<Vec<BlockId>> {
    let mut predecessors = vec![Vec::new(); body.blocks.len()];
    for &block in &order.blocks {
        if let Some(kind) = body.terminator(block) {
            kind.for_each_target(|target| {
                if let Some(list) = predecessors.get_mut(target.index()) {
                    list.push(block);
                }
            });
        }
    }
    predecessors
}
