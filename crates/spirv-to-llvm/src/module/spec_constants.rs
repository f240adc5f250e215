//! OpSpecConstantOp: a constant computed from constants. Integers are computed here, floating-point numbers by
//! [`float_folding`]; addresses become constant expressions.

use crate::fail::{Res, fail};
use crate::ids::Ids;
use crate::ids::types::check_sized;
use crate::module::casts::cast_is_valid;
use crate::module::constants::aggregate;
use crate::module::float_folding;
use crate::module::indices::{check_indices, narrow_struct_indices};
use crate::module::types::TypeTable;
use crate::operands::{result_type, word, words_from};
use llvm_model::int::{mask, sign_extend};
use llvm_model::{
    ApInt, BinaryOp, CastOp, ConstId, Constant, ConstantExpr, DataLayout, Flags, IntPredicate, Module, Type,
    TypeId, Value,
};
use spirv_mapping::convention::access_chains::Form;
use spirv_mapping::convention::{casts, operators, predicates};
use spirv_module::{Instruction, Op};
use translate_common::Problem;
use translate_common::problems::{ConstantProblem, OperandProblem, Wanted};

/// How many elements a folded composite may have: each instruction costs as many steps.
const MAX_ELEMENTS: usize = 1 << 12;

/// The constant that OpSpecConstantOp computes.
pub(crate) fn spec_constant_op(
    ids: &Ids<'_>,
    out: &mut Module,
    types: &TypeTable,
    inst: Instruction<'_>,
) -> Res<ConstId> {
    let layout = types.layout();
    let ty = ids.value_type(&out.types, result_type(inst)?)?;
    let op = Op(word(inst, 0)? as u16);
    let operands = words_from(inst, 1)?;
    if let Some(form) = Form::of(op) {
        return constant_access_chain(ids, out, types, form, operands, ty);
    }
    match op {
        Op::CompositeExtract | Op::CompositeInsert | Op::VectorShuffle => {
            fold_composite(ids, out, types, op, operands, ty)
        }
        _ => {
            let operands = operands.iter().map(|&id| ids.constant(id)).collect::<Res<Vec<_>>>()?;
            fold(out, layout, op, ty, &operands)
        }
    }
}

/// Returns the result of an instruction on constant integers, if it is defined.
pub(crate) fn compute_integers(
    out: &mut Module,
    op: Op,
    ty: TypeId,
    operands: &[ConstId],
) -> Option<ConstId> {
    let width = out.types.int_width(ty).filter(|width| *width <= 64)?;
    let mut values = Vec::with_capacity(operands.len());
    for &operand in operands {
        let width = out.types.int_width(out.constants.ty(operand)).filter(|width| *width <= 64)?;
        values.push((out.constants.as_int(operand)?.to_u64()?, width));
    }
    match (op, operands, values.as_slice()) {
        (Op::Select, &[_, if_true, if_false], &[(condition, 1), ..]) => {
            let chosen = if condition == 0 { if_false } else { if_true };
            (out.constants.ty(chosen) == ty).then_some(chosen)
        }
        _ => compute(op, width, &values)?.map(|value| out.constants.int(ty, width, value)),
    }
}

fn fold(out: &mut Module, layout: &DataLayout, op: Op, ty: TypeId, operands: &[ConstId]) -> Res<ConstId> {
    match (casts::cast(op), operands) {
        (Some(CastOp::BitCast), &[operand]) if out.constants.ty(operand) == ty => return Ok(operand),
        (
            Some(cast @ (CastOp::BitCast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::AddrSpaceCast)),
            &[operand],
        ) => return constant_cast(out, layout, cast, operand, ty),
        (None, &[condition, if_true, if_false]) if op == Op::Select => {
            if let Some(bits) = out.constants.as_int(condition) {
                return Ok(if bits.is_zero() { if_false } else { if_true });
            }
        }
        _ => {}
    }
    // Component by component, for vectors.
    if let Some(lanes) = out.types.lanes(ty) {
        let element = out.types.scalar(ty);
        let mut columns = Vec::new();
        for &operand in operands {
            let lanes_of = out.constants.elements(&out.types, operand, MAX_ELEMENTS);
            columns.push(lanes_of.ok_or_else(|| {
                fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::VectorConstant })
            })?);
        }
        let mut elements = Vec::new();
        for lane in 0..lanes as usize {
            let row: Option<Vec<ConstId>> = columns.iter().map(|column| column.get(lane).copied()).collect();
            let row = row.ok_or_else(|| fail(OperandProblem::Sizes))?;
            elements.push(fold_scalar(out, op, element, &row)?);
        }
        return aggregate(out, ty, &elements);
    }
    fold_scalar(out, op, ty, operands)
}

