//! Pointers that are in memory, or lead into several kinds of it: shaders have neither, so each is a number of the memory that
//! it leads into and the bytes from the beginning.
//!
//! - [`flow`]: which memory pointers may lead into.
//! - [`memories`]: the numbers of memory.
//! - [`cells`]: pointers in memory as numbers.
//! - [`demand`]: the pointers that are numbered.
//! - [`codes`], [`types`]: their numbers, and the types of those in memory.
//! - [`tables`]: the constants that such pointers lead into, one behind the other.
//! - [`words`]: variables that such pointers lead into.
//!
//! An access through such a pointer is one of a choice of variables, which `memory::choices` rewrites.

mod cells;
mod codes;
mod demand;
mod flow;
mod memories;
mod tables;
mod types;
mod words;

use super::program_scope;
use crate::memory::Layouts;
use cells::Cells;
use codes::Shared;
use flow::{Flow, Target, holds_pointer};
use llvm_model::{DataLayout, FunctionId, GlobalId, Id as _, InstKind, Module, Type, TypeId};
use memories::{Memories, Row};
use rustc_hash::FxHashSet;

/// Numbers the pointers of a module that have to be. The first `count` variables are those of the kernels. What is not possible
/// stays, and is an error where it is lowered.
pub(super) fn run<'l>(module: &mut Module, layouts: &Layouts<'l>, data: &'l DataLayout, count: usize) {
    if !is_needed(module, count) {
        return;
    }
    let Some(flow) = Flow::of(module) else { return };
    // What is kept for the next launch cannot lead into what that launch has not.
    let leads_on = |target: Target| memories::is_kept(module, target);
    let is_closed = |(target, set): (Target, &flow::Set)| {
        !memories::is_kept(module, target)
            || set.known().is_some_and(|targets| targets.iter().all(|&target| leads_on(target)))
    };
    if !flow.held().all(is_closed) {
        return;
    }
    let others: FxHashSet<Target> = flow
        .held()
        .flat_map(|(_, set)| set.known().unwrap_or_default())
        .copied()
        .filter(|&target| !memories::is_kept(module, target))
        .collect();
    let mut others: Vec<Target> = others.into_iter().collect();
    others.sort_unstable();
    let mut cells = Cells::new(data, others.len() as u32 + 2);
    let tables = tables::addressed(module, &flow, count);
    let Some(variables) = cell_types(module, &mut cells, count) else { return };
    let program = program_scope::variables(module, count);
    let mut memories = Memories::default();
    for (row, globals) in memories.rows.iter_mut().zip([&program, &tables]) {
        let offsets = program_scope::offsets(module, layouts, data, globals);
        let Some(new) = offsets.and_then(|(offsets, _)| Row::new(globals, &offsets)) else { return };
        *row = new;
    }
    // Numbers in cells of 32 bits have few bits: they come first.
    for target in program.first().into_iter().chain(tables.first()).map(|&global| Target::Global(global)) {
        memories.place(target);
    }
    for target in others {
        memories.place(target);
    }
    let mut initializers = Vec::new();
    for &(global, _) in &variables {
        let Some(initializer) = module.globals[global].initializer else { continue };
        let coded = cells.constant(module, initializer, &mut |module, id| {
            types::constant(module, &mut memories, layouts, id)
        });
        let Some(coded) = coded else { return };
        initializers.push((global, coded));
    }
    for (global, ty) in variables {
        module.globals[global].value_type = ty;
    }
    for (global, initializer) in initializers {
        module.globals[global].initializer = Some(initializer);
    }
    let mut shared = Shared {
        layouts,
        flow: &flow,
        memories: &mut memories,
        cells: &mut cells,
        decoded: FxHashSet::default(),
    };
    for index in 0..module.functions.len() {
        codes::run(module, &mut shared, FunctionId::from_index(index));
    }
    let decoded = shared.decoded;
    tables::join(module, layouts, data, &tables);
    words::run(module, layouts, &memories, &decoded);
}

/// Whether a module has pointers that have to be numbered.
fn is_needed(module: &Module, count: usize) -> bool {
    let types = &module.types;
    let in_variables = module.globals.values().take(count).any(|this| holds_pointer(types, this.value_type));
    in_variables
        || module.functions.values().filter_map(|function| function.body.as_ref()).any(|body| {
            body.instructions().any(|(_, id, inst)| match &inst.kind {
                InstKind::Alloca { allocated, .. } => holds_pointer(types, *allocated),
                InstKind::Load { .. } | InstKind::ExtractValue { .. } => {
                    matches!(types[inst.ty], Type::Pointer(_))
                }
                InstKind::Phi { .. } | InstKind::Select { .. } | InstKind::ICmp { .. } => {
                    demand::starts(module, body, id)
                }
                _ => false,
            })
        })
}

/// The types with cells of the variables that hold pointers; `None` if one has no such type.
fn cell_types(module: &mut Module, cells: &mut Cells<'_>, count: usize) -> Option<Vec<(GlobalId, TypeId)>> {
    let mut found = Vec::new();
    for global in module.globals.ids().take(count).collect::<Vec<_>>() {
        let ty = module.globals[global].value_type;
        if !holds_pointer(&module.types, ty) {
            continue;
        }
        let coded = cells.ty(module, ty);
        if holds_pointer(&module.types, coded) {
            return None;
        }
        found.push((global, coded));
    }
    Some(found)
}
