//! Arithmetic, bit operations, logic, selection.

use crate::body::style::matrices::named_splat;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::{call_spelled, intrinsic};
use crate::function::deferred::adapted_results;
use crate::function::deferred::comparisons::checked_dimension;
use crate::function::flags::{fast_math, fast_math_if_float, wrap_flags};
use crate::function::memory::stored_next;
use crate::function::operands::wrong_type;
use crate::function::values::{resize, splat};
use crate::module::constants::raise_constant;
use crate::module::spelling::{OperandType, SpellingKey, spell};
use crate::operands::{result, result_type, word, words};
use llvm_model::{
    BinaryOp, CastOp, Flags, FloatPredicate, InstBuilder as _, InstKind, IntPredicate, TypeId, Value,
};
use spirv_mapping::Inst;
use spirv_mapping::convention::intrinsics::written;
use spirv_mapping::convention::operators;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Instruction, Op};
use translate_common::BuiltinDialect;
use translate_common::forms::{BitCounts, Composites, ExtendedProducts, Matrices};
use translate_common::problems::{LibraryProblem, OperandProblem, Wanted};

/// Translates arithmetic; false when `inst` is none.
pub(crate) fn arithmetic(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if let Some(op) = operators::binary(inst.op()) {
        binary(f, inst, op)?;
        return Ok(true);
    }
    if let Some(op) = operators::unary(inst.op()) {
        let (operand, ty) = f.typed(word(inst, 0)?)?;
        f.check_float(ty)?;
        let flags = fast_math(f, inst)?;
        f.emit_result(inst, InstKind::Unary { op, operand }, ty, flags)?;
        return Ok(true);
    }
    match inst.op() {
        Op::SNegate => {
            let (rhs, ty) = f.typed(word(inst, 0)?)?;
            f.check_int(ty)?;
            let lhs = f.zero(ty);
            let flags = wrap_flags(f, inst)?;
            f.emit_result(inst, InstKind::Binary { op: BinaryOp::Sub, lhs, rhs }, ty, flags)?;
        }
        Op::Not | Op::LogicalNot => {
            let (lhs, ty) = f.typed(word(inst, 0)?)?;
            f.check_int(ty)?;
            let rhs = f.int_splat(ty, -1)?;
            f.emit_result(inst, InstKind::Binary { op: BinaryOp::Xor, lhs, rhs }, ty, Flags::NONE)?;
        }
        Op::SMod => int_modulo(f, inst)?,
        Op::FMod => float_modulo(f, inst)?,
        Op::VectorTimesScalar => vector_times_scalar(f, inst)?,
        // The SPIR-V friendly form has functions for these.
        Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended
            if f.raise.input.options.llvm.dialect == BuiltinDialect::SpirvFriendly =>
        {
            return Ok(false);
        }
        Op::IAddCarry => with_overflow(f, inst, written::ADD_CARRY)?,
        Op::ISubBorrow => with_overflow(f, inst, written::SUB_BORROW)?,
        Op::UMulExtended | Op::SMulExtended
            if f.raise.input.forms().extended_products == ExtendedProducts::Call =>
        {
            return Ok(false);
        }
        Op::UMulExtended => extended_product(f, inst, CastOp::ZExt)?,
        Op::SMulExtended => extended_product(f, inst, CastOp::SExt)?,
        Op::BitCount => bit_count(f, inst)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn binary(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, op: BinaryOp) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    if op == BinaryOp::Add
        && let Some(value) = adapted_results::offset_undone(f, lhs_id, rhs_id)
    {
        return f.bind(inst, value);
    }
    let (lhs, ty) = f.typed(lhs_id)?;
    let flags = if op.is_float() {
        f.check_float(ty)?;
        fast_math(f, inst)?
    } else {
        f.check_int(ty)?;
        wrap_flags(f, inst)?
    };
    let (mut rhs, rhs_type) = f.typed(rhs_id)?;
    if rhs_type != ty {
        if !matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr) {
            return Err(wrong_type(rhs_id));
        }
        rhs = resize(f, rhs, ty)?;
    }
    f.emit_result(inst, InstKind::Binary { op, lhs, rhs }, ty, flags)
}

