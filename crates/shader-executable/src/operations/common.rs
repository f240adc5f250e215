//! Common functions of GLSL: rounding, choosing, mixing, taking floats apart.
//!
//! Source: `GLSL.std.450`, and "Precision of GLSL.std.450 Instructions" of the Vulkan specification.

use super::{Operation, Row, core, glsl};
use crate::code::Code;
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, FloatPredicate, InstBuilder as _, Value};
use spirv_grammar::Op;
use spirv_grammar::ext::glsl_std450::GlslStd450;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::Round, |o| unary(o, "llvm.roundeven")),
    glsl(GlslStd450::RoundEven, |o| unary(o, "llvm.roundeven")),
    glsl(GlslStd450::Trunc, |o| unary(o, "llvm.trunc")),
    glsl(GlslStd450::FAbs, |o| unary(o, "llvm.fabs")),
    glsl(GlslStd450::Floor, |o| unary(o, "llvm.floor")),
    glsl(GlslStd450::Ceil, |o| unary(o, "llvm.ceil")),
    glsl(GlslStd450::Fma, |o| Ok(o.code.same("llvm.fma", o.args))),
    glsl(GlslStd450::Fract, fract),
    glsl(GlslStd450::FSign, sign),
    glsl(GlslStd450::FMin, |o| choose_float(o, FloatPredicate::Olt)),
    glsl(GlslStd450::FMax, |o| choose_float(o, FloatPredicate::Ogt)),
    glsl(GlslStd450::NMin, |o| Ok(o.code.same("llvm.minnum", o.args))),
    glsl(GlslStd450::NMax, |o| Ok(o.code.same("llvm.maxnum", o.args))),
    glsl(GlslStd450::FClamp, |o| clamp(o, "llvm.maxnum", "llvm.minnum")),
    glsl(GlslStd450::NClamp, |o| clamp(o, "llvm.maxnum", "llvm.minnum")),
    glsl(GlslStd450::FMix, mix),
    // It is reserved, and has no definition but that of FMix.
    glsl(GlslStd450::IMix, mix),
    glsl(GlslStd450::Step, step),
    glsl(GlslStd450::SmoothStep, smooth_step),
    glsl(GlslStd450::Modf, modf),
    glsl(GlslStd450::ModfStruct, modf_struct),
    glsl(GlslStd450::Frexp, frexp),
    glsl(GlslStd450::FrexpStruct, frexp_struct),
    glsl(GlslStd450::Ldexp, ldexp),
    core(Op::FMod, float_mod),
    core(Op::IsNan, |o| {
        let [x] = o.operands()?;
        Ok(o.code.fcmp(FloatPredicate::Uno, x, x))
    }),
    core(Op::IsInf, |o| {
        let [x] = o.operands()?;
        let (size, infinity) = (o.code.same("llvm.fabs", &[x]), o.code.float_like(x, f64::INFINITY));
        Ok(o.code.fcmp(FloatPredicate::Oeq, size, infinity))
    }),
    core(Op::QuantizeToF16, |o| {
        let [x] = o.operands()?;
        let half = o.code.out.types.intern(llvm_model::Type::Half);
        let (half, ty) = (o.code.shaped(half, x), o.code.ty(x));
        let narrow = o.code.cast(CastOp::FPTrunc, x, half);
        Ok(o.code.cast(CastOp::FPExt, narrow, ty))
    }),
];

/// An intrinsic of one operand.
pub(super) fn unary(o: &mut Operation<'_, '_>, base: &str) -> Res<Value> {
    let [x] = o.operands()?;
    Ok(o.code.same(base, &[x]))
}

fn fract(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let floor = o.code.same("llvm.floor", &[x]);
    Ok(o.code.binary(BinaryOp::FSub, x, floor))
}

fn sign(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let code = &mut *o.code;
    let (zero, one, minus) = (code.float_like(x, 0.0), code.float_like(x, 1.0), code.float_like(x, -1.0));
    let negative = code.fcmp(FloatPredicate::Olt, x, zero);
    let positive = code.fcmp(FloatPredicate::Ogt, x, zero);
    let below = code.select(negative, minus, zero);
    Ok(code.select(positive, one, below))
}

fn choose_float(o: &mut Operation<'_, '_>, second_is: FloatPredicate) -> Res<Value> {
    let [x, y] = o.operands()?;
    let second = o.code.fcmp(second_is, y, x);
    Ok(o.code.select(second, y, x))
}

