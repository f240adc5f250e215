//! Pointers in the members of structures: each has the pointee type that the solver inferred for its member.
//!
//! A structure can contain pointers that lead back to itself. A pointer to a type in construction is declared by
//! OpTypeForwardPointer, and defined as soon as its pointee exists.

use crate::lower::types::Types;
use crate::lower::types::pointers::holds_pointers;
use llvm_model::{Module, Type, TypeId};
use rustc_hash::FxHashSet;
use spirv_module::{Id, Op, StorageClass};
use translate_common::problems::LlvmTypeProblem;

/// From this nesting on, structures that pointers lead to are made later, not inside the one that is being made.
const MAX_DIRECT: u32 = 32;

/// The state while structures are constructed.
#[derive(Clone, Default)]
pub(in crate::lower) struct MemberPointers {
    /// The structures that are being made, the innermost last.
    open: Vec<TypeId>,
    /// Pointer types that are declared but not defined, with their pointees.
    forward: Vec<(StorageClass, TypeId, Id)>,
    /// Whether the declared pointer types are being defined, one after the other.
    completing: bool,
    /// Arrays of pointers that are values somewhere: they have one form everywhere.
    value_arrays: FxHashSet<TypeId>,
}

impl MemberPointers {
    /// Whether no pointer waits for its pointee.
    pub(in crate::lower) fn are_complete(&self) -> bool {
        self.open.is_empty() && self.forward.is_empty()
    }

    pub(in crate::lower) fn new(module: &Module) -> MemberPointers {
        let is_of_pointers =
            |ty: TypeId| matches!(module.types[ty], Type::Array { .. }) && holds_pointers(&module.types, ty);
        // Few modules have such a type, and the others need not be looked through.
        if !module.types.iter().any(|(ty, _)| is_of_pointers(ty)) {
            return MemberPointers::default();
        }
        let results = module.functions.values().flat_map(|function| {
            let insts = function.body.iter().flat_map(|body| body.instructions()).map(|(_, _, inst)| inst.ty);
            let parts = module.types.function_parts(function.ty);
            insts.chain(parts.into_iter().flat_map(|(ret, params, _)| params.iter().copied().chain([ret])))
        });
        let value_arrays = results.filter(|&ty| is_of_pointers(ty)).collect();
        MemberPointers { value_arrays, ..MemberPointers::default() }
    }

    /// A structure's members are about to be made.
    pub(in crate::lower) fn enter(&mut self, ty: TypeId) {
        self.open.push(ty);
    }

    /// The structure entered last is made.
    pub(in crate::lower) fn leave(&mut self) {
        self.open.pop();
    }
}

impl Types<'_> {
    /// The type of member `index`, of LLVM type `field`, of the structure `ty`.
    pub(in crate::lower) fn member_type(&mut self, ty: TypeId, index: u32, field: TypeId) -> Id {
        if holds_pointers(&self.input.module.types, field) && !self.is_value_array(field) {
            let contents = self.input.pointers.member(ty, index);
            return self.pointee_type(field, contents);
        }
        self.memory_type(field)
    }

    /// The pointer type for a pointer to an LLVM type that lies in memory.
    pub(in crate::lower) fn stored_pointer_type(&mut self, storage: StorageClass, pointee: TypeId) -> Id {
        if self.made_type(pointee).is_none() && self.must_wait(pointee) {
            if matches!(self.input.module.types[pointee], Type::Function { .. }) {
                return self.no_forward_function();
            }
            // A forward declaration is of a pointer to a structure: the first element of the array is at the same place.
            let pointee = self.innermost_element(pointee);
            let forward = &self.members.forward;
            if let Some(known) = forward.iter().find(|(s, ty, _)| (*s, *ty) == (storage, pointee)) {
                return known.2;
            }
            let id = self.pool.out().fresh();
            self.pool.out().push(Op::TypeForwardPointer, None, None, &[id.0, storage.0]);
            self.members.forward.push((storage, pointee, id));
            return id;
        }
        let pointee = self.memory_type(pointee);
        self.pool.pointer_type(storage, pointee)
    }

    /// The type of the elements of an array, or of arrays in it; another type is returned as it is.
    fn innermost_element(&self, ty: TypeId) -> TypeId {
        let mut ty = ty;
        while let Type::Array { element, .. } = self.input.module.types[ty] {
            ty = element;
        }
        ty
    }

    /// Pointers that are declared before their pointees are restricted to pointees that are structures.
    #[cold]
    fn no_forward_function(&mut self) -> Id {
        if self.type_depth() > MAX_DIRECT {
            self.report().problem(LlvmTypeProblem::Nesting);
            return Id(0);
        }
        self.report().problem(LlvmTypeProblem::RecursiveFunctionPointer);
        Id(0)
    }

    /// Defines the pointers to `ty` that were declared before it was made; with the outermost structure, all others.
    pub(in crate::lower) fn complete_pointers_to(&mut self, ty: TypeId, id: Id) {
        if self.members.forward.is_empty() {
            return;
        }
        let (now, later) =
            std::mem::take(&mut self.members.forward).into_iter().partition(|(_, to, _)| *to == ty);
        self.members.forward = later;
        let now: Vec<(StorageClass, TypeId, Id)> = now;
        for (storage, _, pointer) in now {
            self.pool.define_pointer_type(pointer, storage, id);
        }
        if self.type_depth() == 0 && !std::mem::replace(&mut self.members.completing, true) {
            // Making a type takes the pointers to it off the list, and may add pointers to others.
            while let Some(&(_, pointee, _)) = self.members.forward.first() {
                let made = self.value_type(pointee);
                self.complete_pointers_to(pointee, made);
            }
            self.members.completing = false;
        }
    }

    /// Whether a type cannot be made here and now: it contains a structure that is being made.
    fn must_wait(&self, ty: TypeId) -> bool {
        let open = &self.members.open;
        if open.is_empty() {
            return false;
        }
        let types = &self.input.module.types;
        let mut seen = FxHashSet::default();
        let mut todo = vec![ty];
        let mut aggregate = false;
        while let Some(ty) = todo.pop() {
            if open.contains(&ty) {
                return true;
            }
            match &types[ty] {
                Type::Array { element, .. } => todo.push(*element),
                // A function that takes a structure by value whose member points to the function.
                Type::Function { ret, params, .. } => {
                    let parts = params.iter().chain([ret]).copied();
                    todo.extend(parts.filter(|&part| seen.insert(part)));
                }
                _ => {
                    let Some(body) = types.struct_body(ty) else { continue };
                    aggregate = true;
                    todo.extend(body.fields.iter().copied().filter(|&field| seen.insert(field)));
                }
            }
        }
        aggregate && self.type_depth() > MAX_DIRECT
    }

    /// Whether it is an array that is a value somewhere, or has such arrays as elements.
    fn is_value_array(&self, mut ty: TypeId) -> bool {
        let value_arrays = &self.members.value_arrays;
        for _ in 0..llvm_model::data_layout::MAX_NESTING {
            match self.input.module.types[ty] {
                Type::Array { .. } if value_arrays.contains(&ty) => return true,
                Type::Array { element, .. } => ty = element,
                _ => return false,
            }
        }
        false
    }
}
