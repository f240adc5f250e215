//! OpLoopMerge: the loop control becomes `!llvm.loop` metadata on the branches back to the header.

use crate::body::FunctionRaiser;
use crate::module::metadata;
use llvm_model::{BlockId, InstKind, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_module::{Instruction, LoopControl};
use translate_common::LossKind;

/// A loop header's merge instruction.
pub(crate) struct Loop<'m> {
    pub(crate) header: BlockId,
    pub(crate) inst: Instruction<'m>,
    pub(crate) control: u32,
    /// The parameters of the control's bits, lowest bit first.
    pub(crate) parameters: &'m [u32],
}

/// Bits without a parameter and what LLVM calls them.
const FLAGS: &[(LoopControl, &str)] = &[
    (LoopControl::Unroll, "llvm.loop.unroll.enable"),
    (LoopControl::DontUnroll, "llvm.loop.unroll.disable"),
    (LoopControl::DependencyInfinite, "llvm.loop.ivdep.enable"),
    (LoopControl::NoFusionINTEL, "llvm.loop.fusion.disable"),
];

/// Bits with one parameter and what LLVM calls them.
const COUNTS: &[(LoopControl, &str)] = &[
    (LoopControl::DependencyLength, "llvm.loop.ivdep.safelen"),
    (LoopControl::PartialCount, "llvm.loop.unroll.count"),
    (LoopControl::InitiationIntervalINTEL, "llvm.loop.ii.count"),
    (LoopControl::MaxConcurrencyINTEL, "llvm.loop.max_concurrency.count"),
    (LoopControl::PipelineEnableINTEL, "llvm.loop.intel.pipelining.enable"),
    (LoopControl::LoopCoalesceINTEL, "llvm.loop.coalesce.count"),
    (LoopControl::MaxInterleavingINTEL, "llvm.loop.max_interleaving.count"),
    (LoopControl::SpeculatedIterationsINTEL, "llvm.loop.intel.speculated.iterations.count"),
    (LoopControl::MaxReinvocationDelayINTEL, "llvm.loop.intel.max_reinvocation_delay.count"),
];

impl<'m> FunctionRaiser<'_, 'm> {
    /// Attaches the metadata of all loops.
    pub(crate) fn attach_loops(&mut self) {
        let loops = std::mem::take(&mut self.loops);
        if loops.is_empty() {
            return;
        }
        let kind = metadata::kind(&mut self.raise.out, "llvm.loop");
        let mut latches: FxHashMap<BlockId, Vec<BlockId>> =
            loops.iter().map(|l| (l.header, Vec::new())).collect();
        for &block in &self.body.layout {
            if let Some(terminator) = self.body.terminator(block) {
                terminator.for_each_target(|target| {
                    // Blocks stand behind those that dominate them, so a branch back goes up (or to its own block).
                    if target <= block
                        && let Some(from) = latches.get_mut(&target)
                    {
                        from.push(block);
                    }
                });
            }
        }
        for looped in &loops {
            let node = self.loop_node(looped);
            let found = latches.remove(&looped.header).unwrap_or_default();
            if found.is_empty() {
                self.lose(LossKind::Hint, "loop control of a loop without a branch back", looped.inst);
            }
            for block in found {
                let Some(&last) = self.body.blocks[block].insts.last() else { continue };
                let inst = &mut self.body.insts[last];
                if matches!(
                    inst.kind,
                    InstKind::Br { .. } | InstKind::CondBr { .. } | InstKind::Switch { .. }
                ) && inst.attachment(kind).is_none()
                {
                    let mut attachments = std::mem::take(&mut inst.attachments).into_vec();
                    attachments.push((kind, node));
                    inst.attachments = attachments.into();
                }
            }
        }
    }

    /// `distinct !{itself, hints…}`
    fn loop_node(&mut self, looped: &Loop<'m>) -> MdId {
        let control = LoopControl(looped.control);
        let mut hints = Vec::new();
        let mut rest = control;
        for &(bit, name) in FLAGS {
            if control.contains(bit) {
                let name = self.raise.nodes.string(&mut self.raise.out, name);
                hints.push(Some(self.raise.nodes.tuple(&mut self.raise.out, &[Some(name)])));
                rest = rest.without(bit);
            }
        }
        // Parameters follow in the order of the bits.
        let mut parameters = looped.parameters.iter().copied();
        for bit in (0..32).map(|n| LoopControl(1 << n)).filter(|&bit| control.contains(bit)) {
            let count = LoopControl::KIND.enumerant(bit.0).map_or(0, |facts| facts.parameters.len());
            let values: Vec<u32> = parameters.by_ref().take(count).collect();
            if let (Some((_, name)), &[value]) = (COUNTS.iter().find(|(b, _)| *b == bit), values.as_slice()) {
                let name = self.raise.nodes.string(&mut self.raise.out, name);
                let value = self.raise.nodes.u32(&mut self.raise.out, value);
                hints.push(Some(self.raise.nodes.tuple(&mut self.raise.out, &[Some(name), Some(value)])));
                rest = rest.without(bit);
            }
        }
        if !rest.is_empty() {
            self.lose(LossKind::Hint, format!("loop control {rest:?}"), looped.inst);
        }
        let node = self.raise.out.metadata.next_id();
        let operands = std::iter::once(Some(node)).chain(hints).collect();
        self.raise.out.metadata.push(Metadata::Tuple { distinct: true, operands })
    }
}
