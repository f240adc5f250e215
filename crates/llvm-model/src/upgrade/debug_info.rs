//! Debug info of compile units that belongs to their functions.

use super::nodes::Nodes;
use crate::debug_info::{DebugNode, DiField, DiKind};
use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use rustc_hash::FxHashMap;

/// How deep scopes may nest.
const MAX_NESTING: usize = 1024;

/// Moves the imports of functions from the list of their compile unit to the functions' retained nodes.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes) {
    let Some(units) = module.named("llvm.dbg.cu").map(|list| list.operands.clone()) else { return };
    for unit in units {
        let Some(imports) = debug_node(module, unit).and_then(|node| node.md("imports")) else { continue };
        let all = module.tuple(imports).to_vec();
        let mut kept = Vec::new();
        // In the order in which the functions are met.
        let (mut functions, mut moved): (Vec<MdId>, FxHashMap<MdId, Vec<MdId>>) = Default::default();
        for entity in all {
            let function = entity.and_then(|id| Some((id, enclosing_function(module, id)?)));
            match function {
                None => kept.push(entity),
                Some((id, function)) => {
                    let list = moved.entry(function).or_default();
                    if list.is_empty() {
                        functions.push(function);
                    }
                    list.push(id);
                }
            }
        }
        for function in functions {
            let old = debug_node(module, function).and_then(|node| node.md("retainedNodes"));
            let mut retained = old.map_or(Vec::new(), |list| module.tuple(list).to_vec());
            retained.extend(moved.remove(&function).unwrap_or_default().into_iter().map(Some));
            let list = nodes.tuple(module, retained);
            set(module, function, "retainedNodes", list);
            let list = nodes.tuple(module, kept.clone());
            set(module, unit, "imports", list);
        }
    }
}

fn debug_node(module: &Module, id: MdId) -> Option<&DebugNode> {
    match module.metadata.get(id)? {
        Metadata::Debug(node) => Some(node),
        _ => None,
    }
}

fn set(module: &mut Module, id: MdId, field: &str, value: MdId) {
    if let Metadata::Debug(node) = &mut module.metadata[id] {
        node.set(field, DiField::Md(value));
    }
}

/// The function that is the scope of an imported entity.
fn enclosing_function(module: &Module, entity: MdId) -> Option<MdId> {
    let mut scope = debug_node(module, entity)?.md("scope")?;
    for _ in 0..MAX_NESTING {
        let node = debug_node(module, scope)?;
        match node.kind {
            DiKind::DISubprogram => return Some(scope),
            DiKind::DILexicalBlock | DiKind::DILexicalBlockFile => scope = node.md("scope")?,
            _ => return None,
        }
    }
    None
}
