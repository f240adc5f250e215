//! Conversions between numbers, and between pointers and numbers.

use crate::body::style;
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::adapters;
use crate::function::deferred::builtin_variables;
use crate::function::flags::fast_math;
use crate::function::operands::wrong_type;
use crate::ids::Entity;
use crate::module::casts::cast_is_valid;
use crate::module::target::size_type;
use crate::operands::{result, word};
use llvm_model::{CastOp, Flags, InstBuilder as _, InstKind, TypeId, Value};
use spirv_mapping::convention::casts;
use spirv_module::{Decoration, Instruction, Op};
use translate_common::BuiltinDialect;
use translate_common::forms::{Composites, SameTypeCasts, VectorConversions};
use translate_common::problems::{OperandProblem, RequirementProblem};

/// The decoration of conversions to small floats, which have functions of their own.
const SATURATES: Decoration = Decoration::SaturatedToLargestFloat8NormalConversionEXT;

/// Translates conversions; false when `inst` is none, or one that only a builtin function can express.
pub(crate) fn conversion(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let Some(op) = casts::cast(inst.op()) else { return Ok(false) };
    if f.is_decorated(inst)? {
        let decorations = f.decorations(inst)?;
        let rounds = !casts::is_of_integers(inst.op());
        let special = |kind| match kind {
            Decoration::FPRoundingMode => rounds,
            other => other == Decoration::SaturatedConversion,
        };
        if decorations.iter().any(|d| special(d.kind)) {
            return Ok(false);
        }
    }
    let id = word(inst, 0)?;
    if let (Op::Bitcast, Entity::BuiltinAddress(variable)) = (inst.op(), f.entity_here(id)?)
        && builtin_variables::bitcast(f, inst, variable)?
    {
        return Ok(true);
    }
    let (operand, from) = f.typed(id)?;
    let to = f.result_type(inst)?;
    if f.raise.input.forms().vector_conversions == VectorConversions::Functions && is_called(f, op, from, to)
    {
        return Ok(false);
    }
    if from == to {
        let says_type = f.raise.input.forms().same_type_casts == SameTypeCasts::Bitcast
            && f.raise.out.types.address_space(to).is_some();
        if inst.op() == Op::Bitcast && (says_type || signs_differ(f, inst, id)) {
            f.emit_result(inst, InstKind::Cast { op: CastOp::BitCast, operand }, to, Flags::NONE)?;
        } else {
            // Pointers of one address space are one type in LLVM.
            f.bind(inst, operand)?;
        }
        return Ok(true);
    }
    if inst.op() == Op::UConvert
        && let Some(value) = adapters::resized(f, operand, to)
    {
        f.bind(inst, value)?;
        return Ok(true);
    }
    let op = direction(f, op, from, to);
    if inst.op() == Op::Bitcast && lanes_of_pointer(f, inst, operand, from, to)? {
        return Ok(true);
    }
    if !cast_is_valid(&f.raise.out.types, f.raise.types.layout(), op, from, to) {
        return Err(wrong_type(id));
    }
    if f.is_decorated(inst)? && f.decorations(inst)?.iter().any(|decoration| decoration.kind == SATURATES) {
        return Err(fail(RequirementProblem::SaturatedConversion { decoration: SATURATES }));
    }
    let scalar = f.raise.out.types.scalar(to);
    let is_float = matches!(op, CastOp::FPExt | CastOp::FPTrunc) && f.raise.out.types.is_float(scalar);
    let flags = if is_float { fast_math(f, inst)? } else { Flags::NONE };
    f.emit_result(inst, InstKind::Cast { op, operand }, to, flags)?;
    Ok(true)
}

