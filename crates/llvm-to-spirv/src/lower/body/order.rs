//! The order of blocks: reverse post-order, so that a block stands before all blocks it dominates (specification
//! 2.4). Blocks that cannot be reached are not in it.

use llvm_model::{BlockId, Body, Id};

/// The reachable blocks of a body in their order, and what the loop hints need to know of the graph.
pub(in crate::lower) struct Order {
    /// The blocks.
    pub(in crate::lower) blocks: Vec<BlockId>,
    /// By block: its number in `blocks`, or `u32::MAX`.
    numbers: Vec<u32>,
}

impl Order {
    /// Orders the blocks of `body`.
    pub(in crate::lower) fn of(body: &Body) -> Order {
        let mut numbers = vec![u32::MAX; body.blocks.len()];
        let mut blocks = Vec::with_capacity(body.layout.len());
        // The walk keeps its own stack; a frame is a block and its successors that are still to be visited. Taking
        // them from the end makes the first successor come first in the result.
        let mut stack = Vec::new();
        if let Some(entry) = body.entry() {
            numbers[entry.index()] = 0;
            stack.push((entry, body.successors(entry)));
        }
        while let Some((block, successors)) = stack.last_mut() {
            match successors.pop() {
                Some(next) => {
                    if numbers[next.index()] == u32::MAX {
                        numbers[next.index()] = 0;
                        stack.push((next, body.successors(next)));
                    }
                }
                None => {
                    blocks.push(*block);
                    stack.pop();
                }
            }
        }
        blocks.reverse();
        for (number, block) in blocks.iter().enumerate() {
            numbers[block.index()] = number as u32;
        }
        Order { blocks, numbers }
    }

    /// The number of a block; `None` when it cannot be reached.
    pub(in crate::lower) fn number(&self, block: BlockId) -> Option<u32> {
        self.numbers.get(block.index()).copied().filter(|&n| n != u32::MAX)
    }

    /// Whether a block can be reached.
    pub(in crate::lower) fn contains(&self, block: BlockId) -> bool {
        self.number(block).is_some()
    }

    /// The immediate dominator of each block, by number; the entry's is itself (Cooper, Harvey, Kennedy).
    pub(in crate::lower) fn dominators(&self, body: &Body) -> Vec<u32> {
        let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); self.blocks.len()];
        for (from, &block) in self.blocks.iter().enumerate() {
            for to in body.successors(block) {
                if let Some(to) = self.number(to) {
                    predecessors[to as usize].push(from as u32);
                }
            }
        }
        let mut dominators = vec![u32::MAX; self.blocks.len()];
        if let Some(entry) = dominators.first_mut() {
            *entry = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 1..self.blocks.len() {
                let mut new = u32::MAX;
                for &p in predecessors[block].iter().filter(|&&p| dominators[p as usize] != u32::MAX) {
                    new = if new == u32::MAX { p } else { intersect(&dominators, p, new) };
                }
                if dominators[block] != new {
                    dominators[block] = new;
                    changed = true;
                }
            }
        }
        dominators
    }
}

fn intersect(dominators: &[u32], mut a: u32, mut b: u32) -> u32 {
    while a != b {
        while a > b {
            a = dominators[a as usize];
        }
        while b > a {
            b = dominators[b as usize];
        }
    }
    a
}

/// Whether the block numbered `a` dominates `b`.
pub(in crate::lower) fn dominates(dominators: &[u32], a: u32, mut b: u32) -> bool {
    while b > a {
        b = dominators[b as usize];
    }
    a == b
}
