//! Functions that a structure declares: in sets without forward references, they name their structure, and the structure does
//! not list them.

use super::refs::{field, link};
use crate::module::Raise;
use crate::module::debug_nodes;
use llvm_model::debug_info::DiField;
use llvm_model::{DiKind, MdId};
use rustc_hash::FxHashMap;
use spirv_mapping::debug_info::Inst;

/// Appends the functions that name a structure as their scope to its list.
pub(super) fn complete(m: &mut Raise<'_>) {
    let mut declared: FxHashMap<MdId, Vec<MdId>> = FxHashMap::default();
    let mut owners = Vec::new();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let said = m.debug_nodes.get(id).filter(|said| said.dialect.is_non_semantic());
        let Some(said) = said.filter(|said| matches!(said.inst, Inst::FunctionDeclaration | Inst::Function))
        else {
            continue;
        };
        let Some(node) = said.node.filter(|&node| !is_distinct(m, node)) else { continue };
        let Some(owner) = link(m, node, "scope").filter(|&owner| is_structure(m, owner)) else { continue };
        let list = declared.entry(owner).or_default();
        if list.is_empty() {
            owners.push(owner);
        }
        list.push(node);
    }
    for owner in owners {
        let mut list = link(m, owner, "elements").map(|list| m.out.tuple(list).to_vec()).unwrap_or_default();
        let mut added = Vec::new();
        for node in declared.remove(&owner).unwrap_or_default() {
            let known = list.iter().flatten().chain(&added);
            if !known.into_iter().any(|&known| is_same(m, known, node)) {
                added.push(node);
            }
        }
        // As compilers have them: in the order of the source.
        added.sort_by_key(|&node| field(m, node, "line"));
        list.extend(added.into_iter().map(Some));
        let list = m.nodes.tuple(&mut m.out, &list);
        debug_nodes::set(&mut m.out, owner, "elements", DiField::Md(list));
    }
}

fn is_distinct(m: &Raise<'_>, node: MdId) -> bool {
    debug_nodes::node(&m.out, node).is_some_and(|node| node.distinct)
}

fn is_structure(m: &Raise<'_>, node: MdId) -> bool {
    debug_nodes::node(&m.out, node).is_some_and(|node| node.kind == DiKind::DICompositeType)
}

/// Returns whether two nodes are equal: a function is written once as a declaration and once as a scope.
fn is_same(m: &Raise<'_>, one: MdId, other: MdId) -> bool {
    one == other || debug_nodes::node(&m.out, one) == debug_nodes::node(&m.out, other)
}
