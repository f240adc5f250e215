//! Access chains: getelementptr with the pointee as source type.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::ids::types::check_sized;
use crate::operands::{word, words_from};
use crate::raise::Raise;
use llvm_model::{ConstId, Constant, Flags, InstKind, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::{Instruction, Op};

impl<'m> FunctionRaiser<'_, 'm> {
    /// Every access chain.
    pub(crate) fn access_chain(&mut self, inst: Instruction<'m>) -> Res<()> {
        let op = inst.op();
        let untyped = matches!(
            op,
            Op::UntypedAccessChainKHR
                | Op::UntypedInBoundsAccessChainKHR
                | Op::UntypedPtrAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        let from_element = matches!(
            op,
            Op::PtrAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::UntypedPtrAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        let in_bounds = matches!(
            op,
            Op::InBoundsAccessChain
                | Op::InBoundsPtrAccessChain
                | Op::UntypedInBoundsAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
        );
        let base_id = word(inst, usize::from(untyped))?;
        let index_ids = words_from(inst, 1 + usize::from(untyped))?;
        if let Entity::BuiltinAddress(builtin) = self.entity_here(base_id)? {
            let indices = if from_element { index_ids.get(1..).unwrap_or(&[]) } else { index_ids };
            return self.builtin_component(inst, base_id, builtin, indices);
        }
        let (base, base_type) = self.typed(base_id)?;
        if self.raise.out.types.address_space(base_type).is_none() {
            return Err(fail!("the base is not a pointer"));
        }
        let source_type = if untyped {
            let ty = self.raise.ids.value_type(&self.raise.out.types, word(inst, 0)?)?;
            check_sized(&self.raise.out.types, ty)?
        } else {
            self.raise.ids.sized_pointee(&self.raise.out.types, base_id)?
        };
        let mut indices: SmallVec<[Value; 2]> = SmallVec::with_capacity(index_ids.len() + 1);
        if !from_element {
            indices.push(self.int(self.i32, 0));
        }
        for &id in index_ids {
            let (index, ty) = self.typed(id)?;
            if !matches!(self.raise.out.types[ty], Type::Integer(_)) {
                return Err(fail!("index %{id} is not a scalar integer"));
            }
            indices.push(index);
        }
        if indices.is_empty() {
            return Err(fail!("no indices"));
        }
        if indices.len() > 1 {
            self.raise.check_indices(source_type, indices.iter().copied())?;
            self.raise.narrow_indices(source_type, &mut indices);
        }
        let flags = if in_bounds { Flags::INBOUNDS | Flags::NUSW } else { Flags::NONE };
        let value = self.emit(InstKind::GetElementPtr { source_type, base, indices }, base_type, flags)?;
        let value = self.annotate_member(inst, untyped, from_element, value)?;
        self.bind(inst, value)
    }
}

impl<'m> Raise<'m> {
    /// Checks that the indices (the first of which counts whole values of `ty`) lead somewhere.
    pub(crate) fn check_indices(&self, ty: TypeId, indices: impl Iterator<Item = Value>) -> Res<()> {
        let mut at = ty;
        for index in indices.skip(1) {
            at = match &self.out.types[at] {
                Type::Array { element, .. } | Type::Vector { element, .. } => *element,
                _ => {
                    let body = self.out.types.struct_body(at);
                    let body = body.ok_or_else(|| fail!("the indices go deeper than the pointee"))?;
                    let member = self.out.as_u64(index).and_then(|index| usize::try_from(index).ok());
                    let member =
                        member.ok_or_else(|| fail!("the index into a structure is not a constant"))?;
                    let field = body.fields.get(member);
                    *field.ok_or_else(|| fail!("member {member} of a structure of {}", body.fields.len()))?
                }
            };
        }
        Ok(())
    }

    /// Makes the indices into structures i32, as LLVM wants them. The indices are checked.
    fn narrow_indices(&mut self, ty: TypeId, indices: &mut [Value]) {
        let mut at = ty;
        for index in indices.iter_mut().skip(1) {
            let constant = self.out.as_u64(*index);
            if let (Some(member), true) = (constant, self.out.types.struct_body(at).is_some()) {
                let ty = self.out.types.int(32);
                *index = Value::Const(self.out.constants.int(ty, 32, member));
            }
            match self.out.types.element(at, constant.unwrap_or(0)) {
                Some(next) => at = next,
                None => return,
            }
        }
    }

    /// [`Raise::narrow_indices`] for constants.
    pub(crate) fn narrow_struct_indices(&mut self, ty: TypeId, indices: Vec<ConstId>) -> Res<Vec<ConstId>> {
        for &index in &indices {
            if !matches!(self.out.constants[index], Constant::Int(_)) {
                return Err(fail!("an index is not an integer constant"));
            }
        }
        let mut values: Vec<Value> = indices.into_iter().map(Value::Const).collect();
        self.narrow_indices(ty, &mut values);
        let constants = values.into_iter().filter_map(|value| match value {
            Value::Const(constant) => Some(constant),
            _ => None,
        });
        Ok(constants.collect())
    }
}
