//! Divergent values and blocks: those that differ between work-items of one group. Everything else is kept once for the group,
//! and barriers that all work-items reach need no bookkeeping.
//!
//! A value is divergent when it comes from something divergent, from memory or from a call, or when a phi joins ways that
//! work-items part on; a value of a loop that they leave at different times is divergent behind it.

use crate::liveness::BitSet;
use crate::primitives::Primitive;
use llvm_model::{BlockId, Body, Cfg, Id as _, InstId, InstKind, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// With more blocks, paths are not followed: every block that a divergent branch can reach counts as divergent.
const MOST_BLOCKS: usize = 1500;

/// The kernel under analysis.
struct Kernel<'k> {
    body: &'k Body,
    cfg: &'k Cfg,
    calls: &'k FxHashMap<InstId, Primitive>,
    scope: Scope,
}

/// The work-items that are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Those of a group.
    Group,
    /// Those of a sub-group, which is a strip.
    SubGroup,
}

impl Kernel<'_> {
    /// The reachable blocks with their instructions.
    fn instructions(&self) -> impl Iterator<Item = (BlockId, InstId)> {
        let insts = |block| self.body.blocks[block].insts.iter().map(move |&inst| (block, inst));
        self.cfg.order().iter().flat_map(move |&block| insts(block))
    }
}

/// The divergent values and blocks of a kernel.
pub(crate) struct Divergence {
    values: BitSet,
    /// Parameters of which each work-item has a copy: their addresses differ.
    copied: FxHashSet<u32>,
    /// The blocks that some work-items may run while others do not.
    blocks: BitSet,
    /// By instruction: its block.
    homes: Vec<Option<BlockId>>,
    /// Where work-items part: the blocks between there and where they meet again, and those.
    partings: Vec<(BitSet, Vec<BlockId>)>,
}

impl Divergence {
    /// Computes the divergent values and blocks of `body`; `calls` are its queries, and each work-item has copies of the
    /// parameters `copied`. Work-items of `scope` are compared.
    pub(crate) fn of(
        body: &Body,
        cfg: &Cfg,
        calls: &FxHashMap<InstId, Primitive>,
        copied: FxHashSet<u32>,
        scope: Scope,
    ) -> Divergence {
        let kernel = &Kernel { body, cfg, calls, scope };
        let mut homes = vec![None; body.insts.len()];
        body.instructions().for_each(|(block, inst, _)| homes[inst.index()] = Some(block));
        let mut divergence = Divergence {
            homes,
            copied,
            values: BitSet::new(body.insts.len()),
            blocks: BitSet::new(body.blocks.len()),
            partings: Vec::new(),
        };
        let ends = (cfg.order().len() <= MOST_BLOCKS).then(|| post_dominators(kernel));
        let mut parted = BitSet::new(body.blocks.len());
        let mut changed = true;
        while changed {
            changed = false;
            for (block, inst) in kernel.instructions() {
                let kind = &body.insts[inst].kind;
                if kind.is_terminator() {
                    let mut divergent = false;
                    kind.for_each_operand(|value| divergent |= divergence.has(value));
                    if divergent && parted.insert(block.index()) {
                        divergence.part(kernel, block, ends.as_deref());
                        changed = true;
                    }
                } else if divergence.comes_from_divergence(kernel, inst) {
                    changed |= divergence.values.insert(inst.index());
                }
            }
        }
        divergence
    }

    /// Whether work-items may have different values.
    pub(crate) fn has(&self, value: Value) -> bool {
        match value {
            Value::Inst(inst) => self.values.contains(inst.index()),
            Value::Arg(number) => self.copied.contains(&number),
            _ => false,
        }
    }

    /// Whether some work-items may run a block while others do not.
    pub(crate) fn parts(&self, block: BlockId) -> bool {
        self.blocks.contains(block.index())
    }

    /// Whether some work-items may run an instruction while others do not.
    pub(crate) fn parts_at(&self, inst: InstId) -> bool {
        self.homes.get(inst.index()).copied().flatten().is_none_or(|home| self.parts(home))
    }

    /// Returns for each branch that work-items part at whether a block is between it and where they meet again, and where
    /// they do.
    pub(crate) fn partings(&self) -> impl Iterator<Item = (impl Fn(BlockId) -> bool, &[BlockId])> {
        self.partings.iter().map(|(between, meetings)| {
            let is_between = |block: BlockId| between.contains(block.index());
            (is_between, meetings.as_slice())
        })
    }

    fn comes_from_divergence(&self, kernel: &Kernel<'_>, inst: InstId) -> bool {
        let kind = &kernel.body.insts[inst].kind;
        match kind {
            InstKind::Call(call) => match kernel.calls.get(&inst) {
                Some(primitive) if primitive.is_uniform() => {}
                Some(primitive) if kernel.scope == Scope::SubGroup => {
                    let has_same = |number: usize| call.args.get(number).is_none_or(|&value| !self.has(value));
                    return !primitive.is_uniform_in_sub_group(has_same);
                }
                _ => return true,
            },
            InstKind::Load { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg(_)
            | InstKind::Alloca { .. }
            // It may choose differently each time.
            | InstKind::Freeze { .. } => return true,
            _ => {}
        }
        let mut divergent = false;
        kind.for_each_operand(|value| divergent |= self.has(value));
        divergent
    }

    /// Work-items part at the end of a block.
    fn part(&mut self, kernel: &Kernel<'_>, block: BlockId, ends: Option<&[BitSet]>) {
        // The block where all paths join again: the one on every path from here.
        let meeting = |other: BlockId| {
            ends.is_some_and(|ends| other != block && ends[block.index()].contains(other.index()))
        };
        let mut here = BitSet::new(kernel.body.blocks.len());
        let mut open: Vec<BlockId> = kernel.cfg.successors(block).to_vec();
        let mut meetings = Vec::new();
        while let Some(next) = open.pop() {
            if meeting(next) {
                meetings.push(next);
            } else if here.insert(next.index()) {
                open.extend(kernel.cfg.successors(next));
            }
        }
        self.blocks.unite(&here);
        // Phis where paths join; and the live-out values of a loop that is left at different times.
        for &next in kernel.cfg.order() {
            let inside = here.contains(next.index());
            for &inst in &kernel.body.blocks[next].insts {
                let kind = &kernel.body.insts[inst].kind;
                let is_phi = matches!(kind, InstKind::Phi { .. });
                if is_phi && (inside || meetings.contains(&next)) {
                    self.values.insert(inst.index());
                }
                if !inside {
                    kind.for_each_operand(|value| {
                        if let Value::Inst(used) = value
                            && self.homes[used.index()].is_some_and(|home| here.contains(home.index()))
                        {
                            self.values.insert(used.index());
                        }
                    });
                }
            }
        }
        self.partings.push((here, meetings));
    }
}

/// By block: the blocks that are on every way from it to the end, itself included.
fn post_dominators(kernel: &Kernel<'_>) -> Vec<BitSet> {
    let count = kernel.body.blocks.len();
    let mut all = BitSet::new(count);
    (0..count).for_each(|block| {
        all.insert(block);
    });
    let mut ends = vec![all.clone(); count];
    let mut changed = true;
    while changed {
        changed = false;
        for &block in kernel.cfg.order().iter().rev() {
            let mut common = all.clone();
            match kernel.cfg.successors(block) {
                [] => common = BitSet::new(count),
                successors => successors.iter().for_each(|next| common.intersect(&ends[next.index()])),
            }
            common.insert(block.index());
            if ends[block.index()] != common {
                ends[block.index()] = common;
                changed = true;
            }
        }
    }
    ends
}
