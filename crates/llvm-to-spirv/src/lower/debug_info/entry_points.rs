//! The instructions of the non-semantic sets about a compilation as a whole: its build, the place where its debug
//! information is stored, and for each entry point the compiler and its arguments.

use super::graph::written;
use super::nodes::{as_khronos, debug_node, dialect, lose, number, of_kind, push, string, text};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::Role;
use llvm_model::{DiKind, FunctionId, MdId};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::flags::SP_MAIN;

/// DebugBuildIdentifier and DebugStoragePath, of which a module has at most one.
pub(super) fn write_build(globals: &mut Globals<'_>, unit: MdId) {
    let module = globals.module();
    let Some(node) = of_kind(module, unit, DiKind::DICompileUnit) else { return };
    let (identifier, path) = (node.int("dwoId"), text(module, node, "splitDebugFilename"));
    let is_said = identifier != 0 || !path.is_empty();
    if !dialect(globals).is_non_semantic() {
        if is_said {
            lose(globals, "where the debug information of a compile unit is stored");
        }
        return;
    }
    if !is_said && !as_khronos(globals) {
        return;
    }
    let build = (identifier, path.to_vec());
    match &globals.debug_nodes().build {
        Some(known) if *known == build => {}
        Some(_) => lose(globals, "where the debug information of a second compile unit is stored"),
        None => {
            let text = string(globals, identifier.to_string().as_bytes());
            let flags = number(globals, POSSIBLE_DUPLICATES);
            let id = globals.out().fresh();
            push(globals, Inst::BuildIdentifier, id, &[text.0, flags]);
            let text = string(globals, path);
            let id = globals.out().fresh();
            push(globals, Inst::StoragePath, id, &[text.0]);
            globals.debug_nodes().build = Some(build);
        }
    }
}

/// `IdentifierPossibleDuplicates`
const POSSIBLE_DUPLICATES: u32 = 1;

/// Emits DebugEntryPoint of a kernel, or of the source's main program.
pub(super) fn write(globals: &mut Globals<'_>, function: FunctionId, subprogram: MdId) {
    let module = globals.module();
    let Some(node) = debug_node(module, subprogram) else { return };
    let is_main = node.int("spFlags") & SP_MAIN != 0;
    if !dialect(globals).is_non_semantic() {
        if is_main {
            lose(globals, "which function is the main program");
        }
        return;
    }
    let is_entry = is_main || globals.input().is_kernel(function);
    let unit = node.md("unit").or(globals.debug_nodes().unit);
    let described = written(globals, (subprogram, Role::Own));
    let (Some(described), Some(unit), true) = (described, unit, is_entry) else { return };
    let Some(node) = of_kind(module, unit, DiKind::DICompileUnit) else { return };
    let Some(unit) = written(globals, (unit, Role::Own)) else { return };
    let producer = string(globals, text(module, node, "producer"));
    let arguments = string(globals, text(module, node, "flags"));
    let id = globals.out().fresh();
    push(globals, Inst::EntryPoint, id, &[described.0, unit.0, producer.0, arguments.0]);
}
