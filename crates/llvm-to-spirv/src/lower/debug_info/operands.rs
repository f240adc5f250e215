//! The table, interpreted: which nodes an instruction names, and the words of its operands.

use super::graph::{self, row_for};
use super::nodes::{
    as_khronos, constant, debug_node, dialect, form, lose, none, number, shared, string, text,
};
use super::scopes::{scope_id, scope_key, unit_key};
use super::{hooks, sources, types};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, MdId, Module};
use spirv_mapping::debug_info::{Inst, Operand, Quantity, Row, VOID, What, choices, flags, is_type};
use spirv_module::Id;

/// The nodes that must be written before one.
pub(super) fn references(globals: &mut Globals<'_>, key: Key) -> Vec<Key> {
    let (Some(row), Some(node)) = (row_for(globals, key), debug_node(globals.module(), key.0)) else {
        return Vec::new();
    };
    let mut out = Vec::new();
    let (dialect, form) = (dialect(globals), form(globals));
    for operand in row.operands.iter().filter(|operand| operand.is_in(dialect, form)) {
        match operand.what {
            What::Parent(field) => {
                out.extend(unit_key(globals, node));
                out.extend(scope_key(globals.module(), form, node.md(field)));
            }
            What::Type(field) | What::OptionalType(field) => {
                out.extend(node.md(field).map(|ty| (ty, Role::Own)))
            }
            What::Hook(hook) => hooks::references(globals, hook, key, node, &mut out),
            _ => {}
        }
    }
    out
}

/// Returns the operand words of a node's instruction; `None` if a required operand has no value.
pub(super) fn operand_words(
    globals: &mut Globals<'_>,
    row: &Row,
    key: Key,
    node: &DebugNode,
) -> Option<Vec<u32>> {
    let mut words = Vec::with_capacity(row.operands.len());
    let (dialect, form) = (dialect(globals), form(globals));
    for operand in row.operands.iter().filter(|operand| operand.is_in(dialect, form)) {
        add_operand(globals, operand, key, node, &mut words)?;
    }
    Some(words)
}

fn add_operand(
    globals: &mut Globals<'_>,
    operand: &Operand,
    key: Key,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    let word = match operand.what {
        What::Text(field) => {
            let text = text(globals.module(), node, field);
            if text.is_empty() && operand.quantity == Quantity::Optional {
                return Some(());
            }
            string(globals, text).0
        }
        What::Number(field) => {
            let value = u32::try_from(node.int(field)).unwrap_or(u32::MAX);
            number(globals, value)
        }
        What::Zero => number(globals, 0),
        What::Bits(field) => bits(globals, node, field),
        What::Source(field) => sources::source(globals, node.md(field)).0,
        What::Parent(field) => scope_id(globals, node, field)?.0,
        What::Type(field) => type_id(globals, node.md(field)),
        What::OptionalType(field) => match known_type(globals, node.md(field)) {
            Some(id) => id.0,
            None => none(globals).0,
        },
        What::Flags => {
            let (bits, _) = flags::to_spirv(node);
            let bits = bits | types::further_flags(globals, node);
            number(globals, bits)
        }
        What::Choice(field, list) => {
            let chosen = choices::to_number(list, node.int(field));
            let (value, why) = chosen.unwrap_or((0, Some("SPIR-V has no number for it")));
            if let Some(why) = why {
                let (what, kind) = (node.int(field), node.kind.name());
                lose(globals, format!("{field} {what:#x} of {kind} ({why})"));
            }
            number(globals, value)
        }
        What::Hook(hook) => return hooks::add_words(globals, hook, key, node, words),
    };
    words.push(word);
    Some(())
}

/// The id of the number of bits in a field.
fn bits(globals: &mut Globals<'_>, node: &DebugNode, field: &str) -> u32 {
    if let DiField::Md(_) = node.field(field) {
        lose(globals, format!("{field} of {} that is computed", node.kind.name()));
    }
    constant(globals, node.int(field))
}

/// Returns the id of a type; for no type, its placeholder.
pub(super) fn type_id(globals: &mut Globals<'_>, ty: Option<MdId>) -> u32 {
    match known_type(globals, ty) {
        Some(id) => id.0,
        None if as_khronos(globals) => none(globals).0,
        None => void(globals).0,
    }
}

/// The id of a type that has an instruction.
fn known_type(globals: &mut Globals<'_>, ty: Option<MdId>) -> Option<Id> {
    let known = ty.filter(|ty| is_type_node(globals.module(), *ty))?;
    graph::reference(globals, (known, Role::Own))
}

/// Returns the basic type that represents a missing type.
pub(super) fn void(globals: &mut Globals<'_>) -> Id {
    let (name, size) = (string(globals, VOID.as_bytes()), constant(globals, 0));
    let (encoding, flags) = (number(globals, 0), number(globals, 0));
    let all = [name.0, size, encoding, flags];
    let count = if dialect(globals).has_literals() { 3 } else { 4 };
    shared(globals, Inst::TypeBasic, &all[..count])
}

fn is_type_node(module: &Module, id: MdId) -> bool {
    debug_node(module, id).is_some_and(|node| is_type(node.kind))
}
