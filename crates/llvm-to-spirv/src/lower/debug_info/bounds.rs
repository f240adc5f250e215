//! Bounds of arrays and strings as the translator of Khronos writes them: of numbers, variables and expressions.

use super::expressions;
use super::graph::reference;
use super::nodes::{debug_node, dialect, list, lose, none, of_kind};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId, Metadata, Module};
use spirv_mapping::debug_info::Dialect;

/// The dimensions of an array: in the newest set the subranges, otherwise their sizes, and then where they begin.
pub(super) fn add_bounds(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) -> Option<()> {
    let module = globals.module();
    if dialect(globals) == Dialect::Shader200 {
        return add_subranges(globals, node, words);
    }
    let mut lower = Vec::new();
    for &id in list(module, node, "elements").iter().flatten() {
        let Some(subrange) = of_kind(module, id, DiKind::DISubrange) else {
            lose(globals, "the size of an array's dimension");
            continue;
        };
        let field = if is_said(subrange, "count") { "count" } else { "upperBound" };
        words.push(bound(globals, subrange, field));
        lower.push(bound(globals, subrange, "lowerBound"));
        if is_said(subrange, "stride") {
            lose(globals, "the stride of an array");
        }
    }
    words.extend(lower);
    Some(())
}

/// The instructions of an array's subranges.
pub(super) fn add_subranges(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) -> Option<()> {
    let module = globals.module();
    for &id in list(module, node, "elements").iter().flatten() {
        words.extend(reference(globals, (id, Role::Own)).map(|id| id.0));
    }
    Some(())
}

/// The subranges of an array, or what their bounds name where they have no instructions.
pub(super) fn subrange_references(globals: &mut Globals<'_>, node: &DebugNode, out: &mut Vec<Key>) {
    let module = globals.module();
    for &subrange in list(module, node, "elements").iter().flatten() {
        if dialect(globals) == Dialect::Shader200 {
            out.push((subrange, Role::Own));
        } else if let Some(subrange) = debug_node(module, subrange) {
            variables(module, subrange, ["count", "lowerBound", "upperBound"], out);
        }
    }
}

/// Returns whether a field is specified.
pub(super) fn is_said(node: &DebugNode, field: &str) -> bool {
    *node.field(field) != DiField::None
}

/// A bound: a number, a variable, an expression, or none.
pub(super) fn bound(globals: &mut Globals<'_>, node: &DebugNode, field: &str) -> u32 {
    match *node.field(field) {
        DiField::Int(value) => globals.pool().u64_constant(value).0,
        DiField::Md(id) => computed(globals, id),
        _ => none(globals).0,
    }
}

/// A variable or an expression, or a number that is written as metadata.
pub(super) fn computed(globals: &mut Globals<'_>, id: MdId) -> u32 {
    let module = globals.module();
    if let Some(Metadata::Constant(value)) = module.metadata.get(id) {
        let value = module.constants.as_int(*value).and_then(|bits| bits.to_u64());
        return match value {
            Some(value) => globals.pool().u64_constant(value).0,
            None => none(globals).0,
        };
    }
    let written = match debug_node(module, id).map(|node| node.kind) {
        Some(DiKind::DIExpression) => {
            let operations = expressions::operations(globals, id).unwrap_or_default();
            expressions::expression(globals, &operations)
        }
        _ => reference(globals, (id, Role::Own)),
    };
    written.unwrap_or_else(|| none(globals)).0
}

/// The variables that fields name.
pub(super) fn variables<'f>(
    module: &Module,
    node: &DebugNode,
    fields: impl IntoIterator<Item = &'f str>,
    out: &mut Vec<Key>,
) {
    for id in fields.into_iter().filter_map(|field| node.md(field)) {
        let kind = debug_node(module, id).map(|node| node.kind);
        if matches!(kind, Some(DiKind::DILocalVariable | DiKind::DIGlobalVariable)) {
            out.push((id, Role::Own));
        }
    }
}

/// What the first of these fields that names something computes.
pub(super) fn first_computed(globals: &mut Globals<'_>, node: &DebugNode, fields: &[&str]) -> u32 {
    match fields.iter().find_map(|field| node.md(field)) {
        Some(found) => computed(globals, found),
        None => none(globals).0,
    }
}
