//! Values of given types: constants, checks, and the conversions that many instructions need.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use llvm_model::{ApInt, CastOp, Constant, Type, TypeId, Value};
use translate_common::problems::{OperandProblem, Wanted};

impl FunctionRaiser<'_, '_> {
    /// The LLVM type of a value.
    pub(crate) fn type_of_value(&self, value: Value) -> Option<TypeId> {
        match value {
            Value::Inst(id) => self.build.body().insts.get(id).map(|inst| inst.ty),
            Value::Const(id) => Some(self.raise.out.constants.ty(id)),
            Value::Arg(index) => {
                let (_, params, _) =
                    self.raise.out.types.function_parts(self.raise.out.functions[self.id].ty)?;
                params.get(index as usize).copied()
            }
            Value::Metadata(_) | Value::Block(_) => None,
        }
    }

    /// A scalar integer constant.
    pub(crate) fn int(&mut self, ty: TypeId, value: u64) -> Value {
        let width = self.raise.out.types.int_width(ty).unwrap_or(32);
        Value::Const(self.raise.out.constants.int(ty, width, value))
    }

    /// An integer constant, in every lane when `ty` is a vector: `value` sign extended or cut.
    pub(crate) fn int_like(&mut self, ty: TypeId, value: i64) -> Res<Value> {
        let element = self.raise.out.types.scalar(ty);
        let width = self.raise.out.types.int_width(element).ok_or_else(|| {
            fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::Integer })
        })?;
        let bits = ApInt::from_i64(width, value);
        let scalar = self.raise.out.constants.intern(element, Constant::Int(bits));
        let Some(lanes) = self.raise.out.types.lanes(ty) else { return Ok(Value::Const(scalar)) };
        self.raise.report.spend(lanes as usize)?;
        let lanes = vec![scalar; lanes as usize];
        Ok(Value::Const(self.raise.out.constants.aggregate(&self.raise.out.types, ty, &lanes)))
    }

    /// The zero of a type.
    pub(crate) fn zero(&mut self, ty: TypeId) -> Value {
        Value::Const(self.raise.out.constants.zero(&self.raise.out.types, ty))
    }

    /// Poison of a type.
    pub(crate) fn poison(&mut self, ty: TypeId) -> Value {
        Value::Const(self.raise.out.constants.intern(ty, Constant::Poison))
    }

    /// Booleans, one for each lane of `ty`.
    pub(crate) fn bools_like(&mut self, ty: TypeId) -> TypeId {
        match self.raise.out.types.lanes(ty) {
            Some(lanes) => self.raise.out.types.vector(self.i1, lanes),
            None => self.i1,
        }
    }

    #[inline]
    pub(crate) fn check_int(&self, ty: TypeId) -> Res<()> {
        let types = &self.raise.out.types;
        match types[types.scalar(ty)] {
            Type::Integer(_) => Ok(()),
            _ => Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Integer })),
        }
    }

    #[inline]
    pub(crate) fn check_float(&self, ty: TypeId) -> Res<()> {
        let types = &self.raise.out.types;
        if types.is_float(types.scalar(ty)) {
            Ok(())
        } else {
            Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Float }))
        }
    }
}

/// An integer (or vector) zero extended or cut to another width.
pub(crate) fn resize(f: &mut FunctionRaiser<'_, '_>, value: Value, from: TypeId, to: TypeId) -> Res<Value> {
    let types = &f.raise.out.types;
    let (a, b) = (types.scalar(from), types.scalar(to));
    let (Some(from_width), Some(to_width)) = (types.int_width(a), types.int_width(b)) else {
        return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Integer }));
    };
    if types.lanes(from) != types.lanes(to) {
        return Err(fail(OperandProblem::Lanes));
    }
    if from_width == to_width {
        return Ok(value);
    }
    let op = if from_width < to_width { CastOp::ZExt } else { CastOp::Trunc };
    f.build.cast(op, value, to)
}

/// A component of a vector with components of type `element`.
pub(crate) fn extract_lane(
    f: &mut FunctionRaiser<'_, '_>,
    vector: Value,
    element: TypeId,
    lane: u32,
) -> Res<Value> {
    let index = f.int(f.i32, u64::from(lane));
    f.build.extract_element(vector, index, element)
}

/// A vector of type `ty` with `lanes` components: without its last ones, or with more, which are 0; one component
/// is a scalar.
pub(crate) fn with_lanes(f: &mut FunctionRaiser<'_, '_>, value: Value, ty: TypeId, lanes: u32) -> Res<Value> {
    let have = f
        .raise
        .out
        .types
        .lanes(ty)
        .ok_or_else(|| fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Vector }))?;
    let element = f.raise.out.types.scalar(ty);
    if lanes == have {
        return Ok(value);
    }
    if lanes == 1 {
        return extract_lane(f, value, element, 0);
    }
    let wanted = f.raise.out.types.vector(element, lanes);
    let b = f.zero(ty);
    let mask: Vec<i32> = (0..lanes).map(|lane| lane.min(have) as i32).collect();
    f.build.shuffle(value, b, mask.into(), wanted)
}

/// A vector with `scalar` in every lane.
pub(crate) fn splat(f: &mut FunctionRaiser<'_, '_>, scalar: Value, ty: TypeId) -> Res<Value> {
    let Some(lanes) = f.raise.out.types.lanes(ty) else { return Ok(scalar) };
    f.raise.report.spend(lanes as usize)?;
    let poison = f.poison(ty);
    let index = f.int(f.i32, 0);
    let first = f.build.insert_element(poison, scalar, index, ty)?;
    let mask = vec![0; lanes as usize].into();
    f.build.shuffle(first, poison, mask, ty)
}
