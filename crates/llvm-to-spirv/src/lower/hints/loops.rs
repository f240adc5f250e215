//! Loop hints: `!llvm.loop` to OpLoopMerge.
//!
//! SPIR-V keeps a loop's hints in its header, together with a merge block and a continue target. Kernels need no
//! structured control flow, but a block can be the merge block of one header only, and the header must end in a
//! branch. Where that cannot be had the hint is reported as lost.

use crate::lower::body::order::{Order, dominates};
use crate::lower::output::Report;
use crate::lower::place::At;
use llvm_model::{BlockId, Body, FunctionId, Id as _, InstKind, MdId, MdKindId, Metadata, Module};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::loops as convention;
use spirv_module::LoopControl;
use translate_common::requirements::obstacle;
use translate_common::{LossKind, Options};

/// Functions with more blocks keep no loop hints: finding dominators could take time beyond all bounds.
const MAX_BLOCKS: usize = 1 << 13;

/// What a loop's header says.
pub(in crate::lower) struct LoopHint {
    pub(in crate::lower) header: BlockId,
    pub(in crate::lower) merge: BlockId,
    pub(in crate::lower) latch: BlockId,
    pub(in crate::lower) mask: LoopControl,
    /// The parameters of the mask.
    pub(in crate::lower) parameters: Vec<u32>,
    /// Bits, and their parameters, that not every version has.
    pub(in crate::lower) late: Vec<(LoopControl, Option<u32>)>,
    /// The latch's terminator, which has the hints.
    pub(in crate::lower) at: At,
}

/// Finds the headers in the body of a function that get a hint from metadata of the kind `kind`.
pub(in crate::lower) fn find(
    module: &Module,
    options: &Options,
    report: &mut Report<'_>,
    (function, kind): (FunctionId, MdKindId),
    body: &Body,
    order: &Order,
) -> Vec<LoopHint> {
    let mut latches = Vec::new();
    for &block in &order.blocks {
        let Some(&last) = body.blocks[block].insts.last() else { continue };
        let Some(node) = body.insts[last].attachment(kind) else { continue };
        let at = At::Instruction(function.index() as u32, block, last);
        report.move_to(at);
        let control = Control::read(module, options, report, node);
        if !control.mask.is_empty() || !control.late.is_empty() {
            latches.push((block, control, at));
        }
    }
    if latches.is_empty() {
        return Vec::new();
    }
    let graph = (order.blocks.len() <= MAX_BLOCKS).then(|| Graph {
        body,
        order,
        dominators: order.dominators(body),
        predecessors: predecessors(body, order),
    });
    let mut hints = Vec::new();
    let (mut headers, mut merges) = (FxHashSet::default(), FxHashSet::default());
    for (latch, control, at) in latches {
        report.move_to(at);
        match graph.as_ref().and_then(|graph| graph.find_loop(latch)) {
            Some((header, merge)) if !headers.contains(&header) && merges.insert(merge) => {
                headers.insert(header);
                let parameters = control.parameters.iter().map(|(_, value)| *value).collect();
                let Control { mask, late, .. } = control;
                hints.push(LoopHint { header, merge, latch, mask, parameters, late, at });
            }
            _ => report.lose(LossKind::Hint, "llvm.loop (no place for OpLoopMerge)"),
        }
    }
    hints
}

/// The hints of a loop.
struct Control {
    mask: LoopControl,
    /// The parameters of bits in the mask, in the order of the bits.
    parameters: Vec<(LoopControl, u32)>,
    /// Bits, and their parameters, that not every version has.
    late: Vec<(LoopControl, Option<u32>)>,
}

impl Control {
    /// What a loop's hints say; what SPIR-V or the options have no word for is reported.
    fn read(module: &Module, options: &Options, report: &mut Report<'_>, node: MdId) -> Control {
        let mut control = Control { mask: LoopControl::None, parameters: Vec::new(), late: Vec::new() };
        for &hint in module.tuple(node).iter().skip(1).flatten() {
            let Metadata::Tuple { operands, .. } = &module.metadata[hint] else { continue };
            let Some(name) = operands.first().copied().flatten().and_then(|name| module.md_string(name))
            else {
                continue;
            };
            let number = operands.get(1).copied().flatten().and_then(|number| module.md_u64(number));
            let number = number.and_then(|number| u32::try_from(number).ok());
            let name = name.to_string_lossy();
            if !control.add(options, &name, number) {
                report.lose(LossKind::Hint, name.into_owned());
            }
        }
        if control.mask.contains(LoopControl::DontUnroll) {
            control.mask = control.mask.without(LoopControl::Unroll);
            control.late.retain(|(bit, _)| *bit != LoopControl::PartialCount);
        }
        control.late.sort_by_key(|(bit, _)| bit.0);
        control.late.dedup_by_key(|(bit, _)| bit.0);
        control.parameters.sort_by_key(|(bit, _)| bit.0);
        control
    }

    /// Adds what a hint says; false when that cannot be said.
    fn add(&mut self, options: &Options, name: &str, number: Option<u32>) -> bool {
        let Some(pair) = convention::control(name) else { return false };
        let bit = pair.spirv;
        let Some(facts) = LoopControl::KIND.enumerant(bit.0) else { return false };
        let value = if facts.parameters.is_empty() { None } else { number.or(pair.llvm.default) };
        if value.is_none() && !facts.parameters.is_empty() {
            return false;
        }
        match bit {
            LoopControl::Unroll | LoopControl::DontUnroll => self.mask |= bit,
            LoopControl::PartialCount if value == Some(1) => self.mask |= LoopControl::DontUnroll,
            LoopControl::PartialCount => {
                self.mask |= LoopControl::Unroll;
                self.late.push((bit, value));
            }
            // What only a version brings is decided when the version is known.
            _ if facts.requires.extensions.is_empty() && facts.requires.capabilities.is_empty() => {
                self.late.push((bit, value));
            }
            _ if obstacle(&facts.requires, options).is_some() || self.mask.contains(bit) => return false,
            _ => {
                self.mask |= bit;
                self.parameters.extend(value.map(|value| (bit, value)));
            }
        }
        true
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
