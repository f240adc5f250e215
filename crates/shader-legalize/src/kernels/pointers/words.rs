//! Variables that numbered pointers lead into, in any of their parts: arrays of one kind of number.

use super::memories::Memories;
use crate::elements::{Elements, Roots, array};
use crate::memory::{Layouts, is_uniform};
use llvm_model::{Constant, FunctionId, Id as _, InstKind, Module, Value};
use rustc_hash::FxHashSet;

/// Gives the variables of functions and of workgroups that such pointers lead into such types.
pub(super) fn run(module: &mut Module, layouts: &Layouts<'_>, memories: &Memories, decoded: &FxHashSet<u32>) {
    let elements = Elements::of_module(module, layouts);
    for number in 1..=memories.count() {
        let Some(beginning) = memories.beginning(module, number).filter(|_| decoded.contains(&number)) else {
            continue;
        };
        let Value::Const(id) = beginning else { continue };
        let Constant::Global(global) = module.constants[id] else { continue };
        let ty = module.globals[global].value_type;
        let is_free = module.globals[global]
            .initializer
            .is_none_or(|id| matches!(module.constants[id], Constant::Undef | Constant::Poison));
        if is_uniform(&module.types, ty) || !is_free {
            continue;
        }
        let element = elements.element(module, beginning);
        let Some(size) = layouts.size(&module.types, ty) else { continue };
        let Some(ty) = array(module, layouts, element, size) else { continue };
        let poison = module.constants.poison(ty);
        let this = &mut module.globals[global];
        this.value_type = ty;
        this.initializer = this.initializer.map(|_| poison);
    }
    for index in 0..module.functions.len() {
        variables(module, layouts, memories, decoded, FunctionId::from_index(index));
    }
}

fn variables(
    module: &mut Module,
    layouts: &Layouts<'_>,
    memories: &Memories,
    decoded: &FxHashSet<u32>,
    function: FunctionId,
) {
    let own: Vec<Value> = (1..=memories.count())
        .filter(|number| decoded.contains(number) && memories.owner(*number) == Some(function))
        .filter_map(|number| memories.beginning(module, number))
        .collect();
    if own.is_empty() {
        return;
    }
    let Some(body) = &module.functions[function].body else { return };
    let roots = Roots::of(module, body);
    let elements = Elements::of(module, layouts, &module.functions[function], &roots);
    let Some(mut body) = module.functions[function].body.take() else { return };
    for pointer in own {
        let Value::Inst(inst) = pointer else { continue };
        let InstKind::Alloca { allocated, .. } = body.insts[inst].kind else { continue };
        if is_uniform(&module.types, allocated) {
            continue;
        }
        let element = elements.element(module, pointer);
        let Some(size) = layouts.size(&module.types, allocated) else { continue };
        let Some(ty) = array(module, layouts, element, size) else { continue };
        if let InstKind::Alloca { allocated, .. } = &mut body.insts[inst].kind {
            *allocated = ty;
        }
    }
    module.functions[function].body = Some(body);
}