/// `OpFMod`: the remainder with the sign of the divisor, which a zero has, too.
fn float_modulo(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    f.check_float(ty)?;
    let rhs = f.value_of(rhs_id, ty)?;
    let remainder = f.binary(BinaryOp::FRem, lhs, rhs);
    f.name_step(remainder, "frem.res");
    let signed = intrinsic(f, written::COPY_SIGN, &[ty], ty, &[(remainder, ty), (rhs, ty)])?;
    f.name_step(signed, "copysign.res");
    let sum = f.binary(BinaryOp::FAdd, remainder, rhs);
    f.name_step(sum, "fadd.res");
    // No number, and zeros of either sign, are as they should be.
    let condition = f.fcmp(FloatPredicate::One, remainder, signed);
    f.name_step(condition, "cmp.res");
    f.emit_result(inst, InstKind::Select { condition, if_true: sum, if_false: signed }, ty, Flags::NONE)
}

/// `OpSMod`: the remainder with the sign of the divisor.
fn int_modulo(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    f.check_int(ty)?;
    let rhs = f.value_of(rhs_id, ty)?;
    let zero = f.zero(ty);
    let remainder = f.binary(BinaryOp::SRem, lhs, rhs);
    f.name_step(remainder, "srem.res");
    let signs = f.binary(BinaryOp::Xor, lhs, rhs);
    f.name_step(signs, "xor.res");
    let differ = f.icmp(IntPredicate::Slt, signs, zero);
    f.name_step(differ, "cmpsign.res");
    let is_some = f.icmp(IntPredicate::Ne, remainder, zero);
    f.name_step(is_some, "cmpsrem.res");
    // It is taken only where the signs differ, and then it does not wrap.
    let sum = f.binary_with(BinaryOp::Add, remainder, rhs, Flags::NSW);
    f.name_step(sum, "add.res");
    let condition = f.binary(BinaryOp::And, differ, is_some);
    f.name_step(condition, "cmp.res");
    f.emit_result(inst, InstKind::Select { condition, if_true: sum, if_false: remainder }, ty, Flags::NONE)
}

fn vector_times_scalar(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [vector, scalar] = words(inst)?;
    let (lhs, ty) = f.typed(vector)?;
    f.check_float(ty)?;
    let element = f.raise.out.types.scalar(ty);
    let scalar = f.value_of(scalar, element)?;
    let rhs = match f.raise.input.forms().matrices {
        Matrices::Direct => splat(f, scalar, ty)?,
        Matrices::Stepwise => named_splat(f, scalar, ty, "")?,
    };
    let flags = fast_math(f, inst)?;
    let product = f.binary_with(BinaryOp::FMul, lhs, rhs, flags);
    f.bind(inst, product)?;
    f.name_step_unless_named(product, "scale");
    Ok(())
}

/// `OpIAddCarry`, `OpISubBorrow`: LLVM's carry is a bit, SPIR-V's a number of the operands' type.
fn with_overflow(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, name: &str) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    f.check_int(ty)?;
    let rhs = f.value_of(rhs_id, ty)?;
    let bools = f.int_type_like(ty, 1);
    let both_type = f.raise.out.types.literal_struct(&[ty, bools], false);
    let both = intrinsic(f, name, &[ty], both_type, &[(lhs, ty), (rhs, ty)])?;
    let sum = f.extract_value(both, &[0]);
    let carry = f.extract_value(both, &[1]);
    let wide = f.cast(CastOp::ZExt, carry, ty);
    pair(f, inst, sum, wide, ty)
}

/// `OpBitCount`: the intrinsic, for `popcount` is the extended instruction. Its result may have another width.
fn bit_count(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let (value, ty) = f.typed(word(inst, 0)?)?;
    f.check_int(ty)?;
    if f.raise.input.forms().bit_counts == BitCounts::Core
        && f.raise.input.options.llvm.dialect != BuiltinDialect::SpirvFriendly
    {
        let key = SpellingKey::plain(
            Inst::cl(OpenClStd::popcount),
            vec![OperandType::Of(f.raise.ids.row(word(inst, 0)?).map_or(0, |row| row.ty))],
            result_type(inst)?,
        );
        let spelled = spell(f.raise, key, inst)?;
        let count = call_spelled(f, &spelled, vec![value])?;
        return f.bind(inst, count);
    }
    let count = intrinsic(f, written::BIT_COUNT, &[ty], ty, &[(value, ty)])?;
    let result = f.result_type(inst)?;
    let count = resize(f, count, result)?;
    f.bind(inst, count)
}

