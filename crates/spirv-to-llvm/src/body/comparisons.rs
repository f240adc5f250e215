//! Comparisons of numbers, booleans and pointers.

use crate::body::peepholes::compare_addresses;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::flags::fast_math;
use crate::operands::words;
use llvm_model::{BinaryOp, CastOp, Flags, FloatPredicate as F, InstKind, IntPredicate as I};
use spirv_module::{Instruction, Op};

/// The predicate of a comparison.
enum Predicate {
    Int(I),
    Float(F),
}

fn predicate(op: Op) -> Option<Predicate> {
    use Predicate::{Float, Int};
    Some(match op {
        Op::IEqual | Op::LogicalEqual => Int(I::Eq),
        Op::INotEqual | Op::LogicalNotEqual => Int(I::Ne),
        Op::UGreaterThan => Int(I::Ugt),
        Op::SGreaterThan => Int(I::Sgt),
        Op::UGreaterThanEqual => Int(I::Uge),
        Op::SGreaterThanEqual => Int(I::Sge),
        Op::ULessThan => Int(I::Ult),
        Op::SLessThan => Int(I::Slt),
        Op::ULessThanEqual => Int(I::Ule),
        Op::SLessThanEqual => Int(I::Sle),
        Op::FOrdEqual => Float(F::Oeq),
        Op::FUnordEqual => Float(F::Ueq),
        Op::FOrdNotEqual | Op::LessOrGreater => Float(F::One),
        Op::FUnordNotEqual => Float(F::Une),
        Op::FOrdLessThan => Float(F::Olt),
        Op::FUnordLessThan => Float(F::Ult),
        Op::FOrdGreaterThan => Float(F::Ogt),
        Op::FUnordGreaterThan => Float(F::Ugt),
        Op::FOrdLessThanEqual => Float(F::Ole),
        Op::FUnordLessThanEqual => Float(F::Ule),
        Op::FOrdGreaterThanEqual => Float(F::Oge),
        Op::FUnordGreaterThanEqual => Float(F::Uge),
        Op::Ordered => Float(F::Ord),
        Op::Unordered => Float(F::Uno),
        _ => return None,
    })
}

/// Translates comparisons; false when `inst` is none.
pub(crate) fn comparison(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let Some(predicate) = predicate(inst.op()) else { return Ok(false) };
    if let Predicate::Int(predicate @ (I::Eq | I::Ne)) = predicate
        && compare_addresses(f, inst, predicate)?
    {
        return Ok(true);
    }
    let [lhs, rhs] = words(inst)?;
    let (lhs, ty) = f.typed(lhs)?;
    let rhs = f.value_of(rhs, ty)?;
    let result = f.bools_like(ty);
    let value = match predicate {
        Predicate::Int(predicate) => {
            f.check_int(ty)?;
            f.build.icmp(predicate, lhs, rhs, result)?
        }
        Predicate::Float(predicate) => {
            f.check_float(ty)?;
            let flags = fast_math(f, inst)?;
            f.build.emit(InstKind::FCmp { predicate, lhs, rhs }, result, flags)?
        }
    };
    f.bind(inst, value)?;
    Ok(true)
}

/// OpPtrEqual, OpPtrNotEqual, OpPtrDiff.
pub(crate) fn compare_pointers(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let [lhs_id, rhs_id] = words(inst)?;
    let (lhs, ty) = f.typed(lhs_id)?;
    let rhs = f.value_of(rhs_id, ty)?;
    if f.raise.out.types.address_space(ty).is_none() {
        return Err(fail!("the operands are not pointers"));
    }
    let predicate = match inst.op() {
        Op::PtrEqual => I::Eq,
        Op::PtrNotEqual => I::Ne,
        _ => return pointer_difference(f, inst, lhs_id, [lhs, rhs]),
    };
    let value = f.build.icmp(predicate, lhs, rhs, f.i1)?;
    f.bind(inst, value)
}

/// The number of elements between two pointers.
fn pointer_difference(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    pointer: u32,
    operands: [llvm_model::Value; 2],
) -> Res<()> {
    let ty = f.raise.ids.row(pointer).map_or(0, |slot| slot.ty);
    let size = if f.raise.ids.untyped_pointer_storage(ty).is_some() {
        // Nothing tells another unit than bytes.
        Some(1)
    } else {
        let pointee = f.raise.ids.pointee_of(pointer)?;
        let element = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
        f.raise.types.layout().alloc_size(&f.raise.out.types, element)
    };
    let size = size.filter(|size| *size > 0).ok_or_else(|| fail!("the pointee has no size"))?;
    let ty = f.result_type(inst)?;
    f.check_int(ty)?;
    let mut addresses = Vec::with_capacity(2);
    for operand in operands {
        let kind = InstKind::Cast { op: CastOp::PtrToInt, operand };
        addresses.push(f.build.emit(kind, ty, Flags::NONE)?);
    }
    let &[lhs, rhs] = addresses.as_slice() else { return Err(fail!("two operands are needed")) };
    let bytes = f.build.binary(BinaryOp::Sub, lhs, rhs, ty)?;
    let rhs = f.int(ty, size);
    f.emit_result(inst, InstKind::Binary { op: BinaryOp::SDiv, lhs: bytes, rhs }, ty, Flags::EXACT)
}
