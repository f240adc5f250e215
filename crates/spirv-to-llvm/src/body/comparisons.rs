//! Comparisons of numbers, booleans and pointers.

use crate::fail::{Res, fail};
use crate::function::deferred::adapted_results;
use crate::function::deferred::comparisons::compare_addresses;
use crate::function::flags::fast_math;
use crate::function::{FunctionRaiser, calls};
use crate::module::target::size_type;
use crate::operands::words;
use llvm_model::{BinaryOp, CastOp, Flags, InstBuilder as _, InstKind, IntPredicate, TypeId, Value};
use spirv_mapping::convention::predicates;
use spirv_module::{Instruction, Op, Tolerance};
use translate_common::Problem;
use translate_common::forms::{AdaptedCalls, PointerComparisons};
use translate_common::problems::{OperandProblem, TypeProblem, Wanted};

/// Translates comparisons; false when `inst` is none.
pub(crate) fn comparison(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if let Some(predicate) = predicates::int(inst.op()) {
        compare_ints(f, inst, predicate)?;
    } else if let Some(predicate) = predicates::float(inst.op()) {
        let (lhs, rhs, ty) = compared(f, inst)?;
        f.check_float(ty)?;
        let result = f.int_type_like(ty, 1);
        let flags = fast_math(f, inst)?;
        let value = f.emit_with(InstKind::FCmp { predicate, lhs, rhs }, result, flags);
        f.bind(inst, value)?;
    } else {
        return of_all_lanes(f, inst);
    }
    Ok(true)
}

/// OpAny and OpAll of integers, which OpenCL's `any` and `all` correspond to: whether the highest bit of a component is
/// set. False for other instructions, and for vectors of truth values.
fn of_all_lanes(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let intrinsic = match inst.op() {
        Op::Any => "llvm.vector.reduce.or",
        Op::All => "llvm.vector.reduce.and",
        _ => return Ok(false),
    };
    let [vector] = words(inst)?;
    let (vector, ty) = f.typed(vector)?;
    let types = &f.raise.out.types;
    let width = types.int_width(types.scalar(ty));
    if types.lanes(ty).is_none() || width.is_none_or(|width| width == 1) {
        return Ok(false);
    }
    f.raise.report.tolerate(f.raise.input.options, &f.raise.ids, Tolerance::AnyOfIntegers, inst)?;
    let (zero, bools) = (f.zero(ty), f.int_type_like(ty, 1));
    let set = f.icmp(IntPredicate::Slt, vector, zero);
    let value = calls::intrinsic(f, intrinsic, &[bools], f.i1, &[(set, bools)])?;
    f.bind(inst, value)?;
    Ok(true)
}

fn compare_ints(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, predicate: IntPredicate) -> Res<()> {
    if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne)
        && f.raise.input.forms().pointer_comparisons == PointerComparisons::Pointers
        && compare_addresses(f, inst, predicate)?
    {
        return Ok(());
    }
    let (mut lhs, rhs, ty) = compared(f, inst)?;
    f.check_int(ty)?;
    if matches!(predicate, IntPredicate::Eq | IntPredicate::Ne)
        && let Some(number) = tested_number(f, inst)?
    {
        lhs = number;
    }
    let value = f.icmp(predicate, lhs, rhs);
    f.bind(inst, value)
}

/// The number that a call gives for a truth value, where 1 or 0 in its place is compared with 0: which number it is does not
/// matter then.
fn tested_number(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Option<Value>> {
    let [number, zero] = words(inst)?;
    if f.raise.input.forms().adapted_calls == AdaptedCalls::Literal || !f.is_zero(zero) {
        return Ok(None);
    }
    let Some(&[condition, if_true, if_false]) = f.defined_by(number, Op::Select) else { return Ok(None) };
    let (if_true, ty) = f.typed(if_true)?;
    let if_false = f.value(if_false)?;
    let found = adapted_results::test_behind(f, condition, if_true, if_false, ty);
    if found.is_some() {
        f.forget(number);
    }
    Ok(found.map(|(raw, _)| raw))
}

/// The operands of a comparison, and their type.
fn compared(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<(Value, Value, TypeId)> {
    let [lhs, rhs] = words(inst)?;
    let (lhs, ty) = f.typed(lhs)?;
    Ok((lhs, f.value_of(rhs, ty)?, ty))
}

/// OpPtrEqual, OpPtrNotEqual, OpPtrDiff.
pub(crate) fn compare_pointers(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    let rhs = f.value_of(rhs_id, ty)?;
    if f.raise.out.types.address_space(ty).is_none() {
        return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Pointer }));
    }
    let Some(predicate) = predicates::pointer(inst.op()) else {
        return pointer_difference(f, inst, lhs_id, [lhs, rhs]);
    };
    let (mut lhs, mut rhs) = (lhs, rhs);
    if f.raise.input.forms().pointer_comparisons == PointerComparisons::Integers {
        let size = size_type(f.raise.input, &mut f.raise.out.types);
        lhs = f.cast(CastOp::PtrToInt, lhs, size);
        rhs = f.cast(CastOp::PtrToInt, rhs, size);
    }
    let value = f.icmp(predicate, lhs, rhs);
    f.bind(inst, value)
}

/// The number of elements between two pointers.
fn pointer_difference(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    pointer: u32,
    operands: [Value; 2],
) -> Res<()> {
    let ty = f.raise.ids.row(pointer).map_or(0, |slot| slot.ty);
    let size = if f.raise.ids.untyped_pointer_storage(ty).is_some() {
        // No evidence for another unit than bytes.
        Some(1)
    } else {
        let pointee = f.raise.ids.pointee_of(pointer)?;
        let element = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
        f.raise.types.layout().alloc_size(&f.raise.out.types, element)
    };
    let size = size.filter(|size| *size > 0).ok_or_else(|| fail(TypeProblem::Unsized))?;
    let ty = f.result_type(inst)?;
    f.check_int(ty)?;
    let mut addresses = Vec::with_capacity(2);
    for operand in operands {
        addresses.push(f.cast(CastOp::PtrToInt, operand, ty));
    }
    let &[lhs, rhs] = addresses.as_slice() else {
        return Err(fail(Problem::internal("an operand is missing")));
    };
    let bytes = f.binary(BinaryOp::Sub, lhs, rhs);
    let rhs = f.int(ty, size);
    f.emit_result(inst, InstKind::Binary { op: BinaryOp::SDiv, lhs: bytes, rhs }, ty, Flags::EXACT)
}
