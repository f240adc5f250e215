//! Loop hints: `!llvm.loop` to OpLoopMerge and OpLoopControlINTEL.
//!
//! SPIR-V keeps a loop's hints in its header, together with a merge block and a continue target. Kernels need no
//! structured control flow, but a block can be the merge block of one header only, and the header must end in a branch.
//! If that is not possible, OpLoopControlINTEL carries the hints alone (SPV_INTEL_unstructured_loop_controls); where
//! that is not allowed, they are reported as lost.

use crate::lower::output::Report;
use crate::lower::place::At;
use llvm_model::{
    BlockId, Body, Cfg, Dominators, FunctionId, Id as _, InstKind, LoopExit, LoopForest, MdId, MdKindId,
    Metadata, Module,
};
use rustc_hash::FxHashSet;
use spirv_mapping::convention::loops as convention;
use spirv_module::{LoopControl, Op};
use translate_common::forms::FullUnrolling;
use translate_common::requirements::obstacle;
use translate_common::{Lost, Options};

/// The loops of a function, in storage that every function uses again.
#[derive(Default)]
pub(in crate::lower) struct Loops {
    dominators: Dominators,
    forest: LoopForest,
}

/// The hint in a loop's header.
pub(in crate::lower) struct LoopHint {
    pub(in crate::lower) header: BlockId,
    /// The block after the loop, and the latch; `None` if only the hints are emitted.
    pub(in crate::lower) merge: Option<(BlockId, BlockId)>,
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
    (cfg, loops): (&Cfg, &mut Loops),
) -> Vec<LoopHint> {
    let mut latches = Vec::new();
    for &block in cfg.order() {
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
    loops.build(cfg);
    let unstructured =
        Op::LoopControlINTEL.facts().is_some_and(|facts| obstacle(&facts.requires, options).is_none());
    let mut hints = Vec::new();
    let (mut headers, mut merges) = (FxHashSet::default(), FxHashSet::default());
    for (latch, control, at) in latches {
        report.move_to(at);
        let header = loops.header(body, cfg, latch).filter(|header| !headers.contains(header));
        let merge = header.and_then(|header| loops.merge(cfg, header, latch, unstructured));
        let merge = merge.filter(|&merge| merges.insert(merge)).map(|merge| (merge, latch));
        match header.filter(|_| merge.is_some() || unstructured) {
            Some(header) => {
                headers.insert(header);
                let parameters = control.parameters.iter().map(|(_, value)| *value).collect();
                let Control { mask, late, .. } = control;
                hints.push(LoopHint { header, merge, mask, parameters, late, at });
            }
            None => report.lose(Lost::hint("llvm.loop (no place for OpLoopMerge)")),
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
    /// Reads the hints of a loop; hints without an equivalent in SPIR-V or the options are reported.
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
                report.lose(Lost::hint(name.into_owned()));
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

    /// Adds a hint; returns false if it cannot be expressed.
    fn add(&mut self, options: &Options, name: &str, number: Option<u32>) -> bool {
        let Some(pair) = convention::control(name) else { return false };
        let bit = pair.spirv;
        let Some(facts) = LoopControl::KIND.enumerant(bit.0) else { return false };
        let value = if facts.parameters.is_empty() { None } else { number.or(pair.llvm.default) };
        if value.is_none() && !facts.parameters.is_empty() {
            return false;
        }
        if name == convention::FULL && options.forms().full_unrolling == FullUnrolling::PartialCount {
            self.late.push((LoopControl::PartialCount, Some(1)));
        }
        match bit {
            LoopControl::Unroll | LoopControl::DontUnroll => self.mask |= bit,
            LoopControl::PartialCount if value == Some(1) => self.mask |= LoopControl::DontUnroll,
            // Hints that only a version brings are decided when the version is known.
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

impl Loops {
    fn build(&mut self, cfg: &Cfg) {
        self.dominators.build(cfg);
        self.forest.build(cfg, &self.dominators);
    }

    /// The header of the loop that `latch` closes.
    fn header(&self, body: &Body, cfg: &Cfg, latch: BlockId) -> Option<BlockId> {
        let mut targets = cfg.successors(latch).iter().copied();
        let header = targets.find(|&target| self.dominators.dominates(target, latch))?;
        let branches = matches!(body.terminator(header)?, InstKind::Br { .. } | InstKind::CondBr { .. });
        branches.then_some(header)
    }

    /// Returns the block after the loop. If hints can be emitted without it (`unstructured`), only that of a structured
    /// loop.
    fn merge(&self, cfg: &Cfg, header: BlockId, latch: BlockId, unstructured: bool) -> Option<BlockId> {
        let id = self.forest.with_header(header)?;
        let leaves = |block| cfg.successors(block).iter().find(|&&target| !self.forest.contains(id, target));
        // The exit of the header or the latch is where a structured loop goes on; otherwise all exits must agree.
        match leaves(header).or_else(|| leaves(latch)) {
            Some(&merge) => Some(merge),
            None if unstructured => None,
            None => match self.forest.exit(id) {
                LoopExit::To(merge) => Some(merge),
                LoopExit::Never | LoopExit::Several => None,
            },
        }
    }
}
