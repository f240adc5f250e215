//! Pointers to global memory as addresses (`--vulkan-physical-buffers`): numbers of 64 bits, which are pointers only where memory
//! is accessed. The host gives the addresses of arguments in the place of descriptors.
//!
//! - [`kinds`]: which pointers are addresses.
//! - [`known`]: those of a function.
//! - [`program`]: variables and constants of the program that have addresses.
//! - [`types`]: types with numbers.
//! - [`code`]: the code of functions.
//! - [`access`], [`copies`]: accesses through addresses.
//!
//! An argument stays a buffer with a descriptor if a generic pointer leads to it or to memory of the shader, because that has no
//! addresses. Where that is not possible, the module is refused.

mod access;
mod code;
mod copies;
mod kinds;
mod known;
mod program;
mod types;

use super::arguments::{GLOBAL, add_named};
use super::flow::{Flow, Target, is_global};
use super::{Context, Kernel};
use code::Shared;
use kinds::{Kind, Kinds};
use known::Known;
use llvm_model::{AttrKind, FunctionId, GlobalId, Id as _, Metadata, Module, TypeId, Value};
use program::{Placed, Program};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use spirv_grammar::{AddressingModel, MemoryModel};
use spirv_mapping::convention::modules::MEMORY_MODEL;
use translate_common::VulkanKernels;
use translate_common::problems::ShaderProblem;
use types::Numbered;

/// The bits of an address.
const BITS: u32 = 64;

/// The variables among the first `count` that may have addresses: functions that use them become a part of the kernels.
pub(super) fn candidates(module: &mut Module, options: &VulkanKernels, count: usize) -> Vec<Value> {
    if !options.physical_buffers {
        return Vec::new();
    }
    let globals: Vec<GlobalId> = module
        .globals
        .ids()
        .take(count)
        .filter(|&global| is_global(module.globals[global].props.address_space))
        .collect();
    globals.into_iter().map(|global| Value::Const(module.global_const(global))).collect()
}

/// What the pass cannot express, and where: in a function, or in the module.
pub(super) struct Refusal {
    pub(super) function: Option<FunctionId>,
    pub(super) problem: ShaderProblem,
}

/// Makes addresses of the pointers of a module if the settings ask for it. Of its variables the first `count`
/// are those of the kernels.
pub(super) fn run(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernels: &mut [Kernel],
    count: usize,
) -> Result<(), Refusal> {
    if !cx.options.physical_buffers {
        return Ok(());
    }
    let mixed = |function| Refusal { function, problem: ShaderProblem::MixedAddresses };
    let bits = cx.data.pointer(GLOBAL).bits;
    if bits != BITS {
        return Err(Refusal { function: None, problem: ShaderProblem::ShortAddresses { bits } });
    }
    let flow = Flow::with_addresses(module).ok_or_else(|| mixed(None))?;
    let placed = Placed::of(module, &flow, cx.options.constants_in_buffer, count);
    let kinds = Kinds::of(module, &flow, &placed.all).map_err(|function| mixed(Some(function)))?;
    let mut types = Numbered::new(kinds.has_generic_addresses);
    let variables = variables(module, &mut types, &placed, count).ok_or_else(|| mixed(None))?;
    let program = Program::of(module, cx, &mut types, &placed).ok_or_else(|| mixed(None))?;
    let mut known: Vec<(FunctionId, Known)> = Vec::new();
    for function in (0..module.functions.len()).map(FunctionId::from_index) {
        if module.functions[function].body.is_some() {
            let of = known::known(module, cx.layouts, &kinds, &mut types, &program, function);
            known.push((function, of.ok_or_else(|| mixed(Some(function)))?));
        }
    }
    rewrite(module, cx, kernels, (&known, &kinds, &mut types, &program));
    for (global, ty, initializer) in variables {
        module.globals[global].value_type = ty;
        module.globals[global].initializer = initializer;
    }
    program::remove(module, &placed);
    Ok(())
}

/// Rewrites the functions.
fn rewrite(
    module: &mut Module,
    cx: &Context<'_, '_>,
    kernels: &mut [Kernel],
    (known, kinds, types, program): (&[(FunctionId, Known)], &Kinds<'_>, &mut Numbered, &Program),
) {
    for kernel in kernels {
        parameters(module, kernel, &kinds.buffers);
    }
    let pushed: FxHashMap<Inst, GlobalId> =
        cx.push.of_launches().map(|(kind, variable, ..)| (kind, variable)).collect();
    let mut shared = Shared { layouts: cx.layouts, data: cx.data, types, program, pushed: &pushed };
    for (function, known) in known {
        code::run(module, &mut shared, *function, known);
    }
    let has_address = |known: &Known| known.values().any(|(kind, _)| *kind == Kind::Address);
    if known.iter().any(|(_, known)| has_address(known)) {
        state_model(module);
    }
}

/// A variable that stays, with its type and its initializer.
type Variable = (GlobalId, TypeId, Option<llvm_model::ConstId>);

/// The variables that hold addresses and have none themselves; `None` if one begins with an address.
fn variables(
    module: &mut Module,
    types: &mut Numbered,
    placed: &Placed,
    count: usize,
) -> Option<Vec<Variable>> {
    let mut found = Vec::new();
    for global in module.globals.ids().take(count).collect::<Vec<_>>() {
        let (ty, initializer) = (module.globals[global].value_type, module.globals[global].initializer);
        let numbers = types.ty(module, ty);
        if numbers == ty || placed.all.contains(&global) {
            continue;
        }
        let initializer = match initializer {
            Some(initializer) => Some(types.constant(module, initializer, false)?),
            None => None,
        };
        found.push((global, numbers, initializer));
    }
    Some(found)
}

/// Makes numbers of the parameters of a kernel that are addresses. Those in `buffers` have descriptors behind the others.
fn parameters(module: &mut Module, kernel: &mut Kernel, buffers: &FxHashSet<Target>) {
    let Some((ret, params, variadic)) = module.types.function_parts(module.functions[kernel.function].ty)
    else {
        return;
    };
    let mut params = params.to_vec();
    let attributes = module.functions[kernel.function].attributes;
    let number = module.types.int(BITS);
    for (index, ty) in params.iter_mut().enumerate() {
        let set = module.attributes.param(attributes, index);
        let is_buffer = module.types.address_space(*ty).is_some_and(is_global);
        if !is_buffer || module.attributes.has(set, AttrKind::BYVAL) {
            continue;
        }
        let target = Target::Argument(kernel.function, index as u32);
        if buffers.contains(&target) {
            let binding = kernel.bindings.iter().flatten().count() as u32;
            kernel.bindings[index] = Some(binding);
        } else {
            *ty = number;
            kernel.addresses.push(index as u32);
        }
    }
    let ty = module.types.function(ret, &params, variadic);
    module.functions[kernel.function].ty = ty;
}

/// States that pointers may be addresses.
fn state_model(module: &mut Module) {
    let i32 = module.types.int(32);
    let words = [AddressingModel::PhysicalStorageBuffer64.0, MemoryModel::GLSL450.0];
    let operands = words.map(|word| {
        let constant = module.constants.int(i32, 32, word.into());
        Some(module.metadata.push(Metadata::Constant(constant)))
    });
    let node = module.metadata.push(Metadata::Tuple { distinct: false, operands: operands.into() });
    module.named_metadata.retain(|named| named.name != MEMORY_MODEL);
    add_named(module, MEMORY_MODEL, node);
}
