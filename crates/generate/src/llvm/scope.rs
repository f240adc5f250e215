//! Values that dominate the next instruction, and constants, as operands.

use super::Smith;
use llvm_model::{InstBuilder, Type, TypeId, Value};

impl Smith<'_> {
    /// Lets later instructions use a value; those without a result have nothing to use.
    pub(super) fn see(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        if !self.is_void(ty) {
            self.visible.push((value, ty));
        }
        value
    }

    /// Returns an operand of this type: a visible value, the latest ones more often than others, or a constant.
    pub(super) fn value(&mut self, ty: TypeId) -> Value {
        let of_type = |(_, other): &&(Value, TypeId)| *other == ty;
        let found: Vec<Value> = self.visible.iter().rev().filter(of_type).map(|(value, _)| *value).collect();
        if found.is_empty() || self.choices.rarely(4) {
            return Value::Const(self.constant(ty));
        }
        self.choices.pick(&found).unwrap_or_else(|| self.poison(ty))
    }

    /// Returns a visible value whose type `fits`.
    pub(super) fn visible(&mut self, fits: impl Fn(&Self, TypeId) -> bool) -> Option<(Value, TypeId)> {
        let found: Vec<_> = self.visible.iter().rev().copied().filter(|(_, ty)| fits(self, *ty)).collect();
        self.choices.pick(&found)
    }

    /// Returns the type of a visible value that `fits`, or one that `otherwise` makes.
    fn type_in_use(
        &mut self,
        fits: impl Fn(&Self, TypeId) -> bool,
        otherwise: fn(&mut Self) -> TypeId,
    ) -> TypeId {
        if self.choices.rarely(5) {
            return otherwise(self);
        }
        match self.visible(fits) {
            Some((_, ty)) => ty,
            None => otherwise(self),
        }
    }

    /// Returns a type of integers or vectors of them, mostly one with visible values.
    pub(super) fn ints_in_use(&mut self) -> TypeId {
        self.type_in_use(Self::is_ints, Self::int_type)
    }

    /// Returns a type of floats or vectors of them, mostly one with visible values.
    pub(super) fn floats_in_use(&mut self) -> TypeId {
        self.type_in_use(Self::is_floats, Self::float_type)
    }

    /// Returns a pointer type, mostly one with visible values.
    pub(super) fn pointer_in_use(&mut self) -> TypeId {
        self.type_in_use(Self::is_pointer, Self::pointer_scalar)
    }

    /// Returns a vector type, mostly one with visible values.
    pub(super) fn vector_in_use(&mut self) -> TypeId {
        self.type_in_use(|smith, ty| smith.module.types.lanes(ty).is_some(), Self::vector_type)
    }

    /// Returns an array or a struct, mostly one with visible values.
    pub(super) fn aggregate_in_use(&mut self) -> TypeId {
        self.type_in_use(|smith, ty| smith.module.types[ty].is_aggregate(), Self::aggregate_type)
    }

    /// Returns any type of values, mostly one with visible values.
    pub(super) fn any_in_use(&mut self) -> TypeId {
        self.type_in_use(|_, _| true, Self::any_type)
    }

    pub(super) fn is_void(&self, ty: TypeId) -> bool {
        self.module.types[ty] == Type::Void
    }

    pub(super) fn is_ints(&self, ty: TypeId) -> bool {
        self.module.types.int_width(self.module.types.scalar(ty)).is_some()
    }

    pub(super) fn is_floats(&self, ty: TypeId) -> bool {
        self.module.types.is_float(self.module.types.scalar(ty))
    }

    pub(super) fn is_pointer(&self, ty: TypeId) -> bool {
        self.module.types.address_space(ty).is_some()
    }
}
