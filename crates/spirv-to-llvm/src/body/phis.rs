//! OpPhi: filled when all blocks end, because LLVM wants an entry for each edge.

use crate::body::{FunctionRaiser, wrong_type};
use crate::fail::{Res, fail};
use crate::operands::words_from;
use llvm_model::{BlockId, Flags, InstId, InstKind, Value};
use rustc_hash::FxHashMap;
use spirv_module::Instruction;

/// A phi whose incoming values are still to be filled in.
pub(crate) struct PendingPhi<'m> {
    inst: Instruction<'m>,
    phi: InstId,
    block: BlockId,
}

impl<'m> FunctionRaiser<'_, 'm> {
    /// OpPhi: makes the instruction, without its incoming values.
    pub(crate) fn phi(&mut self, inst: Instruction<'m>) -> Res<()> {
        let block = self.block.ok_or_else(|| fail!("a phi outside of blocks"))?;
        let only_phis = self.body.blocks[block]
            .insts
            .last()
            .is_none_or(|&last| matches!(self.body.insts[last].kind, InstKind::Phi { .. }));
        if !only_phis {
            return Err(fail!("OpPhi behind another instruction of its block"));
        }
        let pairs = words_from(inst, 0)?.len() / 2;
        let ty = self.result_type(inst)?;
        let kind = InstKind::Phi { incoming: Vec::with_capacity(pairs) };
        let flags = self.fast_math_if_float(inst, ty)?;
        let value = self.emit(kind, ty, flags)?;
        if let Value::Inst(phi) = value {
            self.phis.push(PendingPhi { inst, phi, block });
        }
        self.bind(inst, value)
    }

    /// Fills in all phis.
    pub(crate) fn fill_phis(&mut self) {
        let phis = std::mem::take(&mut self.phis);
        if phis.is_empty() {
            return;
        }
        let mut edges: FxHashMap<BlockId, Vec<BlockId>> =
            phis.iter().map(|p| (p.block, Vec::new())).collect();
        for &block in &self.body.layout {
            if let Some(terminator) = self.body.terminator(block) {
                terminator.for_each_target(|target| {
                    if let Some(from) = edges.get_mut(&target) {
                        from.push(block);
                    }
                });
            }
        }
        for phi in phis {
            let from = edges.get(&phi.block).map_or(&[][..], Vec::as_slice);
            match self.incoming(&phi, from) {
                Ok(found) => {
                    if let InstKind::Phi { incoming } = &mut self.body.insts[phi.phi].kind {
                        *incoming = found;
                    }
                }
                Err(fail) => self.raise.report.error(&mut self.raise.ids, phi.inst, fail),
            }
        }
    }

    /// The values that come in, in the order of the instruction: as often as there are edges from their block, and each
    /// block once however often the instruction lists it. `from` has the source of each edge, in block order.
    fn incoming(&mut self, phi: &PendingPhi<'m>, from: &[BlockId]) -> Res<Vec<(Value, BlockId)>> {
        let ty = self.body.insts[phi.phi].ty;
        let operands = words_from(phi.inst, 0)?;
        if !operands.len().is_multiple_of(2) {
            return Err(fail!("OpPhi with a value without a block"));
        }
        let mut seen: FxHashMap<BlockId, Value> = FxHashMap::default();
        let mut incoming = Vec::with_capacity(from.len());
        for pair in operands.chunks_exact(2) {
            let &[id, parent] = pair else { continue };
            let block = self.label(parent)?;
            let value = self.phi_operand(id, block)?;
            if self.type_of_value(value) != Some(ty) {
                return Err(wrong_type(id));
            }
            if let Some(&known) = seen.get(&block) {
                if known == value {
                    continue;
                }
                return Err(fail!("two values for the block %{parent}"));
            }
            seen.insert(block, value);
            let first = from.partition_point(|b| *b < block);
            let edges = from.get(first..).map_or(0, |rest| rest.iter().take_while(|b| **b == block).count());
            if edges == 0 {
                return Err(fail!("%{parent} does not branch to the block of this OpPhi"));
            }
            self.raise.report.spend(edges - 1)?;
            incoming.extend(std::iter::repeat_n((value, block), edges));
        }
        if incoming.len() != from.len() {
            return Err(fail!("a block that branches here has no value in this OpPhi"));
        }
        Ok(incoming)
    }

    /// The value of an operand: what has to be computed for it is computed at the end of the block it comes from.
    fn phi_operand(&mut self, id: u32, block: BlockId) -> Res<Value> {
        self.detour = Some(Vec::new());
        let value = self.value(id);
        let made = self.detour.take().unwrap_or_default();
        if !made.is_empty() {
            let at = self.body.blocks[block].insts.len().saturating_sub(1);
            self.insertions.push((block, at, made));
        }
        value
    }

    /// Fast-math flags of instructions that may have them only when they give floats.
    pub(crate) fn fast_math_if_float(&mut self, inst: Instruction<'m>, ty: llvm_model::TypeId) -> Res<Flags> {
        let scalar = self.raise.out.types.scalar(ty);
        if self.raise.out.types.is_float(scalar) { self.fast_math(inst) } else { Ok(Flags::NONE) }
    }
}