/// Whether a conversion of vectors is a call of a function of OpenCL C, as the translator of Khronos has it.
fn is_called(f: &FunctionRaiser<'_, '_>, op: CastOp, from: TypeId, to: TypeId) -> bool {
    let types = &f.raise.out.types;
    let is_number = |ty: TypeId| types.int_width(ty).is_some_and(|width| width > 1) || types.is_float(ty);
    f.raise.input.options.llvm.dialect != BuiltinDialect::SpirvFriendly
        && types.lanes(to).is_some()
        && from != to
        && is_number(types.scalar(from))
        && is_number(types.scalar(to))
        && op != CastOp::BitCast
}

/// Whether a conversion of integers changes their sign alone.
fn signs_differ(f: &FunctionRaiser<'_, '_>, inst: Instruction<'_>, operand: u32) -> bool {
    let (signs, to) = (&f.raise.signs, inst.result_type().map_or(0, u32::from));
    let is_pointer = |ty: u32| f.raise.ids.definition(ty).is_some_and(|ty| ty.op() == Op::TypePointer);
    signs.has(to) != signs.has(f.raise.ids.type_of(operand)) && !is_pointer(to)
}

/// OpBitcast between a pointer and a vector of integers: by way of the integer that is as wide as the pointer. False for
/// other types.
fn lanes_of_pointer(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    operand: Value,
    from: TypeId,
    to: TypeId,
) -> Res<bool> {
    let types = &f.raise.out.types;
    let is_pointer = |ty: TypeId| types.address_space(ty).is_some();
    let is_lanes = |ty: TypeId| types.lanes(ty).is_some() && types.int_width(types.scalar(ty)).is_some();
    let to_lanes = is_pointer(from) && is_lanes(to);
    let from_lanes = is_lanes(from) && is_pointer(to);
    if !to_lanes && !from_lanes {
        return Ok(false);
    }
    let size = size_type(f.raise.input, &mut f.raise.out.types);
    let (first, second) =
        if to_lanes { (CastOp::PtrToInt, CastOp::BitCast) } else { (CastOp::BitCast, CastOp::IntToPtr) };
    for (op, from, to) in [(first, from, size), (second, size, to)] {
        if !cast_is_valid(&f.raise.out.types, f.raise.types.layout(), op, from, to) {
            return Err(wrong_type(word(inst, 0)?));
        }
    }
    let number = f.cast(first, operand, size);
    f.emit_result(inst, InstKind::Cast { op: second, operand: number }, to, Flags::NONE)?;
    Ok(true)
}

/// The LLVM operation, where the types decide which one it is.
fn direction(f: &FunctionRaiser<'_, '_>, op: CastOp, from: TypeId, to: TypeId) -> CastOp {
    let types = &f.raise.out.types;
    let (a, b) = (types.scalar(from), types.scalar(to));
    let width = |ty: TypeId| types.int_width(ty).or(types[ty].float_width()).unwrap_or(0);
    let is_pointer = |ty: TypeId| types.address_space(ty).is_some();
    match op {
        CastOp::ZExt | CastOp::SExt | CastOp::FPExt if width(a) > width(b) => casts::narrowing(op),
        CastOp::BitCast if is_pointer(a) && !is_pointer(b) => CastOp::PtrToInt,
        CastOp::BitCast if !is_pointer(a) && is_pointer(b) => CastOp::IntToPtr,
        _ => op,
    }
}

/// OpCopyObject, OpCopyLogical: the same value, when LLVM's types are the same.
pub(crate) fn copy_object(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<()> {
    if f.raise.input.forms().composites == Composites::Memory && style::composites::copy(f, inst)? {
        return Ok(());
    }
    let copied = f.entity_here(word(inst, 0)?)?;
    if let Entity::BuiltinAddress(_) | Entity::BuiltinComponent(_) = copied {
        f.raise.ids.set(result(inst)?, copied);
        return Ok(());
    }
    let (value, ty) = f.typed(word(inst, 0)?)?;
    if ty != f.result_type(inst)? {
        return Err(fail(OperandProblem::CopiedType));
    }
    f.bind(inst, value)
}
