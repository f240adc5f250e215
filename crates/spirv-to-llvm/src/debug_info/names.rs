//! Names for types other than basic ones: imports of the types under these names.

use super::refs::{self, operands, text_of};
use crate::module::Raise;
use crate::module::debug_nodes::{Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::choices::tag;

/// What an import of a type under a name says: the id that stands for the name.
pub(super) fn alias(m: &Raise<'_>, said: Said, words: &[u32]) -> Option<u32> {
    let &[name, kind, _, entity, ..] = words else { return None };
    let declares = refs::number(m, said, kind) == Some(1);
    let is_type = m.debug_nodes.get(entity).is_some_and(|entity| entity.inst.is_type());
    let is_base = is_base_of_alias(m, words);
    (declares && is_type && (is_base || text_of(m, name).is_some_and(|name| !name.is_empty())))
        .then_some(entity)
}

/// Whether an import without a name says which type a name within a name is for.
pub(super) fn is_base_of_alias(m: &Raise<'_>, words: &[u32]) -> bool {
    let parent = words.get(6).and_then(|&parent| m.debug_nodes.get(parent));
    parent.is_some_and(|parent| parent.inst.is_type())
        && words.first().and_then(|&name| text_of(m, name)).is_some_and(|name| name.is_empty())
        && words.get(6) != words.get(3)
}

/// A node for each name of a type.
pub(super) fn name_types(m: &mut Raise<'_>) {
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id).filter(|said| said.inst == Inst::ImportedEntity) else {
            continue;
        };
        let words = operands(m, said);
        let Some(entity) = alias(m, said, words).filter(|_| !is_base_of_alias(m, words)) else { continue };
        let mut node = DebugNode::new(DiKind::DIDerivedType, false);
        node.set("tag", DiField::Int(tag::TYPEDEF));
        let node = add(&mut m.out, node);
        // A second name for the same id counts for nothing.
        m.debug_nodes.names.entry(entity).or_insert(node);
        m.debug_nodes.stand_for(id, node);
    }
}

/// The type that a name within a name is for.
pub(super) fn base_of_alias<'m>(m: &Raise<'m>, said: Said) -> Option<(u32, u32)> {
    let words = operands(m, said);
    if said.inst != Inst::ImportedEntity || !is_base_of_alias(m, words) {
        return None;
    }
    Some((*words.get(6)?, *words.get(3)?))
}
