//! Constants and specialization constants, which get the values of the options or their default values.

use crate::fail::{Res, fail};
use crate::ids::{Entity, Ids};
use crate::input::Input;
use crate::module::Raise;
use crate::module::spec_constants::spec_constant_op;
use crate::module::types::TypeTable;
use crate::operands::{result, result_type, word, words, words_from};
use llvm_model::{ApInt, ConstId, Constant, Module, Type, TypeId, Types, Value};
use spirv_mapping::convention::{opaque, sampler as convention};
use spirv_module::{Instruction, Op};
use translate_common::Problem;
use translate_common::problems::{CompositeProblem, ConstantProblem, OperandProblem, Wanted};
use translate_common::{SpecType, SpecValue};

/// The size of descriptors, where LLVM IR needs some number: the device chooses it.
const NOMINAL_SIZE: u64 = 1;

/// Returns the entity of a constant instruction; `None` if the instruction is not a constant.
pub(crate) fn raise_constant(m: &mut Raise<'_>, inst: Instruction<'_>) -> Res<Option<Entity>> {
    let Raise { input, ids, report, out, .. } = m;
    let op = inst.op();
    let constant = match op {
        Op::ConstantTrue => boolean(ids, out, inst, true)?,
        Op::ConstantFalse => boolean(ids, out, inst, false)?,
        Op::Constant => number(ids, out, inst, None)?,
        Op::SpecConstantTrue | Op::SpecConstantFalse => {
            let chosen = m.spec_constants.chosen(*input, ids, report, inst)?;
            let chosen =
                chosen.map(|chosen| fit(chosen, SpecType { width: 1, is_float: false })).transpose()?;
            boolean(ids, out, inst, chosen.map_or(op == Op::SpecConstantTrue, |bits| bits != 0))?
        }
        Op::SpecConstant => {
            let chosen = m.spec_constants.chosen(*input, ids, report, inst)?;
            number(ids, out, inst, chosen)?
        }
        Op::ConstantComposite | Op::SpecConstantComposite if is_cooperative(ids, inst) => {
            return Ok(Some(Entity::CooperativeConstant));
        }
        Op::ConstantComposite | Op::SpecConstantComposite => {
            if op == Op::SpecConstantComposite {
                m.spec_constants.note_composite(inst)?;
            }
            composite(*input, ids, out, &m.types, inst)?
        }
        Op::ConstantNull => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.zero(&out.types, ty)
        }
        Op::Undef => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.intern(ty, Constant::Undef)
        }
        Op::PoisonKHR => {
            let ty = ids.value_type(&out.types, result_type(inst)?)?;
            check_no_token(&out.types, ty)?;
            out.constants.intern(ty, Constant::Poison)
        }
        Op::SpecConstantOp => {
            m.spec_constants.note_computed(inst)?;
            spec_constant_op(ids, out, &m.types, inst)?
        }
        Op::ConstantSizeOfEXT => {
            let of = word(inst, 0)?;
            if out.types[ids.llvm_type(of)?] == Type::Void {
                return Err(fail(OperandProblem::NotA { operand: "the type", wanted: Wanted::ValueType }));
            }
            m.spec_constants.note_size(result(inst)?, of);
            let ty = ids.llvm_type(result_type(inst)?)?;
            let width = out.types.int_width(ty).ok_or_else(|| {
                fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::Integer })
            })?;
            out.constants.int(ty, width, NOMINAL_SIZE)
        }
        Op::ConstantSampler => return sampler(inst).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(Entity::Value(Value::Const(constant))))
}

/// Refuses constants that are tokens, which only functions give.
fn check_no_token(types: &Types, ty: TypeId) -> Res<()> {
    if types[ty] == Type::Token { Err(fail(ConstantProblem::Token)) } else { Ok(()) }
}

fn boolean(ids: &Ids<'_>, out: &mut Module, inst: Instruction<'_>, value: bool) -> Res<ConstId> {
    let ty = ids.llvm_type(result_type(inst)?)?;
    if out.types[ty] != Type::Integer(1) {
        return Err(fail(OperandProblem::NotA { operand: "the result type", wanted: Wanted::BooleanType }));
    }
    Ok(out.constants.int(ty, 1, u64::from(value)))
}

