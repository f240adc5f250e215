//! LLVM IR of shaders, rewritten until all that is left has a form in SPIR-V for Vulkan.
//!
//! The result is the form of `docs/shaders.md`, which `llvm-to-spirv` writes without knowing who made it.

mod blocks_of_arrays;
mod calls;
pub mod control;
mod elements;
mod fast_math;
mod hlsl;
mod kernels;
mod mathematics;
mod memory;
mod non_uniform;
mod notes;
mod opaque;
mod rewrite;
mod sweep;
mod wide;
mod wrappers;

pub use kernels::are_in as has_kernels;
pub use notes::{Decision, Note, Notes};

use llvm_model::{CastOp, Constant, ConstantExpr, DataLayout, FunctionId, Id as _, Module, Value};
use spirv_grammar::Capability;
use spirv_mapping::MangledPointees;
use spirv_mapping::convention::vector_compute;
use translate_common::{Diagnostics, Losses, Options};

/// Rewrites `module` in place; `layout` is its data layout. What cannot be expressed stays, and is an error where it is
/// lowered; hints that are dropped are counted in `losses`, and `notes` gets what was decided.
pub fn run(
    module: &mut Module,
    layout: &DataLayout,
    options: &Options,
    diagnostics: &mut Diagnostics,
    losses: &mut Losses,
    notes: &mut Notes,
) {
    let (features, version) = (&options.spirv.features, options.spirv.max_version);
    let has_long_integers = features.missing(Capability::Int64, version).is_none();
    let mut layouts = memory::Layouts::new(layout, has_long_integers);
    let mut values = llvm_legalize::shaders::Values::of(module, layout, options, diagnostics, losses);
    let globals = module.globals.len();
    if kernels::are_in(module) {
        kernels::run(module, layout, &mut layouts, &mut values, options);
    }
    for index in 0..module.functions.len() {
        blocks_of_arrays::run(module, FunctionId::from_index(index));
    }
    hlsl::run(module, &mut layouts, &mut values);
    hlsl::locals::run_demoted(module, &layouts, &mut values);
    elements::tables::run(module, &layouts);
    notes.resources(module, globals, |ty| layouts.block_of_words(&module.types, ty).is_some());
    values.globals(module);
    let has_long_vectors = options.spirv.extensions.names(vector_compute::LONG_VECTORS);
    if !has_long_vectors {
        wide::globals(module);
    }
    let pointees = MangledPointees::of_shaders(module);
    let parameters = memory::Parameters::of_module(module);
    // By number: divisions of wide integers are functions that are added.
    let mut index = 0;
    while index < module.functions.len() {
        let function = FunctionId::from_index(index);
        if let Some(body) = &mut module.functions[function].body {
            fast_math::run(body, options);
        }
        if has_constant_bits(module, function) {
            values.expand_constants(module, function);
        }
        if !has_long_vectors {
            wide::run(module, function);
        }
        mathematics::run(module, function);
        values.widths(module, function);
        memory::run(module, &layouts, &pointees, &parameters, function, notes);
        non_uniform::run(module, function);
        wrappers::run(module, function);
        values.run(module, function);
        mathematics::ordered::run(module, function);
        control::run(module, function);
        index += 1;
    }
}

/// Whether a function uses the bits of a constant as another type: shaders compute that in functions only.
fn has_constant_bits(module: &Module, function: FunctionId) -> bool {
    let Some(body) = &module.functions[function].body else { return false };
    body.instructions().any(|(_, _, inst)| {
        let mut found = false;
        inst.kind.for_each_operand(|operand| {
            if let Value::Const(id) = operand
                && let Constant::Expr(expr) = &module.constants[id]
                && let ConstantExpr::Cast { op: CastOp::BitCast, .. } = **expr
            {
                found |= module.types.address_space(module.constants.ty(id)).is_none();
            }
        });
        found
    })
}
