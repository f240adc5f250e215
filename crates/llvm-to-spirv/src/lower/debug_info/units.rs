//! Compile units and their nodes: the beginning and the end of a module's debug information.

use super::entry_points;
use super::graph;
use super::nodes::{debug_node, list, lose, of_kind};
use super::values::emit;
use crate::lower::code::Code;
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::Role;
use crate::lower::place::At;
use llvm_model::{DiKind, MdId, Module, Type};
use rustc_hash::FxHashSet;
use spirv_mapping::debug_info::{Dialect, Form, Inst};
use spirv_module::Version;

/// `llvm.dbg.cu`: the compile units of a module.
const UNITS: &str = "llvm.dbg.cu";

/// The extension that brings sets without a meaning before version 1.6.
pub(in crate::lower) const NON_SEMANTIC: &str = "SPV_KHR_non_semantic_info";

/// Writes the compile units, if the module has any and a set is requested, and notes the owner of each node.
pub(in crate::lower) fn begin(globals: &mut Globals<'_>) {
    let module = globals.module();
    let units = units(module);
    let Some(dialect) = globals.input().options.debug_info.set else {
        if !units.is_empty() {
            lose(globals, "types, variables and scopes");
        }
        return;
    };
    let Some(&first) = units.first() else { return };
    let options = globals.input().options;
    if dialect.is_non_semantic()
        && options.spirv.max_version < Version::V1_6
        && options.spirv.extensions.forbids(NON_SEMANTIC)
    {
        return lose(globals, "types, variables and scopes (needs SPV_KHR_non_semantic_info)");
    }
    let nodes = globals.debug_nodes();
    nodes.dialect = Some(dialect);
    // No validator supports the set that was never registered.
    nodes.form = if dialect == Dialect::Legacy { Form::Khronos } else { options.debug_info.form };
    nodes.unit = Some(first);
    nodes.has_generic = has_generic(module);
    if let Some(dbg) = module.find_md_kind("dbg") {
        for (id, function) in module.functions.iter().filter(|(_, function)| function.body.is_some()) {
            if let Some(node) = function.attachment(dbg) {
                nodes.functions.insert(node, id);
            }
        }
        for (id, global) in module.globals.iter() {
            for (_, node) in global.attachments.iter().filter(|(kind, _)| *kind == dbg) {
                let variable = debug_node(module, *node).and_then(|node| node.md("var"));
                nodes.variables.insert(variable.unwrap_or(*node), id);
            }
        }
    }
    for &unit in &units {
        note_expressions(globals, unit);
        entry_points::write_build(globals, unit);
    }
    for unit in units {
        graph::write(globals, (unit, Role::Own));
    }
}

/// The compile units of a module.
fn units(module: &Module) -> Vec<MdId> {
    let listed = module.named(UNITS).map_or(&[][..], |list| &list.operands).iter().copied();
    listed.filter(|id| of_kind(module, *id, DiKind::DICompileUnit).is_some()).collect()
}

/// Whether the code has pointers to generic memory anyway.
fn has_generic(module: &Module) -> bool {
    const GENERIC: u32 = 4;
    module.functions.values().any(|function| {
        let instructions = function.body.iter().flat_map(|body| body.instructions());
        let params = module.types.function_parts(function.ty).map(|(_, params, _)| params);
        let mut types = instructions.map(|(_, _, inst)| inst.ty).chain(params.into_iter().flatten().copied());
        function.body.is_some() && types.any(|ty| module.types[ty] == Type::Pointer(GENERIC))
    })
}

/// Writes the subprogram of a function that begins, with the variables that it keeps.
pub(in crate::lower) fn begin_function(code: &mut Code<'_, '_>) {
    let module = code.module();
    if code.globals().debug_nodes().dialect.is_none() {
        return;
    }
    let Some(dbg) = module.find_md_kind("dbg") else { return };
    let Some(node) = module.functions[code.function()].attachment(dbg) else { return };
    graph::write(code.globals(), (node, Role::Own));
    let function = code.function();
    entry_points::write(code.globals(), function, node);
}

