//! The control-flow graph of a function: edges both ways, the blocks in reverse postorder, [`Dominators`] and the
//! [`LoopForest`].
//!
//! Each part is built from a body into storage that it keeps: one value serves all functions of a module one after the
//! other. Time and memory are linear in blocks and edges (dominators: times the logarithm of the number of blocks) on
//! every graph, and nothing recurses. Bodies need not be valid: a branch to a block that is not in the layout is no edge.

mod dominators;
mod loops;
#[cfg(test)]
mod tests;

pub use dominators::Dominators;
pub use loops::{LoopExit, LoopForest, LoopId};

use crate::arena::Id;
use crate::function::{BlockId, Body};
use crate::instruction::InstKind;

/// A number that no block has.
const NONE: u32 = u32::MAX;

/// The edges of a function, and its blocks in reverse postorder.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    successors: Edges,
    predecessors: Edges,
    /// The reachable blocks in reverse postorder.
    order: Vec<BlockId>,
    /// By block: its number in `order`, or [`NONE`].
    numbers: Vec<u32>,
    walk: Walk,
}

/// The blocks at the other ends of each block's edges, in one array.
#[derive(Clone, Debug, Default)]
struct Edges {
    /// By block: where its part of `blocks` begins; one more at the end.
    starts: Vec<u32>,
    blocks: Vec<BlockId>,
}

impl Edges {
    #[inline]
    fn of(&self, block: BlockId) -> &[BlockId] {
        match (self.starts.get(block.index()), self.starts.get(block.index() + 1)) {
            (Some(&start), Some(&end)) => &self.blocks[start as usize..end as usize],
            _ => &[],
        }
    }
}

/// A depth-first walk from the entry; blocks are numbered as they are met.
#[derive(Clone, Debug, Default)]
struct Walk {
    /// The blocks by number.
    blocks: Vec<BlockId>,
    /// By number: the number of the block it was met from; the entry's is its own.
    parents: Vec<u32>,
    /// By block: its number, or [`NONE`].
    numbers: Vec<u32>,
    /// The way to the block at hand: block and how many of its successors are still to be visited.
    stack: Vec<(BlockId, u32)>,
}

impl Cfg {
    /// The graph of `body`.
    pub fn new(body: &Body) -> Cfg {
        let mut cfg = Cfg::default();
        cfg.build(body);
        cfg
    }

    /// Makes this the graph of `body`.
    pub fn build(&mut self, body: &Body) {
        self.connect(body);
        self.walk(body);
    }

    /// The blocks that `block` may branch to, in the order of its terminator, one entry for each edge.
    #[inline]
    pub fn successors(&self, block: BlockId) -> &[BlockId] {
        self.successors.of(block)
    }

    /// The blocks that may branch to `block`, reachable or not, sorted, one entry for each edge.
    #[inline]
    pub fn predecessors(&self, block: BlockId) -> &[BlockId] {
        self.predecessors.of(block)
    }

    /// The blocks that can be reached from the entry, in reverse postorder: a block stands before all blocks that it
    /// dominates, and the first successor's subtree before the second's.
    pub fn order(&self) -> &[BlockId] {
        &self.order
    }

    /// The position of `block` in [`Cfg::order`]; `None` when it cannot be reached.
    #[inline]
    pub fn number(&self, block: BlockId) -> Option<u32> {
        self.numbers.get(block.index()).copied().filter(|&number| number != NONE)
    }

    /// Whether `block` can be reached from the entry.
    #[inline]
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.number(block).is_some()
    }

    /// Finds the edges: successors as the terminators name them, then predecessors by counting.
    fn connect(&mut self, body: &Body) {
        let count = body.blocks.len();
        // Until the walk numbers the blocks: 0 for those in the layout.
        self.numbers.clear();
        self.numbers.resize(count, NONE);
        for &block in &body.layout {
            if let Some(number) = self.numbers.get_mut(block.index()) {
                *number = 0;
            }
        }
        let (out, back) = (&mut self.successors, &mut self.predecessors);
        out.starts.clear();
        out.blocks.clear();
        back.starts.clear();
        back.starts.resize(count + 1, 0);
        for block in body.blocks.ids() {
            out.starts.push(out.blocks.len() as u32);
            if self.numbers[block.index()] == NONE {
                continue;
            }
            let Some(terminator) = body.terminator(block) else { continue };
            terminator.for_each_target(|target| {
                if self.numbers.get(target.index()) == Some(&0) {
                    out.blocks.push(target);
                    back.starts[target.index()] += 1;
                }
            });
        }
        out.starts.push(out.blocks.len() as u32);
        // The counts become the ends of the parts, and filling them from the end makes those the beginnings.
        let mut end = 0;
        for start in &mut back.starts {
            end += *start;
            *start = end;
        }
        back.blocks.clear();
        back.blocks.resize(out.blocks.len(), BlockId::from_index(0));
        for block in body.blocks.ids().rev() {
            for &target in out.of(block).iter().rev() {
                let start = &mut back.starts[target.index()];
                *start -= 1;
                back.blocks[*start as usize] = block;
            }
        }
    }

    /// Walks depth first. Successors are taken from the last, so that the first comes first in reverse postorder.
    fn walk(&mut self, body: &Body) {
        let walk = &mut self.walk;
        walk.blocks.clear();
        walk.parents.clear();
        walk.stack.clear();
        walk.numbers.clear();
        walk.numbers.resize(body.blocks.len(), NONE);
        self.order.clear();
        if let Some(entry) = body.entry().filter(|&entry| self.numbers.get(entry.index()) == Some(&0)) {
            walk.enter(entry, 0, &self.successors);
        }
        while let Some((block, rest)) = walk.stack.last_mut() {
            let block = *block;
            if *rest == 0 {
                self.order.push(block);
                walk.stack.pop();
                continue;
            }
            *rest -= 1;
            let next = self.successors.of(block)[*rest as usize];
            if walk.numbers[next.index()] == NONE {
                walk.enter(next, walk.numbers[block.index()], &self.successors);
            }
        }
        self.order.reverse();
        self.numbers.fill(NONE);
        for (number, block) in self.order.iter().enumerate() {
            self.numbers[block.index()] = number as u32;
        }
    }
}

impl Walk {
    /// Meets a block for the first time.
    fn enter(&mut self, block: BlockId, parent: u32, successors: &Edges) {
        self.numbers[block.index()] = self.blocks.len() as u32;
        self.blocks.push(block);
        self.parents.push(parent);
        self.stack.push((block, successors.of(block).len() as u32));
    }
}

impl Body {
    /// Removes the blocks that `cfg`, the control-flow graph of the body, does not reach, and the values that phis get from them.
    pub fn remove_unreachable(&mut self, cfg: &Cfg) {
        let gone: Vec<BlockId> =
            self.layout.iter().copied().filter(|&block| !cfg.is_reachable(block)).collect();
        self.layout.retain(|&block| cfg.is_reachable(block));
        for block in gone {
            for inst in std::mem::take(&mut self.blocks[block].insts) {
                self.debug_records.remove(&inst);
                // What is in no block must not keep values alive either.
                self.insts[inst].kind = InstKind::Unreachable;
            }
        }
        for &block in &self.layout {
            for &inst in &self.blocks[block].insts {
                let InstKind::Phi { incoming } = &mut self.insts[inst].kind else { break };
                incoming.retain(|&(_, from)| cfg.is_reachable(from));
            }
        }
    }
}
