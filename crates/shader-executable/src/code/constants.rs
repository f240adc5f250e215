//! Constants, in the types of the values that they go with.

use super::Code;
use llvm_model::{ApInt, CastOp, ConstId, Constant, Type, TypeId, Value};

impl Code<'_> {
    /// A constant of type `i32`.
    pub(crate) fn word(&mut self, value: u32) -> Value {
        let ty = self.out.types.int(32);
        Value::Const(self.out.constants.int(ty, 32, value.into()))
    }

    /// A constant of type `i64`.
    pub(crate) fn offset(&mut self, value: u64) -> Value {
        let ty = self.out.types.int(64);
        Value::Const(self.out.constants.int(ty, 64, value))
    }

    /// An integer of the type of `like`, cut to its width; in each component of a vector.
    pub(crate) fn int(&mut self, like: Value, value: i64) -> Value {
        let (element, width) = (self.scalar(like), self.width(like));
        if self.out.types.int_width(element).is_none() {
            self.note_wrong();
            return like;
        }
        let constant = self.out.constants.int(element, width, value as u64);
        self.splat_constant(constant, like)
    }

    /// A float of the type of `like`, rounded to it; in each component of a vector.
    pub(crate) fn float(&mut self, like: Value, value: f64) -> Value {
        let element = self.scalar(like);
        if !self.out.types.is_float(element) {
            self.note_wrong();
            return like;
        }
        let bits = match self.out.types[element] {
            Type::Double => ApInt::from_u64(64, value.to_bits()),
            Type::Float => ApInt::from_u64(32, (value as f32).to_bits().into()),
            _ => {
                let single = self.out.types.intern(Type::Float);
                let bits = ApInt::from_u64(32, (value as f32).to_bits().into());
                let constant = self.out.constants.intern(single, Constant::Float(bits));
                let wide = self.splat_constant(constant, like);
                let ty = self.ty(like);
                return self.cast(CastOp::FPTrunc, wide, ty);
            }
        };
        let constant = self.out.constants.intern(element, Constant::Float(bits));
        self.splat_constant(constant, like)
    }

    fn splat_constant(&mut self, constant: ConstId, like: Value) -> Value {
        let ty = self.ty(like);
        let Some(lanes) = self.out.types.lanes(ty) else { return Value::Const(constant) };
        let element = self.out.constants.ty(constant);
        let ty = self.out.types.vector(element, lanes);
        let elements = vec![constant; lanes as usize];
        Value::Const(self.out.constants.aggregate(&self.out.types, ty, &elements))
    }

    /// `poison` of a type.
    pub(crate) fn poison(&mut self, ty: TypeId) -> Value {
        Value::Const(self.out.constants.intern(ty, Constant::Poison))
    }

    /// The zero of a type.
    pub(crate) fn zero(&mut self, ty: TypeId) -> Value {
        Value::Const(self.out.constants.zero(&self.out.types, ty))
    }
}
