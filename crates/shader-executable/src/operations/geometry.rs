//! Vectors as arrows.
//!
//! Source: `GLSL.std.450`, and GLSL specification, "Geometric Functions".

use super::vectors::{dot, scaled};
use super::{Operation, Row, glsl};
use crate::code::Code;
use crate::problem::Res;
use llvm_model::{BinaryOp, FloatPredicate, InstBuilder as _, Value};
use spirv_grammar::ext::glsl_std450::GlslStd450;
use translate_common::problems::ExecutableProblem;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::Length, |o| {
        let [x] = o.operands()?;
        Ok(length(o.code, x))
    }),
    glsl(GlslStd450::Distance, |o| {
        let [x, y] = o.operands()?;
        let difference = o.code.binary(BinaryOp::FSub, x, y);
        Ok(length(o.code, difference))
    }),
    glsl(GlslStd450::Normalize, |o| {
        let [x] = o.operands()?;
        let length = length(o.code, x);
        let divisor = o.code.broadcast(length, x);
        Ok(o.code.binary(BinaryOp::FDiv, x, divisor))
    }),
    glsl(GlslStd450::Cross, cross),
    glsl(GlslStd450::FaceForward, |o| {
        let [normal, incident, reference] = o.operands()?;
        let side = dot(o.code, reference, incident);
        let zero = o.code.float_like(side, 0.0);
        let faces = o.code.fcmp(FloatPredicate::Olt, side, zero);
        let other = o.code.fneg(normal);
        Ok(o.code.select(faces, normal, other))
    }),
    glsl(GlslStd450::Reflect, |o| {
        let [incident, normal] = o.operands()?;
        let code = &mut *o.code;
        let along = dot(code, normal, incident);
        let two = code.float_like(along, 2.0);
        let twice = code.binary(BinaryOp::FMul, two, along);
        let change = scaled(code, normal, twice);
        Ok(code.binary(BinaryOp::FSub, incident, change))
    }),
    glsl(GlslStd450::Refract, refract),
];

fn length(code: &mut Code<'_>, x: Value) -> Value {
    if code.lanes(x) == 1 {
        return code.same("llvm.fabs", &[x]);
    }
    let square = dot(code, x, x);
    code.same("llvm.sqrt", &[square])
}

fn cross(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x, y] = o.operands()?;
    let code = &mut *o.code;
    let (x, y) = (code.components(x), code.components(y));
    let ([x0, x1, x2], [y0, y1, y2]) = (three(x)?, three(y)?);
    let mut difference = |[a, b, c, d]: [Value; 4]| {
        let (left, right) = (code.binary(BinaryOp::FMul, a, b), code.binary(BinaryOp::FMul, c, d));
        code.binary(BinaryOp::FSub, left, right)
    };
    let components = [[x1, y2, y1, x2], [x2, y0, y2, x0], [x0, y1, y0, x1]].map(&mut difference);
    Ok(code.join_components(&components))
}

fn three(components: Vec<Value>) -> Res<[Value; 3]> {
    components.try_into().map_err(|_| ExecutableProblem::Components.into())
}

/// Nothing where all light is reflected.
fn refract(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [incident, normal, eta] = o.operands()?;
    let code = &mut *o.code;
    let along = dot(code, normal, incident);
    let (zero, one) = (code.float_like(along, 0.0), code.float_like(along, 1.0));
    let square = code.binary(BinaryOp::FMul, along, along);
    let across = code.binary(BinaryOp::FSub, one, square);
    let eta_square = code.binary(BinaryOp::FMul, eta, eta);
    let bent = code.binary(BinaryOp::FMul, eta_square, across);
    let k = code.binary(BinaryOp::FSub, one, bent);
    let root = code.same("llvm.sqrt", &[k]);
    let straight = code.binary(BinaryOp::FMul, eta, along);
    let factor = code.binary(BinaryOp::FAdd, straight, root);
    let (kept, change) = (scaled(code, incident, eta), scaled(code, normal, factor));
    let refracted = code.binary(BinaryOp::FSub, kept, change);
    let reflected = code.fcmp(FloatPredicate::Olt, k, zero);
    let ty = code.ty(incident);
    let nothing = code.zero(ty);
    Ok(code.select(reflected, nothing, refracted))
}