/// The bits of the value that the options give the specialization constant of this number and type.
fn fit((number, value): (u32, SpecValue), ty: SpecType) -> Res<u64> {
    value.fit(ty).map_err(|why| {
        let class = if ty.is_float { "a float" } else { "an integer" };
        let help = match ty.width {
            1 => "pass a Boolean as i1, 0 or 1".to_owned(),
            width => format!("give it as {class} of {width} bits"),
        };
        fail(ConstantProblem::SpecValue { number, bits: value.bits(), why, range: help })
    })
}

/// The constant of OpConstant; with another value when one is `chosen`.
fn number(
    ids: &Ids<'_>,
    out: &mut Module,
    inst: Instruction<'_>,
    chosen: Option<(u32, SpecValue)>,
) -> Res<ConstId> {
    let ty = ids.llvm_type(result_type(inst)?)?;
    let literal = words_from(inst, 0)?;
    let (width, is_float) = match &out.types[ty] {
        Type::Integer(width) => (*width, false),
        other => match other.float_width() {
            Some(width) => (width, true),
            None => {
                return Err(fail(OperandProblem::NotA {
                    operand: "the result type",
                    wanted: Wanted::Number,
                }));
            }
        },
    };
    if literal.len() != width.div_ceil(32) as usize {
        return Err(fail(Problem::internal("the literal of a number does not have the words of its width")));
    }
    let chosen = chosen.map(|chosen| fit(chosen, SpecType { width, is_float })).transpose()?;
    let literal: &[u32] = match (chosen, literal) {
        (Some(bits), [_]) => &[bits as u32],
        (Some(bits), [_, _]) => &[bits as u32, (bits >> 32) as u32],
        _ => literal,
    };
    let bits = match *literal {
        [low] => ApInt::from_u64(width, u64::from(low)),
        [low, high] => ApInt::from_u64(width, u64::from(high) << 32 | u64::from(low)),
        _ => {
            let chunks = literal.chunks(2);
            let words: Vec<u64> = chunks
                .map(|c| c.iter().rev().fold(0u64, |word, &half| word << 32 | u64::from(half)))
                .collect();
            ApInt::from_words(width, &words)
        }
    };
    let constant = if is_float { Constant::Float(bits) } else { Constant::Int(bits) };
    Ok(out.constants.intern(ty, constant))
}

fn is_cooperative(ids: &Ids<'_>, inst: Instruction<'_>) -> bool {
    let ty = inst.result_type().and_then(|ty| ids.definition(ty.0));
    ty.is_some_and(|ty| opaque::COOPERATIVE.contains(&ty.op()))
}

/// A composite, with the constituents that the instructions behind it add (SPV_INTEL_long_composites).
fn composite(
    input: Input<'_>,
    ids: &Ids<'_>,
    out: &mut Module,
    types: &TypeTable,
    inst: Instruction<'_>,
) -> Res<ConstId> {
    let ty = ids.value_type(&out.types, result_type(inst)?)?;
    let members = input.module.constituents(inst).flatten();
    let elements = members.map(|&id| ids.constant(id)).collect::<Res<Vec<_>>>()?;
    match out.types.element(ty, 0).filter(|_| types.is_wrapper(ty)) {
        Some(array) => {
            let array = aggregate(out, array, &elements)?;
            aggregate(out, ty, &[array])
        }
        None => aggregate(out, ty, &elements),
    }
}

/// An aggregate or vector constant, its elements checked against its type.
pub(crate) fn aggregate(out: &mut Module, ty: TypeId, elements: &[ConstId]) -> Res<ConstId> {
    let count = match &out.types[ty] {
        Type::Array { count, .. } => *count,
        Type::Vector { count, .. } => u64::from(*count),
        _ => match out.types.struct_body(ty) {
            Some(body) => body.fields.len() as u64,
            None => {
                return Err(fail(OperandProblem::NotA {
                    operand: "the result type",
                    wanted: Wanted::Composite,
                }));
            }
        },
    };
    if count != elements.len() as u64 {
        return Err(fail(CompositeProblem::Constituents { found: elements.len() }));
    }
    for (index, &element) in elements.iter().enumerate() {
        if out.types.element(ty, index as u64) != Some(out.constants.ty(element)) {
            return Err(fail(ConstantProblem::ConstituentType { index }));
        }
    }
    Ok(out.constants.aggregate(&out.types, ty, elements))
}

/// OpConstantSampler: OpenCL C's literal.
fn sampler(inst: Instruction<'_>) -> Res<Entity> {
    let [addressing, normalized, filter] = words(inst)?;
    let literal = convention::literal(addressing, normalized, filter);
    literal.map(Entity::Sampler).ok_or_else(|| fail(ConstantProblem::Sampler))
}
