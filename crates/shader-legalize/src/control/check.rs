//! Whether the merges of a function fit its control flow (SPIR-V specification, 2.11).

use llvm_model::{
    BlockId, Body, Cfg, Constant, Dominators, FunctionId, Id as _, InstKind, MdId, MdKindId, Metadata, Module,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::shaders;

/// A construct of the function.
#[derive(Clone, Copy)]
pub(super) struct Construct {
    pub(super) header: BlockId,
    pub(super) merge: BlockId,
    /// The continue target of a loop.
    pub(super) continues: Option<BlockId>,
    is_switch: bool,
}

/// The constructs of a function, and the order between its blocks.
struct Constructs<'a> {
    body: &'a Body,
    cfg: &'a Cfg,
    dominators: &'a Dominators,
    all: FxHashMap<BlockId, Construct>,
    /// By header of a construct inside of others: the header of the innermost of these.
    outer: FxHashMap<BlockId, BlockId>,
}

/// Returns whether every branch of a function is one that structured control flow allows: each loop and each selection has
/// a merge, and constructs are entered through their headers and left through their merge blocks, or out of the innermost
/// loop or switch.
pub fn is_structured(module: &Module, function: FunctionId, body: &Body) -> bool {
    let cfg = Cfg::new(body);
    let dominators = Dominators::new(&cfg);
    let Some(all) = constructs(module, function, body) else { return false };
    let outer = FxHashMap::default();
    let mut constructs = Constructs { body, cfg: &cfg, dominators: &dominators, all, outer };
    constructs.find_outer();
    constructs.is_plain_beyond_reach()
        && constructs.are_nested()
        && constructs.cases_have_labels()
        && constructs.all.values().all(|construct| constructs.falls_through_once(construct))
        && cfg.order().iter().all(|&block| constructs.allows(block))
}

/// The constructs by their headers; `None` if a merge names a block that is not there, or two name one block, or
/// a loop ends where it continues.
pub(super) fn constructs(
    module: &Module,
    function: FunctionId,
    body: &Body,
) -> Option<FxHashMap<BlockId, Construct>> {
    let kinds = [shaders::SELECTION_MERGE, shaders::LOOP_MERGE].map(|name| module.find_md_kind(name));
    let mut all = FxHashMap::default();
    let mut is_there = vec![false; body.blocks.len()];
    for block in &body.layout {
        is_there[block.index()] = true;
    }
    let mut ends = vec![false; body.blocks.len()];
    for &header in &body.layout {
        let Some(&last) = body.blocks[header].insts.last() else { continue };
        let node = |kind: Option<MdKindId>| body.insts[last].attachment(kind?);
        let (node, is_loop) = match (node(kinds[0]), node(kinds[1])) {
            (None, None) => continue,
            (Some(node), None) => (node, false),
            (None, Some(node)) => (node, true),
            (Some(_), Some(_)) => return None,
        };
        let block = |place: usize| named(module, function, node, place).filter(|b| is_there[b.index()]);
        let merge = block(0)?;
        let continues = if is_loop { Some(block(1)?) } else { None };
        if continues == Some(merge) || std::mem::replace(&mut ends[merge.index()], true) {
            return None;
        }
        let is_switch = matches!(body.insts[last].kind, InstKind::Switch { .. });
        all.insert(header, Construct { header, merge, continues, is_switch });
    }
    Some(all)
}

/// The block of this function that the operand of a merge names.
fn named(module: &Module, function: FunctionId, node: MdId, place: usize) -> Option<BlockId> {
    let &node = module.tuple(node).get(place)?.as_ref()?;
    let Metadata::Constant(constant) = module.metadata[node] else { return None };
    match module.constants[constant] {
        Constant::BlockAddress { function: of, block } if of == function => Some(block),
        _ => None,
    }
}

