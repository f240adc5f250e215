//! Vectors, arrays and structures: their parts, and how they are made.

use super::Code;
use llvm_model::{InstKind, Type, TypeId, Value};

impl Code<'_> {
    /// A component; of a scalar, itself.
    pub(crate) fn component(&mut self, vector: Value, index: u32) -> Value {
        let ty = self.ty(vector);
        if self.out.types.lanes(ty).is_none() {
            return vector;
        }
        let (element, index) = (self.out.types.scalar(ty), self.word(index));
        self.emit(InstKind::ExtractElement { vector, index }, element)
    }

    /// All components.
    pub(crate) fn components(&mut self, vector: Value) -> Vec<Value> {
        (0..self.lanes(vector)).map(|index| self.component(vector, index)).collect()
    }

    /// A vector of scalars of one type; of a single one, itself.
    pub(crate) fn vector(&mut self, components: &[Value]) -> Value {
        let &[first, _, ..] = components else {
            let void = self.out.types.void();
            return components.first().copied().unwrap_or_else(|| self.poison(void));
        };
        let element = self.ty(first);
        let ty = self.out.types.vector(element, components.len() as u32);
        let mut vector = self.poison(ty);
        for (index, &element) in components.iter().enumerate() {
            let index = self.word(index as u32);
            vector = self.emit(InstKind::InsertElement { vector, element, index }, ty);
        }
        vector
    }

    /// A scalar in each component of a vector like `like`; the scalar itself where that is none.
    pub(crate) fn splat(&mut self, scalar: Value, like: Value) -> Value {
        let ty = self.ty(like);
        match self.out.types.lanes(ty) {
            Some(lanes) => self.vector(&vec![scalar; lanes as usize]),
            None => scalar,
        }
    }

    /// How many parts an array or a structure has; `None` for other types.
    pub(crate) fn count_parts(&self, ty: TypeId) -> Option<u64> {
        match self.out.types[ty] {
            Type::Array { count, .. } => Some(count),
            _ => self.out.types.struct_body(ty).map(|body| body.fields.len() as u64),
        }
    }

    /// A part of an array or a structure.
    pub(crate) fn part(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        let mut ty = self.ty(aggregate);
        for &index in indices {
            ty = self.out.types.element(ty, index.into()).unwrap_or(ty);
        }
        self.emit(InstKind::ExtractValue { aggregate, indices: indices.into() }, ty)
    }

    /// An array or a structure with another part.
    pub(crate) fn with_part(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Value {
        let ty = self.ty(aggregate);
        self.emit(InstKind::InsertValue { aggregate, element, indices: indices.into() }, ty)
    }

    /// A structure of these members.
    pub(crate) fn structure(&mut self, ty: TypeId, members: &[Value]) -> Value {
        let start = self.poison(ty);
        members
            .iter()
            .enumerate()
            .fold(start, |all, (index, &member)| self.with_part(all, member, &[index as u32]))
    }
}
