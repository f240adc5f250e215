//! Annotations: `llvm.ptr.annotation` and `llvm.var.annotation` to decorations of variables and pointers.

use crate::lower::code::Code;
use crate::lower::module::annotations::{annotate, annotation_text, global_target};
use crate::lower::output::said::Target;
use llvm_model::{Call, InstId, InstKind, Type, Value};
use spirv_module::Op;
use translate_common::Lost;

/// How many casts may lie around an address.
const MAX_CASTS: usize = 64;

/// The decorations that a call of an annotation intrinsic stands for. Its result, if it has one, is its first
/// argument.
pub(in crate::lower) fn lower_annotation(code: &mut Code<'_, '_>, call: &Call) {
    let &[pointer, text, ref rest @ ..] = call.args.as_slice() else { return };
    let arguments = match rest.get(2).map(|&list| without_casts(code, list)) {
        Some(Value::Const(list)) => Some(list),
        _ => None,
    };
    let text = match without_casts(code, text) {
        Value::Const(text) => annotation_text(code.module(), text, arguments),
        _ => None,
    };
    let Some(text) = text else {
        return code.report().lose(Lost::hint("an annotation whose text is no constant"));
    };
    let Some(target) = annotated(code, pointer) else {
        return code.report().lose(Lost::hint("an annotation of what is neither a variable nor an address"));
    };
    annotate(code.globals(), target, &text);
}

/// The variable that a pointer in a function is the address of; any other address by itself: two accesses to one member of
/// a structure may be annotated otherwise.
fn annotated(code: &mut Code<'_, '_>, pointer: Value) -> Option<Target> {
    match without_casts(code, pointer) {
        Value::Inst(inst) => {
            let body = code.body();
            match &body.insts.get(inst)?.kind {
                InstKind::Alloca { .. } => Some(Target::variable(code.result_id(inst))),
                InstKind::GetElementPtr { .. } => Some(Target::result(code.result_id(inst))),
                InstKind::Phi { .. }
                | InstKind::Select { .. }
                | InstKind::Load { .. }
                | InstKind::Call(_) => Some(Target::result(code.value(Value::Inst(inst)))),
                _ => None,
            }
        }
        Value::Arg(index) => code.parameter(index),
        Value::Const(id) => global_target(code.globals(), id),
        _ => None,
    }
}

/// A pointer without the casts around it.
fn without_casts(code: &Code<'_, '_>, mut value: Value) -> Value {
    let body = code.body();
    for _ in 0..MAX_CASTS {
        let Value::Inst(inst) = code.resolve(value) else { break };
        let kind = body.insts.get(inst).map(|inst| &inst.kind);
        match kind {
            Some(InstKind::Cast { operand, .. }) => value = *operand,
            _ => break,
        }
    }
    code.resolve(value)
}

/// Whether a call is one of the annotation of a variable or of a pointer.
pub(in crate::lower) fn is_annotation(code: &Code<'_, '_>, call: &Call) -> bool {
    let Some(callee) = code.module().as_function(call.callee) else { return false };
    let name = &code.module().functions[callee].props.name;
    name.starts_with("llvm.ptr.annotation") || name.starts_with("llvm.var.annotation")
}

/// Lowers an annotation of a pointer that is no alias of its argument: pointers of another type.
pub(in crate::lower) fn lower_annotated_pointer(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let (Some(&pointer), false) = (call.args.first(), is_void(code, inst)) else { return };
    let ty = code.natural_type(inst);
    let pointer = code.value(pointer);
    code.define(inst, Op::Bitcast, ty, &[pointer.0]);
}

fn is_void(code: &Code<'_, '_>, inst: InstId) -> bool {
    code.module().types[code.type_of(Value::Inst(inst))] == Type::Void
}
