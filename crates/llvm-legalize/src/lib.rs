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
pub mod control_flow;
pub mod dead;
mod dynamic_local;
mod emit;
pub mod freeze;
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
pub mod target;
pub mod tokens;
mod types;
pub mod widths;

pub use target::data_layout;

use emit::Context;
use native::MAX_NATIVE_WIDTH;
pub use native::{MAX_WIDTH, Native};
pub use structors::Structors;

use crate::widths::ANY_WIDTH;
use llvm_model::intrinsics::Row;
use llvm_model::{DataLayout, Id, Module, Type, TypeId};
use translate_common::problems::{IntrinsicProblem, LimitProblem};
use translate_common::{Diagnostics, LlvmPlace, Losses, Lost, Options, Place, Progress};

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
    check_intrinsics(module, diagnostics);
    dynamic_local::run(module);
    let builtin_variables = builtin_variables::Variables::find(module);
    generic_variables::run(module);
    let private_variables = private_variables::run(module, options);
    opaque_pointers::run(module);
    kernel_parameters::run(module);
    blocks::run(module);
    let mut cx = Context::new(module, options, layout, diagnostics, losses);
    let library = library::Library::find(module, options);
    let masks = masks::Masks::find(module);
    let aborts = abort::Aborts::find(module, options);
    let mut control_flow = control_flow::ControlFlow::default();
    let mut promotion = promote::Promotion::default();
    let mut expressions = constant_exprs::Expressions::default();
    let nested_constants = nested_constants::NestedConstants::find(module);
    let mut intrinsics = intrinsics::Intrinsics::default();
    let mut types = types::Legalizer::new(cx.native);
    types.globals(&mut cx, module);
    aliases(&mut cx, module);
    // By number: passes may add functions, which are then looked at too.
    let mut index = 0;
    let mut memory = module.footprint();
    while index < module.functions.len() {
        if let Err(why) = options.check(Progress { memory, ..Progress::default() }) {
            cx.diagnostics.push(*why);
            return None;
        }
        let function = Id::from_index(index);
        let taken = footprint(module, function);
        let before = module.functions[function].body.as_ref().map_or(0, |body| body.insts.len());
        if let Some(results) = &mut cx.results {
            results.of_input = before;
            results.made.clear();
        }
        aborts.run(module, function);
        control_flow.run(module, function);
        allocas::run(&mut cx, module, function);
        if options.spirv.promote_variables {
            promotion.run(module, function);
        }
        cache_controls::run(&mut cx, module, function);
        constant_exprs::run(&mut cx, module, function, &mut expressions);
        nested_constants::run(&mut cx, module, function, &nested_constants, &expressions);
        if private_variables {
            private_variables::function(&mut cx, module, function);
        }
        builtin_variables::run(&mut cx, module, function, &builtin_variables);
        library.run(&mut cx, module, function);
        masks.run(&mut cx, module, function);
        intrinsics::run(&mut cx, module, function, &mut intrinsics);
        freeze::run(&mut cx, module, function);
        bools::run(&mut cx, module, function);
        atomics::run(&mut cx, module, function);
        types.function(&mut cx, module, function);
        dead::run(module, function, before, cx.results.as_ref());
        memory = memory.saturating_sub(taken) + footprint(module, function);
        index += 1;
    }
    let structors = structors::prepare(module, diagnostics, losses);
    kernels::separate(module);
    Some(structors)
}

/// Returns the names of the intrinsics that are rewritten, at least for some types.
pub fn rewritten_intrinsics() -> impl Iterator<Item = &'static str> {
    intrinsics::table::rewritten()
}

/// Intrinsics with parameters of the type of their result.
const ALIKE: [&str; 19] = [
    "llvm.bitreverse",
    "llvm.bswap",
    "llvm.canonicalize",
    "llvm.copysign",
    "llvm.ctpop",
    "llvm.fabs",
    "llvm.fma",
    "llvm.fmuladd",
    "llvm.fshl",
    "llvm.fshr",
    "llvm.maxnum",
    "llvm.minnum",
    "llvm.sadd.sat",
    "llvm.smax",
    "llvm.smin",
    "llvm.sqrt",
    "llvm.uadd.sat",
    "llvm.umax",
    "llvm.umin",
];

