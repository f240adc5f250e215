//! Powers, exponentials and logarithms: intrinsics of LLVM, which the library of the machine computes.

use super::common::unary;
use super::{Operation, Row, glsl};
use crate::problem::Res;
use llvm_model::{BinaryOp, InstBuilder as _, Value};
use spirv_grammar::ext::glsl_std450::GlslStd450;

pub(super) const ROWS: &[Row] = &[
    glsl(GlslStd450::Pow, |o| Ok(o.code.same("llvm.pow", o.args))),
    glsl(GlslStd450::Exp, |o| unary(o, "llvm.exp")),
    glsl(GlslStd450::Log, |o| unary(o, "llvm.log")),
    glsl(GlslStd450::Exp2, |o| unary(o, "llvm.exp2")),
    glsl(GlslStd450::Log2, |o| unary(o, "llvm.log2")),
    glsl(GlslStd450::Sqrt, |o| unary(o, "llvm.sqrt")),
    glsl(GlslStd450::InverseSqrt, inverse_sqrt),
];

fn inverse_sqrt(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [x] = o.operands()?;
    let (root, one) = (o.code.same("llvm.sqrt", &[x]), o.code.float_like(x, 1.0));
    Ok(o.code.binary(BinaryOp::FDiv, one, root))
}
