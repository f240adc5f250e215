//! Angles: intrinsics of LLVM, and the inverse hyperbolic functions by their logarithms.

use super::common::unary;
use super::{Operation, Row, glsl};
use crate::problem::Res;
use llvm_model::{BinaryOp, FloatPredicate, InstBuilder as _, Value};
use spirv_grammar::ext::glsl_std450::GlslStd450;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::Radians, |o| scaled(o, std::f64::consts::PI / 180.0)),
    glsl(GlslStd450::Degrees, |o| scaled(o, 180.0 / std::f64::consts::PI)),
    glsl(GlslStd450::Sin, |o| unary(o, "llvm.sin")),
    glsl(GlslStd450::Cos, |o| unary(o, "llvm.cos")),
    glsl(GlslStd450::Tan, |o| unary(o, "llvm.tan")),
    glsl(GlslStd450::Asin, |o| unary(o, "llvm.asin")),
    glsl(GlslStd450::Acos, |o| unary(o, "llvm.acos")),
    glsl(GlslStd450::Atan, |o| unary(o, "llvm.atan")),
    glsl(GlslStd450::Atan2, |o| Ok(o.code.same("llvm.atan2", o.args))),
    glsl(GlslStd450::Sinh, |o| unary(o, "llvm.sinh")),
    glsl(GlslStd450::Cosh, |o| unary(o, "llvm.cosh")),
    glsl(GlslStd450::Tanh, |o| unary(o, "llvm.tanh")),
    glsl(GlslStd450::Asinh, asinh),
    glsl(GlslStd450::Acosh, acosh),
    glsl(GlslStd450::Atanh, atanh),
];

fn scaled(o: &mut Operation<'_, '_>, factor: f64) -> Res<Value> {
    let [x] = o.operands()?;
    let factor = o.code.float_like(x, factor);
    Ok(o.code.binary(BinaryOp::FMul, x, factor))
}

/// `ln(|x| + sqrt(x² + 1))` with the sign of `x`: of the size alone, so that nothing cancels.
fn asinh(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let code = &mut *o.code;
    let (size, one) = (code.same("llvm.fabs", &[x]), code.float_like(x, 1.0));
    let square = code.same("llvm.fma", &[x, x, one]);
    let root = code.same("llvm.sqrt", &[square]);
    let sum = code.binary(BinaryOp::FAdd, size, root);
    let log = code.same("llvm.log", &[sum]);
    // Below this, `x` itself is the nearest there is.
    let small = code.float_like(x, 1.0 / 4096.0);
    let tiny = code.fcmp(FloatPredicate::Olt, size, small);
    let magnitude = code.select(tiny, size, log);
    Ok(code.same("llvm.copysign", &[magnitude, x]))
}

/// `ln(x + sqrt(x² - 1))`
fn acosh(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let code = &mut *o.code;
    let minus_one = code.float_like(x, -1.0);
    let square = code.same("llvm.fma", &[x, x, minus_one]);
    let root = code.same("llvm.sqrt", &[square]);
    let sum = code.binary(BinaryOp::FAdd, x, root);
    Ok(code.same("llvm.log", &[sum]))
}

/// `ln((1 + x) / (1 - x)) / 2`
fn atanh(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let code = &mut *o.code;
    let (one, half) = (code.float_like(x, 1.0), code.float_like(x, 0.5));
    let (above, below) = (code.binary(BinaryOp::FAdd, one, x), code.binary(BinaryOp::FSub, one, x));
    let quotient = code.binary(BinaryOp::FDiv, above, below);
    let log = code.same("llvm.log", &[quotient]);
    Ok(code.binary(BinaryOp::FMul, half, log))
}