/// `OpUMulExtended`, `OpSMulExtended`: the product at twice the width, in two halves.
fn extended_product(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>, extend: CastOp) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    f.check_int(ty)?;
    let rhs = f.value_of(rhs_id, ty)?;
    let width = f.int_width(ty).unwrap_or(0);
    if width > 64 {
        return Err(fail(LibraryProblem::ExtendedProduct));
    }
    let wide = f.int_type_like(ty, width * 2);
    let lhs = f.cast(extend, lhs, wide);
    let rhs = f.cast(extend, rhs, wide);
    let product = f.binary(BinaryOp::Mul, lhs, rhs);
    let low = f.cast(CastOp::Trunc, product, ty);
    let amount = f.int_splat(wide, i64::from(width))?;
    let high = f.binary(BinaryOp::LShr, product, amount);
    let high = f.cast(CastOp::Trunc, high, ty);
    pair(f, inst, low, high, ty)
}

/// Binds the result to a structure of two members of type `ty`.
fn pair(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    first: Value,
    second: Value,
    ty: TypeId,
) -> Res<()> {
    let result = f.result_type(inst)?;
    let fits = f.raise.out.types.struct_body(result).is_some_and(|body| *body.fields == [ty, ty]);
    if !fits {
        return Err(fail(OperandProblem::NotA {
            operand: "the result type",
            wanted: Wanted::PairOfOperandType,
        }));
    }
    if f.raise.input.forms().composites == Composites::Memory
        && let Some((memory, store)) = stored_next(f, inst)?
    {
        return stored_pair(f, inst, [first, second], ty, memory, store);
    }
    let poison = f.poison(result);
    let half = f.insert_value(poison, first, &[0]);
    let kind = InstKind::InsertValue { aggregate: half, element: second, indices: [1].into() };
    f.emit_result(inst, kind, result, Flags::NONE)
}

/// The same, where the next instruction stores it: as a structure of no name, as the translator of Khronos has it.
fn stored_pair(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    members: [Value; 2],
    ty: TypeId,
    memory: Value,
    store: u32,
) -> Res<()> {
    let literal = f.raise.out.types.literal_struct(&[ty, ty], false);
    let whole = f.structure(literal, &members);
    f.store(whole, memory, 0);
    f.deferred.folded.push(store);
    // For other users.
    let result = f.result_type(inst)?;
    let value = f.load(result, memory, 0);
    if let Value::Inst(load) = value {
        f.build.may_go(load);
    }
    f.bind(inst, value)
}

/// OpSelect.
pub(crate) fn select(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [condition_id, true_id, false_id] = words(inst)?;
    let (if_true, ty) = f.typed(true_id)?;
    let if_false = f.value_of(false_id, ty)?;
    if let Some(value) = adapted_results::test_as_integer(f, condition_id, if_true, if_false, ty) {
        return f.bind(inst, value);
    }
    if let Some(value) = adapted_results::relation_undone(f, condition_id, true_id, false_id) {
        return f.bind(inst, value);
    }
    if let Some(value) = checked_dimension(f, condition_id, true_id, false_id) {
        return f.bind(inst, value);
    }
    let (condition, condition_type) = f.typed(condition_id)?;
    let per_lane = f.raise.out.types.lanes(condition_type).is_some();
    let fits = f.raise.out.types.scalar(condition_type) == f.i1
        && (!per_lane || f.raise.out.types.lanes(condition_type) == f.raise.out.types.lanes(ty));
    if !fits {
        return Err(wrong_type(condition_id));
    }
    let flags = fast_math_if_float(f, inst, ty)?;
    f.emit_result(inst, InstKind::Select { condition, if_true, if_false }, ty, flags)
}

/// OpUndef, OpPoisonKHR in a body.
pub(crate) fn undefined(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    if let Some(entity) = raise_constant(f.raise, inst)? {
        f.raise.ids.set(result(inst)?, entity);
    }
    Ok(())
}

/// OpFreezeKHR.
pub(crate) fn freeze(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let (operand, ty) = f.typed(word(inst, 0)?)?;
    f.emit_result(inst, InstKind::Freeze { operand }, ty, Flags::NONE)
}
