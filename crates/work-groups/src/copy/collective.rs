//! The operands and the results of operations of sub-groups, as vectors of a strip.

use super::{Copier, Copy};
use crate::Error;
use crate::collective::Collective;
use crate::group::Item;
use crate::interleaved::LANES;
use crate::primitives::Primitive;
use crate::spills::{ALIGNMENT, Home, Slot};
use llvm_model::{BinaryOp, InstBuilder as _, InstId, InstKind, Value};
use rustc_hash::FxHashMap;

/// An operand of all lanes.
#[derive(Clone, Copy)]
pub(crate) enum Operand {
    /// They have the same constant.
    Constant(Value),
    /// The array with an element for each lane, and the bytes of an element.
    Array(Value, u64),
    /// The array that a region before has filled.
    Kept(Slot),
    /// They have the same value.
    Shared(InstId),
}

impl Copier<'_, '_> {
    /// Returns the operation of sub-groups that a region consists of, if it is such a region.
    pub(crate) fn collective(&self, number: usize) -> Option<(InstId, Collective)> {
        let first = *self.kernel.blocks[self.regions.regions[number].start].insts.first()?;
        match self.calls.get(&first) {
            Some(Primitive::Collective(what)) => Some((first, *what)),
            _ => None,
        }
    }

    /// Returns an operand that regions before have left for the one of the operation: no lane has to compute it.
    fn kept_operand(&self, value: Value) -> Option<Operand> {
        let Value::Inst(inst) = value else { return None };
        match *self.slots.values.get(&inst)? {
            // Bits are kept as bytes.
            Home::Each(slot) if self.kernel.insts[inst].ty != self.out.i1 => Some(Operand::Kept(slot)),
            Home::Shared => Some(Operand::Shared(inst)),
            _ => None,
        }
    }

    /// Makes arrays for the operands of an operation that no region before has left.
    pub(crate) fn operands_of_lanes(&mut self, call: InstId) -> Result<Vec<Operand>, Error> {
        let kernel = self.kernel;
        let InstKind::Call(called) = &kernel.insts[call].kind else { return Err(Error::Instruction("call")) };
        let mut operands = Vec::new();
        for &arg in &called.args {
            if let Value::Const(_) = arg {
                operands.push(Operand::Constant(arg));
                continue;
            }
            if let Some(kept) = self.kept_operand(arg) {
                operands.push(kept);
                continue;
            }
            let ty = self.type_of(arg);
            let size = self.layout.alloc_size(&self.out.module.types, ty).ok_or(Error::Layout)?;
            let array = self.out.module.types.array(ty, LANES.into());
            let one = self.out.int64(1);
            operands.push(Operand::Array(self.out.variable(array, one, ALIGNMENT), size));
        }
        Ok(operands)
    }

    /// Stores the operands of a lane.
    pub(crate) fn pass_operands(
        &mut self,
        (number, call): (usize, InstId),
        item: &Item,
        operands: &[Operand],
        shared: &[(InstId, Value)],
    ) -> Result<(), Error> {
        let (kernel, slots) = (self.kernel, self.slots);
        let InstKind::Call(called) = &kernel.insts[call].kind else { return Err(Error::Instruction("call")) };
        for &(inst, value) in shared {
            let working = self.working(inst);
            self.out.store(value, working, 0);
        }
        self.restore_all(&slots.live[number], item);
        let (start, latch) = (self.regions.regions[number].start, self.out.block);
        let (blocks, values, incoming) = (FxHashMap::default(), FxHashMap::default(), Vec::new());
        let copy = Copy { number, item, blocks, values, incoming, latch, state: None };
        for (&arg, operand) in called.args.iter().zip(operands) {
            let &Operand::Array(array, size) = operand else { continue };
            let value = self.value(arg, start, &copy)?;
            let out = &mut self.out;
            let size = out.int64(size);
            let offset = out.small(BinaryOp::Mul, item.lane.unwrap_or(item.linear), size);
            let place = out.byte_offset(array, offset);
            let stored = out.store(value, place, 0);
            self.mark(Value::Inst(stored));
        }
        Ok(())
    }

    /// Returns the operands as vectors, after all lanes have stored theirs. `shared` are the values that all lanes have.
    pub(crate) fn vectors(
        &mut self,
        operands: &[Operand],
        call: InstId,
        shared: &[(InstId, Value)],
    ) -> Result<Vec<Value>, Error> {
        let kernel = self.kernel;
        let InstKind::Call(called) = &kernel.insts[call].kind else { return Err(Error::Instruction("call")) };
        let mut vectors = Vec::new();
        for (&arg, &operand) in called.args.iter().zip(operands) {
            let ty = self.type_of(arg);
            let ty = self.out.module.types.vector(ty, LANES);
            vectors.push(match operand {
                Operand::Constant(value) => self.out.splat(ty, value),
                Operand::Array(array, _) => self.out.load(ty, array, ALIGNMENT),
                Operand::Kept(slot) => {
                    let zero = self.out.int64(0);
                    let array = self.place_in_strip(slot, slot.stride, zero);
                    self.out.load(ty, array, ALIGNMENT)
                }
                Operand::Shared(inst) => {
                    let known = shared.iter().find(|(known, _)| *known == inst);
                    let (_, value) = *known.ok_or(Error::Instruction("call"))?;
                    self.out.splat(ty, value)
                }
            });
        }
        Ok(vectors)
    }

    /// Keeps the results of all lanes for regions that use them.
    pub(crate) fn keep_results(&mut self, call: InstId, results: Value) {
        match self.slots.values.get(&call) {
            Some(&Home::Each(slot)) => {
                let zero = self.out.int64(0);
                let array = self.place_in_strip(slot, slot.stride, zero);
                self.out.store(results, array, ALIGNMENT);
            }
            Some(Home::Shared) => {
                let (kept, _) = self.shared_variables(call);
                let first = self.out.extract(results, 0);
                self.out.store(first, kept, 0);
            }
            Some(Home::Remade) | None => {}
        }
    }

    /// The type of the result of an operation, for one lane.
    pub(crate) fn type_of_call(&self, call: InstId) -> llvm_model::TypeId {
        self.kernel.insts[call].ty
    }
}
