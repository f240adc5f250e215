//! The arguments of calls of builtins, made from the instruction's operands.

use crate::builtins::builtin_operands::{BuiltinOperand, operand_value};
use crate::builtins::device_enqueue::local_sizes;
use crate::builtins::images::{image_of, sampler_of};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::calls::call_spelled;
use crate::function::memory::in_memory;
use crate::function::values::{extract_lane, resize, with_lanes};
use crate::module::casts::cast_is_valid;
use crate::module::spelling::Spelled;
use llvm_model::{BinaryOp, CastOp, IntPredicate, TypeId, Value};
use spirv_mapping::Source;

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
) -> Res<Vec<Value>> {
    let mut args = Vec::with_capacity(spelled.spelling.args.len());
    for (index, source) in spelled.spelling.args.iter().enumerate() {
        let param = spelled.params.get(index).copied();
        args.push(argument(f, source, param, operands)?);
    }
    Ok(args)
}

/// One argument; `param` is the type of the parameter if the function says it.
pub(crate) fn argument(
    f: &mut FunctionRaiser<'_, '_>,
    source: &Source,
    param: Option<TypeId>,
    operands: &[BuiltinOperand],
) -> Res<Value> {
    let operand =
        |index: usize| operands.get(index).copied().ok_or_else(|| fail!("operand {index} is missing"));
    match *source {
        Source::Operand(index) => {
            let operand = operand(index)?;
            let (value, ty) = operand_value(f, operand)?;
            match param {
                Some(param) if param != ty && f.raise.out.types[ty].is_aggregate() => {
                    let pointer = in_memory(f, value, ty)?;
                    adapt_pointer(f, pointer, Some(param))
                }
                Some(param) if param != ty => adapt_argument(f, value, ty, param),
                _ => Ok(value),
            }
        }
        Source::Const(value) => f.int_like(param.unwrap_or(f.i32), value as i64),
        Source::BoolToInt(index) | Source::BoolToMask(index) => {
            let (value, ty) = operand_value(f, operand(index)?)?;
            let param = param.ok_or_else(|| fail!("a boolean argument without a parameter"))?;
            if f.raise.out.types.scalar(ty) != f.i1 {
                return Err(fail!("operand {index} is not boolean"));
            }
            let mask = matches!(source, Source::BoolToMask(_));
            let op = if mask { CastOp::SExt } else { CastOp::ZExt };
            if !cast_is_valid(&f.raise.out.types, f.raise.types.layout(), op, ty, param) {
                return Err(fail!("operand {index} does not fit the builtin's parameter"));
            }
            f.build.cast(op, value, param)
        }
        Source::Computed { operand: index, relation } => {
            let (value, ty) = operand_value(f, operand(index)?)?;
            if ty != f.i32 {
                return Err(fail!("operand {index} is not a 32-bit integer"));
            }
            let masked = if relation.mask == u32::MAX {
                value
            } else {
                let rhs = f.int(f.i32, u64::from(relation.mask));
                f.build.binary(BinaryOp::And, value, rhs, f.i32)?
            };
            convert(f, masked, f.i32, relation.all_pairs().into_iter())
        }
        Source::Image(index) => image_of(f, operand(index)?),
        Source::Sampler(index) => sampler_of(f, operand(index)?),
        Source::Component { operand: number, index } => {
            let (vector, ty) = operand_value(f, operand(number)?)?;
            let element = f.raise.out.types.scalar(ty);
            let component = extract_lane(f, vector, element, index)?;
            match param {
                Some(param) if param != element => adapt_argument(f, component, element, param),
                _ => Ok(component),
            }
        }
        Source::Lanes { operand: number, lanes } => {
            let (vector, ty) = operand_value(f, operand(number)?)?;
            with_lanes(f, vector, ty, lanes)
        }
        Source::InMemory(index) => {
            let (value, ty) = operand_value(f, operand(index)?)?;
            let pointer = in_memory(f, value, ty)?;
            adapt_pointer(f, pointer, param)
        }
        Source::LocalSizes(first) => {
            let pointer = local_sizes(f, operands.get(first..).unwrap_or_default())?;
            adapt_pointer(f, pointer, param)
        }
    }
}

fn adapt_pointer(f: &mut FunctionRaiser<'_, '_>, pointer: Value, param: Option<TypeId>) -> Res<Value> {
    let from = f.type_of_value(pointer).ok_or_else(|| fail!("memory without type"))?;
    match param {
        Some(param) if param != from => adapt_argument(f, pointer, from, param),
        _ => Ok(pointer),
    }
}

/// What a value is made to by a list of pairs at run time: a chain of selects; what is in no pair becomes the last
/// pair's value.
pub(crate) fn convert(
    f: &mut FunctionRaiser<'_, '_>,
    value: Value,
    ty: TypeId,
    pairs: impl Iterator<Item = (u32, u32)>,
) -> Res<Value> {
    let from = f.type_of_value(value).ok_or_else(|| fail!("a value without type"))?;
    f.check_int(from)?;
    if from != ty || f.raise.out.types.lanes(ty).is_some() {
        return Err(fail!("the builtin's value is not of the instruction's type"));
    }
    let mut out: Option<Value> = None;
    for (key, to) in pairs {
        let to = f.int(ty, u64::from(to));
        out = Some(match out {
            None => to,
            Some(otherwise) => {
                let rhs = f.int(ty, u64::from(key));
                let condition = f.build.icmp(IntPredicate::Eq, value, rhs, f.i1)?;
                f.build.select(condition, to, otherwise, ty)?
            }
        });
    }
    out.ok_or_else(|| fail!("an empty relation"))
}

/// An argument whose type is not the parameter's: pointers are cast, integers cut or zero extended.
fn adapt_argument(f: &mut FunctionRaiser<'_, '_>, value: Value, from: TypeId, to: TypeId) -> Res<Value> {
    let types = &f.raise.out.types;
    match (types.address_space(from), types.address_space(to)) {
        (Some(_), Some(_)) => f.build.cast(CastOp::AddrSpaceCast, value, to),
        (None, None) => resize(f, value, from, to),
        _ => Err(fail!("an operand does not fit the builtin's parameter")),
    }
}
