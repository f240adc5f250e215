//! The numbers of types: the components of a type come before it.

use super::ModuleWriter;
use super::numbering::NONE;
use llvm_model::{Id, Type, TypeId};

/// Calls `visit` with every type that a type consists of.
pub(super) fn type_members(types: &llvm_model::Types, id: TypeId, mut visit: impl FnMut(TypeId)) {
    match &types[id] {
        Type::Array { element, .. } | Type::Vector { element, .. } => visit(*element),
        Type::Function { ret, params, .. } => {
            visit(*ret);
            params.iter().copied().for_each(visit);
        }
        Type::TargetExt { types, .. } => types.iter().copied().for_each(visit),
        _ => {
            if let Some(body) = types.struct_body(id) {
                body.fields.iter().copied().for_each(visit);
            }
        }
    }
}

impl ModuleWriter<'_> {
    /// Gives a type and all types it consists of numbers; each after its members where that is possible.
    #[inline]
    pub(super) fn add_type(&mut self, root: TypeId) {
        if self.numbers.ty(root) == NONE {
            self.add_unknown_type(root);
        }
    }

    /// Gives the byte types among the components of a type, and those alone, the numbers of integer types.
    pub(super) fn add_bytes_as_integers(&mut self, root: TypeId) {
        let mut stack = vec![root];
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(id) = stack.pop() {
            if self.numbers.ty(id) != NONE || !seen.insert(id) {
                continue;
            }
            if let Type::Byte(width) = self.types[id] {
                let integer = self.intern_type(Type::Integer(width));
                self.add_numbered_type(integer);
                let number = self.numbers.ty(integer);
                if let Some(slot) = self.numbers.type_numbers.get_mut(id.index()) {
                    *slot = number;
                }
            }
            type_members(&self.types, id, |member| stack.push(member));
        }
    }

    pub(super) fn add_unknown_type(&mut self, root: TypeId) {
        if self.dialect.bytes_are_integers() {
            self.add_bytes_as_integers(root);
        }
        if self.numbers.ty(root) == NONE {
            self.add_numbered_type(root);
        }
    }

    pub(super) fn add_numbered_type(&mut self, root: TypeId) {
        const OPEN: u32 = NONE - 1;
        let numbers = &mut self.numbers;
        let known = |numbers: &super::Numbering, id: TypeId| numbers.ty(id) != NONE;
        if numbers.type_numbers.len() < self.types.len() {
            numbers.type_numbers.resize(self.types.len(), NONE);
        }
        let mut stack = vec![root];
        let mut members = Vec::new();
        while let Some(&id) = stack.last() {
            let state = numbers.ty(id);
            if state == NONE {
                if let Some(slot) = numbers.type_numbers.get_mut(id.index()) {
                    *slot = OPEN;
                }
                members.clear();
                type_members(&self.types, id, |m| members.push(m));
                // Reversed, so that the first member comes first.
                stack.extend(members.iter().rev().filter(|&&m| !known(numbers, m)));
                continue;
            }
            stack.pop();
            if state == OPEN {
                if let Some(slot) = numbers.type_numbers.get_mut(id.index()) {
                    *slot = numbers.type_list.len() as u32;
                }
                numbers.type_list.push(id);
            }
        }
    }
}
