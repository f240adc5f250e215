//! The flags of LLVM's operators, from decorations of the result.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::module::Raise;
use crate::module::stated_decorations::is_metadata;
use crate::scan::FunctionRange;
use llvm_model::{Flags, TypeId};
use spirv_mapping::convention::{flags as convention, operators};
use spirv_module::{Decoration, ExecutionMode, FPFastMathMode, Instruction, Op};

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

/// Returns the fast-math flags that the result's decorations state, else those that the entry point has for its type.
pub(crate) fn fast_math(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Flags> {
    if !f.is_decorated(inst)? {
        return Ok(default_flags(f, inst));
    }
    let mut stated = None;
    for decoration in f.decorations(inst)? {
        match (decoration.kind, decoration.operands) {
            (Decoration::FPFastMathMode, &[mode, ..]) => {
                let flags = convention::fast_math(FPFastMathMode(mode));
                stated = Some(stated.unwrap_or(Flags::NONE) | flags);
            }
            _ if is_metadata(inst.op(), &decoration) => {}
            _ => f.raise.report.lose_decoration(&f.raise.ids, decoration),
        }
    }
    Ok(stated.unwrap_or_else(|| default_flags(f, inst)))
}

/// Returns the flags of FPFastMathDefault for the type of an instruction's result, or of its operand for comparisons.
fn default_flags(f: &FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Flags {
    if f.fast_math_defaults.is_empty() {
        return Flags::NONE;
    }
    let ids = &f.raise.ids;
    let operand = inst.operands().first().and_then(|&id| ids.row(id)).map(|row| row.ty);
    let types = [inst.result_type().map(|ty| ty.0), operand];
    let floats = types.into_iter().flatten().filter_map(|ty| ids.llvm_type(ty).ok());
    let mut scalars = floats.map(|ty| f.raise.out.types.scalar(ty));
    let default = scalars.find_map(|ty| f.fast_math_defaults.iter().find(|(of, _)| *of == ty));
    default.map_or(Flags::NONE, |(_, flags)| *flags)
}

/// Returns the flags of FPFastMathDefault of a function that is an entry point. Functions that it calls may be reached from
/// others as well.
pub(super) fn fast_math_defaults(m: &mut Raise<'_>, range: FunctionRange) -> Vec<(TypeId, Flags)> {
    let Some(function) = m.input.instruction(range.start).and_then(|inst| inst.result()) else {
        return Vec::new();
    };
    let mut defaults = Vec::new();
    for inst in m.input.scan.modes_of(function.0) {
        if let (Op::ExecutionModeId, &[_, mode, ty, flags]) = (inst.op(), inst.operands())
            && ExecutionMode(mode) == ExecutionMode::FPFastMathDefault
            && let Ok(ty) = m.ids.llvm_type(ty)
            && let Ok(mode) = m.ids.constant_u64(&m.out.constants, flags)
        {
            defaults.push((ty, convention::fast_math(FPFastMathMode(mode as u32))));
        }
    }
    defaults
}

/// Returns the fast-math flags of a call: those stated, and for extended instructions else the default. Other decorations of calls are for others to read.
pub(crate) fn fast_math_of_call(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<Flags> {
    let is_arithmetic = |kind| kind == Decoration::FPFastMathMode;
    if !f.is_decorated(inst)? || !f.decorations(inst)?.iter().any(|d| is_arithmetic(d.kind)) {
        let computes = inst.op() == Op::ExtInst;
        return Ok(if computes { default_flags(f, inst) } else { Flags::NONE });
    }
    fast_math(f, inst)
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
