//! Calls of functions, of LLVM's intrinsics, and of builtins as spelled.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::module::call_attributes::nounwind;
use crate::module::spelling::{OperandType, Spelled, SpellingKey, spell};
use crate::operands::result_type;
use llvm_model::instruction::Args;
use llvm_model::intrinsics::mangle;
use llvm_model::{
    AttrListId, Call, CallingConv, FunctionId, InstBuilder as _, MetadataOperand, Name, Type, TypeId, Value,
};
use spirv_mapping::Inst;
use spirv_mapping::convention::{opaque, sampler as sampler_literal};
use spirv_module::Op;
use translate_common::Problem;
use translate_common::forms::SamplerFunction;
use translate_common::problems::OperandProblem;

/// A call through `function_type`.
pub(crate) fn call(
    f: &mut FunctionRaiser<'_, '_>,
    callee: FunctionId,
    function_type: TypeId,
    args: impl Into<Args>,
    calling_conv: CallingConv,
    attributes: AttrListId,
) -> Value {
    let callee = Value::Const(f.raise.out.function_const(callee));
    let call = Call { calling_conv, attributes, ..Call::new(callee, function_type, args) };
    f.call_with(call)
}

/// A call of an intrinsic; `overloads` are the types in its name.
pub(crate) fn intrinsic(
    f: &mut FunctionRaiser<'_, '_>,
    name: &str,
    overloads: &[TypeId],
    ret: TypeId,
    args: &[(Value, TypeId)],
) -> Res<Value> {
    let symbol = overloaded(&f.raise.out.types, name, overloads);
    let symbol = symbol
        .ok_or_else(|| fail(Problem::internal("an intrinsic for a type that it does not take")))?
        .to_string_lossy()
        .into_owned();
    let params: Vec<TypeId> = args.iter().map(|(_, ty)| *ty).collect();
    let function_type = f.raise.out.types.function(ret, &params, false);
    let list = f.raise.out.attributes.empty_list();
    let callee = f.raise.symbols.declare(&mut f.raise.out, &symbol, function_type, CallingConv::C, list);
    let args: Args = args.iter().map(|(value, _)| *value).collect();
    Ok(call(f, callee, function_type, args, CallingConv::C, list))
}

/// A constant sampler, as clang spells it; the records that wait for it stand behind.
pub(crate) fn sampler(f: &mut FunctionRaiser<'_, '_>, literal: u32) -> Res<Value> {
    let name = Name::from(opaque::SAMPLER);
    let ty = Type::TargetExt { name, types: Box::default(), ints: Box::default() };
    let ty = f.raise.out.types.intern(ty);
    let function_type = f.raise.out.types.function(ty, &[f.i32], false);
    let (list, convention) = if f.raise.input.forms().sampler_function == SamplerFunction::Ordinary {
        (f.raise.out.attributes.empty_list(), CallingConv::C)
    } else {
        (nounwind(&mut f.raise.out), CallingConv::SPIR_FUNC)
    };
    let callee =
        f.raise.symbols.declare(&mut f.raise.out, sampler_literal::SYMBOL, function_type, convention, list);
    let bits = f.int32(literal);
    let sampler = call(f, callee, function_type, vec![bits], convention, list);
    for (_, mut record) in f.lines.samplers.extract_if(.., |(waiting, _)| *waiting == literal) {
        record.kind.operands_mut().for_each(|operand| *operand = MetadataOperand::Value(sampler));
        f.build.record(record);
    }
    Ok(sampler)
}

/// A constant cooperative matrix or vector: constructed of its elements where it is used. A matrix has one.
pub(crate) fn cooperative_constant(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<Value> {
    let inst =
        f.raise.ids.definition(id).ok_or_else(|| fail(Problem::internal("an id without a definition")))?;
    let elements = inst.operands().iter();
    let values = elements.map(|&element| Ok(f.typed(element)?.0)).collect::<Res<Vec<_>>>()?;
    let types = inst.operands().iter().map(|&element| f.raise.ids.row(element).map_or(0, |row| row.ty));
    let operands = types.map(OperandType::Of).collect();
    let key = SpellingKey::plain(Inst::Core(Op::CompositeConstruct), operands, result_type(inst)?);
    let spelled = spell(f.raise, key, inst)?;
    call_spelled(f, &spelled, values)
}

/// A call as spelled, with arguments that are ready.
///
/// # Errors
/// An argument is of another type than the parameter: modules that no validator has seen may say anything.
pub(crate) fn call_spelled(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    args: impl Into<Args>,
) -> Res<Value> {
    let args = args.into();
    let params = f.raise.out.types.function_parts(spelled.function_type).map_or(&[][..], |parts| parts.1);
    if let Some(index) = args.iter().zip(params).position(|(&arg, &ty)| f.value_type(arg) != Some(ty)) {
        let name = spelled.spelling.symbol.as_str();
        return Err(fail(OperandProblem::ArgumentType { index, name: name.to_owned() }));
    }
    Ok(call(f, spelled.function, spelled.function_type, args, spelled.convention, spelled.attributes))
}

/// The name of an intrinsic for these types. Those that SPIR-V's instructions become take numbers and pointers, and
/// vectors of them.
fn overloaded(types: &llvm_model::Types, name: &str, overloads: &[TypeId]) -> Option<Name> {
    let is_taken = |&ty: &TypeId| {
        let element = types.scalar(ty);
        matches!(types[element], Type::Integer(_) | Type::Pointer(_))
            || types[element].float_width().is_some()
    };
    mangle::name(name, types, overloads).filter(|_| overloads.iter().all(is_taken))
}
