//! The values of a copy: those of the kernel, for one work-item.

use super::{Copier, Copy};
use crate::Error;
use crate::group::Item;
use crate::primitives::Primitive;
use crate::spills::Home;
use llvm_model::{BlockId, CastOp, InstBuilder as _, InstId, InstKind, Instruction, TypeId, Value};

impl Copier<'_, '_> {
    pub(super) fn operands(
        &mut self,
        kind: &InstKind,
        block: BlockId,
        copy: &Copy<'_>,
    ) -> Result<InstKind, Error> {
        let mut kind = kind.clone();
        let mut values = Vec::new();
        kind.for_each_operand(|value| values.push(value));
        for value in &mut values {
            *value = self.value(*value, block, copy)?;
        }
        let mut values = values.into_iter();
        kind.for_each_operand_mut(|value| *value = values.next().unwrap_or(*value));
        Ok(kind)
    }

    /// A value of the kernel, for the work-item of the copy, in a copy of `block`.
    pub(super) fn value(&mut self, value: Value, block: BlockId, copy: &Copy<'_>) -> Result<Value, Error> {
        let inst = match value {
            Value::Const(id) => return Ok(self.locals.get(id).unwrap_or(value)),
            Value::Arg(number) => return Ok(self.param(number, copy.item)),
            Value::Metadata(_) | Value::Block(_) => return Ok(value),
            Value::Inst(inst) => inst,
        };
        let original = &self.kernel.insts[inst];
        if let (true, Some(primitive)) = (self.anew.contains(&inst), self.calls.get(&inst)) {
            return Ok(match (primitive, &original.kind) {
                (Primitive::Sized(what, other), InstKind::Call(call)) => {
                    self.group.sized(&mut self.out, (*what, *other), call.args[0], copy.item)
                }
                (Primitive::Plain(what), _) => self.group.plain(&mut self.out, *what, original.ty, copy.item),
                _ => value,
            });
        }
        if let &InstKind::Alloca { allocated, count, align, .. } = &original.kind {
            return self.variable(inst, (allocated, count, align.bytes(), original.ty), copy.item);
        }
        if let (Some(home), true) = (self.slots.values.get(&inst), self.homes.get(&inst) != Some(&block)) {
            if let Home::Remade = home {
                return self.remake(inst, copy);
            }
            let working = self.working(inst);
            return Ok(self.out.load(original.ty, working, 0));
        }
        copy.values.get(&inst).copied().ok_or(Error::Instruction(original.kind.keyword()))
    }

    /// Computes a value again, from operands that are available anywhere.
    pub(super) fn remake(&mut self, inst: InstId, copy: &Copy<'_>) -> Result<Value, Error> {
        let kernel = self.kernel;
        let original = &kernel.insts[inst];
        let mut values = Vec::new();
        original.kind.for_each_operand(|value| values.push(value));
        for value in &mut values {
            *value = match *value {
                Value::Inst(used) if !self.is_anywhere(used) => self.remake(used, copy)?,
                other => self.value(other, self.regions.regions[copy.number].start, copy)?,
            };
        }
        let mut kind = original.kind.clone();
        let mut values = values.into_iter();
        kind.for_each_operand_mut(|value| *value = values.next().unwrap_or(*value));
        if let Some(address) = self.interleaved(&original.kind, &kind, original.ty)? {
            return Ok(address);
        }
        let new = Instruction { flags: original.flags, ..Instruction::new(kind, original.ty) };
        Ok(Value::Inst(self.out.body.append(self.out.block, new)))
    }

    /// Whether a value is given wherever it is asked for.
    pub(super) fn is_anywhere(&self, inst: InstId) -> bool {
        self.anew.contains(&inst) || matches!(self.kernel.insts[inst].kind, InstKind::Alloca { .. })
    }

    /// The address of a variable.
    pub(super) fn variable(
        &mut self,
        inst: InstId,
        (allocated, count, align, ty): (TypeId, Value, u64, TypeId),
        item: &Item,
    ) -> Result<Value, Error> {
        if let Some(&slot) = self.slots.variables.get(&inst) {
            let place = self.place_of_variable(inst, slot, item);
            return Ok(if ty == self.out.ptr {
                place
            } else {
                self.out.cast(CastOp::AddrSpaceCast, place, ty)
            });
        }
        if self.out.module.as_u64(count).is_none() {
            return Err(Error::Instruction("alloca of a number that is not known"));
        }
        if let Some(variable) = self.variables.get(&inst) {
            return Ok(*variable);
        }
        let variable = self.out.variable(allocated, count, align);
        self.variables.insert(inst, variable);
        Ok(variable)
    }

    pub(super) fn type_of(&self, value: Value) -> TypeId {
        match value {
            Value::Const(id) => self.out.module.constants.ty(id),
            Value::Arg(number) => self.param_types.get(number as usize).copied().unwrap_or(self.out.ptr),
            Value::Inst(inst) => self.kernel.insts[inst].ty,
            Value::Metadata(_) | Value::Block(_) => self.out.void,
        }
    }
}
