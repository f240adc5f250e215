//! Regions of a kernel between barriers: each has the blocks that are reachable from its start without a barrier.

use crate::primitives::{Barrier, Primitive};
use llvm_model::{Block, BlockId, Body, Cfg, InstId, InstKind, Instruction, TypeId};
use rustc_hash::{FxHashMap, FxHashSet};

/// A way out of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Exit {
    /// At a barrier, to the region of this number.
    To(usize, bool),
    /// The work-item has ended.
    Done,
}

/// The code between barriers.
pub(crate) struct Region {
    /// Where it begins.
    pub(crate) start: BlockId,
    /// Its blocks, in the order of the kernel.
    pub(crate) blocks: Vec<BlockId>,
    /// Its ways out, each once.
    pub(crate) exits: Vec<Exit>,
}

/// A kernel that is cut.
pub(crate) struct Regions {
    /// By number: the kernel's beginning, and the code behind each barrier, in the order of the kernel.
    pub(crate) regions: Vec<Region>,
    /// Where blocks end at a barrier: the number of the region behind it, and whether all of the group meet.
    pub(crate) barriers: FxHashMap<BlockId, (usize, bool)>,
    /// Whether sub-groups or strips meet anywhere.
    pub(crate) has_parts: bool,
}

/// The number for the next region of a work-item that has ended.
pub(crate) const ENDED: u32 = 0x7fff_ffff;
/// The offset of the number of a region that begins behind a barrier of the group, until all sub-groups or strips are there.
pub(crate) const WAITS: u32 = 0x4000_0000;

impl Regions {
    /// Returns the numbers of the regions behind barriers of the group, in ascending order.
    pub(crate) fn behind_groups(&self) -> Vec<usize> {
        let mut numbers: Vec<usize> =
            self.barriers.values().filter(|(_, all)| *all).map(|(number, _)| *number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    }

    /// Returns the number that a work-item stores for its next region when it takes this exit.
    pub(crate) fn noted(&self, exit: Exit) -> u32 {
        match exit {
            Exit::To(next, true) if self.has_parts => next as u32 + WAITS,
            Exit::To(next, _) => next as u32,
            Exit::Done => ENDED,
        }
    }
}

/// Cuts the blocks of `body` at barriers, and finds the regions. They are numbered in the order of blocks that `order` returns.
pub(crate) fn cut(
    body: &mut Body,
    primitives: &FxHashMap<InstId, Primitive>,
    void: TypeId,
    order: impl FnOnce(&Cfg) -> Vec<BlockId>,
) -> Regions {
    let mut behind: FxHashMap<BlockId, (BlockId, Barrier)> = FxHashMap::default();
    let mut open: Vec<BlockId> = body.layout.clone();
    let mut at = 0;
    while let Some(&block) = open.get(at) {
        at += 1;
        let insts = &body.blocks[block].insts;
        let barrier = insts.iter().enumerate().find_map(|(position, inst)| match primitives.get(inst) {
            Some(Primitive::Barrier(barrier)) => Some((position, *barrier)),
            _ => None,
        });
        let Some((position, barrier)) = barrier else { continue };
        let tail = body.blocks[block].insts.split_off(position + 1);
        body.blocks[block].insts.pop();
        let next = body.blocks.push(Block { insts: tail, ..Block::default() });
        let place = body.layout.iter().position(|&other| other == block).unwrap_or(0);
        body.layout.insert(place + 1, next);
        body.append(block, Instruction::new(InstKind::Br { target: next }, void));
        rename_incoming(body, block, next);
        behind.insert(block, (next, barrier));
        open.push(next);
    }
    let cfg = Cfg::new(body);
    let mut starts: Vec<BlockId> =
        behind.iter().filter(|(block, _)| cfg.is_reachable(**block)).map(|(_, (next, _))| *next).collect();
    let places: FxHashMap<BlockId, usize> =
        order(&cfg).into_iter().enumerate().map(|(place, block)| (block, place)).collect();
    starts.sort_by_key(|start| places.get(start));
    starts.splice(0..0, body.entry());
    let numbers: FxHashMap<BlockId, usize> =
        starts.iter().enumerate().map(|(number, start)| (*start, number)).collect();
    let barriers = behind
        .iter()
        .filter_map(|(block, (next, barrier))| {
            Some((*block, (*numbers.get(next)?, *barrier == Barrier::Group)))
        })
        .collect();
    let regions = starts.iter().map(|&start| region(&cfg, start, &barriers)).collect();
    let is_of_part =
        |primitive: &Primitive| matches!(primitive, Primitive::Barrier(Barrier::SubGroup | Barrier::Strip));
    let has_parts = primitives.values().any(is_of_part);
    Regions { regions, barriers, has_parts }
}

/// Renames the predecessor `block` in phis to `next`, which has its end.
fn rename_incoming(body: &mut Body, block: BlockId, next: BlockId) {
    for successor in body.successors(next) {
        for inst in body.blocks[successor].insts.clone() {
            let InstKind::Phi { incoming } = &mut body.insts[inst].kind else { break };
            for (_, from) in incoming.iter_mut().filter(|(_, from)| *from == block) {
                *from = next;
            }
        }
    }
}

fn region(cfg: &Cfg, start: BlockId, barriers: &FxHashMap<BlockId, (usize, bool)>) -> Region {
    let mut found = FxHashSet::from_iter([start]);
    let (mut open, mut exits) = (vec![start], Vec::new());
    while let Some(block) = open.pop() {
        if let Some(&(region, all)) = barriers.get(&block) {
            exits.push(Exit::To(region, all));
            continue;
        }
        let successors = cfg.successors(block);
        if successors.is_empty() {
            exits.push(Exit::Done);
        }
        open.extend(successors.iter().copied().filter(|&next| found.insert(next)));
    }
    let blocks = cfg.order().iter().copied().filter(|block| found.contains(block)).collect();
    exits.sort_unstable();
    exits.dedup();
    Region { start, blocks, exits }
}
