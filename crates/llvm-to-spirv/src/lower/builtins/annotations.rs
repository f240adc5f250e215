//! Annotations: `llvm.ptr.annotation` and `llvm.var.annotation` to decorations of variables and pointers.

use crate::lower::code::Code;
use crate::lower::module::annotations::{annotate, global_target, names_accesses};
use crate::lower::output::decorations::Target;
use llvm_legalize::annotation_texts::{annotation_text, is_register};
use llvm_model::{Call, CastOp, InstId, InstKind, Type, Value};
use spirv_module::Op;
use translate_common::Lost;
use translate_common::forms::MemoryAttributes;
use translate_common::requirements::obstacle;

/// How many casts may lie around an address.
const MAX_CASTS: usize = 64;

/// Returns the decorations for a call of an annotation intrinsic. Its result, if it has one, is its first argument.
pub(in crate::lower) fn lower_annotation(code: &mut Code<'_, '_>, call: &Call) {
    let &[pointer, text, ref rest @ ..] = call.args.as_slice() else { return };
    let arguments = match rest.get(2).map(|&list| without_casts(code, list, |_| true)) {
        Some(Value::Const(list)) => Some(list),
        _ => None,
    };
    let text = match without_casts(code, text, |_| true) {
        Value::Const(text) => annotation_text(code.module(), text, arguments),
        _ => None,
    };
    let Some(text) = text else {
        return code.report().lose(Lost::hint("an annotation with a text that is not a constant"));
    };
    let is_of_pointer = code.input().options.forms().memory_attributes == MemoryAttributes::Cast
        || names_accesses(code.globals(), &text);
    let Some(target) = annotated(code, pointer, is_of_pointer) else {
        return code
            .report()
            .lose(Lost::hint("an annotation of a value that is neither a variable nor an address"));
    };
    annotate(code.globals(), target, &text);
}

/// Returns the target of an annotation of a pointer. Attributes of memory apply to the variable whose address the
/// pointer is; accesses (`is_of_pointer`) to the pointer itself: two accesses to one variable may have different
/// annotations.
fn annotated(code: &mut Code<'_, '_>, pointer: Value, is_of_pointer: bool) -> Option<Target> {
    let base = without_casts(code, pointer, |_| true);
    let pointer = match base {
        Value::Const(_) => base,
        Value::Inst(inst) if !is_of_pointer && is_variable(code, inst) => base,
        _ => without_casts(code, pointer, |op| op != CastOp::AddrSpaceCast),
    };
    match pointer {
        Value::Inst(inst) => {
            let body = code.body();
            match &body.insts.get(inst)?.kind {
                InstKind::Alloca { .. } => Some(Target::variable(code.result_id(inst))),
                InstKind::GetElementPtr { .. } => Some(Target::result(code.result_id(inst))),
                InstKind::Phi { .. }
                | InstKind::Select { .. }
                | InstKind::Load { .. }
                | InstKind::Cast { op: CastOp::AddrSpaceCast, .. }
                | InstKind::Call(_) => Some(Target::result(code.value(Value::Inst(inst)))),
                _ => None,
            }
        }
        Value::Arg(index) => code.parameter(index),
        Value::Const(id) => global_target(code.globals(), id),
        _ => None,
    }
}

fn is_variable(code: &Code<'_, '_>, inst: InstId) -> bool {
    matches!(code.body().insts.get(inst).map(|inst| &inst.kind), Some(InstKind::Alloca { .. }))
}

/// A pointer without the casts around it that are `skipped`.
fn without_casts(code: &Code<'_, '_>, mut value: Value, skipped: impl Fn(CastOp) -> bool) -> Value {
    let body = code.body();
    for _ in 0..MAX_CASTS {
        let Value::Inst(inst) = code.resolve(value) else { break };
        let kind = body.insts.get(inst).map(|inst| &inst.kind);
        match kind {
            Some(&InstKind::Cast { op, operand }) if skipped(op) => value = operand,
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

/// Returns whether an annotation of a pointer requests a register for the pointer, and an instruction for that exists.
/// Without the instruction the annotation is lost.
pub(in crate::lower) fn is_register_kept(code: &mut Code<'_, '_>) -> bool {
    let needs = Op::FPGARegALTERA.facts().map(|facts| facts.requires);
    let options = code.input().options;
    let is_kept = needs.is_some_and(|needs| obstacle(&needs, options).is_none());
    if !is_kept {
        code.report().lose(Lost::hint("llvm.ptr.annotation"));
    }
    is_kept
}

/// Lowers an annotation of a pointer that is not an alias of its argument: a register, or pointers of another type.
pub(in crate::lower) fn lower_annotated_pointer(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let (Some(&pointer), false) = (call.args.first(), is_void(code, inst)) else { return };
    let ty = code.natural_type(inst);
    if is_register(code.module(), call) {
        let pointer = code.operand_as(pointer, ty);
        code.define(inst, Op::FPGARegALTERA, ty, &[pointer.0]);
        return;
    }
    let pointer = code.value(pointer);
    code.define(inst, Op::Bitcast, ty, &[pointer.0]);
}

fn is_void(code: &Code<'_, '_>, inst: InstId) -> bool {
    code.module().types[code.type_of(Value::Inst(inst))] == Type::Void
}