impl Constructs<'_> {
    /// Finds the construct around each. Outer headers come first in reverse postorder.
    fn find_outer(&mut self) {
        for &header in self.cfg.order() {
            let Some(above) = self.dominators.immediate(self.cfg, header) else { continue };
            if !self.all.contains_key(&header) {
                continue;
            }
            let outer = self.at_or_above(above).find(|outer| self.has(*outer, header));
            if let Some(outer) = outer {
                self.outer.insert(header, outer.header);
            }
        }
    }

    /// The constructs whose headers dominate a block, the innermost first.
    fn at_or_above(&self, block: BlockId) -> impl Iterator<Item = Construct> {
        let mut at = Some(block);
        std::iter::from_fn(move || {
            while let Some(header) = at {
                at = self.dominators.immediate(self.cfg, header);
                if let Some(&construct) = self.all.get(&header) {
                    return Some(construct);
                }
            }
            None
        })
    }

    /// Whether a construct has a block: its header dominates the block, and neither does its merge block, nor the end of
    /// a construct around it, or the continue target of a loop around it that it is not in.
    fn has(&self, construct: Construct, block: BlockId) -> bool {
        if !self.dominators.dominates(construct.header, block)
            || self.dominators.dominates(construct.merge, block)
        {
            return false;
        }
        let mut inner = construct.header;
        while let Some(outer) = self.outer.get(&inner).and_then(|outer| self.all.get(outer)) {
            let is_beyond = |end: BlockId| {
                self.dominators.dominates(end, block) && !self.dominators.dominates(end, construct.header)
            };
            if is_beyond(outer.merge) || outer.continues.is_some_and(is_beyond) {
                return false;
            }
            inner = outer.header;
        }
        true
    }

    /// The constructs around a block, the innermost first. Its own is the first.
    fn around(&self, block: BlockId) -> impl Iterator<Item = Construct> {
        self.at_or_above(block).filter(move |construct| self.has(*construct, block))
    }

    /// Whether blocks that cannot be reached, such as merge blocks, have no loops and selections without merges.
    fn is_plain_beyond_reach(&self) -> bool {
        let mut is_before = vec![false; self.body.blocks.len()];
        self.body.layout.iter().all(|&block| {
            is_before[block.index()] = true;
            if self.cfg.is_reachable(block) {
                return true;
            }
            let targets = self.cfg.successors(block);
            let is_choice = targets.iter().any(|target| Some(target) != targets.first());
            let is_loop = |target: &BlockId| {
                self.all.get(target).is_some_and(|construct| construct.continues.is_some())
            };
            let mut back = targets.iter().filter(|target| is_before[target.index()]);
            (!is_choice || self.all.contains_key(&block))
                && back.all(|target| self.cfg.is_reachable(*target) || is_loop(target))
        })
    }

    /// Whether headers dominate their merge blocks and continue targets as far as those can be reached, and constructs end
    /// inside of those around them.
    fn are_nested(&self) -> bool {
        self.all.values().all(|construct| {
            let ends = std::iter::once(construct.merge).chain(construct.continues);
            let mut reached = ends.filter(|end| self.cfg.is_reachable(*end));
            let outer = self.outer.get(&construct.header).and_then(|outer| self.all.get(outer)).copied();
            !self.cfg.is_reachable(construct.header)
                || reached.all(|end| {
                    self.dominators.dominates(construct.header, end)
                        && outer.is_none_or(|outer| self.has(outer, end) || end == outer.merge)
                })
        })
    }

    /// Whether each block of a switch is behind one of its labels: cases that go on at a block in common have it for a label.
    fn cases_have_labels(&self) -> bool {
        self.cfg.order().iter().all(|&block| {
            let header = self.dominators.immediate(self.cfg, block);
            let switch =
                header.and_then(|header| self.all.get(&header)).filter(|construct| construct.is_switch);
            switch.is_none_or(|switch| {
                block == switch.merge
                    || self.cfg.successors(switch.header).contains(&block)
                    || !self.has(*switch, block)
            })
        })
    }

    /// Whether each case of a switch goes on at no more than one other, and no two at the same one.
    fn falls_through_once(&self, construct: &Construct) -> bool {
        if !construct.is_switch || !self.cfg.is_reachable(construct.header) {
            return true;
        }
        let is_case = |label: &&BlockId| **label != construct.merge;
        let cases: Vec<BlockId> =
            self.cfg.successors(construct.header).iter().filter(is_case).copied().collect();
        let mut ways: Vec<(BlockId, BlockId)> = Vec::new();
        for &to in &cases {
            for &block in self.cfg.predecessors(to).iter().filter(|&&block| self.cfg.is_reachable(block)) {
                let from = cases.iter().find(|&&case| self.dominators.dominates(case, block));
                ways.extend(from.filter(|&&from| from != to).map(|&from| (from, to)));
            }
        }
        ways.sort_unstable();
        ways.dedup();
        let is_alone = |way: &(BlockId, BlockId)| {
            ways.iter().filter(|other| other.0 == way.0 || other.1 == way.1).count() == 1
        };
        ways.iter().all(is_alone) && ways.iter().all(|&way| self.is_in_order(construct, way))
    }

    /// Whether a case that goes on at another one stands immediately before it in the list of the switch. The default case has no
    /// place in the list.
    fn is_in_order(&self, construct: &Construct, (from, to): (BlockId, BlockId)) -> bool {
        let Some(InstKind::Switch { cases, .. }) = self.body.terminator(construct.header) else {
            return true;
        };
        let has = |label: BlockId| cases.iter().any(|(_, target)| *target == label);
        let ends = cases.iter().enumerate().filter(|(place, (_, target))| {
            *target == from && cases.get(place + 1).is_none_or(|(_, next)| *next != from)
        });
        let mut followers = ends.map(|(place, _)| cases.get(place + 1).map(|(_, next)| *next));
        !has(to) || followers.all(|follower| follower == Some(to))
    }

    /// Whether all branches of a block are allowed.
    fn allows(&self, block: BlockId) -> bool {
        let targets = self.cfg.successors(block);
        let own = self.all.get(&block);
        let is_loop = own.is_some_and(|own| own.continues.is_some());
        let is_switch = matches!(self.body.terminator(block), Some(InstKind::Switch { .. }));
        if is_loop && is_switch {
            return false;
        }
        // The labels of a conditional branch differ.
        if !is_switch && targets.len() == 2 && targets[0] == targets[1] {
            return false;
        }
        let first = targets.first().copied();
        let is_choice = targets.iter().any(|&target| Some(target) != first);
        let mut others = 0;
        for (place, &target) in targets.iter().enumerate() {
            let Some(is_exit) = self.leads(block, target) else { return false };
            if !is_exit && !targets[..place].contains(&target) {
                others += 1;
            }
        }
        own.is_some() || !is_choice || (!is_switch && others <= 1)
    }

    /// Whether every way on from a continue target, which dominates `back`, leads to that block.
    fn comes_back(&self, continues: BlockId, back: BlockId) -> bool {
        let mut seen = FxHashSet::default();
        let mut waiting = vec![continues];
        while let Some(block) = waiting.pop() {
            if block == back || !seen.insert(block) {
                continue;
            }
            let targets = self.cfg.successors(block);
            let stays = |&target: &BlockId| self.dominators.dominates(continues, target);
            if targets.is_empty() || !targets.iter().all(stays) {
                return false;
            }
            waiting.extend(targets);
        }
        true
    }

    /// Whether a branch is one out of a loop or a switch, or back to a header; `None` if it is not allowed.
    fn leads(&self, block: BlockId, target: BlockId) -> Option<bool> {
        // Constructs are entered through their headers.
        let mut entered = self.around(target).filter(|construct| construct.header != target);
        if !entered.next().is_none_or(|entered| self.has(entered, block)) {
            return None;
        }
        let goes_back = self.cfg.number(target) <= self.cfg.number(block);
        if goes_back {
            let header = self.all.get(&target).filter(|construct| construct.continues.is_some())?;
            let continues = header.continues?;
            let is_behind = self.dominators.dominates(continues, block) && self.comes_back(continues, block);
            return is_behind.then_some(true);
        }
        let mut in_selection = false;
        for construct in self.around(block) {
            let is_loop = construct.continues.is_some();
            if target == construct.merge {
                // From inside of selections only loops and switches can be left.
                return (!in_selection || is_loop || construct.is_switch).then_some(is_loop);
            }
            if construct.continues == Some(target) {
                return Some(true);
            }
            if self.has(construct, target) {
                return Some(false);
            }
            if is_loop {
                return None;
            }
            in_selection = true;
        }
        Some(false)
    }
}
