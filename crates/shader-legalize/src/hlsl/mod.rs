//! LLVM IR that clang makes of HLSL: resources become variables, and intrinsics become instructions of shaders.
//!
//! - [`resources`]: handles of buffers are variables with a set and a binding, pointers into them are paths.
//! - [`constant_buffers`]: the members of `cbuffer` blocks, which are globals of their own, are members of a variable.
//! - [`blocks`]: the structures of such variables, with the offsets that HLSL gives their members.
//! - [`images`]: accesses of typed buffers are reads and writes of images.
//! - [`intrinsics`]: `llvm.spv.*` becomes instructions of shaders.
//! - [`stages`]: execution modes and decorations that HLSL implies.
//! - [`unused`]: functions that no entry point reaches go.

mod blocks;
mod calls;
mod constant_buffers;
mod images;
mod intrinsics;
mod resources;
mod stages;
mod unused;
mod variables;

use crate::memory::Layouts;
use llvm_model::{Function, Module};

/// The names of the intrinsics for HLSL, in front of the rest.
const PREFIX: &str = "llvm.spv.";

/// The named metadata of constant buffers.
const CONSTANT_BUFFERS: &str = "hlsl.cbs";

/// Rewrites a module that clang made of HLSL; other modules stay as they are. `layouts` gets the layouts of the structures
/// that it makes.
pub(crate) fn run(module: &mut Module, layouts: &mut Layouts<'_>) {
    if !is_hlsl(module) {
        return;
    }
    unused::run(module);
    let mut blocks = blocks::Blocks::default();
    constant_buffers::run(module, layouts, &mut blocks);
    resources::run(module, layouts, &mut blocks);
    images::run(module);
    intrinsics::run(module);
    stages::run(module);
    stages::own_variables(module);
}

/// Whether a module has resources or intrinsics of HLSL.
fn is_hlsl(module: &Module) -> bool {
    let is_of_hlsl = |function: &Function| function.props.name.starts_with(PREFIX);
    module.named(CONSTANT_BUFFERS).is_some() || module.functions.values().any(is_of_hlsl)
}
