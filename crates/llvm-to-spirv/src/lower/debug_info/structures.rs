//! Structures: their members, and the parameters of those that templates were made into.

use super::graph::{as_function, promise, reference, written};
use super::nodes::{debug_node, dialect, list, lose};
use super::types::composite;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::is_type;

/// The members of a structure that may stand among its members, each with what it is written as.
pub(super) fn members(module: &Module, owner: MdId, node: &DebugNode) -> Vec<Key> {
    let elements = list(module, node, "elements").iter().flatten();
    elements.filter_map(|&id| member(module, owner, id, false)).collect()
}

fn member(module: &Module, owner: MdId, id: MdId, is_literal: bool) -> Option<Key> {
    let node = debug_node(module, id)?;
    let is_own = node.md("scope") == Some(owner);
    match (node.kind, node.int("tag")) {
        (DiKind::DIDerivedType, tag::MEMBER | tag::VARIABLE) if is_own => Some((id, Role::Own)),
        // Validators take the numbers of the others for tags, and refuse every one.
        (DiKind::DIDerivedType, tag::INHERITANCE) if is_own && is_literal => {
            composite(module, node.md("baseType")).map(|_| (id, Role::Own))
        }
        (DiKind::DISubprogram, _) => Some(as_function(node, id)),
        _ => None,
    }
}

pub(super) fn add_members(globals: &mut Globals<'_>, owner: MdId, node: &DebugNode, words: &mut Vec<u32>) {
    let module = globals.module();
    let forward = dialect(globals).has_literals();
    for &id in list(module, node, "elements").iter().flatten() {
        match member(module, owner, id, forward) {
            Some(key) if forward => words.push(promise(globals, key).0),
            // What names the structure itself comes behind it; a function says itself whose member it is.
            Some(key) if key.1 == Role::Function && written(globals, key).is_none() => {}
            Some(key) => words.extend(reference(globals, key).map(|id| id.0)),
            None if debug_node(module, id).is_some_and(|node| is_type(node.kind)) => {}
            None => lose(globals, "an element of a structure that is no member"),
        }
    }
}

/// What the parameters of a template belong to.
pub(super) fn target(node: &DebugNode, id: MdId) -> Key {
    if node.kind == DiKind::DISubprogram { as_function(node, id) } else { (id, Role::Own) }
}

/// The parameters of a template; those in a pack one by one.
pub(super) fn parameters(module: &Module, node: &DebugNode) -> Vec<Key> {
    let mut out = Vec::new();
    for &id in list(module, node, "templateParams").iter().flatten() {
        match debug_node(module, id) {
            Some(pack) if pack.int("tag") == tag::PARAMETER_PACK => {
                let packed = list(module, pack, "value").iter().flatten();
                out.extend(packed.map(|id| (*id, Role::Own)));
            }
            Some(_) => out.push((id, Role::Own)),
            None => {}
        }
    }
    out
}
