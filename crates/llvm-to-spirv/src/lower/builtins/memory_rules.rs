//! The types that builtins access in memory, and the width of their sizes.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use crate::lower::types::Shape;
use llvm_model::Value;
use smallvec::SmallVec;
use spirv_mapping::signatures::{self, Pointee, signature};
use spirv_mapping::{Inst, Value as Source};
use spirv_module::{Id, Op};
use translate_common::problems::CallProblem;

/// Returns the type that an instruction accesses through the pointer in argument `index`, where the instruction decides on
/// it: the pointer may be to another type, and the symbol may name another or none.
pub(super) fn pointee(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, index: usize) -> Option<Id> {
    if call.reading.inst == Inst::Core(Op::GroupAsyncCopy) {
        return copied_type(code, call);
    }
    match call.reading.inst {
        Inst::Core(op) => accessed_type(code, call, op, index),
        // These have one pointer.
        Inst::Ext(..) => type_in_memory(code, call),
        Inst::Variable(_) => None,
    }
}

/// The type of the value that a core instruction loads, stores or changes through the pointer in argument `index`.
fn accessed_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, index: usize) -> Option<Id> {
    let (operand, pointee) = signatures::of_core(op)?.accessed()?;
    if operand != index {
        return None;
    }
    // Operands of hooks are not those of the instruction.
    if call.reading.hook.is_some() && op.is_atomic() {
        return None;
    }
    match pointee {
        Pointee::Result => Some(code.natural_type(call.inst)),
        Pointee::Operand(operand) => operand_of(call, operand).map(|value| code.operand(value).1),
        Pointee::Integer(width) => Some(code.pool().int_type(width)),
        Pointee::ElementOfResult
        | Pointee::IntegersLikeResult
        | Pointee::ElementOf(_)
        | Pointee::Opaque(_)
        | Pointee::Half
        | Pointee::Own
        | Pointee::Like(_)
        | Pointee::Array => None,
    }
}

/// The type that an instruction of OpenCL.std reads or writes.
fn type_in_memory(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Option<Id> {
    let types = &code.module().types;
    let result = code.type_of(Value::Inst(call.inst));
    match signature(call.reading.inst)?.accessed()?.1 {
        Pointee::Result => Some(code.natural_type(call.inst)),
        Pointee::ElementOfResult => Some(code.types().value_type(types.scalar(result))),
        Pointee::ElementOf(operand) => {
            let value = operand_of(call, operand)?;
            let scalar = types.scalar(code.type_of(value));
            Some(code.types().value_type(scalar))
        }
        Pointee::IntegersLikeResult => {
            let int = code.pool().int_type(32);
            Some(types.lanes(result).map_or(int, |lanes| code.pool().vector_type(int, lanes)))
        }
        Pointee::Half => Some(code.pool().float_type(16)),
        Pointee::Integer(width) => Some(code.pool().int_type(width)),
        Pointee::Operand(_) | Pointee::Opaque(_) | Pointee::Own | Pointee::Like(_) | Pointee::Array => None,
    }
}

/// The type of the elements that a group copies: destination and source point to the same. The symbol of the function names
/// it ([`typing`](crate::typing) has that in both parameters), or the pointer to the destination has it.
fn copied_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Option<Id> {
    let Some(&Source::Arg(index)) = call.reading.operands.get(1) else { return None };
    let pointer = if index < code.module().functions[call.callee].params.len() {
        code.types().param_type(call.callee, u32::try_from(index).ok()?)
    } else {
        code.operand(*call.args.get(index)?).1
    };
    let (_, pointee) = code.shapes().pointer_parts(pointer)?;
    if is_number(code, pointee) {
        return Some(pointee);
    }
    code.report().problem(CallProblem::GroupCopyElement);
    None
}

/// Whether a type is a number or a vector of numbers.
fn is_number(code: &Code<'_, '_>, ty: Id) -> bool {
    matches!(code.shapes().get(ty), None | Some(Shape::Vector(_)))
}

/// The argument that an operand of the instruction is.
pub(super) fn operand_of(call: &BuiltinCall<'_>, operand: usize) -> Option<Value> {
    match call.reading.operands.get(operand) {
        Some(&Source::Arg(arg)) => call.args.get(arg).copied(),
        _ => None,
    }
}

/// Makes operands that are sizes as wide as a pointer: those of OpGroupAsyncCopy, and of instructions of OpenCL.std,
/// whose memory is checked.
pub(super) fn widen_sizes(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, operands: &mut [u32]) {
    let Some(signature) = signature(call.reading.inst) else { return };
    let sizes = signature.operands.iter().enumerate().filter(|(_, part)| part.is_size);
    let sizes: SmallVec<[usize; 2]> = sizes.map(|(number, _)| number).collect();
    if sizes.is_empty() {
        return;
    }
    if !matches!(call.reading.inst, Inst::Ext(..)) {
        return widen(code, call, &sizes, operands);
    }
    // After the set and the number of the instruction.
    widen(code, call, &sizes, operands.get_mut(2..).unwrap_or_default());
}

/// Returns the address space of a pointer.
pub(super) fn space_of(code: &Code<'_, '_>, pointer: Value) -> Option<u32> {
    code.module().types.address_space(code.type_of(pointer))
}

fn widen(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, numbers: &[usize], operands: &mut [u32]) {
    let wanted = if code.input().is_32_bit() { 32 } else { 64 };
    for &number in numbers {
        let source = call.reading.operands.get(number);
        // The size in the function's name has the width of the size operands.
        if let (Some(Source::Const { value, .. }), Some(operand)) = (source, operands.get_mut(number)) {
            let ty = code.pool().int_type(wanted);
            *operand = code.pool().integer_constant(ty, wanted, *value).0;
        }
        let Some(&Source::Arg(arg)) = source else { continue };
        let (Some(&value), Some(operand)) = (call.args.get(arg), operands.get_mut(number)) else { continue };
        let Some(width) = code.module().types.int_width(code.type_of(value)) else {
            code.report().problem(CallProblem::ElementCount {
                instruction: call.reading.inst.to_string(),
                bits: wanted,
            });
            continue;
        };
        if width != wanted {
            let ty = code.pool().int_type(wanted);
            *operand = match code.module().as_u64(code.resolve(value)) {
                Some(count) => code.pool().integer_constant(ty, wanted, count).0,
                None => code.emit(Op::UConvert, ty, &[*operand]).0,
            };
        }
    }
}
