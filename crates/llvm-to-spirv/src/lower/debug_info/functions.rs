//! Functions: the function of the module, the declaration and the target that they name, and the numbers of parameters.

use super::graph::reference;
use super::nodes::{none, number, of_kind, string, text};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role};
use llvm_model::{DebugNode, DiKind};
use spirv_mapping::debug_info::flags::SP_DEFINITION;

/// The function of the module that a node describes.
pub(super) fn function(globals: &mut Globals<'_>, key: Key) -> u32 {
    let function = globals.debug_nodes().functions.get(&key.0).copied();
    match function.filter(|_| key.1 == Role::Own) {
        Some(function) => globals.function_id(function).0,
        None => none(globals).0,
    }
}

/// Adds the declaration of a function that is defined.
pub(super) fn add_declaration(
    globals: &mut Globals<'_>,
    key: Key,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    let module = globals.module();
    let declared = node.md("declaration").filter(|_| key.1 == Role::Own).filter(|id| {
        of_kind(module, *id, DiKind::DISubprogram)
            .is_some_and(|node| node.int("spFlags") & SP_DEFINITION == 0)
    });
    let declared = declared.and_then(|id| reference(globals, (id, Role::Own)));
    words.extend(declared.map(|id| id.0));
    Some(())
}

/// Adds the name of the function that a thunk calls.
pub(super) fn add_target(
    globals: &mut Globals<'_>,
    key: Key,
    node: &DebugNode,
    words: &mut Vec<u32>,
) -> Option<()> {
    let target = text(globals.module(), node, "targetFuncName");
    if !target.is_empty() && key.1 == Role::Own {
        if node.md("declaration").is_none() {
            words.push(none(globals).0);
        }
        words.push(string(globals, target).0);
    }
    Some(())
}

/// Adds which parameter a variable is, if it is one.
pub(super) fn add_argument(globals: &mut Globals<'_>, node: &DebugNode, words: &mut Vec<u32>) -> Option<()> {
    if let Ok(argument @ 1..) = u32::try_from(node.int("arg")) {
        words.push(number(globals, argument));
    }
    Some(())
}
