//! The arguments of calls of builtins, made from the instruction's operands.

use crate::builtins::builtin_operands::{BuiltinOperand, operand_value};
use crate::builtins::device_enqueue::local_sizes;
use crate::builtins::images::{image_of, sampler_of};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::{self, call_spelled};
use crate::function::deferred::arguments as argument_patterns;
use crate::function::deferred::relations::{Steps, convert};
use crate::function::memory::in_memory;
use crate::function::values::{resize, with_lanes};
use crate::module::casts::cast_is_valid;
use crate::module::helpers::helper;
use crate::module::spelling::Spelled;
use llvm_model::instruction::Args;
use llvm_model::{BinaryOp, CallingConv, CastOp, InstBuilder as _, TypeId, Value};
use spirv_mapping::Source;
use spirv_mapping::relation::Relation;
use translate_common::Problem;
use translate_common::forms::{DynamicScopes, StepNames};
use translate_common::problems::{OperandProblem, Wanted};

/// A call as spelled; `operands` are the instruction's.
pub(crate) fn call(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Res<Value> {
    let args = arguments(f, spelled, operands)?;
    call_spelled(f, spelled, args)
}

/// The arguments of a call as spelled; `operands` are the instruction's.
pub(crate) fn arguments(
    f: &mut FunctionRaiser<'_, '_>,
    spelled: &Spelled,
    operands: &[BuiltinOperand],
) -> Res<Args> {
    let sources = &spelled.spelling.args;
    if f.raise.input.forms().step_names != StepNames::Builder {
        let argument = |(index, source)| argument(f, source, spelled.params.get(index).copied(), operands);
        return sources.iter().enumerate().map(argument).collect();
    }
    let mut order: Vec<usize> = (0..sources.len()).collect();
    // Computed arguments are emitted first, in the order of the operands.
    order.sort_by_key(|&index| match sources.get(index) {
        Some(Source::Computed { operand, .. }) => *operand,
        _ => usize::MAX,
    });
    let mut args = vec![None; sources.len()];
    for index in order {
        let (Some(source), Some(place)) = (sources.get(index), args.get_mut(index)) else { continue };
        *place = Some(argument(f, source, spelled.params.get(index).copied(), operands)?);
    }
    args.into_iter().map(|arg| arg.ok_or_else(|| fail(Problem::internal("an operand is missing")))).collect()
}

/// Returns one argument; `param` is the type of the parameter if the function determines it.
#[expect(clippy::too_many_lines, reason = "flat match over sources of arguments")]
pub(crate) fn argument(
    f: &mut FunctionRaiser<'_, '_>,
    source: &Source,
    param: Option<TypeId>,
    operands: &[BuiltinOperand],
) -> Res<Value> {
    let operand = |index: usize| operands.get(index).copied().ok_or_else(|| fail(OperandProblem::Missing));
    match *source {
        Source::Operand(index) => {
            let operand = operand(index)?;
            let (value, ty) = operand_value(f, operand)?;
            match param {
                Some(param) if param != ty && f.raise.out.types[ty].is_aggregate() => {
                    passed_in_memory(f, operand, value, ty, Some(param))
                }
                Some(param) if param != ty => adapt_argument(f, value, ty, param),
                _ => Ok(value),
            }
        }
        Source::Const(value) => f.int_splat(param.unwrap_or(f.i32), value as i64),
        Source::BoolToInt(index) | Source::BoolToMask(index) => {
            let (value, ty) = operand_value(f, operand(index)?)?;
            let param =
                param.ok_or_else(|| fail(Problem::internal("a boolean argument without a parameter")))?;
            if f.raise.out.types.scalar(ty) != f.i1 {
                return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Boolean }));
            }
            let mask = matches!(source, Source::BoolToMask(_));
            let op = if mask { CastOp::SExt } else { CastOp::ZExt };
            if !cast_is_valid(&f.raise.out.types, f.raise.types.layout(), op, ty, param) {
                return Err(fail(OperandProblem::DoesNotFitParameter));
            }
            // A constant needs no code.
            if ty == f.i1
                && let Value::Const(truth) = value
                && let Some(truth) = f.raise.out.constants.as_int(truth).and_then(|bits| bits.to_u64())
            {
                let set = if mask { -1 } else { 1 };
                return f.int_splat(param, if truth == 0 { 0 } else { set });
            }
            Ok(f.cast(op, value, param))
        }
        Source::Computed { operand: index, relation } => {
            let operand = operand(index)?;
            let (value, ty) = operand_value(f, operand)?;
            if ty != f.i32 {
                return Err(fail(OperandProblem::NotA { operand: "an operand", wanted: Wanted::Integer32 }));
            }
            if f.raise.input.forms().dynamic_scopes == DynamicScopes::Functions {
                return translated(f, value, relation);
            }
            if let Some(steps) = operand.id().and_then(|id| Steps::to_bits(f, id, relation)) {
                steps.forget(f);
                return f.value(steps.number);
            }
            let masked = if relation.known_bits() == u32::MAX {
                value
            } else {
                let rhs = f.int32(relation.known_bits());
                f.binary(BinaryOp::And, value, rhs)
            };
            convert(f, masked, f.i32, relation.all_pairs().into_iter())
        }
        Source::Image(index) => image_of(f, operand(index)?),
        Source::Sampler(index) => sampler_of(f, operand(index)?),
        Source::Component { operand: number, index } => {
            let operand = operand(number)?;
            let (vector, ty) = operand_value(f, operand)?;
            let element = f.raise.out.types.scalar(ty);
            let lanes = f.raise.out.types.lanes(ty).unwrap_or(1);
            let known =
                operand.id().and_then(|id| Some((id, argument_patterns::component(f, id, lanes, index)?)));
            let component = match known {
                Some((vector, component)) => {
                    f.forget(vector);
                    f.value_of(component, element)?
                }
                None => f.extract(vector, index),
            };
            match param {
                Some(param) if param != element => adapt_argument(f, component, element, param),
                _ => Ok(component),
            }
        }
        Source::Lanes { operand: number, lanes } => {
            let operand = operand(number)?;
            let (vector, ty) = operand_value(f, operand)?;
            if let Some(id) = operand.id()
                && let Some(longer) = argument_patterns::longer(f, id)
                && let (value, longer) = f.typed(longer)?
                && f.raise.out.types.lanes(longer) == Some(lanes)
            {
                f.forget(id);
                return Ok(value);
            }
            with_lanes(f, vector, ty, lanes)
        }
        Source::InMemory(index) => {
            let operand = operand(index)?;
            let (value, ty) = operand_value(f, operand)?;
            passed_in_memory(f, operand, value, ty, param)
        }
        Source::LocalSizes(first) => {
            let pointer = local_sizes(f, operands.get(first..).unwrap_or_default())?;
            adapt_pointer(f, pointer, param)
        }
    }
}

