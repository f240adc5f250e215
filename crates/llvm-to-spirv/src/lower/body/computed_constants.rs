//! Computations on specialization constants: instructions that become constants themselves (OpSpecConstantOp).

use crate::lower::body::arithmetic;
use crate::lower::code::Code;
use llvm_model::{CastOp, Constant, Flags, InstId, InstKind, TypeId, Value};
use spirv_mapping::convention::{casts, operators, predicates, shaders};
use spirv_mapping::friendly;
use spirv_module::{Id, Op};
use translate_common::forms::SpecializedOperations;

/// Maximum length of a chain of operations that is followed.
const MAX_DEPTH: usize = 32;

/// The number of operands that are looked into for one constant: operations may share their operands.
const MAX_OPERANDS: usize = 256;

/// Emits an operation on integers or truth values as a constant if an operand depends on specialization.
pub(in crate::lower) fn settle_computed(code: &mut Code<'_, '_>, inst: InstId) {
    if !code.has_settled() {
        return;
    }
    let instruction = &code.body().insts[inst];
    let signed = code.kinds().signed;
    if instruction.attachments.iter().any(|(kind, _)| Some(*kind) != signed)
        || !is_integral(code, instruction.ty)
    {
        return;
    }
    let mut operands = Vec::new();
    instruction.kind.for_each_operand(|operand| {
        if let Value::Inst(operand) = operand {
            operands.push(operand);
        }
    });
    let is_computed = operands.into_iter().any(|operand| {
        code.is_settled(operand) && {
            let id = code.result_id(operand);
            code.pool().is_specializable(id)
        }
    });
    if !is_computed
        || code.input().options.forms().specialized_operations == SpecializedOperations::Instructions
    {
        return;
    }
    if let Some(id) = computed_constant(code, Value::Inst(inst)) {
        code.settle(inst, id);
    }
}

/// Returns a value as a constant of the module: a constant, a specialization constant, or an expression of these.
pub(in crate::lower) fn computed_constant(code: &mut Code<'_, '_>, value: Value) -> Option<Id> {
    let mut left = MAX_OPERANDS;
    constant_at(code, value, MAX_DEPTH, &mut left)
}

/// Whether a type is one of integers or truth values, or vectors of them.
fn is_integral(code: &Code<'_, '_>, ty: TypeId) -> bool {
    let types = &code.module().types;
    types.int_width(types.scalar(ty)).is_some()
}

fn constant_at(code: &mut Code<'_, '_>, value: Value, depth: usize, left: &mut usize) -> Option<Id> {
    let depth = depth.checked_sub(1)?;
    *left = left.checked_sub(1)?;
    let ty = code.type_of(value);
    let inst = match code.resolve(value) {
        Value::Const(id) => {
            let is_number = matches!(
                code.module().constants[id],
                Constant::Int(_) | Constant::Float(_) | Constant::Null | Constant::Data(_)
            );
            let want = code.types().value_type(ty);
            return is_number.then(|| code.globals().constant(id, want));
        }
        Value::Inst(inst) if code.is_settled(inst) => return Some(code.result_id(inst)),
        Value::Inst(inst) => inst,
        _ => return None,
    };
    let (op, operands, literals) = operation(code, inst)?;
    let mut words = vec![u32::from(op.0)];
    for operand in operands {
        words.push(constant_at(code, operand, depth, left)?.0);
    }
    words.extend(literals);
    let ty = code.types().value_type(ty);
    Some(code.pool().composite(Op::SpecConstantOp, ty, words))
}

/// Returns the operation that OpSpecConstantOp can have for an instruction, its operands and the literals after them.
fn operation(code: &Code<'_, '_>, inst: InstId) -> Option<(Op, Vec<Value>, Vec<u32>)> {
    let (types, instruction) = (&code.module().types, &code.body().insts[inst]);
    let has_kernel_operations = code.input().profile().has_kernel_operations;
    // A shader computes its constants without poison, which only the flags of integers give.
    let flags = if has_kernel_operations { instruction.flags } else { instruction.flags.fast_math() };
    if flags != Flags::NONE {
        return None;
    }
    let width = |ty: TypeId| types.int_width(types.scalar(ty));
    let is_bool = |value: Value| width(code.type_of(value)) == Some(1);
    let plain = |op: Op, operands: &[Value]| Some((op, operands.to_vec(), Vec::new()));
    match instruction.kind {
        InstKind::Binary { op, lhs, rhs } => match arithmetic::one_operand(code, op, lhs, rhs) {
            Some((op, operand)) => plain(op, &[operand]),
            None if is_bool(lhs) => plain(operators::logical_op(op)?, &[lhs, rhs]),
            None if op.is_float() && !has_kernel_operations => None,
            None => plain(operators::binary_op(op), &[lhs, rhs]),
        },
        InstKind::Cast { op, operand } => {
            // Conversions of truth values to numbers are more than one instruction.
            let is_free = match op {
                CastOp::FPExt | CastOp::FPTrunc | CastOp::SExt | CastOp::Trunc => true,
                CastOp::ZExt | CastOp::FPToUI | CastOp::FPToSI | CastOp::SIToFP | CastOp::UIToFP => {
                    has_kernel_operations
                }
                _ => false,
            };
            let is_number = !is_bool(operand) && width(instruction.ty) != Some(1);
            plain(cast(op, has_kernel_operations).filter(|_| is_free && is_number)?, &[operand])
        }
        InstKind::Select { condition, if_true, if_false } => {
            plain(Op::Select, &[condition, if_true, if_false])
        }
        InstKind::ICmp { predicate, lhs, rhs } if width(code.type_of(lhs)).is_some_and(|width| width > 1) => {
            plain(predicates::int_op(predicate), &[lhs, rhs])
        }
        InstKind::ExtractElement { vector, index } => {
            let index = code.module().as_u64(index).and_then(|index| u32::try_from(index).ok())?;
            // An element that is not there is poison, and a literal index leads to one.
            let lanes = code.module().types.lanes(code.type_of(vector));
            lanes.filter(|&lanes| index < lanes)?;
            Some((Op::CompositeExtract, vec![vector], vec![index]))
        }
        InstKind::Call(ref call) => {
            let callee = &code.module().functions[code.module().as_function(call.callee)?];
            let op = callee.props.name.as_str().and_then(friendly::instruction)?;
            let is_one = callee.body.is_none() && op == Op::SMod && shaders::CALLED.contains(&op);
            is_one.then(|| (op, call.args.to_vec(), Vec::new()))
        }
        _ => None,
    }
}

/// Returns the instruction for a conversion. OpSConvert exists in every version of shaders, and narrows as OpUConvert does.
fn cast(op: CastOp, has_kernel_operations: bool) -> Option<Op> {
    if op == CastOp::Trunc && !has_kernel_operations { Some(Op::SConvert) } else { casts::cast_op(op) }
}
