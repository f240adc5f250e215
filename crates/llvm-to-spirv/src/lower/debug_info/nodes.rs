//! Looking at nodes: fields, lists, and the instructions that are written for them.

use crate::lower::module::Globals;
use llvm_model::{DebugNode, DiKind, MdId, Metadata, Module};
use spirv_mapping::debug_info::{Dialect, Form, Inst};
use spirv_module::{Id, Op, Operands};
use translate_common::Lost;

/// The debug-info node with this id.
pub(super) fn debug_node(module: &Module, id: MdId) -> Option<&DebugNode> {
    match module.metadata.get(id)? {
        Metadata::Debug(node) => Some(node),
        _ => None,
    }
}

/// The node with this id, if it is of this kind.
pub(super) fn of_kind(module: &Module, id: MdId, kind: DiKind) -> Option<&DebugNode> {
    debug_node(module, id).filter(|node| node.kind == kind)
}

/// Returns the nodes in a list in a field of a node.
pub(super) fn list<'m>(module: &'m Module, node: &DebugNode, field: &str) -> &'m [Option<MdId>] {
    match node.md(field).and_then(|id| module.metadata.get(id)) {
        Some(Metadata::Tuple { operands, .. }) => operands,
        _ => &[],
    }
}

/// The text in a field.
pub(super) fn text<'m>(module: &'m Module, node: &DebugNode, field: &str) -> &'m [u8] {
    let name = node.md(field).filter(|id| module.metadata.get(*id).is_some());
    name.and_then(|id| module.md_string(id)).map_or(&[], |name| name.as_bytes())
}

/// Returns the set that is written; called only if there is one.
pub(super) fn dialect(globals: &mut Globals<'_>) -> Dialect {
    globals.debug_nodes().dialect.unwrap_or(Dialect::OpenCl100)
}

/// The form that it is written in.
pub(super) fn form(globals: &mut Globals<'_>) -> Form {
    globals.debug_nodes().form
}

/// Whether it is written as the translator of Khronos writes it, and not as validators accept it.
pub(super) fn as_khronos(globals: &mut Globals<'_>) -> bool {
    form(globals) == Form::Khronos
}

/// OpString of some text.
pub(super) fn string(globals: &mut Globals<'_>, text: &[u8]) -> Id {
    if text.len() > MAX_TEXT {
        lose(globals, "the end of a text of more than 250,000 bytes");
    }
    globals.out().string(text.get(..MAX_TEXT).unwrap_or(text))
}

/// OpString of the text in a field.
pub(super) fn text_of(globals: &mut Globals<'_>, node: &DebugNode, field: &str) -> u32 {
    let text = text(globals.module(), node, field);
    string(globals, text).0
}

/// How many bytes of text an instruction takes: it has at most 65,535 words.
const MAX_TEXT: usize = 250_000;

/// A number, as a word or as the id of a constant.
pub(super) fn number(globals: &mut Globals<'_>, value: u32) -> u32 {
    if dialect(globals).has_literals() { value } else { globals.pool().u32_constant(value).0 }
}

/// The id of a constant with this value, of 32 bits if they suffice.
pub(super) fn constant(globals: &mut Globals<'_>, value: u64) -> u32 {
    match u32::try_from(value) {
        Ok(value) => globals.pool().u32_constant(value).0,
        Err(_) => globals.pool().u64_constant(value).0,
    }
}

/// DebugInfoNone.
pub(super) fn none(globals: &mut Globals<'_>) -> Id {
    shared(globals, Inst::InfoNone, &[])
}

/// An instruction that is written once for its operands.
pub(super) fn shared(globals: &mut Globals<'_>, inst: Inst, operands: &[u32]) -> Id {
    let key = (inst.number(), operands.into());
    if let Some(&id) = globals.debug_nodes().shared.get(&key) {
        return id;
    }
    let id = globals.out().fresh();
    push(globals, inst, id, operands);
    globals.debug_nodes().shared.insert(key, id);
    id
}

/// Writes an instruction outside functions.
pub(super) fn push(globals: &mut Globals<'_>, inst: Inst, id: Id, operands: &[u32]) {
    let number = inst.number_in(form(globals));
    push_numbered(globals, number, id, operands);
}

/// The same by the instruction's number.
pub(super) fn push_numbered(globals: &mut Globals<'_>, number: u32, id: Id, operands: &[u32]) {
    let void = globals.pool().void_type();
    let words = words(globals, number, operands);
    let later = &mut globals.debug_nodes().later;
    let names_later = !later.is_empty() && operands.iter().any(|operand| later.contains(operand));
    later.remove(&id.0);
    let op = if names_later { Op::ExtInstWithForwardRefsKHR } else { Op::ExtInst };
    globals.out().push(op, Some(void), Some(id), &words);
}

/// The operands of OpExtInst for an instruction of the set.
pub(super) fn words(globals: &mut Globals<'_>, number: u32, operands: &[u32]) -> Operands {
    let name = dialect(globals).set_name();
    let set = globals.out().import(name);
    Operands::new().id(set).word(number).words(operands)
}

/// Reports that something is not carried.
#[cold]
pub(super) fn lose(globals: &mut Globals<'_>, what: impl Into<std::borrow::Cow<'static, str>>) {
    globals.report().lose(Lost::debug_info(what));
}