/// Which types an intrinsic takes, where it is declared with others.
fn wrong_types(module: &Module, row: &Row<'_>, ty: TypeId) -> Option<&'static str> {
    let (ret, params, _) = module.types.function_parts(ty)?;
    let name = row.name;
    let is_bool = |&ty: &TypeId| module.types[ty] == Type::Integer(1);
    let is_mask = |&ty: &TypeId| module.types.lanes(ty).is_some() && is_bool(&module.types.scalar(ty));
    if ALIKE.contains(&name) {
        let are_alike = params.iter().all(|&param| param == ret);
        let fits = are_alike && row.overload_types(&module.types, ty).is_some();
        (!fits).then_some("takes numbers of the type that it gives")
    } else if name == "llvm.memset" || name == "llvm.memset.inline" {
        let is_byte = params.get(1).is_some_and(|&ty| module.types[ty] == Type::Integer(8));
        (!is_byte).then_some("fills memory with an i8")
    } else if name == "llvm.stacksave" || name == "llvm.stackrestore" {
        let place = if name == "llvm.stacksave" { Some(&ret) } else { params.first() };
        let is_pointer = place.is_some_and(|&ty| matches!(module.types[ty], Type::Pointer(_)));
        (!is_pointer).then_some("is about a pointer")
    } else if name == "llvm.readcyclecounter" || name == "llvm.readsteadycounter" {
        (module.types[ret] != Type::Integer(64)).then_some("gives an i64")
    } else if name == "llvm.assume" {
        (!params.iter().all(is_bool)).then_some("takes an i1")
    } else if name.as_bytes() == EXPERIMENTAL_COMPRESS && [params.first(), params.get(2)] != [Some(&ret); 2] {
        Some("takes and gives vectors of one type")
    } else if name.starts_with("llvm.vector.reduce.") {
        let (vector, start) = params.split_last()?;
        let is_vector = module.types.lanes(*vector).is_some();
        let fits = is_vector && module.types.scalar(*vector) == ret && start.iter().all(|&ty| ty == ret);
        (!fits).then_some("takes a vector of the type that it gives")
    } else if MASKED.iter().any(|prefix| name.starts_with(prefix)) {
        (!params.iter().any(is_mask)).then_some("takes a mask, which is a vector of i1")
    } else {
        None
    }
}

/// Intrinsics with a mask.
const MASKED: [&str; 4] = [
    "llvm.masked.",
    "llvm.experimental.vector.compress",
    "llvm.experimental.vector.extract.last.active",
    "llvm.experimental.vector.match",
];
const COMPRESS: &[u8] = b"llvm.vector.compress.";
const EXPERIMENTAL_COMPRESS: &[u8] = b"llvm.experimental.vector.compress";

/// Reports intrinsics that are declared with the wrong parameters, as far as the rewriting of their calls relies on them.
fn check_intrinsics(module: &Module, diagnostics: &mut Diagnostics) {
    for function in module.functions.values() {
        let name = &function.props.name;
        let row = Row::find(name.as_bytes()).or_else(|| {
            // Since a release that the records do not include, the name has no `experimental`.
            name.as_bytes().starts_with(COMPRESS).then(|| Row::find(EXPERIMENTAL_COMPRESS))?
        });
        let Some((row, (_, params, vararg))) = row.zip(module.types.function_parts(function.ty)) else {
            continue;
        };
        let wrong = if row.takes(params.len(), vararg) {
            wrong_types(module, &row, function.ty).map(str::to_owned)
        } else {
            Some(format!("does not take {} arguments", params.len()))
        };
        if let Some(wrong) = wrong {
            let function = name.to_string_lossy().into_owned();
            let place = Place::Llvm(LlvmPlace { function, ..LlvmPlace::default() });
            let name = row.name.to_string();
            diagnostics.push(IntrinsicProblem::Declaration { name, wrong }.at(place));
        }
    }
}

/// The bytes that a function takes.
fn footprint(module: &Module, function: llvm_model::FunctionId) -> u64 {
    module.functions[function].footprint()
}

/// Replaces aliases by their aliasees (as constant expressions are); their names are lost.
fn aliases(cx: &mut Context, module: &Module) {
    for alias in module.aliases.values() {
        let name = &alias.props.name;
        cx.losses.add(Lost::Alias, || Place::llvm_global(name.to_string_lossy()));
    }
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
