//! Values of given types: constants, checks, and the conversions that many instructions need.

use crate::fail::{Fail, Res, fail};
use crate::function::FunctionRaiser;
use llvm_model::{
    ApInt, Body, InstBuilder as _, InstBuilderBase, InstId, Instruction as LlvmInst, Module, Type, TypeId,
    Value,
};
use translate_common::problems::{OperandProblem, Wanted};

impl FunctionRaiser<'_, '_> {
    /// Returns an integer constant, in every lane when `ty` is a vector: `value` sign extended or truncated.
    pub(crate) fn int_splat(&mut self, ty: TypeId, value: i64) -> Res<Value> {
        if self.int_width(ty).is_none() {
            return Err(not_integer("the result type"));
        }
        let lanes = self.raise.out.types.lanes(ty);
        self.raise.report.spend(lanes.unwrap_or(0) as usize)?;
        Ok(self.int_bits(ty, |width| ApInt::from_i64(width, value)))
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

impl InstBuilderBase for FunctionRaiser<'_, '_> {
    #[inline]
    fn module(&self) -> &Module {
        &self.raise.out
    }
    #[inline]
    fn module_mut(&mut self) -> &mut Module {
        &mut self.raise.out
    }
    #[inline]
    fn body(&self) -> &Body {
        self.build.body()
    }
    #[inline]
    fn function_type(&self) -> TypeId {
        self.raise.out.functions[self.id].ty
    }
    #[inline]
    fn push(&mut self, inst: LlvmInst) -> InstId {
        self.build.push(inst)
    }
    fn mismatch(&mut self) {
        self.build.note(not_integer("an operand"));
    }
}

/// An operand or a result has to be an integer.
#[cold]
fn not_integer(operand: &'static str) -> Fail {
    fail(OperandProblem::NotA { operand, wanted: Wanted::Integer })
}

/// Returns an integer (or vector) zero extended or truncated to the width of `to`, which has to have the same shape.
pub(crate) fn resize(f: &mut FunctionRaiser<'_, '_>, value: Value, to: TypeId) -> Res<Value> {
    let from = f.ty(value);
    let (Some(_), Some(width)) = (f.int_width(from), f.int_width(to)) else {
        return Err(not_integer("an operand"));
    };
    let types = &f.raise.out.types;
    if types.lanes(from) != types.lanes(to) {
        return Err(fail(OperandProblem::Lanes));
    }
    Ok(f.resize(value, width))
}

/// A vector of type `ty` with `lanes` components: without its last ones, or with more, which are 0; one component
/// is a scalar.
pub(crate) fn with_lanes(f: &mut FunctionRaiser<'_, '_>, value: Value, ty: TypeId, lanes: u32) -> Res<Value> {
    let have = f.raise.out.types.lanes(ty);
    let have =
        have.ok_or_else(|| fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Vector }))?;
    if lanes == have {
        return Ok(value);
    }
    if lanes == 1 {
        return Ok(f.extract(value, 0));
    }
    let b = f.zero(ty);
    let mask = (0..lanes).map(|lane| lane.min(have) as i32).collect();
    Ok(f.shuffle(value, b, mask))
}

/// A vector with `scalar` in every lane.
pub(crate) fn splat(f: &mut FunctionRaiser<'_, '_>, scalar: Value, ty: TypeId) -> Res<Value> {
    let lanes = f.raise.out.types.lanes(ty);
    f.raise.report.spend(lanes.unwrap_or(0) as usize)?;
    Ok(f.splat(ty, scalar))
}
