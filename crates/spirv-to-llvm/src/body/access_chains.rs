//! Access chains: getelementptr with the pointee as source type.

use crate::body::FunctionRaiser;
use crate::fail::{Res, fail};
use crate::ids::Entity;
use crate::ids::types::check_sized;
use crate::module::indices::{check_indices, narrow_indices};
use crate::operands::{word, words_from};
use llvm_model::{Flags, InstKind, Type, Value};
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
            check_indices(&self.raise.out, source_type, indices.iter().copied())?;
            narrow_indices(&mut self.raise.out, source_type, &mut indices);
        }
        let flags = if in_bounds { Flags::INBOUNDS | Flags::NUSW } else { Flags::NONE };
        let value = self.emit(InstKind::GetElementPtr { source_type, base, indices }, base_type, flags)?;
        let value = self.annotate_member(inst, untyped, from_element, value)?;
        self.bind(inst, value)
    }
}
