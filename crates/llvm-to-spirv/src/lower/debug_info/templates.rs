//! Templates: their parameters, what these stand for, and what was made of the template.

use super::aliases;
use super::constants::{null_pointer, parameter_value};
use super::graph::{as_function, reference, written};
use super::nodes::{as_khronos, debug_node, list, none, text};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::{DebugNode, DiKind, MdId, Module};
use spirv_mapping::debug_info::choices::tag;
use spirv_module::Id;

/// Returns the owner of the parameters of a template.
pub(super) fn target(node: &DebugNode, id: MdId) -> Key {
    if node.kind == DiKind::DISubprogram { as_function(node, id) } else { (id, Role::Own) }
}

/// Which parameters of a template are in which pack: they are imported within it under the name of the pack.
pub(super) fn write_packs(globals: &mut Globals<'_>, node: &DebugNode, template: Id) {
    let module = globals.module();
    if as_khronos(globals) {
        return;
    }
    for &id in list(module, node, "templateParams").iter().flatten() {
        let Some(pack) = debug_node(module, id).filter(|pack| pack.int("tag") == tag::PARAMETER_PACK) else {
            continue;
        };
        let name = text(module, pack, "name");
        let packed: Vec<Id> = list(module, pack, "value")
            .iter()
            .flatten()
            .filter_map(|&id| written(globals, (id, Role::Own)))
            .collect();
        for parameter in packed {
            aliases::import(globals, name, node, parameter, template);
        }
    }
}

/// The parameters of a template; those in a pack one by one. Other nodes in the list are ignored.
pub(super) fn parameters(module: &Module, node: &DebugNode) -> Vec<Key> {
    let mut out = Vec::new();
    for &id in list(module, node, "templateParams").iter().flatten() {
        match debug_node(module, id) {
            Some(pack) if pack.int("tag") == tag::PARAMETER_PACK => {
                let packed = list(module, pack, "value").iter().flatten();
                // No pack is in another.
                out.extend(packed.copied().filter(|&id| is_parameter(module, id) && !is_pack(module, id)));
            }
            _ => out.extend(Some(id).filter(|&id| is_parameter(module, id))),
        }
    }
    out.into_iter().map(|id| (id, Role::Own)).collect()
}

fn is_pack(module: &Module, id: MdId) -> bool {
    debug_node(module, id).is_some_and(|node| node.int("tag") == tag::PARAMETER_PACK)
}

fn is_parameter(module: &Module, id: MdId) -> bool {
    debug_node(module, id).is_some_and(|node| {
        matches!(node.kind, DiKind::DITemplateTypeParameter | DiKind::DITemplateValueParameter)
    })
}

/// Adds the parameters that have an instruction.
pub(super) fn add_parameters(
    globals: &mut Globals<'_>,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    for parameter in parameters(globals.module(), node) {
        words.extend(reference(globals, parameter).map(|id| id.0));
    }
    Some(())
}

/// The value of a parameter; DebugInfoNone where there is none.
pub(super) fn value_of_parameter(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    match node.md("value") {
        // A value parameter without a value is distinguished from a type parameter by a placeholder value.
        None if as_khronos(globals) && node.kind == DiKind::DITemplateValueParameter => {
            null_pointer(globals).0
        }
        None => none(globals).0,
        // The import within it names it.
        Some(_) if node.int("tag") == tag::TEMPLATE_TEMPLATE => none(globals).0,
        value => match parameter_value(globals, value) {
            Some(value) => value,
            None => none(globals).0,
        },
    }
}
