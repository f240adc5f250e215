//! The loops of a function: natural loops, one for each header, as a forest.

use super::{Cfg, Dominators, NONE};
use crate::arena::{Arena, Id};
use crate::define_id;
use crate::function::BlockId;

define_id!(
    /// A loop of one function. Inner loops have smaller numbers than those around them.
    LoopId
);

/// The natural loops of a function. A loop has a header that dominates the ends of all branches back to it, and consists
/// of the blocks that reach such a branch without passing the header. Cycles with several entries are no loops.
#[derive(Clone, Debug, Default)]
pub struct LoopForest {
    loops: Arena<LoopId, Loop>,
    /// By block: the number of the innermost loop around it, or [`NONE`].
    innermost: Vec<u32>,
    open: Vec<BlockId>,
}

#[derive(Clone, Debug)]
struct Loop {
    header: BlockId,
    parent: Option<LoopId>,
    /// A loop around this one, or this one itself when none is known yet: the way to the outermost, made shorter as it
    /// is gone.
    around: u32,
    /// The numbers of this loop and of those inside, from and to. Number 0 is for blocks outside of all loops.
    subtree: (u32, u32),
    /// The first two and the last two blocks to which branches lead from the loop into other loops or out of loops, by
    /// the number of the loop they are in.
    first: Two<false>,
    last: Two<true>,
}

/// Where a loop is left for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopExit {
    /// Nowhere: no branch leads out.
    Never,
    /// All branches that leave it lead to this block.
    To(BlockId),
    /// To several blocks.
    Several,
}

impl LoopForest {
    /// The loops of a graph.
    pub fn new(cfg: &Cfg, dominators: &Dominators) -> LoopForest {
        let mut forest = LoopForest::default();
        forest.build(cfg, dominators);
        forest
    }

    /// Computes the loops of `cfg` from its dominators.
    pub fn build(&mut self, cfg: &Cfg, dominators: &Dominators) {
        self.loops.truncate(0);
        self.innermost.clear();
        self.innermost.resize(cfg.numbers.len(), NONE);
        // Inner headers come behind outer ones.
        for &header in cfg.order().iter().rev() {
            self.open.clear();
            let latches = cfg.predecessors(header).iter();
            self.open.extend(latches.filter(|&&latch| dominators.dominates(header, latch)));
            if !self.open.is_empty() {
                self.collect(cfg, header);
            }
        }
        self.number_subtrees();
        self.find_exits(cfg);
    }

    /// The loop with this header.
    pub fn with_header(&self, header: BlockId) -> Option<LoopId> {
        self.innermost(header).filter(|&id| self.loops[id].header == header)
    }

    /// The innermost loop that `block` is in.
    pub fn innermost(&self, block: BlockId) -> Option<LoopId> {
        let number = self.innermost.get(block.index()).copied().filter(|&number| number != NONE)?;
        Some(LoopId::from_index(number as usize))
    }

    /// The header of a loop.
    pub fn header(&self, id: LoopId) -> BlockId {
        self.loops[id].header
    }

    /// The loop around a loop.
    pub fn parent(&self, id: LoopId) -> Option<LoopId> {
        self.loops[id].parent
    }

    /// Whether `block` is in the loop, or in one inside of it.
    pub fn contains(&self, id: LoopId, block: BlockId) -> bool {
        let (from, to) = self.loops[id].subtree;
        (from..to).contains(&self.number_of(block))
    }

    /// Where the branches lead that leave the loop, from it and from loops inside.
    pub fn exit(&self, id: LoopId) -> LoopExit {
        let Loop { subtree: (from, to), first, last, .. } = &self.loops[id];
        let before = first.0.iter().flatten().filter(|target| target.0 < *from);
        let behind = last.0.iter().flatten().filter(|target| target.0 >= *to);
        let mut exits = before.chain(behind);
        match (exits.next(), exits.next()) {
            (None, _) => LoopExit::Never,
            (Some(&(_, target)), None) => LoopExit::To(target),
            (Some(_), Some(_)) => LoopExit::Several,
        }
    }

