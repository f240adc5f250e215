//! Instructions with a structure as the result. Calls return the structure, or store it through the first argument.

use crate::lower::builtins::{BuiltinCall, hooks, results, scalar_wrappers};
use crate::lower::code::{Code, memory};
use crate::lower::types::Shape;
use llvm_model::{AttrKind, Type, TypeId, Value};
use spirv_mapping::signatures;
use spirv_mapping::{Inst, Ty};
use spirv_module::{Id, Op};
use translate_common::problems::CallProblem;
use translate_common::{Problem, neutral_type};

/// An instruction whose result the call stores through its first argument, or returns.
pub(in crate::lower) fn lower_struct_result(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    let Inst::Core(op) = call.reading.inst else { return };
    if scalar_wrappers::lower(code, call, op) {
        return;
    }
    let words = hooks::builtin_operands(code, call);
    define_structure(code, call, op, &words);
}

/// Reports a result of another type than the operands make it.
fn check_structure(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, ty: Id) {
    if results::refuse_structure(code, op, ty, call.args) {
        return;
    }
    if op == Op::BuildNDRange && !matches!(code.shapes().get(ty), Some(Shape::Struct(_))) {
        code.report().problem(CallProblem::ResultKind { op, kind: "a structure" });
    }
}

/// Emits an instruction with these operands; its result is returned by the call, or stored.
pub(super) fn define_structure(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, words: &[u32]) {
    let returned = code.type_of(Value::Inst(call.inst));
    if code.module().types[returned] != Type::Void {
        let ty = code.natural_type(call.inst);
        check_structure(code, call, op, ty);
        code.define(call.inst, op, ty, words);
        return;
    }
    let Some(&memory) = call.args.first() else { return };
    let attributes = code.module().functions[call.callee].attributes;
    let of_memory = code.module().attributes.param(attributes, 0);
    let stated = code.module().attributes.ty(of_memory, AttrKind::SRET);
    let ty = match stated {
        Some(ty) => code.types().memory_type(ty),
        None => match pointee_of(code, memory) {
            Some(pointee) => pointee,
            None => return,
        },
    };
    if let Some(result) = stated.or_else(|| code.solved_pointee(memory)) {
        check_types_in_memory(code, call, op, result);
    }
    check_structure(code, call, op, ty);
    results::check_parts(code, op, ty, call.args.get(1..).unwrap_or_default());
    let result = code.emit(op, ty, words);
    let pointer = memory::pointer_to(code, memory, ty);
    code.emit_void(Op::Store, &[pointer.0, result.0]);
}

/// Reports types that an instruction does not take, whose result of type `result` the first argument of its call points to.
fn check_types_in_memory(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op, result: TypeId) {
    let types = &code.module().types;
    let arguments = call.args.iter().skip(1).map(|&argument| neutral_type(types, code.type_of(argument)));
    let parts: Vec<Ty> = std::iter::once(neutral_type(types, result)).chain(arguments).collect();
    if let Some(wrong) = signatures::refused_by_call(op, |part| parts.get(part)) {
        code.report().problem(Problem::Types(wrong));
    }
}

/// The SPIR-V type that a pointer points to.
pub(super) fn pointee_of(code: &mut Code<'_, '_>, pointer: Value) -> Option<Id> {
    let (_, ty) = code.operand(pointer);
    code.shapes().pointer_parts(ty).map(|(_, pointee)| pointee)
}
