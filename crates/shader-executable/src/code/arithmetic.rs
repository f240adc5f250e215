//! Arithmetic: of scalars, or component by component.

use super::Code;
use llvm_model::{BinaryOp, CastOp, FloatPredicate, InstKind, IntPredicate, TypeId, UnaryOp, Value};

impl Code<'_> {
    /// A binary operation on two values of one type.
    pub(crate) fn binary(&mut self, op: BinaryOp, lhs: Value, rhs: Value) -> Value {
        let ty = self.ty(lhs);
        self.emit(InstKind::Binary { op, lhs, rhs }, ty)
    }

    /// `-x` of floats.
    pub(crate) fn fneg(&mut self, operand: Value) -> Value {
        let ty = self.ty(operand);
        self.emit(InstKind::Unary { op: UnaryOp::FNeg, operand }, ty)
    }

    /// A conversion.
    pub(crate) fn cast(&mut self, op: CastOp, operand: Value, ty: TypeId) -> Value {
        self.emit(InstKind::Cast { op, operand }, ty)
    }

    /// Integers as others of another width, with zeros or cut.
    pub(crate) fn resized(&mut self, value: Value, width: u32) -> Value {
        let op = match self.width(value).cmp(&width) {
            std::cmp::Ordering::Equal => return value,
            std::cmp::Ordering::Less => CastOp::ZExt,
            std::cmp::Ordering::Greater => CastOp::Trunc,
        };
        let element = self.out.types.int(width);
        let ty = self.shaped(element, value);
        self.cast(op, value, ty)
    }

    /// An integer with all its bits the other way.
    pub(crate) fn not(&mut self, x: Value) -> Value {
        let all = self.int(x, -1);
        self.binary(BinaryOp::Xor, x, all)
    }

    /// A comparison of integers.
    pub(crate) fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value) -> Value {
        let truth = self.out.types.int(1);
        let ty = self.shaped(truth, lhs);
        self.emit(InstKind::ICmp { predicate, lhs, rhs }, ty)
    }

    /// A comparison of floats.
    pub(crate) fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value) -> Value {
        let truth = self.out.types.int(1);
        let ty = self.shaped(truth, lhs);
        self.emit(InstKind::FCmp { predicate, lhs, rhs }, ty)
    }

    /// A choice, component by component where the condition is a vector.
    pub(crate) fn select(&mut self, condition: Value, if_true: Value, if_false: Value) -> Value {
        let ty = self.ty(if_true);
        self.emit(InstKind::Select { condition, if_true, if_false }, ty)
    }
}
