//! Intrinsics that make one value of the elements of a vector.

use super::Call;
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, Value};

/// The reductions that an operator makes.
const OPERATORS: &[(&str, BinaryOp)] = &[
    ("llvm.vector.reduce.add", BinaryOp::Add),
    ("llvm.vector.reduce.and", BinaryOp::And),
    ("llvm.vector.reduce.mul", BinaryOp::Mul),
    ("llvm.vector.reduce.or", BinaryOp::Or),
    ("llvm.vector.reduce.xor", BinaryOp::Xor),
];

/// Those that an instruction makes.
const INSTRUCTIONS: &[(&str, &str)] = &[
    ("llvm.vector.reduce.fmax", "__spirv_GLSL_NMax"),
    ("llvm.vector.reduce.fmin", "__spirv_GLSL_NMin"),
    ("llvm.vector.reduce.smax", "__spirv_GLSL_SMax"),
    ("llvm.vector.reduce.smin", "__spirv_GLSL_SMin"),
    ("llvm.vector.reduce.umax", "__spirv_GLSL_UMax"),
    ("llvm.vector.reduce.umin", "__spirv_GLSL_UMin"),
];

/// Those of floats, which begin with a value.
const WITH_START: &[(&str, BinaryOp)] =
    &[("llvm.vector.reduce.fadd", BinaryOp::FAdd), ("llvm.vector.reduce.fmul", BinaryOp::FMul)];

/// Adds the instructions of a reduction; `None` if the intrinsic is another.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call<'_>) -> Option<Value> {
    let flags = at.body.insts[this.inst].flags;
    let find =
        |table: &[(&str, BinaryOp)]| table.iter().find(|(name, _)| *name == this.name).map(|(_, op)| *op);
    if let Some(op) = find(WITH_START) {
        let parts = elements(at, *this.args.get(1)?)?;
        return Some(
            parts.into_iter().fold(*this.args.first()?, |all, part| at.binary_with(op, all, part, flags)),
        );
    }
    let op = find(OPERATORS);
    let instruction = INSTRUCTIONS.iter().find(|(name, _)| *name == this.name).map(|(_, name)| *name);
    if op.is_none() && instruction.is_none() {
        return None;
    }
    let parts = elements(at, *this.args.first()?)?;
    parts.into_iter().reduce(|all, part| match (op, instruction) {
        (Some(op), _) => at.binary(op, all, part),
        (None, Some(name)) => call(at, name, &[all, part], this.ty),
        (None, None) => all,
    })
}

/// The most elements that are taken one by one.
const MAX_LANES: u32 = 64;

fn elements(at: &mut Builder<'_>, vector: Value) -> Option<Vec<Value>> {
    let ty = at.ty(vector);
    let lanes = at.module.types.lanes(ty).filter(|lanes| *lanes <= MAX_LANES)?;
    Some((0..lanes).map(|lane| at.extract(vector, lane)).collect())
}
