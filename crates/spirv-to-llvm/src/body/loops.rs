//! OpLoopMerge: the loop control becomes `!llvm.loop` metadata on the branches back to the header.

use crate::body::FunctionRaiser;
use llvm_model::{BlockId, InstKind, MdId, Metadata};
use rustc_hash::FxHashMap;
use spirv_mapping::convention::loops;
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

impl<'m> FunctionRaiser<'_, 'm> {
    /// Attaches the metadata of all loops.
    pub(crate) fn attach_loops(&mut self) {
        let loops = std::mem::take(&mut self.loops);
        if loops.is_empty() {
            return;
        }
        let kind = self.raise.md_kind("llvm.loop");
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
        let bits = || (0..32).map(|n| LoopControl(1 << n)).filter(|&bit| control.contains(bit));
        let mut hints = Vec::new();
        let mut rest = control;
        for bit in bits().filter(|&bit| loops::parameters(bit) == 0) {
            if let Some(hint) = loops::hint_of(bit) {
                let name = self.raise.md_string(hint.name);
                hints.push(Some(self.raise.md_tuple(&[Some(name)])));
                rest = rest.without(bit);
            }
        }
        // Parameters follow in the order of the bits.
        let mut parameters = looped.parameters.iter().copied();
        for bit in bits() {
            let values: Vec<u32> = parameters.by_ref().take(loops::parameters(bit)).collect();
            if let (Some(hint), &[value]) = (loops::hint_of(bit), values.as_slice()) {
                let name = self.raise.md_string(hint.name);
                let value = self.raise.md_u32(value);
                hints.push(Some(self.raise.md_tuple(&[Some(name), Some(value)])));
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
