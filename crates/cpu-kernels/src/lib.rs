//! Kernels of LLVM IR as functions of a CPU that run a work-group, with constants that describe them to a host in C.
//!
//! [`run`] changes a module in the form of OpenCL kernels. Each kernel becomes a function of its name that takes the addresses of
//! its arguments and a work-group (`docs/devices.md`, "Kernels for CPUs"). Functions of OpenCL C become part of the module.
//!
//! - [`arithmetic`]: divisions that must not trap, and contraction.
//! - [`code`]: the library, inlining, and values in place of variables.
//! - [`descriptors`]: the constants.
//! - [`enqueued`]: kernels that kernels start.
//! - [`kernel`]: parameters and sizes that a kernel states.
//! - [`machine`]: conventions, address spaces, and metadata.

#![forbid(unsafe_code)]

mod arithmetic;
mod code;
mod descriptors;
mod enqueued;
mod kernel;
mod machine;

use kernel::Kernel;
use llvm_model::Module;
use rustc_hash::FxHashSet;
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, KernelGroups, LlvmPlace, Losses, Place};
use work_groups::{LocalSize, WorkGroup};

/// The machine that kernels are compiled for.
#[derive(Clone, Debug)]
pub struct Machine<'a> {
    /// Its triple.
    pub triple: &'a str,
    /// Its data layout: little-endian, with pointers of 64 bits.
    pub layout: &'a str,
}

/// The facts of a function of a work-group.
struct Formed {
    kernel: Kernel,
    group: WorkGroup,
    local_size: LocalSize,
    sub_group_size: u32,
    /// Whether all groups have the same size.
    uniform: bool,
    uses: code::Uses,
}

/// Whether a module has kernels.
pub fn has_kernels(module: &Module) -> bool {
    module.functions.values().any(kernel::is_kernel)
}

/// Makes functions of work-groups of the kernels, and describes them.
///
/// # Errors
/// With their places: functions that nothing defines, and kernels without the form.
pub fn run(
    module: &mut Module,
    machine: &Machine<'_>,
    groups: &KernelGroups,
    losses: &mut Losses,
) -> Result<(), Diagnostics> {
    if module.data_layout.as_str().is_some_and(|layout| layout.contains("p:32:32")) {
        let mut diagnostics = Diagnostics::default();
        diagnostics.push(ExecutableProblem::Addresses32.at(Place::Module));
        return Err(diagnostics);
    }
    let mut kernels: Vec<Kernel> = module
        .functions
        .iter()
        .filter(|(_, f)| kernel::is_kernel(f))
        .map(|(id, _)| Kernel::of(module, id))
        .collect();
    module.triple = machine.triple.into();
    module.data_layout = machine.layout.into();
    machine::drop_debug_info(module, losses);
    enqueued::describe(module, &mut kernels);
    machine::replace_opaque_types(module);
    arithmetic::run(module);
    let mut diagnostics = code::link(module, &kernels);
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    let mut formed = Vec::new();
    let mut described = FxHashSet::default();
    for kernel in kernels {
        let place = place(&kernel.name);
        let symbol = descriptors::name(&kernel.name);
        if !described.insert(symbol.clone()) {
            diagnostics.push(ExecutableProblem::SameDescriptor { name: symbol }.at(place));
            continue;
        }
        match form(module, kernel, groups) {
            Ok(made) => formed.push(made),
            Err(error) => {
                diagnostics.push(ExecutableProblem::WorkGroup { why: error.to_string() }.at(place));
            }
        }
    }
    if diagnostics.has_errors() {
        return Err(diagnostics);
    }
    machine::adopt(module, &formed);
    descriptors::add(module, &formed);
    Ok(())
}

fn form(module: &mut Module, kernel: Kernel, groups: &KernelGroups) -> Result<Formed, work_groups::Error> {
    let (local_size, uniform) = match kernel.is_enqueued {
        true => (None, false),
        false => (groups.local_size, groups.uniform),
    };
    let fixed = kernel.required.or(local_size);
    let local_size = fixed.map_or(LocalSize::UpTo(groups.max_work_items), LocalSize::Fixed);
    let sub_group_size = kernel.sub_group_size.unwrap_or(groups.sub_group_size);
    let options = work_groups::Options { local_size, sub_group_size, uniform, spaces: true, strips: true };
    let uses = code::Uses::of(module, &kernel.name);
    let group = work_groups::form(module, &kernel.name, &options)?;
    Ok(Formed { kernel, group, local_size, sub_group_size, uniform, uses })
}

/// The place of a function; that of the module for one without a name.
fn place(function: &str) -> Place {
    if function.is_empty() {
        return Place::Module;
    }
    Place::Llvm(LlvmPlace { function: function.to_owned(), ..LlvmPlace::default() })
}
