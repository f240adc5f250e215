//! Byte-address buffers: if a module writes them in whole words only, they are buffers of words. Parts of words are loaded by
//! shifts; a part that is stored would have to be written with the rest of its word, which another invocation may write.

use super::resources::{POINTER, called};
use crate::memory::Layouts;
use llvm_model::{Align, Body, Id as _, InstId, InstKind, Instruction, Module, Type, TypeId, Value};

/// The bytes of a word.
const WORD: u64 = 4;

/// Whether a buffer is one of bytes.
pub(super) fn is_bytes(module: &Module, content: TypeId) -> bool {
    match module.types[content] {
        Type::Array { element, .. } => module.types[element] == Type::Integer(8),
        _ => false,
    }
}

/// What byte-address buffers are arrays of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Elements {
    /// Words, which are accessed as a whole.
    Words,
    /// Words, of which parts are loaded.
    WordsWithParts,
    Bytes,
}

/// What such buffers are arrays of, by all accesses of a module.
pub(super) fn elements(module: &Module, layouts: &Layouts<'_>) -> Elements {
    let bodies = module.functions.values().filter_map(|function| function.body.as_ref());
    bodies.map(|body| elements_of(module, layouts, body)).max().unwrap_or(Elements::Words)
}

fn elements_of(module: &Module, layouts: &Layouts<'_>, body: &Body) -> Elements {
    let mut is_place = vec![false; body.insts.len()];
    let mut any = false;
    for (_, id, inst) in body.instructions() {
        is_place[id.index()] = gives_place(module, body, &inst.kind, &is_place);
        any |= is_place[id.index()];
    }
    if !any {
        return Elements::Words;
    }
    let needs = |(_, id, inst): (_, InstId, &Instruction)| {
        let mut uses = false;
        inst.kind.for_each_operand(|operand| {
            uses |= matches!(operand, Value::Inst(operand) if is_place[operand.index()]);
        });
        match uses && !is_place[id.index()] {
            true => elements_for(module, layouts, body, inst, &is_place),
            false => Elements::Words,
        }
    };
    body.instructions().map(needs).max().unwrap_or(Elements::Words)
}

/// Whether an instruction gives the pointer of a byte-address buffer, or moves one by bytes.
fn gives_place(module: &Module, body: &Body, kind: &InstKind, is_place: &[bool]) -> bool {
    let is = |value: &Value| matches!(value, Value::Inst(id) if is_place[id.index()]);
    if let InstKind::GetElementPtr { source_type, base, indices, .. } = kind {
        let bytes = module.types[*source_type] == Type::Integer(8);
        return is(base) && bytes && indices.len() == 1;
    }
    let Some(call) = called(module, kind, POINTER) else { return false };
    let Some(&Value::Inst(handle)) = call.args.first() else { return false };
    match &module.types[body.insts[handle].ty] {
        Type::TargetExt { types, .. } => types.first().is_some_and(|&content| is_bytes(module, content)),
        _ => false,
    }
}

/// What an access needs.
fn elements_for(
    module: &Module,
    layouts: &Layouts<'_>,
    body: &Body,
    inst: &Instruction,
    is_place: &[bool],
) -> Elements {
    let is_stored = |value: &Value| matches!(value, Value::Inst(id) if is_place[id.index()]);
    let (ty, align) = match &inst.kind {
        InstKind::Load { align, .. } => (Some(inst.ty), *align),
        InstKind::Store { value, align, .. } if !is_stored(value) => (type_of(module, body, *value), *align),
        InstKind::AtomicRmw { value, align, .. } => (type_of(module, body, *value), *align),
        _ => return Elements::Bytes,
    };
    let size = ty.and_then(|ty| layouts.bits(&module.types, ty));
    let is_whole = align >= Align::of(WORD) && size.is_some_and(|bits| bits.is_multiple_of(8 * WORD));
    match inst.kind {
        _ if is_whole => Elements::Words,
        InstKind::Load { atomic: None, .. } => Elements::WordsWithParts,
        _ => Elements::Bytes,
    }
}

fn type_of(module: &Module, body: &Body, value: Value) -> Option<TypeId> {
    match value {
        Value::Inst(id) => Some(body.insts[id].ty),
        Value::Const(id) => Some(module.constants.ty(id)),
        _ => None,
    }
}
