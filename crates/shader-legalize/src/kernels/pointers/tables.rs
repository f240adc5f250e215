//! Tables of constants that pointers in memory lead into: one behind the other in one table, whose elements are numbers.

use super::flow::{Flow, Target};
use super::memories::is_constant;
use crate::elements::{Elements, array, numbers};
use crate::kernels::program_scope;
use crate::memory::Layouts;
use llvm_model::{DataLayout, FunctionId, GlobalId, Id as _, Module, Value};

/// The constants among the first `count` variables whose addresses are in memory.
pub(super) fn addressed(module: &Module, flow: &Flow, count: usize) -> Vec<GlobalId> {
    let mut found: Vec<GlobalId> = flow
        .held()
        .flat_map(|(_, set)| set.known().unwrap_or_default())
        .filter_map(|&target| match target {
            Target::Global(global) if is_constant(module, global) && global.index() < count => Some(global),
            _ => None,
        })
        .collect();
    found.sort_unstable_by_key(|global| global.index());
    found.dedup();
    found
}

/// Makes one table of the constants, the first of them.
pub(super) fn join(module: &mut Module, layouts: &Layouts<'_>, data: &DataLayout, tables: &[GlobalId]) {
    let Some(&first) = tables.first() else { return };
    let addresses: Vec<Value> =
        tables.iter().map(|&table| Value::Const(module.global_const(table))).collect();
    let Some((offsets, size)) = program_scope::offsets(module, layouts, data, tables) else { return };
    let element = Elements::of_module(module, layouts).common(module, &addresses);
    let Some(ty) = array(module, layouts, element, size) else { return };
    let size = layouts.size(&module.types, ty).unwrap_or(size);
    let bytes = program_scope::contents(module, layouts, tables, &offsets, size);
    let Some(constant) = bytes.and_then(|bytes| numbers(module, ty, &bytes)) else { return };
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        program_scope::move_variables(module, function, &addresses[1..], &offsets[1..], addresses[0]);
    }
    for &table in &tables[1..] {
        program_scope::leave(module, table);
    }
    module.globals[first].value_type = ty;
    module.globals[first].initializer = Some(constant);
}
