//! The shapes of values: a scalar counts as a vector of one component.

use super::Code;
use llvm_model::{InstBuilder as _, Type, TypeId, Value};

impl Code<'_> {
    /// Returns the type of a value's components.
    pub(crate) fn scalar(&mut self, value: Value) -> TypeId {
        let ty = self.ty(value);
        self.out.types.scalar(ty)
    }

    /// Returns the number of components of a vector; of anything else, 1.
    pub(crate) fn lanes(&mut self, value: Value) -> u32 {
        let ty = self.ty(value);
        self.out.types.lanes(ty).unwrap_or(1)
    }

    /// Returns the width of a value's components, integers or floats, in bits.
    pub(crate) fn width(&mut self, value: Value) -> u32 {
        let ty = self.scalar(value);
        let types = &self.out.types;
        types.int_width(ty).or(types[ty].float_width()).unwrap_or(64)
    }

    /// Returns `element`, or the type of a vector of as many as `like` has.
    pub(crate) fn shaped(&mut self, element: TypeId, like: Value) -> TypeId {
        let ty = self.ty(like);
        self.like(ty, element)
    }

    /// Returns a component; of a scalar, the scalar itself.
    pub(crate) fn component(&mut self, vector: Value, index: u32) -> Value {
        let ty = self.ty(vector);
        if self.out.types.lanes(ty).is_none() { vector } else { self.extract(vector, index) }
    }

    /// Returns all components.
    pub(crate) fn components(&mut self, vector: Value) -> Vec<Value> {
        (0..self.lanes(vector)).map(|index| self.component(vector, index)).collect()
    }

    /// Returns a vector of scalars of one type; of a single one, the scalar itself.
    pub(crate) fn join_components(&mut self, components: &[Value]) -> Value {
        match *components {
            [] => {
                let void = self.out.types.void();
                self.poison(void)
            }
            [scalar] => scalar,
            _ => self.vector(components),
        }
    }

    /// Returns a scalar in each component of a vector like `like`; the scalar itself where that is none.
    pub(crate) fn broadcast(&mut self, scalar: Value, like: Value) -> Value {
        let ty = self.ty(like);
        match self.out.types.lanes(ty) {
            Some(lanes) => self.join_components(&vec![scalar; lanes as usize]),
            None => scalar,
        }
    }

    /// Returns the number of members of an array or a structure; `None` for other types.
    pub(crate) fn count_parts(&self, ty: TypeId) -> Option<u64> {
        match self.out.types[ty] {
            Type::Array { count, .. } => Some(count),
            _ => self.out.types.struct_body(ty).map(|body| body.fields.len() as u64),
        }
    }
}
