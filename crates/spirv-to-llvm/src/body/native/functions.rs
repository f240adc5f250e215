//! Functions of OpenCL.std that intrinsics of LLVM compute without a library, conversions that saturate, and tests of numbers.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::calls::intrinsic;
use crate::function::flags::fast_math_of_call;
use crate::operands::{word, words};
use llvm_model::{FloatPredicate, InstBuilder as _, TypeId, Value};
use spirv_mapping::Inst;
use spirv_mapping::convention::intrinsics::{self, Native};
use spirv_module::{Decoration, FPRoundingMode, Instruction, Op};

/// Translates such an instruction; false for others.
pub(super) fn function(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    match inst.op() {
        Op::ExtInst => extended(f, inst),
        Op::IsNan => {
            let (value, ty) = f.typed(word(inst, 0)?)?;
            f.check_float(ty)?;
            let test = f.fcmp(FloatPredicate::Uno, value, value);
            f.bind(inst, test)?;
            Ok(true)
        }
        Op::BitCount => {
            let (value, ty) = f.typed(word(inst, 0)?)?;
            if f.result_type(inst)? != ty {
                return Ok(false);
            }
            call(f, inst, intrinsics::written::BIT_COUNT, &[(value, ty)])
        }
        Op::ConvertFToS | Op::ConvertFToU => saturated(f, inst),
        _ => Ok(false),
    }
}

fn extended(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let (set, number) = (word(inst, 0)?, word(inst, 1)?);
    let import = f.raise.input.scan.ext_inst_set(&f.raise.ids, set)?;
    let Some(Inst::Ext(set, number)) = import.set.map(|set| Inst::Ext(set, number)) else { return Ok(false) };
    let Some((name, native)) = intrinsics::native(Inst::Ext(set, number)) else { return Ok(false) };
    let mut args = Vec::new();
    for &id in inst.operands().get(2..).unwrap_or(&[]) {
        args.push(f.typed(id)?);
    }
    let ty = f.result_type(inst)?;
    if args.iter().any(|&(_, of)| of != ty) {
        return Ok(false);
    }
    match (native, &args[..]) {
        (Native::Alike, _) => {}
        (Native::Defined, _) => {
            let bool = f.i1;
            args.push((f.int(bool, 0), bool));
        }
        (Native::Rotation, &[value, amount]) => args = vec![value, value, amount],
        (Native::Rotation, _) => return Ok(false),
    }
    call(f, inst, name, &args)
}

/// Calls an intrinsic whose name has the type of its result.
fn call(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    name: &str,
    args: &[(Value, TypeId)],
) -> Res<bool> {
    let ty = f.result_type(inst)?;
    let value = intrinsic(f, name, &[ty], ty, args)?;
    if let Value::Inst(id) = value
        && f.raise.out.types.is_float(f.raise.out.types.scalar(ty))
    {
        let flags = fast_math_of_call(f, inst)?;
        f.build.inst_mut(id).flags |= flags;
    }
    f.bind(inst, value)?;
    Ok(true)
}

/// A conversion of a float that saturates and rounds to zero.
fn saturated(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if !f.is_decorated(inst)? {
        return Ok(false);
    }
    let (mut saturates, mut rounds) = (false, true);
    for decoration in f.decorations(inst)? {
        match (decoration.kind, decoration.operands) {
            (Decoration::SaturatedConversion, _) => saturates = true,
            (Decoration::FPRoundingMode, &[mode, ..]) => {
                rounds &= FPRoundingMode(mode) == FPRoundingMode::RTZ
            }
            _ => {}
        }
    }
    if !saturates || !rounds {
        return Ok(false);
    }
    let [value] = words(inst)?;
    let (value, from) = f.typed(value)?;
    f.check_float(from)?;
    let to = f.result_type(inst)?;
    let is_signed = inst.op() == Op::ConvertFToS;
    let name = if is_signed { intrinsics::written::TO_SIGNED } else { intrinsics::written::TO_UNSIGNED };
    let value = intrinsic(f, name, &[to, from], to, &[(value, from)])?;
    f.bind(inst, value)?;
    Ok(true)
}
