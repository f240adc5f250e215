//! Byte-address buffers: if a module accesses them in whole words only, they are buffers of words.

use super::resources::{POINTER, called};
use crate::memory::Layouts;
use llvm_model::{Body, Id as _, InstKind, Instruction, Module, Type, TypeId, Value};

/// The bytes of a word.
const WORD: u64 = 4;

/// Whether a buffer is one of bytes.
pub(super) fn is_bytes(module: &Module, content: TypeId) -> bool {
    match module.types[content] {
        Type::Array { element, .. } => module.types[element] == Type::Integer(8),
        _ => false,
    }
}

/// Whether all accesses of all such buffers are of whole words.
pub(super) fn are_words(module: &Module, layouts: &Layouts<'_>) -> bool {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    bodies.into_iter().all(|body| accesses_words(module, layouts, body))
}

fn accesses_words(module: &Module, layouts: &Layouts<'_>, body: &Body) -> bool {
    let mut is_place = vec![false; body.insts.len()];
    let mut any = false;
    for (_, id, inst) in body.instructions() {
        is_place[id.index()] = gives_place(module, body, &inst.kind, &is_place);
        any |= is_place[id.index()];
    }
    if !any {
        return true;
    }
    body.instructions().all(|(_, id, inst)| {
        let mut uses = false;
        inst.kind.for_each_operand(|operand| {
            uses |= matches!(operand, Value::Inst(operand) if is_place[operand.index()]);
        });
        !uses || is_place[id.index()] || is_whole(module, layouts, body, inst, &is_place)
    })
}

/// Whether an instruction gives the pointer of a byte-address buffer, or moves one by whole words.
fn gives_place(module: &Module, body: &Body, kind: &InstKind, is_place: &[bool]) -> bool {
    let is = |value: &Value| matches!(value, Value::Inst(id) if is_place[id.index()]);
    if let InstKind::GetElementPtr { source_type, base, indices, .. } = kind {
        let bytes = module.types[*source_type] == Type::Integer(8);
        let offset = indices.first().and_then(|&index| module.as_u64(index));
        return is(base) && bytes && indices.len() == 1 && offset.is_some_and(|at| at.is_multiple_of(WORD));
    }
    let Some(call) = called(module, kind, POINTER) else { return false };
    let Some(&Value::Inst(handle)) = call.args.first() else { return false };
    match &module.types[body.insts[handle].ty] {
        Type::TargetExt { types, .. } => types.first().is_some_and(|&content| is_bytes(module, content)),
        _ => false,
    }
}

/// Whether an instruction accesses whole words.
fn is_whole(
    module: &Module,
    layouts: &Layouts<'_>,
    body: &Body,
    inst: &Instruction,
    is_place: &[bool],
) -> bool {
    let is_stored = |value: &Value| matches!(value, Value::Inst(id) if is_place[id.index()]);
    let (ty, align) = match &inst.kind {
        InstKind::Load { align, .. } => (Some(inst.ty), *align),
        InstKind::Store { value, align, .. } if !is_stored(value) => (type_of(module, body, *value), *align),
        InstKind::AtomicRmw { value, align, .. } => (type_of(module, body, *value), *align),
        _ => return false,
    };
    let size = ty.and_then(|ty| layouts.bits(&module.types, ty));
    align >= WORD && size.is_some_and(|bits| bits.is_multiple_of(8 * WORD))
}

fn type_of(module: &Module, body: &Body, value: Value) -> Option<TypeId> {
    match value {
        Value::Inst(id) => Some(body.insts[id].ty),
        Value::Const(id) => Some(module.constants.ty(id)),
        _ => None,
    }
}