fn fold_scalar(out: &mut Module, op: Op, ty: TypeId, operands: &[ConstId]) -> Res<ConstId> {
    let unsupported = || fail(ConstantProblem::NotComputable { op });
    // An undefined result is an operand of further operations.
    if operands.iter().any(|&operand| out.constants[operand] == Constant::Poison) {
        return Ok(out.constants.intern(ty, Constant::Poison));
    }
    if let Some(made) = fold_floats(out, op, ty, operands) {
        return Ok(made);
    }
    let width = out.types.int_width(ty).filter(|width| *width <= 64).ok_or_else(unsupported)?;
    let mut values = Vec::with_capacity(operands.len());
    for &operand in operands {
        let operand_width = out.types.int_width(out.constants.ty(operand));
        let value = match &out.constants[operand] {
            // Any value may be taken for it.
            Constant::Undef => Some(0),
            _ => out.constants.as_int(operand).and_then(|bits| bits.to_u64()),
        };
        match (operand_width.filter(|width| *width <= 64), value) {
            (Some(width), Some(value)) => values.push((value, width)),
            _ => return constant_operation(out, op, ty, operands).ok_or_else(unsupported),
        }
    }
    Ok(match compute(op, width, &values).ok_or_else(unsupported)? {
        Some(value) => out.constants.int(ty, width, value),
        None => out.constants.intern(ty, Constant::Poison),
    })
}

/// Returns the result of an operation on or to floating-point numbers; `None` for other operations.
fn fold_floats(out: &mut Module, op: Op, ty: TypeId, operands: &[ConstId]) -> Option<ConstId> {
    let mut numbers = Vec::with_capacity(operands.len());
    for &operand in operands {
        let bits = match &out.constants[operand] {
            Constant::Int(bits) | Constant::Float(bits) => bits.to_u64()?,
            Constant::Null => 0,
            _ => return None,
        };
        numbers.push((bits, out.types[out.constants.ty(operand)].clone()));
    }
    let is_integer = |ty: &Type| matches!(ty, Type::Integer(_));
    let result = out.types[ty].clone();
    if is_integer(&result) && numbers.iter().all(|(_, ty)| is_integer(ty)) {
        return None;
    }
    let bits = float_folding::compute(op, &result, &numbers)?;
    let width = match result {
        Type::Integer(width) => width,
        Type::Half | Type::BFloat => 16,
        Type::Float => 32,
        _ => 64,
    };
    Some(match bits {
        Some(bits) if is_integer(&result) => out.constants.int(ty, width, bits),
        Some(bits) => out.constants.intern(ty, Constant::Float(ApInt::from_u64(width, bits))),
        None => out.constants.intern(ty, Constant::Poison),
    })
}

/// Returns an operation with addresses in it as a constant expression; `None` for those that LLVM has no such expression for.
fn constant_operation(out: &mut Module, op: Op, ty: TypeId, operands: &[ConstId]) -> Option<ConstId> {
    let op =
        operators::binary(op).filter(|op| matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor))?;
    let &[lhs, rhs] = operands else { return None };
    let fits = out.constants.ty(lhs) == ty && out.constants.ty(rhs) == ty;
    let expression = ConstantExpr::Binary { op, flags: Flags::NONE, lhs, rhs };
    fits.then(|| out.constants.intern(ty, Constant::Expr(Box::new(expression))))
}

/// A cast as a constant expression, its types checked.
pub(crate) fn constant_cast(
    out: &mut Module,
    layout: &DataLayout,
    op: CastOp,
    operand: ConstId,
    ty: TypeId,
) -> Res<ConstId> {
    let from = out.constants.ty(operand);
    if !cast_is_valid(&out.types, layout, op, from, ty) {
        return Err(fail(ConstantProblem::Conversion));
    }
    Ok(out.constants.intern(ty, Constant::Expr(Box::new(ConstantExpr::Cast { op, operand }))))
}