    /// Builds the loop of `header`: the blocks that reach the latches in `open` without passing it.
    fn collect(&mut self, cfg: &Cfg, header: BlockId) {
        let id = self.loops.next_id();
        let own = id.index() as u32;
        let subtree = (1, 1);
        let (first, last) = (Two::default(), Two::default());
        self.loops.push(Loop { header, parent: None, around: own, subtree, first, last });
        self.innermost[header.index()] = own;
        while let Some(block) = self.open.pop() {
            let entered = match self.innermost[block.index()] {
                NONE => {
                    self.innermost[block.index()] = own;
                    block
                }
                inner => {
                    let outermost = self.outermost(inner);
                    if outermost == own {
                        continue;
                    }
                    let inner = &mut self.loops[LoopId::from_index(outermost as usize)];
                    (inner.parent, inner.around) = (Some(id), own);
                    inner.header
                }
            };
            self.open.extend(cfg.predecessors(entered).iter().filter(|from| cfg.is_reachable(**from)));
        }
    }

    /// The outermost loop found so far around a loop.
    fn outermost(&mut self, mut number: u32) -> u32 {
        loop {
            let around = self.around(number);
            if around == number {
                return number;
            }
            let next = self.around(around);
            self.loops[LoopId::from_index(number as usize)].around = next;
            number = next;
        }
    }

    fn around(&self, number: u32) -> u32 {
        self.loops[LoopId::from_index(number as usize)].around
    }

    /// Numbers the loops so that a loop and those inside are a range.
    fn number_subtrees(&mut self) {
        // First sizes; then each loop leaves in `around` where the numbers of its next child begin.
        for id in self.loops.ids() {
            let Loop { parent, subtree, .. } = self.loops[id];
            if let Some(parent) = parent {
                self.loops[parent].subtree.1 += subtree.1;
            }
        }
        let mut next = 1;
        for id in self.loops.ids().rev() {
            let Loop { parent, subtree: (_, size), .. } = self.loops[id];
            let begin = match parent {
                Some(parent) => &mut self.loops[parent].around,
                None => &mut next,
            };
            let start = *begin;
            *begin += size;
            let this = &mut self.loops[id];
            this.subtree = (start, start + size);
            this.around = start + 1;
        }
    }

    /// Finds the exits of loops. Of all targets two at each end suffice: those that are outside of a loop are before all
    /// inside or behind them.
    fn find_exits(&mut self, cfg: &Cfg) {
        if self.loops.is_empty() {
            return;
        }
        for &block in cfg.order() {
            let Some(id) = self.innermost(block) else { continue };
            for &target in cfg.successors(block) {
                if self.innermost[target.index()] != self.innermost[block.index()] {
                    let target = (self.number_of(target), target);
                    self.loops[id].first.insert(target);
                    self.loops[id].last.insert(target);
                }
            }
        }
        for id in self.loops.ids() {
            let Loop { parent, first, last, .. } = &self.loops[id];
            let (first, last) = (*first, *last);
            if let Some(parent) = *parent {
                first.0.into_iter().flatten().for_each(|target| self.loops[parent].first.insert(target));
                last.0.into_iter().flatten().for_each(|target| self.loops[parent].last.insert(target));
            }
        }
    }

    /// The number of the innermost loop of a block in [`Loop::subtree`]; 0 when it is in none.
    fn number_of(&self, block: BlockId) -> u32 {
        self.innermost(block).map_or(0, |id| self.loops[id].subtree.0)
    }
}

/// The two smallest of the targets put into it, or the two greatest: each the number of a loop and a block of it.
#[derive(Clone, Copy, Debug, Default)]
struct Two<const GREATEST: bool>([Option<(u32, BlockId)>; 2]);

impl<const GREATEST: bool> Two<GREATEST> {
    fn insert(&mut self, target: (u32, BlockId)) {
        let better = |other: Option<(u32, BlockId)>| {
            other.is_none_or(|other| if GREATEST { target > other } else { target < other })
        };
        let [best, second] = self.0;
        if best == Some(target) || second == Some(target) {
            return;
        }
        if better(best) {
            self.0 = [Some(target), best];
        } else if better(second) {
            self.0[1] = Some(target);
        }
    }
}
