//! What the other direction unfolds, folded again: so that there and back gives the same instructions, and LLVM IR does
//! not fill up with conversions between booleans and integers.

use crate::body::FunctionRaiser;
use crate::builtins::builtin_operands::BuiltinOperand;
use crate::fail::Res;
use crate::ids::Entity;
use crate::module::spelling::Spelled;
use llvm_model::{Flags, InstId, InstKind, IntPredicate, Value};
use rustc_hash::FxHashMap;
use spirv_mapping::Source;
use spirv_module::{Instruction, Op};

impl<'m> FunctionRaiser<'_, 'm> {
    /// The definition of a value of this function, if it has this opcode: its operands.
    fn defined_by(&self, id: u32, op: Op) -> Option<&'m [u32]> {
        let inst = self.raise.ids.definition(id).filter(|inst| inst.op() == op)?;
        self.range.contains(inst.index()).then(|| inst.operands())
    }

    fn is_zero(&self, id: u32) -> bool {
        self.raise.ids.constant(id).is_ok_and(|constant| self.raise.out.constants.is_zero(constant))
    }

    /// Notes that the instruction behind `id` may have become superfluous.
    fn forget(&mut self, id: u32) {
        if let Ok(Entity::Value(Value::Inst(inst))) = self.raise.ids.entity(id) {
            self.superfluous.push(inst);
        }
    }

    /// The operands of a builtin with the integers that booleans among them are made from, when the spelling has
    /// integers there: `any(x)` instead of `any(x < 0 ? -1 : 0)`.
    pub(crate) fn integers_for_booleans(
        &mut self,
        spelled: &Spelled,
        operands: &[BuiltinOperand],
    ) -> Option<Vec<BuiltinOperand>> {
        let mut out = None;
        for source in &spelled.spelling.args {
            let (index, op) = match *source {
                Source::BoolToInt(index) => (index, Op::INotEqual),
                Source::BoolToMask(index) => (index, Op::SLessThan),
                _ => continue,
            };
            let &[integer, zero] = self.defined_by(operands.get(index)?.id()?, op)? else { return None };
            if !self.is_zero(zero) {
                return None;
            }
            let operand = self.id_operand(integer).ok()?;
            *out.get_or_insert_with(|| operands.to_vec()).get_mut(index)? = operand;
        }
        out
    }

    /// Notes that the booleans among `old` that `new` has no more may be superfluous.
    pub(crate) fn forget_booleans(&mut self, old: &[BuiltinOperand], new: &[BuiltinOperand]) {
        for (old, new) in old.iter().zip(new) {
            if let (Some(id), true) = (old.id(), old.id() != new.id()) {
                self.forget(id);
            }
        }
    }

    /// `index < 3 ? variable[index] : default`, which is what the builtin function gives for any index: the call's
    /// result.
    pub(crate) fn checked_dimension(&mut self, condition: u32, if_true: u32, if_false: u32) -> Option<Value> {
        let &[vector, index] = self.defined_by(if_true, Op::VectorExtractDynamic)? else { return None };
        let &[compared, bound] = self.defined_by(condition, Op::ULessThan)? else { return None };
        let load = self.defined_by(vector, Op::Load)?;
        let Ok(Entity::BuiltinAddress(builtin)) = self.raise.ids.entity(*load.first()?) else { return None };
        let info = spirv_mapping::variable(builtin)?;
        let fits = compared == index
            && self.raise.ids.constant_u64(&self.raise.out.constants, bound).ok()? == u64::from(info.lanes)
            && self.raise.ids.constant_u64(&self.raise.out.constants, if_false).ok()? == info.default;
        if !fits {
            return None;
        }
        let Ok(Entity::Value(value)) = self.raise.ids.entity(if_true) else { return None };
        self.forget(condition);
        Some(value)
    }

    /// `OpIEqual` or `OpINotEqual` of two pointers converted to integers: pointers can be compared themselves.
    pub(crate) fn compare_addresses(&mut self, inst: Instruction<'m>, predicate: IntPredicate) -> Res<bool> {
        let &[lhs_id, rhs_id, ..] = inst.operands() else { return Ok(false) };
        let (Some(&[lhs]), Some(&[rhs])) =
            (self.defined_by(lhs_id, Op::ConvertPtrToU), self.defined_by(rhs_id, Op::ConvertPtrToU))
        else {
            return Ok(false);
        };
        let ((lhs, ty), (rhs, rhs_type)) = (self.typed(lhs)?, self.typed(rhs)?);
        let (_, integer) = self.typed(lhs_id)?;
        let whole = self.raise.out.types.int_width(integer) == Some(self.raise.input.pointer_width());
        if ty != rhs_type || !whole || self.raise.out.types.address_space(ty).is_none() {
            return Ok(false);
        }
        let value = self.emit(InstKind::ICmp { predicate, lhs, rhs }, self.i1, Flags::NONE)?;
        self.forget(lhs_id);
        self.forget(rhs_id);
        self.bind(inst, value)?;
        Ok(true)
    }

    /// Removes what was noted as superfluous and has no use.
    pub(crate) fn remove_superfluous(&mut self) {
        let noted = std::mem::take(&mut self.superfluous);
        if noted.is_empty() {
            return;
        }
        let mut uses: FxHashMap<InstId, bool> = noted.into_iter().map(|inst| (inst, false)).collect();
        for (_, _, inst) in self.body.instructions() {
            inst.kind.for_each_operand(|value| {
                if let Value::Inst(used) = value
                    && let Some(used) = uses.get_mut(&used)
                {
                    *used = true;
                }
            });
        }
        for block in self.body.blocks.ids() {
            self.body.blocks[block].insts.retain(|inst| uses.get(inst) != Some(&false));
        }
    }
}
