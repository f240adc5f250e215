//! Calls in shaders: every function that is called like an instruction is that instruction, with the arguments as its
//! operands.

use crate::lower::builtins::{check, sub_group_rules};
use crate::lower::code::Code;
use crate::lower::types::Shape;
use llvm_model::{Call, FunctionId, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::opaque;
use spirv_mapping::signatures::{self, Kind, Pointee};
use spirv_mapping::{Inst, friendly};
use spirv_module::{Category, Id, Op, OperandFacts, OperandKind, Quantifier};
use translate_common::problems::{ShaderCall, ShaderProblem};

/// Lowers a call of a declared function if it is called like an instruction; `false` when it is not.
pub(in crate::lower) fn lower_call(
    code: &mut Code<'_, '_>,
    inst: InstId,
    callee: FunctionId,
    call: &Call,
) -> bool {
    let Some(name) = code.module().functions[callee].props.name.as_str() else { return false };
    let Some(what) = friendly::shader::instruction(name) else { return false };
    let Some(facts) = what.operands() else { return false };
    let mut operands: SmallVec<[u32; 10]> = SmallVec::new();
    let op = match what {
        Inst::Ext(set, number) => {
            operands.extend([code.out().instruction_set(set).0, number]);
            Op::ExtInst
        }
        Inst::Core(op) => op,
        Inst::Variable(_) => return false,
    };
    if let Err(why) = add_operands(code, op, call, facts, &mut operands) {
        code.report().problem(ShaderProblem::Call {
            name: name.to_owned(),
            instruction: what.to_string(),
            why,
        });
        return true;
    }
    check_memory_operands(code, op, &operands);
    if !op.layout().result_type {
        code.emit_void(op, &operands);
    } else if code.input().is_pointer(code.type_of(Value::Inst(inst))) {
        let ty = code.natural_type(inst);
        code.define_pointer(inst, op, ty, &operands);
    } else if let Some(signed) = signed_texel(code, call, code.type_of(Value::Inst(inst))) {
        let texel = code.emit(op, signed, &operands);
        let ty = code.natural_type(inst);
        code.define(inst, Op::Bitcast, ty, &[texel.0]);
    } else {
        let ty = code.natural_type(inst);
        code.define(inst, op, ty, &operands);
    }
    true
}

/// Reports an alignment among memory operands that is not a power of two.
fn check_memory_operands(code: &mut Code<'_, '_>, op: Op, operands: &[u32]) {
    let signature = signatures::of_core(op);
    let first = signature.and_then(|signature| signature.operand_of_kind(Kind::MemoryOperands));
    if let Some(&[mask, bytes, ..]) = first.and_then(|first| operands.get(first..)) {
        check::check_alignment(code, op, mask, bytes);
    }
}

/// The arguments as operands, as the grammar has them.
fn add_operands(
    code: &mut Code<'_, '_>,
    op: Op,
    call: &Call,
    facts: &'static [OperandFacts],
    operands: &mut SmallVec<[u32; 10]>,
) -> Result<(), ShaderCall> {
    let mut todo: Vec<&OperandFacts> = facts.iter().rev().collect();
    for (number, &arg) in call.args.iter().enumerate() {
        let Some(&next) = todo.last() else {
            return Err(ShaderCall::Superfluous);
        };
        if next.quantifier != Quantifier::Many {
            todo.pop();
        }
        let category = next.kind.category();
        if category == Category::Id {
            let defined = sub_group_rules::defined(code, op, number, arg);
            // These are constants in every version.
            let is_constant =
                ["Direction", "ClusterSize"].contains(&next.name()) && check::is_non_uniform(op);
            if is_constant && defined.is_none() && !sub_group_rules::is_constant(code, arg) {
                return Err(ShaderCall::NotConstant(next.name()));
            }
            operands.push(defined.unwrap_or_else(|| operand(code, op, call, arg, next)).0);
            continue;
        }
        let literal = code.module().as_u64(code.resolve(arg)).and_then(|word| u32::try_from(word).ok());
        let Some(word) = literal else { return Err(ShaderCall::NotConstant(next.name())) };
        operands.push(word);
        let values: Vec<u32> = match category {
            Category::Enum => vec![word],
            Category::Mask => (0..32).rev().map(|n| 1 << n).filter(|bit| word & bit != 0).collect(),
            _ => Vec::new(),
        };
        let known = values.into_iter().filter_map(|value| next.kind.enumerant(value));
        todo.extend(known.flat_map(|facts| facts.parameters.iter().rev()));
    }
    match todo.iter().find(|facts| facts.quantifier == Quantifier::One) {
        Some(missing) => Err(ShaderCall::Missing(missing.name())),
        None => Ok(()),
    }
}

/// An argument as the id of a value.
fn operand(code: &mut Code<'_, '_>, op: Op, call: &Call, arg: Value, facts: &OperandFacts) -> Id {
    if facts.kind == OperandKind::IdRef && matches!(facts.name(), "Type" | "ImageType") {
        return code.operand(arg).1;
    }
    // The function that the instruction calls for each element.
    if let Some(function) = code.module().as_function(arg) {
        code.note_callee(function);
        return code.globals().function_id(function);
    }
    let (id, ty) = code.operand(arg);
    if points_to_array(op, facts)
        && let Some((storage, pointee)) = code.shapes().pointer_parts(ty)
        && !matches!(code.shapes().get(pointee), Some(Shape::Sequence(..)))
    {
        // An address leads to an element as it does to the array.
        let array = code.pool().array_of_words();
        let want = code.pool().pointer_type(storage, array);
        return code.operand_as(arg, want);
    }
    let written = op == Op::ImageWrite && facts.name() == "Texel";
    match signed_texel(code, call, code.type_of(arg)).filter(|_| written) {
        Some(signed) if signed != ty => code.emit(Op::Bitcast, signed, &[id.0]),
        _ => id,
    }
}

/// Returns whether an operand of an instruction points to an array.
fn points_to_array(op: Op, operand: &OperandFacts) -> bool {
    let Some(signature) = signatures::of_core(op) else { return false };
    let names = op.facts().into_iter().flat_map(|facts| facts.operands);
    let part = signature.operands.iter().zip(names).find(|(_, facts)| facts.name() == operand.name());
    part.is_some_and(|(part, _)| part.pointee == Pointee::Array)
}

/// The type of texels of the image that a call reads or writes, where that is of signed integers: LLVM's have no sign,
/// and are the others here. `texel` is the type that the call has for them.
fn signed_texel(code: &mut Code<'_, '_>, call: &Call, texel: TypeId) -> Option<Id> {
    let image = code.type_of(*call.args.first()?);
    let Type::TargetExt { name, .. } = &code.module().types[image] else { return None };
    name.as_str().filter(|name| opaque::is_signed(name))?;
    let types = &code.module().types;
    let Type::Integer(width @ (32 | 64)) = types[types.scalar(texel)] else { return None };
    let lanes = types.lanes(texel);
    let scalar = code.pool().signed_int_type(width);
    Some(match lanes {
        Some(lanes) => code.pool().vector_type(scalar, lanes),
        None => scalar,
    })
}
