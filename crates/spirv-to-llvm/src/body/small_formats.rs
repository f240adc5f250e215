//! Conversions of numbers in formats that LLVM has no types for: calls of functions that are named after them
//! ([`small_formats`]). Everything else that is done with such numbers is done with integers.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call;
use crate::module::call_attributes::nounwind;
use crate::module::neutral_types::neutral_type;
use crate::module::stated_decorations::is_metadata;
use crate::operands::{result_type, words_from};
use llvm_model::{CallingConv, CastOp, InstBuilder as _, Type, TypeId, Value};
use spirv_mapping::Ty;
use spirv_mapping::convention::small_formats::{self, Conversion, Format};
use spirv_module::{Decoration, FPEncoding, Instruction, Op};
use translate_common::problems::LibraryProblem;

/// Translates a conversion to or from such numbers; false for any other instruction.
pub(crate) fn conversion(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if !small_formats::is_conversion(inst.op()) {
        return Ok(false);
    }
    let operands = words_from(inst, 0)?;
    let ids = &f.raise.ids;
    let types: Vec<u32> = operands.iter().map(|&id| ids.row(id).map_or(0, |row| row.ty)).collect();
    let (Some(&given), to) = (types.first(), format(f, result_type(inst)?)) else { return Ok(false) };
    let from = format(f, given);
    if ![from, to].into_iter().flatten().any(Format::is_small) {
        return Ok(false);
    }
    let saturated = is_saturated(f, inst)?;
    let known = from.zip(to).and_then(|(from, to)| small_formats::conversion(inst.op(), from, to, saturated));
    // The libraries of kernels have functions for numbers of 16 bits, which all wider ones hold exactly.
    let has_library = f.raise.input.options.spirv.profile.has_library;
    let known = match known.filter(|known| has_library && known.is_of_shaders()) {
        Some(Conversion { op, from, .. }) if from.is_small() => {
            small_formats::conversion(op, from, Format::Half, false)
        }
        Some(_) => None,
        None => known,
    };
    let neutral: Vec<Ty> = types.iter().map(|&ty| neutral_type(&f.raise.ids, &f.raise.out, ty)).collect();
    let symbol = known.and_then(|known| known.symbol(neutral.first()?, neutral.get(1..)?));
    let Some(symbol) = symbol else {
        if ![from, to].into_iter().flatten().any(|format| format.is_small() && !format.is_integer()) {
            // LLVM has integers of 4 bits, and converts them to all that it has.
            return Ok(false);
        }
        return Err(fail(LibraryProblem::SmallFormats { op: inst.op() }));
    };
    let mut args: Vec<Value> = Vec::with_capacity(operands.len());
    let mut params = Vec::with_capacity(operands.len());
    for &id in operands {
        let (value, ty) = f.typed(id)?;
        args.push(value);
        params.push(ty);
    }
    let whole = f.result_type(inst)?;
    let is_extended = known.is_some_and(|known| to != Some(known.to) && known.to == Format::Half);
    let ret = if is_extended { half_like(f, whole)? } else { whole };
    let function_type = f.raise.out.types.function(ret, &params, false);
    let list = nounwind(&mut f.raise.out);
    let convention = CallingConv::SPIR_FUNC;
    let callee = f.raise.symbols.declare(&mut f.raise.out, &symbol, function_type, convention, list);
    let mut value = call(f, callee, function_type, args, convention, list);
    if is_extended {
        value = f.cast(CastOp::FPExt, value, whole);
    }
    f.bind(inst, value)?;
    Ok(true)
}

/// `half`, in vectors of as many as a type has.
fn half_like(f: &mut FunctionRaiser<'_, '_>, ty: TypeId) -> Res<TypeId> {
    let types = &mut f.raise.out.types;
    if !types.is_float(types.scalar(ty)) {
        return Err(fail(LibraryProblem::MatrixFormats));
    }
    let half = types.intern(Type::Half);
    Ok(match types.lanes(ty) {
        Some(lanes) => types.vector(half, lanes),
        None => half,
    })
}

/// The format of the numbers that values of a type consist of; `None` for wider ones.
fn format(f: &FunctionRaiser<'_, '_>, ty: u32) -> Option<Format> {
    let mut inst = f.raise.ids.definition(ty)?;
    if matches!(inst.op(), Op::TypeVector | Op::TypeCooperativeMatrixKHR) {
        inst = f.raise.ids.definition(*inst.operands().first()?)?;
    }
    match (inst.op(), inst.operands()) {
        (Op::TypeInt, &[width, ..]) => {
            [Format::Int4, Format::Int8].into_iter().find(|format| format.width() == width)
        }
        (Op::TypeFloat, &[width, ref encoding @ ..]) => {
            Format::of_float(width, encoding.first().copied().map(FPEncoding))
        }
        _ => None,
    }
}

/// Whether the result is decorated as one that saturates; other decorations are lost.
fn is_saturated(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let mut saturated = false;
    if !f.is_decorated(inst)? {
        return Ok(saturated);
    }
    for decoration in f.decorations(inst)? {
        if decoration.kind == Decoration::SaturatedToLargestFloat8NormalConversionEXT {
            saturated = true;
        } else if !is_metadata(inst.op(), &decoration) {
            f.raise.report.lose_decoration(&f.raise.ids, decoration);
        }
    }
    Ok(saturated)
}
