//! Passes that rewrite a module until every construct has a SPIR-V form; each is exact by construction.
//!
//! After [`run`] without errors, in functions ([`postcondition`] checks it in tests):
//!
//! - opaque OpenCL types are target extension types, not plain pointers;
//! - every block is reachable, a phi names each predecessor once, allocations of constant size are in the entry block;
//! - operands are plain constants, no constant expressions; there is no `freeze` but where its extension has it;
//! - `i1` has no arithmetic but and, or, xor, `icmp eq` and `ne`, and no conversions but select;
//! - integers have 1, 8, 16, 32 or 64 bits, vectors 2, 3, 4, 8 or 16 elements that are no pointers, and vectors of `i1`
//!   are not in memory; integers of 4 bits and vectors of any length stay where the extension for them is allowed by name;
//! - the remaining intrinsics are those that the [table](spirv_mapping::convention::intrinsics) lists as lowered (and some
//!   with an instruction of an allowed extension); the only memory intrinsic is `llvm.memcpy` with a length that is not
//!   zero;
//! - no function calls a kernel, and the functions of `@llvm.global_ctors` and `@llvm.global_dtors` are kernels.
//!
//! Emulations may call OpenCL builtins by their mangled names (`mul_hi`, `frexp`, …) and internal functions they add to
//! the module.

mod abort;
mod allocas;
pub mod annotation_texts;
mod atomics;
pub mod blocks;
mod bools;
mod builtin_variables;
mod cache_controls;
mod constant_exprs;
mod context;
pub mod control_flow;
pub mod dead;
mod declarations;
mod dynamic_local;
mod emit;
pub mod freeze;
mod functions;
pub mod generic_variables;
pub mod inline;
mod intrinsics;
mod kernel_parameters;
mod kernels;
mod library;
mod masks;
mod named_constants;
mod native;
mod nested_constants;
mod opaque_pointers;
pub mod postcondition;
mod private_variables;
pub mod promote;
pub mod shaders;
pub mod short_atomics;
pub mod structors;
mod subprograms;
pub mod target;
pub mod tokens;
mod types;
pub mod widths;

pub use target::data_layout;

use functions::{Found, Run};
use native::MAX_NATIVE_WIDTH;
pub use native::{MAX_WIDTH, Native};
pub use structors::Structors;

use crate::widths::ANY_WIDTH;
use llvm_model::{DataLayout, Module, Type};
use translate_common::problems::LimitProblem;
use translate_common::{Diagnostics, Losses, Options, Place};

/// Legalizes `module` in place; `layout` is its data layout ([`data_layout`]). Unsupported constructs are errors in
/// `diagnostics`, at their places; dropped hints are counted in `losses`. Returns the functions that run when the module is
/// loaded or unloaded; `None` if the translation cannot continue.
pub fn run(
    module: &mut Module,
    layout: &DataLayout,
    options: &Options,
    diagnostics: &mut Diagnostics,
    losses: &mut Losses,
) -> Option<Structors> {
    if let Some(problem) = too_large(module, Native::of(&options.spirv.extensions)) {
        diagnostics.push(problem.at(Place::Module));
        return None;
    }
    named_constants::run(module);
    subprograms::run(module);
    declarations::check(module, diagnostics);
    dynamic_local::run(module);
    let builtin_variables = builtin_variables::Variables::find(module);
    generic_variables::run(module);
    let private_variables = private_variables::run(module, options);
    opaque_pointers::run(module);
    kernel_parameters::run(module);
    blocks::run(module);
    let found = Found::new(module, options, builtin_variables, private_variables);
    let run = Run { found: &found, layout, options };
    let called = match functions::run(module, run, diagnostics, losses) {
        Ok(called) => called,
        Err(why) => {
            diagnostics.push(*why);
            return None;
        }
    };
    let noted = module.functions.len();
    let structors = structors::prepare(module, diagnostics, losses);
    kernels::separate(module, called, noted);
    Some(structors)
}

/// Returns the names of the intrinsics that are rewritten, at least for some types.
pub fn rewritten_intrinsics() -> impl Iterator<Item = &'static str> {
    intrinsics::table::rewritten()
}

/// Rewriting costs as much as a type is large, and types of any size are written in a few bytes.
fn too_large(module: &Module, native: Native) -> Option<LimitProblem> {
    module.types.iter().find_map(|(_, ty)| match *ty {
        Type::Vector { count, .. } if count > native.max_lanes() => {
            Some(LimitProblem::TooManyLanes { count: count.into() })
        }
        Type::Integer(width) if width > native.max_width() => Some(match width {
            ..=MAX_NATIVE_WIDTH => LimitProblem::NeedsAnyWidth { width, extension: ANY_WIDTH[0] },
            _ => LimitProblem::TooWide { width },
        }),
        _ => None,
    })
}
