//! Handles and pointers that are in memory, as without optimization all are, become values: neither can be in the memory of
//! a shader.
//!
//! Globals of one entry point become its variables ([`globals`]), structures and arrays that hold handles become their
//! members ([`split`]), for which loops over them count by numbers ([`loops`]), and variables become values
//! (`llvm_legalize::promote`). Each step uncovers work for the others.
//!
//! Passes such as `reg2mem` store values to memory in any shader ([`demoted`]): the same steps undo that.

mod demoted;
mod globals;
mod loops;
mod members;
mod split;

use crate::memory::Layouts;
use crate::opaque::has_part;
use llvm_legalize::promote::Promotion;
use llvm_legalize::shaders::Values;
use llvm_model::{FunctionId, Id as _, InstKind, Module, Type, TypeId, Types};

/// How many times as many instructions a function may have before a further step.
const MAX_GROWTH: usize = 256;

/// How often the steps are repeated: structures nest, and pointers to pointers are uncovered one by one.
const MAX_ROUNDS: usize = 16;

/// Makes values of the variables of all functions that hold handles or pointers.
pub(crate) fn run(module: &mut Module, layouts: &Layouts<'_>, values: &mut Values<'_>) {
    let globals = globals::of_one_function(module);
    let mut promotion = Promotion::default();
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let own: Vec<_> =
            globals.iter().filter(|(user, _)| *user == function).map(|(_, global)| *global).collect();
        if own.is_empty() && !has_work(module, function) {
            continue;
        }
        values.expand_constants(module, function);
        globals::make_variables(module, function, &own);
        make_values(module, layouts, &mut promotion, function);
    }
}

/// Makes values of the variables of shaders that hold values which no memory of shaders can hold.
pub(crate) fn run_demoted(module: &mut Module, layouts: &Layouts<'_>, values: &mut Values<'_>) {
    let mut promotion = Promotion::default();
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        if demoted::are_in(module, function) {
            values.reachable(module, function);
            make_values(module, layouts, &mut promotion, function);
        }
    }
}

/// Makes values of the variables of a function, as far as they are only loaded and stored.
fn make_values(module: &mut Module, layouts: &Layouts<'_>, promotion: &mut Promotion, function: FunctionId) {
    let most = MAX_GROWTH.saturating_mul(size(module, function)).saturating_add(MAX_GROWTH);
    for _ in 0..MAX_ROUNDS {
        // Structures of structures multiply.
        if size(module, function) > most {
            break;
        }
        let is_simpler = loops::run(module, function);
        let is_split = split::run(module, layouts, function) || is_simpler;
        let before = count(module, function);
        promotion.run(module, function);
        if !is_split && before == count(module, function) {
            break;
        }
    }
    // Values of which members were taken are not needed any more.
    if let Some(mut body) = module.functions[function].body.take() {
        crate::sweep::run(module, &mut body);
        module.functions[function].body = Some(body);
    }
}

/// The number of instructions that a function has.
fn count(module: &Module, function: FunctionId) -> usize {
    module.functions[function].body.as_ref().map_or(0, |body| body.instructions().count())
}

/// The number of instructions that a function has had.
fn size(module: &Module, function: FunctionId) -> usize {
    module.functions[function].body.as_ref().map_or(0, |body| body.insts.len())
}

/// Whether a function has variables that hold handles or pointers.
fn has_work(module: &Module, function: FunctionId) -> bool {
    let Some(body) = &module.functions[function].body else { return false };
    body.instructions().any(|(_, _, inst)| match inst.kind {
        InstKind::Alloca { allocated, .. } => holds_handle(&module.types, allocated),
        _ => false,
    })
}

/// Whether a type has a part that is a handle or a pointer.
pub(super) fn holds_handle(types: &Types, ty: TypeId) -> bool {
    has_part(types, ty, |part| matches!(types[part], Type::Pointer(_) | Type::TargetExt { .. }))
}