/// Not less than the second operand, and then not more than the third, by these intrinsics.
pub(super) fn clamp(o: &mut Operation<'_, '_>, maximum: &str, minimum: &str) -> Res<Value> {
    let [x, lowest, highest] = o.operands()?;
    let above = o.code.same(maximum, &[x, lowest]);
    Ok(o.code.same(minimum, &[above, highest]))
}

/// `x (1 - a) + y a`
fn mix(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, y, a] = o.operands()?;
    let code = &mut *o.code;
    let one = code.float_like(a, 1.0);
    let rest = code.binary(BinaryOp::FSub, one, a);
    let (x, y) = (code.binary(BinaryOp::FMul, x, rest), code.binary(BinaryOp::FMul, y, a));
    Ok(code.binary(BinaryOp::FAdd, x, y))
}

fn step(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [edge, x] = o.operands()?;
    let (zero, one) = (o.code.float_like(x, 0.0), o.code.float_like(x, 1.0));
    let below = o.code.fcmp(FloatPredicate::Olt, x, edge);
    Ok(o.code.select(below, zero, one))
}

fn smooth_step(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [low, high, x] = o.operands()?;
    let code = &mut *o.code;
    let (above, range) = (code.binary(BinaryOp::FSub, x, low), code.binary(BinaryOp::FSub, high, low));
    let t = code.binary(BinaryOp::FDiv, above, range);
    let t = clamped(code, t, 0.0, 1.0);
    let (two, three) = (code.float_like(t, 2.0), code.float_like(t, 3.0));
    let twice = code.binary(BinaryOp::FMul, two, t);
    let slope = code.binary(BinaryOp::FSub, three, twice);
    let square = code.binary(BinaryOp::FMul, t, t);
    Ok(code.binary(BinaryOp::FMul, square, slope))
}

/// `x` between two numbers.
pub(crate) fn clamped(code: &mut Code<'_>, x: Value, lowest: f64, highest: f64) -> Value {
    let (lowest, highest) = (code.float_like(x, lowest), code.float_like(x, highest));
    let above = code.same("llvm.maxnum", &[x, lowest]);
    code.same("llvm.minnum", &[above, highest])
}

/// The fraction and the whole part, both with the sign of `x`.
fn fraction_and_whole(code: &mut Code<'_>, x: Value) -> [Value; 2] {
    let whole = code.same("llvm.trunc", &[x]);
    let difference = code.binary(BinaryOp::FSub, x, whole);
    // An infinity has the fraction zero, and so has a whole number: with the sign of `x`.
    let (zero, equal) = (code.float_like(x, 0.0), code.fcmp(FloatPredicate::Oeq, x, whole));
    let fraction = code.select(equal, zero, difference);
    [code.same("llvm.copysign", &[fraction, x]), whole]
}

fn modf(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, pointer] = o.operands()?;
    let [fraction, whole] = fraction_and_whole(o.code, x);
    o.code.store(whole, pointer, 0);
    Ok(fraction)
}

fn modf_struct(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let parts = fraction_and_whole(o.code, x);
    Ok(o.code.structure(o.result, &parts))
}

/// The significand between 1/2 and 1, and the exponent of 2.
fn significand_and_exponent(code: &mut Code<'_>, x: Value) -> [Value; 2] {
    let (ty, word) = (code.ty(x), code.out.types.int(32));
    let exponent = code.shaped(word, x);
    let both = code.out.types.literal_struct(&[ty, exponent], false);
    let result = code.call_intrinsic("llvm.frexp", &[ty, exponent], both, [x]);
    [code.extract_value(result, &[0]), code.extract_value(result, &[1])]
}

fn frexp(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, pointer] = o.operands()?;
    let [significand, exponent] = significand_and_exponent(o.code, x);
    o.code.store(exponent, pointer, 0);
    Ok(significand)
}

fn frexp_struct(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let parts = significand_and_exponent(o.code, x);
    Ok(o.code.structure(o.result, &parts))
}

fn ldexp(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, exponent] = o.operands()?;
    let exponent = o.code.resize(exponent, 32);
    let (ty, of_exponent) = (o.code.ty(x), o.code.ty(exponent));
    Ok(o.code.call_intrinsic("llvm.ldexp", &[ty, of_exponent], ty, [x, exponent]))
}

/// `x - y floor(x / y)`
fn float_mod(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, y] = o.operands()?;
    let code = &mut *o.code;
    let quotient = code.binary(BinaryOp::FDiv, x, y);
    let floor = code.same("llvm.floor", &[quotient]);
    let multiple = code.binary(BinaryOp::FMul, y, floor);
    Ok(code.binary(BinaryOp::FSub, x, multiple))
}
