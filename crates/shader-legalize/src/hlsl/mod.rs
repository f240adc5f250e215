//! LLVM IR that clang makes of HLSL: resources become variables, and intrinsics become instructions of shaders.
//!
//! - [`resources`]: handles of buffers are variables with a set and a binding, pointers into them are paths.
//! - [`constant_buffers`]: the members of `cbuffer` blocks, which are globals of their own, are members of a variable.
//! - [`blocks`]: the structures of such variables, with the offsets that HLSL gives their members.
//! - [`chosen`]: choices of buffers are choices of their addresses.
//! - [`byte_buffers`]: byte-address buffers whose accesses are of whole words.
//! - [`locals`]: handles and pointers in memory become values.
//! - [`older`]: forms of clang 21.
//! - [`push_constants`]: globals of that memory are blocks.
//! - [`implicit`]: resources without a binding get one.
//! - [`counters`]: the counters of structured buffers.
//! - [`dimensions`]: how many elements buffers have.
//! - [`images`]: accesses of typed buffers are reads and writes of images.
//! - [`intrinsics`]: `llvm.spv.*` becomes instructions of shaders.
//! - [`matrices`]: products and transposes become instructions for their elements.
//! - [`out_parameters`]: parameters of entry points that are `out` become outputs.
//! - [`residency`]: loads that return whether the memory is resident.
//! - [`stages`]: execution modes and decorations that HLSL implies.
//! - [`texels`]: pointers to texels.
//! - [`textures`]: samples and queries of textures are instructions of images.
//! - [`truth_values`]: inputs, outputs and variables of truth values that are integers.
//! - [`unused`]: functions that no entry point reaches, and stores that nothing reads, go.
//! - [`waves`]: operations of subgroups, and barriers.

mod addresses;
pub(crate) mod blocks;
mod byte_buffers;
mod chosen;
mod constant_buffers;
mod counters;
mod dimensions;
mod images;
mod implicit;
pub(crate) mod intrinsics;
pub(crate) mod locals;
mod matrices;
mod older;
mod out_parameters;
mod push_constants;
mod residency;
mod resources;
mod rules;
mod stages;
mod texels;
mod textures;
mod truth_values;
pub(crate) mod unused;
pub(crate) mod variables;
mod waves;

use crate::memory::Layouts;
use llvm_legalize::shaders::Values;
use llvm_model::{Function, FunctionId, Id as _, Module, Name};
use spirv_grammar::ExecutionModel;
use spirv_mapping::convention::shaders;

/// The names of the intrinsics for HLSL, in front of the rest.
const PREFIX: &str = "llvm.spv.";

/// The named metadata of constant buffers.
const CONSTANT_BUFFERS: &str = "hlsl.cbs";

/// Rewrites a module that clang made of HLSL; other modules stay as they are. `layouts` gets the layouts of the structures
/// that it makes.
pub(crate) fn run(module: &mut Module, layouts: &mut Layouts<'_>, values: &mut Values<'_>) {
    if !is_hlsl(module) {
        return;
    }
    unused::run(module, states_stage);
    unused::remove_dead_stores(module);
    unused::remove_unread_matrices(module);
    out_parameters::run(module);
    older::type_copies(module);
    locals::run(module, layouts, values);
    older::run(module);
    residency::run(module);
    let mut blocks = blocks::Blocks::default();
    let implicit = implicit::Bindings::of_module(module);
    constant_buffers::run(module, layouts, &mut blocks, &implicit);
    push_constants::run(module, layouts, &mut blocks);
    resources::run(module, layouts, &mut blocks, &implicit);
    images::run(module, layouts);
    textures::run(module);
    for index in 0..module.functions.len() {
        truth_values::widen_variables(module, FunctionId::from_index(index));
        matrices::run(module, FunctionId::from_index(index));
        crate::wide::run(module, FunctionId::from_index(index));
    }
    intrinsics::run(module);
    truth_values::run(module);
    stages::run(module);
    stages::own_variables(module);
}

/// Whether a module has resources or intrinsics of HLSL, or entry points that only an attribute states.
fn is_hlsl(module: &Module) -> bool {
    let is_of_hlsl = |function: &Function| function.props.name.starts_with(PREFIX);
    let functions = || module.functions.values();
    module.named(CONSTANT_BUFFERS).is_some()
        || functions().any(is_of_hlsl)
        || (module.named(shaders::ENTRY_POINT).is_none()
            && functions().any(|function| states_stage(module, function)))
}

/// The row of a name without prefix and types: the one with the longest name that `name` begins with.
fn longest_row<T: Copy>(table: &[(&str, T)], name: &str) -> Option<T> {
    let fits =
        |row: &str| name.strip_prefix(row).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'));
    let rows = table.iter().filter(|(row, _)| fits(row));
    rows.max_by_key(|(row, _)| row.len()).map(|(_, lowering)| *lowering)
}

/// Whether a function is an entry point by its attribute.
fn states_stage(module: &Module, function: &Function) -> bool {
    stated_stage(module, function).is_some()
}

/// The stage that an entry point's attribute states.
fn stated_stage<'m>(module: &'m Module, function: &Function) -> Option<&'m Name> {
    let set = module.attributes.list(function.attributes).function;
    module.attributes.string(set, shaders::STAGE)
}

/// Whether an entry point is a pixel shader.
fn is_pixel_shader(module: &Module, function: &Function) -> bool {
    let stage = stated_stage(module, function).and_then(Name::as_str);
    stage.and_then(shaders::model_of_stage) == Some(ExecutionModel::Fragment)
}
