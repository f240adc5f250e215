//! Structures: their members, the owner of a member, and base classes.

use super::graph::{as_function, promise, reference, written};
use super::nodes::{constant, debug_node, dialect, form, list, lose, number, of_kind, push, string, text};
use super::scopes::{scope_key, unit_key};
use super::sources;
use super::types::composite;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::choices::{self, COMPOSITES, tag};
use spirv_mapping::debug_info::{Inst, flags, is_type};
use spirv_module::Id;

/// Returns the members of a structure that are allowed as members in SPIR-V, each with its role.
pub(super) fn members(module: &Module, owner: MdId, node: &DebugNode) -> Vec<Key> {
    let elements = list(module, node, "elements").iter().flatten();
    let data = elements.filter(|&&id| !is_function(module, id));
    data.filter_map(|&id| member(module, owner, id)).collect()
}

fn is_function(module: &Module, id: MdId) -> bool {
    of_kind(module, id, DiKind::DISubprogram).is_some()
}

/// A declaration of a structure that is named while it is being written, if forward references are not allowed: the
/// same instruction without members, and with the flag of declarations. `None`: it is not a structure.
pub(super) fn declare(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    let module = globals.module();
    let node = of_kind(module, key.0, DiKind::DICompositeType).filter(|_| key.1 == Role::Own)?;
    composite(module, Some(key.0)).filter(|structure| *structure == key.0)?;
    if dialect(globals).has_literals() {
        return None;
    }
    if let Some(&known) = globals.debug_nodes().declared.get(&key.0) {
        return Some(known);
    }
    // Its scope may also be in progress.
    let form = form(globals);
    let scope = scope_key(module, form, node.md("scope")).and_then(|scope| written(globals, scope));
    let scope = match scope {
        Some(scope) => scope,
        None => {
            let unit = unit_key(globals, node)?;
            written(globals, unit)?
        }
    };
    let words = structure_words(globals, node, scope);
    let id = globals.out().fresh();
    push(globals, Inst::TypeComposite, id, &words);
    globals.debug_nodes().declared.insert(key.0, id);
    Some(id)
}

/// The operands of a declaration.
fn structure_words(globals: &mut Globals<'_>, node: &DebugNode, scope: Id) -> Vec<u32> {
    let module = globals.module();
    let name = string(globals, text(module, node, "name")).0;
    let tag = choices::to_number(COMPOSITES, node.int("tag")).map_or(0, |(tag, _)| tag);
    let tag = number(globals, tag);
    let source = sources::source(globals, node.md("file")).0;
    let line = number(globals, u32::try_from(node.int("line")).unwrap_or(u32::MAX));
    let column = number(globals, 0);
    let identifier = string(globals, text(module, node, "identifier")).0;
    let size = constant(globals, node.int("size"));
    let (flags, _) = flags::to_spirv(node);
    let flags = number(globals, flags | flags::FORWARD);
    vec![name, tag, source, line, column, scope.0, identifier, size, flags]
}

fn member(module: &Module, owner: MdId, id: MdId) -> Option<Key> {
    let node = debug_node(module, id)?;
    // Structures that represent blocks of code are in a file.
    let is_own = node.md("scope").is_none_or(|scope| {
        scope == owner || debug_node(module, scope).is_none_or(|scope| scope.kind == DiKind::DIFile)
    });
    match (node.kind, node.int("tag")) {
        (DiKind::DIDerivedType, tag::MEMBER | tag::VARIABLE) if is_own => Some((id, Role::Own)),
        (DiKind::DIDerivedType, tag::INHERITANCE) if is_own => {
            composite(module, node.md("baseType")).map(|_| (id, Role::Own))
        }
        (DiKind::DISubprogram, _) => Some(as_function(node, id)),
        _ => None,
    }
}

pub(super) fn add_members(
    globals: &mut Globals<'_>,
    owner: MdId,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    let module = globals.module();
    let forward = dialect(globals).has_literals();
    for &id in list(module, node, "elements").iter().flatten() {
        match member(module, owner, id) {
            Some(key) if forward => {
                globals.debug_nodes().owners.insert(id, owner);
                words.push(promise(globals, key).0);
            }
            // It names the structure itself, and comes after it.
            Some(_) if is_function(module, id) => {
                promise(globals, (id, Role::Own));
            }
            Some(key) => words.extend(reference(globals, key).map(|id| id.0)),
            None if debug_node(module, id).is_some_and(|node| is_type(node.kind)) => {}
            None => lose(globals, "an element of a structure that is no member"),
        }
    }
    Some(())
}

/// The structure that a member says it is of, or else that lists it.
pub(super) fn owner(globals: &mut Globals<'_>, member: MdId, node: &DebugNode) -> Option<u32> {
    let module = globals.module();
    let owner = node.md("scope").filter(|owner| composite(module, Some(*owner)) == Some(*owner));
    let owner = owner.or_else(|| globals.debug_nodes().owners.get(&member).copied())?;
    Some(reference(globals, (owner, Role::Own))?.0)
}

/// The structure that another one is derived from.
pub(super) fn base(globals: &mut Globals<'_>, node: &DebugNode) -> Option<u32> {
    let base = composite(globals.module(), node.md("baseType"))?;
    Some(reference(globals, (base, Role::Own))?.0)
}

/// Its name.
pub(super) fn base_name(globals: &mut Globals<'_>, node: &DebugNode) -> Option<u32> {
    let module = globals.module();
    let base = node.md("baseType").and_then(|base| debug_node(module, base))?;
    let name = text(module, base, "name");
    // Without a name it cannot be distinguished from a member.
    if name.is_empty() {
        lose(globals, "a base class without a name");
        return None;
    }
    Some(string(globals, name).0)
}
