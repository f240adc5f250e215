//! Macros: where they are defined, and the definition that the end of one names.

use super::nodes::{none, text};
use super::sources;
use crate::lower::module::Globals;
use llvm_model::DebugNode;

/// The source of the macro at hand.
pub(super) fn source(globals: &mut Globals<'_>) -> u32 {
    let file = globals.debug_nodes().macro_file;
    sources::source(globals, file).0
}

/// The definition of the macro that a node names.
pub(super) fn defined(globals: &mut Globals<'_>, node: &DebugNode) -> u32 {
    let name = text(globals.module(), node, "name");
    match globals.debug_nodes().macros.get(name).copied() {
        Some(id) => id.0,
        None => none(globals).0,
    }
}
