//! Numbers in a structure of their own, as C++ has `half`: functions take and give them in memory, instructions of groups
//! and the one that fills a matrix the number.

use crate::lower::builtins::{BuiltinCall, builtin_operand, check};
use crate::lower::code::{Code, memory};
use crate::lower::types::Shape;
use llvm_model::{AttrKind, Type, TypeId, Types};
use spirv_mapping::Value as Source;
use spirv_module::{InstructionClass, Op};
use translate_common::problems::CallProblem;

/// How deep structures may lie in each other around a number.
const MAX_DEPTH: usize = 8;

/// Lowers a call of the function for `op` that stores such a structure through its first argument; `false` for others.
pub(super) fn lower(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    let of_groups = op
        .facts()
        .is_some_and(|facts| matches!(facts.class, InstructionClass::Group | InstructionClass::NonUniform));
    let result = if of_groups { wrapped_number(code, call, 0, AttrKind::SRET) } else { None };
    let (Some((structure, number)), Some(&place)) = (result, call.args.first()) else {
        // Then the content of the memory is unspecified.
        return of_groups && refuse(code, op);
    };
    let mut words = Vec::with_capacity(call.reading.operands.len());
    check::check_operands(code, call, op);
    let facts = op.facts().map_or(&[][..], |facts| facts.operands);
    for (place, operand) in call.reading.operands.iter().enumerate() {
        let is_value = facts.get(place).is_some_and(|facts| facts.name() == "Value");
        let word = match *operand {
            Source::Arg(index) => {
                let passed = wrapped_number(code, call, index, AttrKind::BYVAL);
                if (is_value || is_by_value(code, call, index))
                    && passed.is_none_or(|(_, passed)| passed != number)
                {
                    return refuse(code, op);
                }
                passed.and_then(|passed| unwrapped(code, call, index, passed))
            }
            _ => None,
        };
        words.push(word.unwrap_or_else(|| builtin_operand(code, call, operand)));
    }
    let number = code.types().memory_type(number);
    let result = code.emit(op, number, &words);
    let structure = code.types().memory_type(structure);
    let empty = code.pool().undef(structure);
    let whole = code.emit(Op::CompositeInsert, structure, &[result.0, empty.0, 0]);
    let pointer = memory::pointer_to(code, place, structure);
    code.emit_void(Op::Store, &[pointer.0, whole.0]);
    true
}

/// Lowers a call of the function that fills a cooperative matrix with such a number; `false` for others.
pub(super) fn fill(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) -> bool {
    let (Op::CompositeConstruct, &[argument]) = (op, call.args) else { return false };
    let module = code.module();
    let of_memory = module.attributes.param(module.functions[call.callee].attributes, 0);
    let passed = module.attributes.ty(of_memory, AttrKind::BYVAL);
    let Some(number) = passed.and_then(|structure| innermost(&module.types, structure)) else { return false };
    let ty = code.natural_type(call.inst);
    let number = code.types().memory_type(number);
    if !matches!(code.shapes().get(ty), Some(Shape::Sequence(element, None)) if *element == number) {
        return false;
    }
    let align = module.attributes.int(of_memory, AttrKind::ALIGN).unwrap_or(1);
    let access = memory::access(code, argument, align, false, &code.body().insts[call.inst]);
    let pointer = memory::pointer_to(code, argument, number);
    let operands: Vec<u32> = [pointer.0].into_iter().chain(access).collect();
    let value = code.emit(Op::Load, number, &operands);
    code.define(call.inst, op, ty, &[value.0]);
    true
}

/// The number that is all there is in a structure, or in structures within each other.
fn innermost(types: &Types, structure: TypeId) -> Option<TypeId> {
    let mut ty = structure;
    for _ in 0..MAX_DEPTH {
        ty = only_member(types, ty)?;
        if is_number(types, ty) {
            return Some(ty);
        }
    }
    None
}

/// The type of the one member of a structure.
fn only_member(types: &Types, structure: TypeId) -> Option<TypeId> {
    let &[only] = &*types.struct_body(structure)?.fields else { return None };
    Some(only)
}

fn is_number(types: &Types, ty: TypeId) -> bool {
    matches!(types[ty], Type::Integer(_)) || types.is_float(ty)
}

/// Whether argument `index` is something in memory.
fn is_by_value(code: &Code<'_, '_>, call: &BuiltinCall<'_>, index: usize) -> bool {
    let attributes = &code.module().attributes;
    attributes.has(attributes.param(code.module().functions[call.callee].attributes, index), AttrKind::BYVAL)
}

/// Reports a number that the instruction cannot return.
fn refuse(code: &mut Code<'_, '_>, op: Op) -> bool {
    code.report().problem(CallProblem::OperandType { op });
    true
}

/// The number in the structure that argument `index` passes by value.
fn unwrapped(
    code: &mut Code<'_, '_>,
    call: &BuiltinCall<'_>,
    index: usize,
    (structure, number): (TypeId, TypeId),
) -> Option<u32> {
    let &argument = call.args.get(index)?;
    let (structure, number) = (code.types().memory_type(structure), code.types().memory_type(number));
    let pointer = memory::pointer_to(code, argument, structure);
    let whole = code.emit(Op::Load, structure, &[pointer.0]);
    Some(code.emit(Op::CompositeExtract, number, &[whole.0, 0]).0)
}

/// The structure that parameter `index` is a pointer to by this attribute, and the one number in it.
fn wrapped_number(
    code: &Code<'_, '_>,
    call: &BuiltinCall<'_>,
    index: usize,
    kind: AttrKind,
) -> Option<(TypeId, TypeId)> {
    let module = code.module();
    let of_memory = module.attributes.param(module.functions[call.callee].attributes, index);
    let structure = module.attributes.ty(of_memory, kind)?;
    let number = only_member(&module.types, structure)?;
    is_number(&module.types, number).then_some((structure, number))
}