/// The counterpart of a number, which a function of the module's own finds.
fn translated(f: &mut FunctionRaiser<'_, '_>, value: Value, relation: &Relation) -> Res<Value> {
    let helper = helper(f.raise, relation);
    let ty = f.raise.out.functions[helper].ty;
    let list = f.raise.out.attributes.empty_list();
    let value = calls::call(f, helper, ty, vec![value], CallingConv::SPIR_FUNC, list);
    f.name_builder_step(value, "call");
    Ok(value)
}

/// A pointer to memory that holds an operand and that the function only reads: where the operand was loaded from, if it
/// is still there.
fn passed_in_memory(
    f: &mut FunctionRaiser<'_, '_>,
    operand: BuiltinOperand,
    value: Value,
    ty: TypeId,
    param: Option<TypeId>,
) -> Res<Value> {
    if let Some(id) = operand.id()
        && let Some(place) = argument_patterns::loaded_from(f, id)
        && let (place, pointer) = f.typed(place)?
        && (Some(pointer) == param || f.raise.out.types.address_space(pointer) == Some(0))
    {
        f.forget(id);
        return adapt_pointer(f, place, param);
    }
    let pointer = in_memory(f, value, ty)?;
    adapt_pointer(f, pointer, param)
}

/// A pointer as the parameter has it.
pub(crate) fn adapt_pointer(
    f: &mut FunctionRaiser<'_, '_>,
    pointer: Value,
    param: Option<TypeId>,
) -> Res<Value> {
    let from = f.value_type(pointer).ok_or_else(|| fail(Problem::internal("a pointer without a type")))?;
    match param {
        Some(param) if param != from => adapt_argument(f, pointer, from, param),
        _ => Ok(pointer),
    }
}

/// Adapts an argument of another type than the parameter's: pointers are cast, integers truncated or zero-extended.
fn adapt_argument(f: &mut FunctionRaiser<'_, '_>, value: Value, from: TypeId, to: TypeId) -> Res<Value> {
    let types = &f.raise.out.types;
    match (types.address_space(from), types.address_space(to)) {
        (Some(_), Some(_)) => {
            let cast = f.cast(CastOp::AddrSpaceCast, value, to);
            f.name_after(cast, value, ".as");
            Ok(cast)
        }
        (None, None) => resize(f, value, to),
        _ => Err(fail(OperandProblem::DoesNotFitParameter)),
    }
}