fn constant_access_chain(
    ids: &Ids<'_>,
    out: &mut Module,
    types: &TypeTable,
    form: Form,
    mut operands: &[u32],
    ty: TypeId,
) -> Res<ConstId> {
    let mut stated = None;
    if form.untyped {
        let (&base_type, rest) =
            operands.split_first().ok_or_else(|| fail(Problem::internal("an operand is missing")))?;
        stated = Some(check_sized(&out.types, ids.value_type(&out.types, base_type)?)?);
        operands = rest;
    }
    let (&base_id, index_ids) =
        operands.split_first().ok_or_else(|| fail(Problem::internal("an operand is missing")))?;
    let source_type = match stated {
        Some(ty) => ty,
        None => ids.sized_pointee(&out.types, base_id)?,
    };
    let base = ids.constant(base_id)?;
    let mut indices = Vec::with_capacity(index_ids.len() + 1);
    if !form.from_element {
        let int = out.types.int(32);
        indices.push(out.constants.int(int, 32, 0));
    }
    for &id in index_ids {
        indices.push(ids.constant(id)?);
    }
    if let (true, Some((&first, path))) = (types.has_wrappers(), indices.split_first()) {
        let int = out.types.int(32);
        let zero = out.constants.int(int, 32, 0);
        let at = |index: ConstId| out.as_u64(Value::Const(index));
        let path = types.wrapped_path(&out.types, source_type, path, zero, at);
        indices = std::iter::once(first).chain(path).collect();
    }
    check_indices(out, source_type, indices.iter().map(|&c| llvm_model::Value::Const(c)))?;
    let indices = narrow_struct_indices(out, source_type, indices)?;
    let flags = form.flags();
    if out.constants.ty(base) != ty || out.types.address_space(ty).is_none() {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::PointerOfBase }));
    }
    let expr =
        ConstantExpr::GetElementPtr { source_type, flags, in_range: None, base, indices: indices.into() };
    Ok(out.constants.intern(ty, Constant::Expr(Box::new(expr))))
}

fn fold_composite(
    ids: &Ids<'_>,
    out: &mut Module,
    types: &TypeTable,
    op: Op,
    operands: &[u32],
    ty: TypeId,
) -> Res<ConstId> {
    match (op, operands) {
        (Op::CompositeExtract, &[composite, ref path @ ..]) => {
            let mut at = ids.constant(composite)?;
            let whole = out.constants.ty(at);
            let path = types.wrapped_path(&out.types, whole, path, 0, |index| Some(u64::from(index)));
            for index in path {
                at = constant_element(out, at, index)?;
            }
            if out.constants.ty(at) == ty { Ok(at) } else { Err(fail(OperandProblem::ResultType)) }
        }
        (Op::CompositeInsert, &[object, composite, index]) if !types.is_wrapper(ty) => {
            let (object, composite) = (ids.constant(object)?, ids.constant(composite)?);
            let mut elements = constant_elements(out, composite)?;
            *elements
                .get_mut(index as usize)
                .ok_or_else(|| fail(ConstantProblem::IndexRange { index: index.into() }))? = object;
            aggregate(out, ty, &elements)
        }
        (Op::VectorShuffle, &[a, b, ref mask @ ..]) => {
            let (a, b) = (ids.constant(a)?, ids.constant(b)?);
            let mut pool = constant_elements(out, a)?;
            pool.extend(constant_elements(out, b)?);
            let element = out.types.scalar(ty);
            let mut elements = Vec::with_capacity(mask.len());
            for &index in mask {
                elements.push(match pool.get(index as usize) {
                    Some(&constant) => constant,
                    None if index == u32::MAX => out.constants.intern(element, Constant::Undef),
                    None => return Err(fail(ConstantProblem::IndexRange { index: index.into() })),
                });
            }
            aggregate(out, ty, &elements)
        }
        _ => Err(fail(ConstantProblem::NotComputable { op })),
    }
}

fn constant_elements(out: &mut Module, constant: ConstId) -> Res<Vec<ConstId>> {
    let elements = out.constants.elements(&out.types, constant, MAX_ELEMENTS);
    elements.ok_or_else(|| {
        fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::CompositeConstant })
    })
}

