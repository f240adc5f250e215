//! The flags of LLVM's operators, from decorations of the result.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::stated_decorations::is_metadata;
use llvm_model::{Flags, TypeId};
use spirv_mapping::convention::{flags as convention, operators};
use spirv_module::{Decoration, FPFastMathMode, Instruction, Op};

/// `nuw` and `nsw`, on the operators that have them.
pub(crate) fn wrap_flags(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Flags> {
    let mut flags = Flags::NONE;
    if !f.is_decorated(inst)? {
        return Ok(flags);
    }
    let wraps = inst.op() == Op::SNegate || operators::binary(inst.op()).is_some_and(convention::can_wrap);
    for decoration in f.decorations(inst)? {
        match convention::wrap(decoration.kind).filter(|_| wraps) {
            Some(flag) => flags |= flag,
            None if is_metadata(inst.op(), &decoration) => {}
            None => f.raise.report.lose_decoration(&f.raise.ids, decoration),
        }
    }
    Ok(flags)
}

/// The fast-math flags that the result's decorations state.
pub(crate) fn fast_math(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Flags> {
    let mut flags = Flags::NONE;
    if !f.is_decorated(inst)? {
        return Ok(flags);
    }
    for decoration in f.decorations(inst)? {
        match (decoration.kind, decoration.operands) {
            (Decoration::FPFastMathMode, &[mode, ..]) => flags |= convention::fast_math(FPFastMathMode(mode)),
            _ if is_metadata(inst.op(), &decoration) => {}
            _ => f.raise.report.lose_decoration(&f.raise.ids, decoration),
        }
    }
    Ok(flags)
}

/// Fast-math flags of instructions that may have them only when they give floats.
pub(crate) fn fast_math_if_float(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    ty: TypeId,
) -> Res<Flags> {
    let scalar = f.raise.out.types.scalar(ty);
    if f.raise.out.types.is_float(scalar) { fast_math(f, inst) } else { Ok(Flags::NONE) }
}
