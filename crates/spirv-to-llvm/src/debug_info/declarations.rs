//! Declarations of structures that stand for the definition: in sets without forward references, a structure that refers to
//! itself is declared before, with the operands of the definition except its members.

use super::refs::{constant, number, operands};
use crate::module::Raise;
use crate::module::debug_nodes::Said;
use rustc_hash::FxHashMap;
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::flags::FORWARD;

/// The identity of a structure: all operands except its scope, its flags except the one for declarations, and no members.
type Structure = ([u32; 5], Option<u64>, Option<u64>, Option<u64>);

/// The definition of each declaration that has one in its words.
pub(super) fn definitions(m: &Raise<'_>) -> FxHashMap<u32, u32> {
    let mut defined: FxHashMap<Structure, u32> = FxHashMap::default();
    let mut declared = Vec::new();
    for &id in &m.debug_nodes.order {
        let said = m.debug_nodes.get(id).filter(|said| said.dialect.is_non_semantic());
        let Some((structure, is_declaration)) = said.and_then(|said| structure(m, said)) else { continue };
        if is_declaration {
            declared.push((id, structure));
        } else {
            defined.entry(structure).or_insert(id);
        }
    }
    declared.into_iter().filter_map(|(id, structure)| Some((id, *defined.get(&structure)?))).collect()
}

/// The identity of a structure, and whether it is only declared.
fn structure(m: &Raise<'_>, said: Said) -> Option<(Structure, bool)> {
    if said.inst != Inst::TypeComposite {
        return None;
    }
    let &[name, tag, source, line, column, _, linkage, size, flags, ref members @ ..] = operands(m, said)
    else {
        return None;
    };
    let flags = number(m, said, flags)?;
    let is_declaration = flags & u64::from(FORWARD) != 0;
    if is_declaration && !members.is_empty() {
        return None;
    }
    let numbers = (number(m, said, line), constant(m, size), Some(flags & !u64::from(FORWARD)));
    Some((([name, tag, source, column, linkage], numbers.0, numbers.1, numbers.2), is_declaration))
}

/// Lets the declarations stand for the nodes of their definitions.
pub(super) fn join(m: &mut Raise<'_>, declared: FxHashMap<u32, u32>) {
    m.debug_nodes.order.retain(|id| !declared.contains_key(id));
    for (&declaration, &definition) in &declared {
        if let Some(node) = m.debug_nodes.get(definition).and_then(|said| said.node) {
            m.debug_nodes.stand_for(declaration, node);
        }
    }
    m.debug_nodes.defined = declared;
}
