//! Ids of types, and the types of ids.

use crate::fail::{Fail, Res, fail};
use crate::ids::{Entity, Ids};
use llvm_model::{Type, TypeId, Types};
use spirv_module::{Op, StorageClass};
use translate_common::problems::{IdProblem, TypeProblem, Wanted};

impl Ids<'_> {
    /// The LLVM type of the SPIR-V type `id`.
    #[inline]
    pub(crate) fn llvm_type(&self, id: u32) -> Res<TypeId> {
        match self.row(id).map(|slot| slot.entity) {
            Some(Entity::Type(ty)) => Ok(ty),
            Some(Entity::Failed) => Err(Fail::Cascade),
            _ => Err(fail(IdProblem::NotA { id, wanted: Wanted::DeclaredType })),
        }
    }
    /// The LLVM type of a type that values can have.
    pub(crate) fn value_type(&self, types: &Types, id: u32) -> Res<TypeId> {
        let ty = self.llvm_type(id)?;
        match &types[ty] {
            Type::Void | Type::Function { .. } => {
                Err(fail(IdProblem::NotA { id, wanted: Wanted::ValueType }))
            }
            Type::NamedStruct(named) if types.structs[*named].body.is_none() => {
                Err(fail(TypeProblem::OpaqueValue { id }))
            }
            _ => Ok(ty),
        }
    }
    /// The LLVM type of the pointee of the pointer `id`; it must have a size.
    pub(crate) fn sized_pointee(&self, types: &Types, id: u32) -> Res<TypeId> {
        check_sized(types, self.value_type(types, self.pointee_of(id)?)?)
    }

    /// The storage class and pointee of the pointer type `id`.
    pub(crate) fn pointer_parts(&self, id: u32) -> Option<(u32, u32)> {
        let inst = self.definition(id)?;
        match (inst.op(), inst.operands()) {
            (Op::TypePointer, &[storage, pointee, ..]) => Some((storage, pointee)),
            _ => None,
        }
    }
    /// The storage class of the untyped pointer type `id`.
    pub(crate) fn untyped_pointer_storage(&self, id: u32) -> Option<u32> {
        let inst = self.definition(id).filter(|inst| inst.op() == Op::TypeUntypedPointerKHR)?;
        inst.operands().first().copied()
    }
    /// The storage class of a pointer type, typed or not.
    pub(crate) fn storage_class(&self, ty: u32) -> Option<StorageClass> {
        let typed = self.pointer_parts(ty).map(|(storage, _)| storage);
        typed.or_else(|| self.untyped_pointer_storage(ty)).map(StorageClass)
    }
    /// The SPIR-V type that the pointer `id` points to, by its type.
    pub(crate) fn pointee_of(&self, id: u32) -> Res<u32> {
        match self.pointer_parts(self.type_of(id)) {
            Some((_, pointee)) => Ok(pointee),
            None => {
                self.entity(id)?;
                Err(fail(IdProblem::NotA { id, wanted: Wanted::TypedPointer }))
            }
        }
    }
}

/// `ty`, when values of it can be counted off in memory.
pub(crate) fn check_sized(types: &Types, ty: TypeId) -> Res<TypeId> {
    match &types[ty] {
        Type::Void | Type::Function { .. } | Type::Label | Type::Metadata | Type::Token => {
            Err(fail(TypeProblem::Unsized))
        }
        _ => Ok(ty),
    }
}