/// In the first block, sets in which functions come after their descriptions name the function of the description.
pub(in crate::lower) fn begin_entry(code: &mut Code<'_, '_>) {
    let module = code.module();
    if !code.globals().debug_nodes().dialect.is_some_and(|set| set.is_non_semantic()) {
        return;
    }
    let function = code.function();
    let node = module.find_md_kind("dbg").and_then(|dbg| module.functions[function].attachment(dbg));
    let described = node.and_then(|node| graph::written(code.globals(), (node, Role::Own)));
    if let Some(described) = described {
        let id = code.globals().function_id(function);
        emit(code, Inst::FunctionDefinition, &[described.0, id.0]);
    }
}

/// Writes the remaining nodes that the compile units name.
pub(in crate::lower) fn finish(globals: &mut Globals<'_>) {
    if globals.debug_nodes().dialect.is_none() {
        return;
    }
    globals.report().move_to(At::Module);
    let module = globals.module();
    for unit in units(module) {
        globals.debug_nodes().unit = Some(unit);
        let Some(node) = debug_node(module, unit) else { continue };
        for field in ["enums", "retainedTypes", "imports"] {
            for &id in list(module, node, field).iter().flatten() {
                graph::write(globals, (id, Role::Own));
            }
        }
        for &id in list(module, node, "globals").iter().flatten() {
            write_variable(globals, id);
        }
        write_macros(globals, list(module, node, "macros"));
    }
}

/// A variable by its node with an expression.
fn write_variable(globals: &mut Globals<'_>, id: MdId) {
    let module = globals.module();
    let Some(node) = of_kind(module, id, DiKind::DIGlobalVariableExpression) else {
        graph::write(globals, (id, Role::Own));
        return;
    };
    let Some(variable) = node.md("var") else { return };
    if let Some(expression) = node.md("expr")
        && globals.debug_nodes().expressions.get(&variable) != Some(&expression)
    {
        return lose(globals, "a further part of a global variable");
    }
    graph::write(globals, (variable, Role::Own));
}

/// Notes the expressions of the variables of a compile unit.
fn note_expressions(globals: &mut Globals<'_>, unit: MdId) {
    let module = globals.module();
    let Some(node) = debug_node(module, unit) else { return };
    for &id in list(module, node, "globals").iter().flatten() {
        let pair = of_kind(module, id, DiKind::DIGlobalVariableExpression);
        if let Some((variable, expression)) = pair.and_then(|pair| Some((pair.md("var")?, pair.md("expr")?)))
        {
            globals.debug_nodes().expressions.entry(variable).or_insert(expression);
        }
    }
}

/// Macros, with those of the files that are included.
fn write_macros(globals: &mut Globals<'_>, macros: &[Option<MdId>]) {
    let module = globals.module();
    let mut seen: FxHashSet<MdId> = FxHashSet::default();
    let mut work: Vec<(MdId, Option<MdId>)> = macros.iter().rev().flatten().map(|id| (*id, None)).collect();
    while let Some((id, file)) = work.pop() {
        match debug_node(module, id) {
            Some(node) if node.kind == DiKind::DIMacroFile => {
                if seen.insert(id) {
                    let own = node.md("file");
                    let inner = list(module, node, "nodes").iter().rev().flatten();
                    work.extend(inner.map(|id| (*id, own)));
                }
            }
            Some(node) if node.kind == DiKind::DIMacro => {
                globals.debug_nodes().macro_file = file;
                graph::write(globals, (id, Role::Own));
            }
            _ => lose(globals, "a node among the macros that is not a macro"),
        }
    }
}

/// The version of DWARF that the module's flags ask for; 0 when none does.
pub(super) fn dwarf_version(module: &Module) -> u32 {
    let flags = module.named("llvm.module.flags").map_or(&[][..], |flags| &flags.operands);
    let found = flags.iter().find_map(|&flag| match *module.tuple(flag) {
        [_, Some(name), Some(value)] if module.md_string(name)?.as_bytes() == b"Dwarf Version" => {
            module.md_u64(value)
        }
        _ => None,
    });
    found.and_then(|version| u32::try_from(version).ok()).unwrap_or(0)
}
