//! Dominators, by the algorithm of Lengauer and Tarjan with simple linking.

use super::{Cfg, NONE};
use crate::arena::Id;
use crate::function::BlockId;

/// The dominator tree of a function. A block dominates another when every way from the entry to that one goes through it.
#[derive(Clone, Debug, Default)]
pub struct Dominators {
    /// By block: the numbers of its subtree, from and to; empty for blocks that cannot be reached.
    subtrees: Vec<(u32, u32)>,
    /// The blocks of the walk by their numbers.
    blocks: Vec<BlockId>,
    /// By number: the number of the immediate dominator; the entry's is its own.
    immediate: Vec<u32>,
    forest: Forest,
    /// By number: the semidominator, and for each number a list of those that have it as semidominator.
    buckets: Vec<u32>,
    next: Vec<u32>,
}

/// The subtree of blocks that cannot be reached.
const UNREACHED: (u32, u32) = (NONE, 0);

impl Dominators {
    /// The dominators of a graph.
    pub fn new(cfg: &Cfg) -> Dominators {
        let mut dominators = Dominators::default();
        dominators.build(cfg);
        dominators
    }

    /// Makes these the dominators of `cfg`.
    pub fn build(&mut self, cfg: &Cfg) {
        self.find_immediate(cfg);
        self.number_subtrees(cfg);
    }

    /// Whether every way from the entry to `b` goes through `a`. A block dominates itself. False when one of the two
    /// cannot be reached.
    #[inline]
    pub fn dominates(&self, a: BlockId, b: BlockId) -> bool {
        match (self.subtrees.get(a.index()), self.subtrees.get(b.index())) {
            (Some(a), Some(b)) => a.0 <= b.0 && b.0 < a.1,
            _ => false,
        }
    }

    /// The closest block that dominates `block`, itself aside; `None` for the entry and for blocks that cannot be
    /// reached.
    pub fn immediate(&self, cfg: &Cfg, block: BlockId) -> Option<BlockId> {
        let number = *cfg.walk.numbers.get(block.index())?;
        let above = *self.immediate.get(number as usize)?;
        (above != number).then(|| self.blocks[above as usize])
    }

    fn find_immediate(&mut self, cfg: &Cfg) {
        let walk = &cfg.walk;
        let count = walk.blocks.len();
        self.blocks.clone_from(&walk.blocks);
        // A block with one predecessor has it as its parent in the walk and as its immediate dominator.
        self.immediate.clone_from(&walk.parents);
        self.forest.reset(count);
        for list in [&mut self.buckets, &mut self.next] {
            list.clear();
            list.resize(count, NONE);
        }
        for node in (1..count as u32).rev() {
            let parent = walk.parents[node as usize];
            let predecessors = cfg.predecessors(walk.blocks[node as usize]);
            let mut semi = parent;
            if predecessors.len() > 1 {
                for from in predecessors {
                    let from = walk.numbers[from.index()];
                    if from != NONE {
                        semi = semi.min(self.forest.least_semi(from));
                    }
                }
            }
            self.forest.semi[node as usize] = semi;
            if semi != parent {
                let bucket = &mut self.buckets[semi as usize];
                self.next[node as usize] = std::mem::replace(bucket, node);
            }
            self.forest.ancestor[node as usize] = parent;
            let mut waiting = std::mem::replace(&mut self.buckets[parent as usize], NONE);
            while waiting != NONE {
                let best = self.forest.eval(waiting);
                let same = self.forest.semi[best as usize] == self.forest.semi[waiting as usize];
                self.immediate[waiting as usize] = if same { parent } else { best };
                waiting = self.next[waiting as usize];
            }
        }
        for node in 1..count {
            let above = self.immediate[node];
            if above != self.forest.semi[node] {
                self.immediate[node] = self.immediate[above as usize];
            }
        }
    }

    /// Numbers the blocks so that every subtree is a range. Dominators have smaller numbers in the walk.
    fn number_subtrees(&mut self, cfg: &Cfg) {
        let count = self.blocks.len();
        // The sizes of the subtrees, then where the next child's numbers begin.
        let sizes = &mut self.buckets;
        sizes.clear();
        sizes.resize(count, 1);
        for node in (1..count).rev() {
            sizes[self.immediate[node] as usize] += sizes[node];
        }
        self.subtrees.clear();
        self.subtrees.resize(cfg.numbers.len(), UNREACHED);
        for node in 0..count {
            let above = self.immediate[node] as usize;
            let size = sizes[node];
            let start = if node == 0 { 0 } else { sizes[above] };
            if node > 0 {
                sizes[above] += size;
            }
            self.subtrees[self.blocks[node].index()] = (start, start + size);
            sizes[node] = start + 1;
        }
    }
}

/// The visited part of the walk's tree, as a forest with path compression.
#[derive(Clone, Debug, Default)]
struct Forest {
    semi: Vec<u32>,
    ancestor: Vec<u32>,
    label: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn reset(&mut self, count: usize) {
        for list in [&mut self.semi, &mut self.label] {
            list.clear();
            list.extend(0..count as u32);
        }
        self.ancestor.clear();
        self.ancestor.resize(count, NONE);
    }

    fn least_semi(&mut self, node: u32) -> u32 {
        let best = self.eval(node);
        self.semi[best as usize]
    }

    /// The node with the smallest semidominator on the way from `node` to the root of its tree, root excluded.
    fn eval(&mut self, node: u32) -> u32 {
        let above = self.ancestor[node as usize];
        if above == NONE {
            return node;
        }
        let mut at = node;
        while self.ancestor[self.ancestor[at as usize] as usize] != NONE {
            self.path.push(at);
            at = self.ancestor[at as usize];
        }
        while let Some(below) = self.path.pop() {
            let above = self.ancestor[below as usize];
            let (own, other) = (self.label[below as usize], self.label[above as usize]);
            if self.semi[other as usize] < self.semi[own as usize] {
                self.label[below as usize] = other;
            }
            self.ancestor[below as usize] = self.ancestor[above as usize];
        }
        self.label[node as usize]
    }
}