fn constant_element(out: &mut Module, constant: ConstId, index: u32) -> Res<ConstId> {
    if let Constant::Aggregate(elements) = &out.constants[constant] {
        return elements
            .get(index as usize)
            .copied()
            .ok_or_else(|| fail(ConstantProblem::IndexRange { index: index.into() }));
    }
    let elements = constant_elements(out, constant)?;
    elements
        .get(index as usize)
        .copied()
        .ok_or_else(|| fail(ConstantProblem::IndexRange { index: index.into() }))
}

/// An integer operation of OpSpecConstantOp on values of at most 64 bits, given zero extended with their widths. `None`
/// when it is another operation, `Some(None)` where the result is undefined.
fn compute(op: Op, width: u32, operands: &[(u64, u32)]) -> Option<Option<u64>> {
    let value = match *operands {
        [a] => Some(compute_unary(op, a)?),
        [a, b] => match (operators::binary(op), predicates::int(op)) {
            (Some(operator), _) if operator.is_float() => return None,
            (Some(operator), _) => compute_binary(operator, width, a, b),
            (None, Some(predicate)) => Some(u64::from(compare(predicate, a, b))),
            (None, None) if op == Op::SMod => signed(a).checked_rem(signed(b)).map(|remainder| {
                let corrects = remainder != 0 && (remainder < 0) != (signed(b) < 0);
                (if corrects { remainder + signed(b) } else { remainder }) as u64
            }),
            (None, None) => return None,
        },
        _ => return None,
    };
    Some(value.map(|value| value & mask(width)))
}

fn signed((value, width): (u64, u32)) -> i64 {
    sign_extend(value, width)
}

fn compute_unary(op: Op, a: (u64, u32)) -> Option<u64> {
    Some(match op {
        Op::SConvert => signed(a) as u64,
        Op::UConvert => a.0,
        Op::SNegate => a.0.wrapping_neg(),
        Op::Not => !a.0,
        Op::LogicalNot => u64::from(a.0 == 0),
        _ => return None,
    })
}

/// An operator on integers; `None` for floats and where the result is undefined.
fn compute_binary(operator: BinaryOp, width: u32, x: (u64, u32), y: (u64, u32)) -> Option<u64> {
    let (a, b) = (x.0, y.0);
    let amount = (b < u64::from(width)).then_some(b);
    Some(match operator {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv => signed(x).checked_div(signed(y))? as u64,
        BinaryOp::SRem => signed(x).checked_rem(signed(y))? as u64,
        BinaryOp::Shl => a << amount?,
        BinaryOp::LShr => a >> amount?,
        BinaryOp::AShr => (signed(x) >> amount?) as u64,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => return None,
    })
}

fn compare(predicate: IntPredicate, x: (u64, u32), y: (u64, u32)) -> bool {
    match predicate {
        IntPredicate::Eq => x.0 == y.0,
        IntPredicate::Ne => x.0 != y.0,
        IntPredicate::Ugt => x.0 > y.0,
        IntPredicate::Uge => x.0 >= y.0,
        IntPredicate::Ult => x.0 < y.0,
        IntPredicate::Ule => x.0 <= y.0,
        IntPredicate::Sgt => signed(x) > signed(y),
        IntPredicate::Sge => signed(x) >= signed(y),
        IntPredicate::Slt => signed(x) < signed(y),
        IntPredicate::Sle => signed(x) <= signed(y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic_wraps_and_never_traps() {
        assert_eq!(compute(Op::IAdd, 8, &[(255, 8), (1, 8)]), Some(Some(0)));
        assert_eq!(compute(Op::SDiv, 64, &[(i64::MIN as u64, 64), (u64::MAX, 64)]), Some(None));
        assert_eq!(compute(Op::SDiv, 8, &[(0xfe, 8), (2, 8)]), Some(Some(0xff)));
        assert_eq!(compute(Op::SMod, 8, &[(0xff, 8), (3, 8)]), Some(Some(2)));
        assert_eq!(compute(Op::UDiv, 8, &[(1, 8), (0, 8)]), Some(None));
        assert_eq!(compute(Op::ShiftLeftLogical, 8, &[(1, 8), (8, 8)]), Some(None));
        assert_eq!(compute(Op::FAdd, 8, &[(1, 8), (8, 8)]), None);
    }
}
