//! Ids as operands: the values they stand for.

use crate::fail::{Fail, Res, fail};
use crate::function::deferred::{adapted_results, builtin_variables, image_values};
use crate::function::{FunctionRaiser, calls, spec_constants};
use crate::ids::Entity;
use llvm_model::{
    BlockId, Constant, InstBuilder as _, InstKind, Instruction as LlvmInst, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_module::Op;
use translate_common::Problem;
use translate_common::problems::{IdProblem, OperandProblem, Wanted};

impl<'m> FunctionRaiser<'_, 'm> {
    /// The value of an id.
    #[inline]
    pub(crate) fn value(&mut self, id: u32) -> Res<Value> {
        let Some(slot) = self.raise.ids.row(id) else {
            return Err(fail(IdProblem::Undefined { id }));
        };
        match slot.entity {
            Entity::Value(Value::Const(_)) if self.raise.spec_constants.open(id).is_some() => {
                spec_constants::value(self, id)
            }
            Entity::Value(value @ Value::Const(_)) => Ok(value),
            Entity::Value(value) => {
                let def = slot.def as usize;
                if def < self.range.start || def > self.range.end {
                    return Err(fail(IdProblem::OtherFunction { id }));
                }
                Ok(value)
            }
            _ => self.unusual_value(id),
        }
    }

    #[cold]
    fn unusual_value(&mut self, id: u32) -> Res<Value> {
        match self.entity_here(id)? {
            Entity::BuiltinVector(index) => builtin_variables::vector(self, index),
            Entity::Adapted(index) => adapted_results::value(self, index),
            Entity::ImageValue(index) => image_values::value(self, index),
            Entity::Sampler(bits) => calls::sampler(self, bits),
            Entity::CooperativeConstant => calls::cooperative_constant(self, id),
            Entity::Pending => self.forward_value(id),
            Entity::Function(_) => Err(fail(IdProblem::FunctionAddress { id })),
            Entity::BuiltinAddress(variable) => builtin_variables::copy(self, variable),
            Entity::BuiltinComponent(component) => builtin_variables::component_address(self, component),
            _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Value })),
        }
    }

    /// Returns the entity of an id; an entity of a function must belong to this one.
    pub(crate) fn entity_here(&self, id: u32) -> Res<Entity> {
        let entity = self.raise.ids.entity(id)?;
        let local = matches!(
            entity,
            Entity::BuiltinVector(_)
                | Entity::BuiltinComponent(_)
                | Entity::Adapted(_)
                | Entity::ImageValue(_)
                | Entity::Block(_)
        );
        if local && !self.raise.ids.row(id).is_some_and(|slot| self.range.contains(slot.def)) {
            return Err(fail(IdProblem::OtherFunction { id }));
        }
        Ok(entity)
    }

    /// A placeholder for a value of this function that is defined further down.
    fn forward_value(&mut self, id: u32) -> Res<Value> {
        let slot = self.raise.ids.row(id).copied();
        let Some(slot) = slot.filter(|slot| self.range.contains(slot.def) && slot.ty != 0) else {
            return Err(fail(IdProblem::NotA { id, wanted: Wanted::DeclaredValue }));
        };
        if let Some(&placeholder) = self.forward.get(&id) {
            return Ok(Value::Inst(placeholder));
        }
        let ty = self.raise.ids.value_type(&self.raise.out.types, slot.ty)?;
        let poison = self.raise.out.constants.intern(ty, Constant::Poison);
        let inst = LlvmInst::new(InstKind::Freeze { operand: Value::Const(poison) }, ty);
        let placeholder = self.build.detached(inst);
        self.forward.insert(id, placeholder);
        Ok(Value::Inst(placeholder))
    }

    /// The value of an id and its LLVM type.
    #[inline]
    pub(crate) fn typed(&mut self, id: u32) -> Res<(Value, TypeId)> {
        let value = self.value(id)?;
        let ty = match value {
            Value::Const(id) => self.raise.out.constants.ty(id),
            Value::Inst(id) => self.build.inst(id).ty,
            other => {
                self.value_type(other).ok_or_else(|| fail(Problem::internal("a value without a type")))?
            }
        };
        Ok((value, ty))
    }

    /// The value of an id, which must be of this LLVM type.
    #[inline]
    pub(crate) fn value_of(&mut self, id: u32, ty: TypeId) -> Res<Value> {
        let (value, found) = self.typed(id)?;
        if found == ty { Ok(value) } else { Err(wrong_type(id)) }
    }

    /// The value of an id, which must be a pointer.
    pub(crate) fn pointer(&mut self, id: u32) -> Res<Value> {
        let (value, ty) = self.typed(id)?;
        match self.raise.out.types[ty] {
            Type::Pointer(_) => Ok(value),
            _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::Pointer })),
        }
    }

    /// The block of a label of this function.
    pub(crate) fn label(&self, id: u32) -> Res<BlockId> {
        let slot = self.raise.ids.row(id).filter(|slot| self.range.contains(slot.def));
        match slot.map(|slot| slot.entity) {
            Some(Entity::Block(block)) => Ok(block),
            Some(Entity::Failed) => Err(Fail::Cascade),
            _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::LabelOfFunction })),
        }
    }

    /// The definition of a value of this function, if it has this opcode: its operands.
    pub(crate) fn defined_by(&self, id: u32, op: Op) -> Option<&'m [u32]> {
        let inst = self.raise.ids.definition(id).filter(|inst| inst.op() == op)?;
        self.range.contains(inst.index()).then(|| inst.operands())
    }

    /// Returns whether accesses through the pointer or the image `id` are volatile by a decoration.
    pub(crate) fn is_volatile(&self, id: u32) -> bool {
        self.raise.input.scan.volatility.of(&self.raise.ids, id)
    }

    /// The number that `id` is, if it is a constant integer that no specialization changes.
    pub(crate) fn fixed_number(&self, id: u32) -> Option<u64> {
        let is_open = self.raise.spec_constants.open(id).is_some();
        self.raise.ids.constant_u64(&self.raise.out.constants, id).ok().filter(|_| !is_open)
    }

    /// Whether `id` is a constant zero.
    pub(crate) fn is_zero(&self, id: u32) -> bool {
        self.raise.spec_constants.open(id).is_none()
            && self.raise.ids.constant(id).is_ok_and(|constant| self.raise.out.constants.is_zero(constant))
    }

    /// Notes that the instruction behind `id` may have become superfluous.
    pub(crate) fn forget(&mut self, id: u32) {
        if let Ok(Entity::Value(Value::Inst(inst))) = self.raise.ids.entity(id) {
            self.build.may_go(inst);
        }
    }

    /// Puts the values of ids where they were used before they were defined.
    pub(crate) fn resolve_forward_uses(&mut self) {
        let mut forward: Vec<_> = std::mem::take(&mut self.forward).into_iter().collect();
        if forward.is_empty() {
            return;
        }
        forward.sort_unstable();
        let mut map = FxHashMap::default();
        for (id, placeholder) in forward {
            match self.raise.ids.entity(id) {
                Ok(Entity::Value(value)) => {
                    map.insert(Value::Inst(placeholder), value);
                }
                Ok(_) => {
                    if let Some(inst) = self.raise.ids.definition(id) {
                        self.raise.report.error(
                            &mut self.raise.ids,
                            inst,
                            fail(IdProblem::NotA { id, wanted: Wanted::Value }),
                        );
                    }
                }
                Err(_) => {}
            }
        }
        self.build.replace_values(&map);
    }
}

/// An operand has a type that its instruction cannot have.
#[cold]
pub(crate) fn wrong_type(id: u32) -> Fail {
    fail(OperandProblem::TypeOfInstruction { id })
}
