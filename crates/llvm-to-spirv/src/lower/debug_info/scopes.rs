//! Scopes: the nodes for operands that are lexical scopes in SPIR-V.

use super::graph::{self, as_function};
use super::nodes::{debug_node, of_kind, text_of};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::choices::{self, COMPOSITES};
use spirv_mapping::debug_info::{Form, What, is_type, row_of};
use spirv_module::Id;

/// How many scopes that SPIR-V does not have may lie in each other.
const MAX_NESTING: usize = 256;

/// Returns the scope for a node of LLVM; `None`: the compile unit. A node that is not a scope in SPIR-V is replaced by
/// its own scope.
pub(super) fn scope_key(module: &Module, form: Form, mut scope: Option<MdId>) -> Option<Key> {
    for _ in 0..MAX_NESTING {
        let id = scope?;
        let node = debug_node(module, id)?;
        match node.kind {
            DiKind::DICompileUnit | DiKind::DINamespace | DiKind::DILexicalBlock => {
                return Some((id, Role::Own));
            }
            DiKind::DISubprogram => return Some(as_function(node, id)),
            DiKind::DILexicalBlockFile => return Some((id, Role::Block)),
            DiKind::DICompositeType if choices::to_number(COMPOSITES, node.int("tag")).is_some() => {
                return Some((id, Role::Own));
            }
            DiKind::DIFile => return None,
            // Validators know no modules.
            DiKind::DIModule if form == Form::Khronos => return Some((id, Role::Own)),
            _ => scope = node.md("scope"),
        }
    }
    None
}

/// Returns the compile unit of nodes without another scope: the function's own, or the current one.
pub(super) fn unit_key(globals: &mut Globals<'_>, node: &DebugNode) -> Option<Key> {
    let module = globals.module();
    let own = node.md("unit").filter(|unit| of_kind(module, *unit, DiKind::DICompileUnit).is_some());
    Some((own.or(globals.debug_nodes().unit)?, Role::Own))
}

/// The id of the scope in a field of a node: where that closes a cycle, the compile unit.
pub(super) fn scope_id(globals: &mut Globals<'_>, node: &DebugNode, field: &str) -> Option<Id> {
    let form = super::nodes::form(globals);
    let key = scope_key(globals.module(), form, node.md(field));
    if let Some(id) = key.and_then(|key| graph::reference(globals, key)) {
        return Some(id);
    }
    let unit = unit_key(globals, node)?;
    graph::written(globals, unit)
}

/// Whether the instruction of a node has an operand for flags.
pub(super) fn has_flags(globals: &mut Globals<'_>, node: &DebugNode) -> bool {
    let (dialect, form) = (super::nodes::dialect(globals), super::nodes::form(globals));
    row_of(node, dialect, form).is_some_and(|row| {
        row.operands.iter().any(|operand| matches!(operand.what, What::Flags) && operand.is_in(dialect, form))
    })
}

/// Returns the kind of an imported entity.
pub(super) fn entity(module: &Module, node: &DebugNode) -> Option<Key> {
    let id = node.md("entity")?;
    let entity = debug_node(module, id)?;
    match entity.kind {
        DiKind::DISubprogram => Some(as_function(entity, id)),
        DiKind::DIGlobalVariableExpression => entity.md("var").map(|id| (id, Role::Own)),
        DiKind::DIFile => None,
        kind if is_type(kind) => Some((id, Role::Own)),
        _ => scope_key(module, Form::Valid, Some(id)).filter(|key| key.0 == id).or(Some((id, Role::Own))),
    }
}

/// The id of an imported entity.
pub(super) fn entity_id(globals: &mut Globals<'_>, node: &DebugNode) -> Option<u32> {
    let entity = entity(globals.module(), node)?;
    Some(graph::reference(globals, entity)?.0)
}

/// Adds whether a namespace is inline.
pub(super) fn add_is_inline(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) -> Option<()> {
    if node.kind == DiKind::DINamespace {
        let is_inline = node.int("exportSymbols") != 0;
        words.push(globals.pool().bool_constant(is_inline).0);
    }
    Some(())
}

/// Adds the name of a namespace.
pub(super) fn add_namespace_name(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    if node.kind == DiKind::DINamespace {
        words.push(text_of(globals, node, "name"));
    }
    Some(())
}
