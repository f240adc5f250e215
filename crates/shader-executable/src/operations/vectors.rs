//! Vectors and composites: products, all and any of the components, and the same value in another type.

use super::{Operation, Row, core};
use crate::code::Code;
use crate::parts::Parts;
use crate::problem::Res;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, Type, TypeId, Value};
use spirv_grammar::Op;
use translate_common::problems::ExecutableProblem;
use translate_common::shaders::wrapper;

pub(super) const ROWS: &[Row] = &[
    core(Op::Dot, |o| {
        let [x, y] = o.operands()?;
        Ok(dot(o.code, x, y))
    }),
    core(Op::VectorTimesScalar, |o| {
        let [vector, scalar] = o.operands()?;
        Ok(scaled(o.code, vector, scalar))
    }),
    core(Op::Any, |o| reduce(o, "llvm.vector.reduce.or")),
    core(Op::All, |o| reduce(o, "llvm.vector.reduce.and")),
    core(Op::SDot, |o| integer_dot(o, [CastOp::SExt, CastOp::SExt])),
    core(Op::UDot, |o| integer_dot(o, [CastOp::ZExt, CastOp::ZExt])),
    core(Op::SUDot, |o| integer_dot(o, [CastOp::SExt, CastOp::ZExt])),
    // A specialization constant without another value has its default.
    core(Op::SpecConstant, |o| {
        let [_, default] = o.operands()?;
        Ok(default)
    }),
    core(Op::SpecConstantComposite, |o| match o.code.out.types[o.result] {
        Type::Vector { .. } => Ok(o.code.join_components(o.args)),
        _ => Ok(o.code.structure(o.result, o.args)),
    }),
    core(Op::CopyLogical, |o| {
        let [value] = o.operands()?;
        let ty = o.result;
        copied(o.code, value, ty)
    }),
];

/// How deep types may nest.
const MAX_NESTING: u32 = 64;

/// The sum of the products of components, from the first on.
pub(super) fn dot(code: &mut Code<'_>, x: Value, y: Value) -> Value {
    let products = code.binary(BinaryOp::FMul, x, y);
    let mut components = code.components(products).into_iter();
    let first = components.next().unwrap_or(products);
    components.fold(first, |sum, product| code.binary(BinaryOp::FAdd, sum, product))
}

/// A vector, or a scalar, each component times the same.
pub(super) fn scaled(code: &mut Code<'_>, vector: Value, scalar: Value) -> Value {
    let factor = code.broadcast(scalar, vector);
    code.binary(BinaryOp::FMul, vector, factor)
}

fn reduce(o: &mut Operation<'_, '_>, base: &str) -> Res<Value> {
    let [vector] = o.operands()?;
    let (ty, element) = (o.code.ty(vector), o.code.scalar(vector));
    Ok(o.code.call_intrinsic(base, &[ty], element, [vector]))
}

/// The same of integers, in the width of the result. Packed vectors (a third operand) have no executable form.
fn integer_dot(o: &mut Operation<'_, '_>, extend: [CastOp; 2]) -> Res<Value> {
    let [x, y] = o.operands().map_err(|_| ExecutableProblem::PackedProduct)?;
    let code = &mut *o.code;
    let wide = code.shaped(o.result, x);
    let same_width = code.ty(x) == wide;
    let mut widened = [x, y];
    if !same_width {
        widened = [code.cast(extend[0], x, wide), code.cast(extend[1], y, wide)];
    }
    let products = code.binary(BinaryOp::Mul, widened[0], widened[1]);
    let sum = code.call_intrinsic("llvm.vector.reduce.add", &[wide], o.result, [products]);
    Ok(sum)
}

/// The same value in another type with as many parts of the same kinds.
pub(crate) fn copied(code: &mut Code<'_>, value: Value, ty: TypeId) -> Res<Value> {
    copied_at(code, value, ty, MAX_NESTING, &mut Parts::default())
}

fn copied_at(code: &mut Code<'_>, value: Value, ty: TypeId, depth: u32, all: &mut Parts) -> Res<Value> {
    all.count()?;
    let from = code.ty(value);
    if from == ty {
        return Ok(value);
    }
    let depth = depth.checked_sub(1).ok_or(ExecutableProblem::Nesting)?;
    // One of them may have a stride, or the other.
    if let Some((_, array)) = wrapper(&code.out.types, ty) {
        let unwrapped = copied_at(code, value, array, depth, all)?;
        return Ok(code.structure(ty, &[unwrapped]));
    }
    if wrapper(&code.out.types, from).is_some() {
        let unwrapped = code.extract_value(value, &[0]);
        return copied_at(code, unwrapped, ty, depth, all);
    }
    let other = || ExecutableProblem::CopyLogical;
    let parts =
        code.count_parts(ty).filter(|&parts| code.count_parts(from) == Some(parts)).ok_or_else(other)?;
    let mut whole = code.poison(ty);
    for index in 0..parts {
        let element = code.out.types.element(ty, index).ok_or_else(other)?;
        let part = code.extract_value(value, &[index as u32]);
        let part = copied_at(code, part, element, depth, all)?;
        whole = code.insert_value(whole, part, &[index as u32]);
    }
    Ok(whole)
}
