//! The lists of compile units: variables, enumerations, imports, macros, and types that nothing else names.

use super::refs::{link, lose, operands};
use super::units::{default_unit, unit_of};
use super::{scopes, sources};
use crate::module::Raise;
use crate::module::debug_nodes::{self, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::debug_info::Inst;

/// `DW_MACINFO_start_file`
const START_FILE: u64 = 3;

/// The lists of the compile units and the functions.
pub(super) fn fill_lists(m: &mut Raise<'_>, units: &[MdId]) {
    let mut lists: FxHashMap<(MdId, &str), Vec<Option<MdId>>> = FxHashMap::default();
    let mut kept: FxHashSet<MdId> = FxHashSet::default();
    let copied: FxHashSet<(Inst, &[u32])> = m
        .debug_nodes
        .names
        .keys()
        .filter_map(|&id| m.debug_nodes.get(id))
        .map(|said| (said.inst, operands(m, said)))
        .collect();
    let pairs: FxHashMap<MdId, MdId> = m.debug_nodes.globals.iter().copied().collect();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let named = m.debug_nodes.names.get(&id).copied();
        let Some(node) = named.or(said.node) else { continue };
        // A node that was written again for a name is listed with the name.
        let is_copied =
            || !m.debug_nodes.names.contains_key(&id) && copied.contains(&(said.inst, operands(m, said)));
        let declares = || {
            let elements = link(m, node, "elements").map_or(&[][..], |list| m.out.tuple(list));
            elements.iter().flatten().any(|member| m.debug_nodes.declared_members.contains(member))
        };
        let is_used = m.debug_nodes.is_used(id) || is_copied() || declares();
        let (list, value) = match said.inst {
            Inst::GlobalVariable => ("globals", pairs.get(&node).copied().unwrap_or(node)),
            Inst::TypeEnum if named.is_none() => ("enums", node),
            Inst::ImportedEntity | Inst::Import if said.node.is_some_and(|node| is_import(m, node)) => {
                ("imports", node)
            }
            inst if inst.is_type() && !is_used && inst != Inst::TypeFunction => ("retainedTypes", node),
            _ => continue,
        };
        if !kept.insert(value) {
            continue;
        }
        let subprogram = link(m, node, "scope").and_then(|scope| scopes::subprogram_of(m, scope));
        match subprogram.filter(|_| list == "imports") {
            Some(subprogram) => lists.entry((subprogram, "retainedNodes")).or_default().push(Some(value)),
            None => {
                let unit = unit_of(m, said);
                lists.entry((unit, list)).or_default().push(Some(value));
            }
        }
    }
    for (unit, files) in macros(m) {
        lists.insert((unit, "macros"), files);
    }
    let mut lists: Vec<_> = lists.into_iter().collect();
    lists.sort_by_key(|((node, list), _)| (*node, *list));
    for ((node, list), values) in lists {
        if list == "retainedNodes" || units.contains(&node) {
            let values = m.nodes.tuple(&mut m.out, &values);
            debug_nodes::set(&mut m.out, node, list, DiField::Md(values));
        }
    }
}

fn is_import(m: &Raise<'_>, node: MdId) -> bool {
    debug_nodes::node(&m.out, node).is_some_and(|node| {
        node.kind == DiKind::DIImportedEntity && node.md("scope").is_some() && node.md("entity").is_some()
    })
}

/// The macros, with those of one file behind each other together.
fn macros(m: &mut Raise<'_>) -> Vec<(MdId, Vec<Option<MdId>>)> {
    let mut groups: Vec<(Option<MdId>, Vec<Option<MdId>>)> = Vec::new();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let source = match said.inst {
            Inst::MacroDef | Inst::MacroUndef => 0,
            Inst::Macro => 4,
            _ => continue,
        };
        let Some(node) = said.node else { continue };
        if link(m, node, "name").is_none() {
            lose(m, "a macro without a name", said.index);
            continue;
        }
        let file = operands(m, said).get(source).and_then(|&source| sources::file_of_source(m, source));
        match groups.last_mut() {
            Some((last, group)) if *last == file => group.push(Some(node)),
            _ => groups.push((file, vec![Some(node)])),
        }
    }
    if groups.is_empty() {
        return Vec::new();
    }
    let mut out = Vec::new();
    for (file, group) in groups {
        let Some(file) = file else {
            out.extend(group);
            continue;
        };
        let group = m.nodes.tuple(&mut m.out, &group);
        let mut node = DebugNode::new(DiKind::DIMacroFile, false);
        node.set("type", DiField::Int(START_FILE));
        node.set("file", DiField::Md(file));
        node.set("nodes", DiField::Md(group));
        out.push(Some(add(&mut m.out, node)));
    }
    vec![(default_unit(m), out)]
}
