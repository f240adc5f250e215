//! An order of blocks for work-items that wait for each other.

use llvm_model::{BlockId, Cfg, Dominators, LoopForest};
use rustc_hash::{FxHashMap, FxHashSet};

/// Returns the reachable blocks in reverse postorder, with all blocks of a loop before the blocks behind it: if the first
/// waiting work-items go on, all of them leave a loop before one runs the code behind it.
pub(crate) fn loops_first(cfg: &Cfg) -> Vec<BlockId> {
    let forest = LoopForest::new(cfg, &Dominators::new(cfg));
    let mut behind: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
    for &block in cfg.order() {
        let mut around = forest.innermost(block);
        while let Some(id) = around {
            let left = cfg.successors(block).iter().filter(|&&next| !forest.contains(id, next));
            behind.entry(forest.header(id)).or_default().extend(left);
            around = forest.parent(id);
        }
    }
    // A depth-first walk that visits the blocks behind a loop before the loop.
    let next = |block: BlockId| -> Vec<BlockId> {
        let first = behind.get(&block).into_iter().flatten().copied();
        first.chain(cfg.successors(block).iter().copied()).collect()
    };
    let mut found = FxHashSet::default();
    let mut order = Vec::new();
    let mut open: Vec<(BlockId, Vec<BlockId>)> = Vec::new();
    if let Some(&entry) = cfg.order().first() {
        found.insert(entry);
        open.push((entry, next(entry)));
    }
    while let Some((block, left)) = open.last_mut() {
        if left.is_empty() {
            order.push(*block);
            open.pop();
            continue;
        }
        let successor = left.remove(0);
        if found.insert(successor) {
            open.push((successor, next(successor)));
        }
    }
    order.reverse();
    order
}
