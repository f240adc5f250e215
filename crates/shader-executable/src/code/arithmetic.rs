//! Arithmetic: of scalars, or component by component.

use super::Code;
use llvm_model::{
    AttrListId, BinaryOp, Call, CallingConv, CastOp, FloatPredicate, Function, Id as _, InstKind,
    IntPredicate, Name, TypeId, UnaryOp, Value, intrinsics,
};

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

    /// Calls the intrinsic `base`, whose name ends in the types `overloads`.
    pub(crate) fn intrinsic(
        &mut self,
        base: &str,
        overloads: &[TypeId],
        ret: TypeId,
        args: &[Value],
    ) -> Value {
        let name = intrinsics::mangle::name(base, &self.out.types, overloads).unwrap_or_else(|| base.into());
        let params: Vec<_> = args.iter().map(|&arg| self.ty(arg)).collect();
        let ty = self.out.types.function(ret, &params, false);
        self.call_named(name, ty, args)
    }

    /// An intrinsic whose operands and result all have one type, which its name ends in.
    pub(crate) fn same(&mut self, base: &str, args: &[Value]) -> Value {
        let ty = args.first().map(|&arg| self.ty(arg)).unwrap_or_else(|| self.out.types.void());
        self.intrinsic(base, &[ty], ty, args)
    }

    /// Calls the intrinsic `name` of the function type `ty`.
    pub(crate) fn call_named(&mut self, name: Name, ty: TypeId, args: &[Value]) -> Value {
        let function = match self.intrinsics.get(&name) {
            Some(&known) => {
                if self.out.functions[known].ty != ty {
                    self.note_wrong();
                }
                known
            }
            None => {
                let mut declaration = Function::declaration(&self.out.types, name.clone(), ty);
                match intrinsics::Row::find(name.as_bytes()) {
                    Some(row) if row.overload_types(&self.out.types, ty).is_some() => {
                        declaration.attributes = row.attributes(self.out, ty);
                    }
                    _ => self.note_wrong(),
                }
                let new = self.out.functions.push(declaration);
                self.intrinsics.insert(name, new);
                new
            }
        };
        let callee = Value::Const(self.out.function_const(function));
        self.call(callee, ty, args)
    }

    /// Calls a function of the type `ty`.
    pub(crate) fn call(&mut self, callee: Value, ty: TypeId, args: &[Value]) -> Value {
        let void = self.out.types.void();
        let ret = self.out.types.function_parts(ty).map_or(void, |(ret, ..)| ret);
        let call = Call {
            calling_conv: CallingConv::C,
            attributes: AttrListId::from_index(0),
            ..Call::new(callee, ty, args.to_vec())
        };
        self.emit(InstKind::Call(Box::new(call)), ret)
    }
}
