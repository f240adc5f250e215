//! Results: the value of an instruction's id, with its names and decorations.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::ids::Entity;
use crate::ids::decorations::Decorated;
use crate::module::signs;
use crate::operands::{result, result_type};
use llvm_model::{Flags, InstBuilder as _, InstId, InstKind, TypeId, Value};
use spirv_module::Instruction;
use translate_common::Lost;
use translate_common::problems::OperandProblem;

impl<'m> FunctionRaiser<'_, 'm> {
    /// Makes the result id of `inst` stand for `value`, which must have the type that the instruction states.
    #[inline]
    pub(crate) fn bind(&mut self, inst: Instruction<'_>, value: Value) -> Res<()> {
        let id = result(inst)?;
        let ty = self.raise.ids.llvm_type(result_type(inst)?)?;
        if self.value_type(value) != Some(ty) {
            return Err(fail(OperandProblem::ResultType));
        }
        if let Value::Inst(llvm) = value
            && self.raise.ids.is_named(id)
            && !self.raise.input.options.policy.strip_names
            && self.build.name_of(llvm).is_empty()
        {
            self.build.name(llvm, self.raise.ids.name(id));
        }
        if let Value::Inst(llvm) = value
            && self.raise.signs.marks(inst)
        {
            self.mark_signed(llvm);
        }
        self.raise.ids.set(id, Entity::Value(value));
        Ok(())
    }

    /// Marks an instruction's result as signed.
    pub(crate) fn mark_signed(&mut self, inst: InstId) {
        let mark = signs::mark(self.raise);
        let inst = self.build.inst_mut(inst);
        if inst.attachment(mark.0).is_none() {
            inst.attach(mark.0, mark.1);
        }
    }

    /// Appends an instruction that gives `ty` and binds the result id to it.
    #[inline]
    pub(crate) fn emit_result(
        &mut self,
        inst: Instruction<'_>,
        kind: InstKind,
        ty: TypeId,
        flags: Flags,
    ) -> Res<()> {
        let value = self.emit_with(kind, ty, flags);
        self.bind(inst, value)
    }

    /// The LLVM type of the result.
    #[inline]
    pub(crate) fn result_type(&self, inst: Instruction<'_>) -> Res<TypeId> {
        self.raise.ids.llvm_type(result_type(inst)?)
    }

    /// Whether a result id is used as a value: its type is not void.
    pub(crate) fn has_value(&self, inst: Instruction<'_>) -> bool {
        result(inst).is_ok() && self.result_type(inst).is_ok_and(|ty| ty != self.void)
    }

    /// Whether the result has any decoration at all.
    #[inline]
    pub(crate) fn is_decorated(&self, inst: Instruction<'_>) -> Res<bool> {
        Ok(self.raise.ids.is_decorated(result(inst)?))
    }

    /// The decorations of the result.
    pub(crate) fn decorations(&self, inst: Instruction<'_>) -> Res<Vec<Decorated<'m>>> {
        let id = result(inst)?;
        Ok(self.raise.ids.decorations(id).collect())
    }

    /// Reports that the result drops something of `inst`.
    pub(crate) fn lose(&mut self, lost: Lost, inst: Instruction<'_>) {
        self.raise.report.lose(&self.raise.ids, lost, inst.index());
    }
}
