//! Instructions that are intrinsics, and sizes that depend on the layout.

use crate::body::annotations;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::intrinsic;
use crate::operands::{word, words};
use llvm_model::InstBuilder as _;
use spirv_mapping::convention::intrinsics::written;
use spirv_module::{Instruction, Op};
use translate_common::problems::{OperandProblem, TypeProblem, Wanted};

/// Translates hints and OpSizeOf; false when `inst` is neither.
pub(crate) fn hint(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    match inst.op() {
        Op::AssumeTrueKHR => {
            let condition = f.value_of(word(inst, 0)?, f.i1)?;
            intrinsic(f, written::ASSUME, &[], f.void, &[(condition, f.i1)])?;
        }
        Op::ExpectKHR => {
            let [value, expected] = words(inst)?;
            let (value, ty) = f.typed(value)?;
            f.check_int(ty)?;
            let expected = f.value_of(expected, ty)?;
            let value = intrinsic(f, written::EXPECT, &[ty], ty, &[(value, ty), (expected, ty)])?;
            f.bind(inst, value)?;
        }
        Op::ArithmeticFenceEXT => {
            let (value, ty) = f.typed(word(inst, 0)?)?;
            f.check_float(ty)?;
            let value = intrinsic(f, written::ARITHMETIC_FENCE, &[ty], ty, &[(value, ty)])?;
            f.bind(inst, value)?;
        }
        Op::BitReverse => {
            let (value, ty) = f.typed(word(inst, 0)?)?;
            f.check_int(ty)?;
            let value = intrinsic(f, written::BIT_REVERSE, &[ty], ty, &[(value, ty)])?;
            f.bind(inst, value)?;
        }
        Op::FmaKHR => {
            let [factor, other, added] = words(inst)?;
            let (factor, ty) = f.typed(factor)?;
            f.check_float(ty)?;
            let (other, added) = (f.value_of(other, ty)?, f.value_of(added, ty)?);
            let value = intrinsic(f, written::FMA, &[ty], ty, &[(factor, ty), (other, ty), (added, ty)])?;
            f.bind(inst, value)?;
        }
        Op::FPGARegALTERA => return annotations::register(f, inst),
        Op::SizeOf => size_of(f, inst)?,
        _ => return Ok(false),
    }
    Ok(true)
}

/// OpSizeOf: the size of the pointee of a pointer, or of a pointer type.
fn size_of(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    let id = word(inst, 0)?;
    let pointee = match f.raise.ids.pointer_parts(id) {
        Some((_, pointee)) => pointee,
        None => f.raise.ids.pointee_of(id)?,
    };
    let measured = f.raise.ids.value_type(&f.raise.out.types, pointee)?;
    let size = f.raise.types.layout().alloc_size(&f.raise.out.types, measured);
    let size = size.ok_or_else(|| fail(TypeProblem::Unsized))?;
    let ty = f.result_type(inst)?;
    if f.raise.out.types.int_width(ty).is_none() {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::Integer }));
    }
    let size = f.int(ty, size);
    f.bind(inst, size)
}
