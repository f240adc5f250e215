//! The place of each block in the structured function, from the dominator tree.

use llvm_model::{BlockId, Cfg, Dominators, Id as _, LoopForest, LoopId};

/// How the code that goes to a block reaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Placement {
    /// It stands where its only predecessor branches to it.
    Inline,
    /// It follows the code of its immediate dominator: several branches lead to it.
    Within,
    /// It follows a loop that its immediate dominator is in and it is not, so that all invocations that leave the
    /// loop execute it together.
    Around,
}

/// The nesting of a function without cycles that have several entries.
pub(super) struct Nest {
    placements: Vec<Placement>,
    /// By block: the blocks that follow its code, and those that follow its loop; in reverse postorder.
    within: Vec<Vec<BlockId>>,
    around: Vec<Vec<BlockId>>,
}

impl Nest {
    pub(super) fn of(cfg: &Cfg, dominators: &Dominators, loops: &LoopForest, blocks: usize) -> Nest {
        let mut nest = Nest {
            placements: vec![Placement::Inline; blocks],
            within: vec![Vec::new(); blocks],
            around: vec![Vec::new(); blocks],
        };
        for &block in cfg.order() {
            let Some(above) = dominators.immediate(cfg, block) else { continue };
            let left = outermost_left(loops, above, block);
            let placement = match left {
                Some(left) => {
                    nest.around[loops.header(left).index()].push(block);
                    Placement::Around
                }
                None if has_several_ways_in(cfg, block) => {
                    nest.within[above.index()].push(block);
                    Placement::Within
                }
                None => Placement::Inline,
            };
            nest.placements[block.index()] = placement;
        }
        nest
    }

    pub(super) fn placement(&self, block: BlockId) -> Placement {
        self.placements[block.index()]
    }

    /// The blocks that follow the code of a block itself.
    pub(super) fn within(&self, block: BlockId) -> &[BlockId] {
        &self.within[block.index()]
    }

    /// The blocks that follow the loop of a header.
    pub(super) fn around(&self, header: BlockId) -> &[BlockId] {
        &self.around[header.index()]
    }
}

/// The outermost loop that has `above` and not `block`.
fn outermost_left(loops: &LoopForest, above: BlockId, block: BlockId) -> Option<LoopId> {
    let mut left = None;
    let mut around = loops.innermost(above);
    while let Some(id) = around.filter(|&id| !loops.contains(id, block)) {
        left = Some(id);
        around = loops.parent(id);
    }
    left
}

/// Whether several blocks branch to a block, branches back aside.
fn has_several_ways_in(cfg: &Cfg, block: BlockId) -> bool {
    let number = cfg.number(block);
    let mut before = cfg.predecessors(block).iter().filter(|from| cfg.number(**from) < number);
    let first = before.next();
    // Predecessors are sorted: edges from one block stand together.
    before.any(|from| Some(from) != first)
}
