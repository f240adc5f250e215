//! Sizes of wavefronts, which are sub-groups: kernels that demand a size are compiled for it, and with them all functions that they
//! share code with, since functions for different sizes cannot call each other.
//!
//! Source: LLVM's `AMDGPUUsage.rst`, target feature `wavefrontsize64`.

use super::printf;
use crate::edit;
use llvm_model::{Attribute, Body, ConstId, Constant, FunctionId, Id as _, InstKind, Module, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_mapping::convention::amd;
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, LlvmPlace, Place};

/// The attribute of functions with features of the processor.
const FEATURES: &str = "target-features";

/// States the sizes as features of functions, for processors that have two.
///
/// # Errors
/// The processor does not have a size, or functions need two of them.
pub(super) fn run(module: &mut Module, processor: Option<&str>) -> Result<(), Diagnostics> {
    let sizes = sizes(module, processor)?;
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(size) = sizes.get(&function).filter(|_| module.functions[function].body.is_some()) else {
            continue;
        };
        let feature = format!("+wavefrontsize{size}");
        module.change_attributes(function, |attributes| {
            attributes.push(Attribute::String(FEATURES.into(), feature.as_str().into()));
        });
    }
    Ok(())
}

/// The functions that need one of two sizes, with the size.
fn sizes(module: &Module, processor: Option<&str>) -> Result<FxHashMap<FunctionId, u64>, Diagnostics> {
    let possible = amd::wavefront_sizes(processor);
    let mut diagnostics = Diagnostics::default();
    let mut demanded = Vec::new();
    for function in module.functions.ids() {
        let Some(size) = edit::sub_group_size(module, function) else { continue };
        demanded.push((function, size));
        if !possible.contains(&size) {
            let target = processor.unwrap_or(amd::DEVICE_TRIPLE).to_owned();
            let problem = ExecutableProblem::DeviceSubGroupSize { size, target };
            diagnostics.push(problem.at(place(module, function)));
        }
    }
    let mut sizes = FxHashMap::default();
    if possible.len() > 1 && !demanded.is_empty() && !diagnostics.has_errors() {
        let neighbors = neighbors(module);
        for (kernel, size) in demanded {
            let mut open = vec![kernel];
            while let Some(function) = open.pop() {
                match sizes.insert(function, size) {
                    Some(known) if known == size => {}
                    Some(_) => {
                        diagnostics.push(ExecutableProblem::DeviceSubGroupSizes.at(place(module, kernel)));
                        return Err(diagnostics);
                    }
                    None => open.extend(neighbors.get(&function).into_iter().flatten()),
                }
            }
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(sizes) }
}

fn place(module: &Module, function: FunctionId) -> Place {
    let function = module.functions[function].props.name.to_string_lossy().into_owned();
    Place::Llvm(LlvmPlace { function, ..LlvmPlace::default() })
}

/// For each function with code those that it names, and those that name it. Functions that are called by address have all as
/// neighbors that make such calls.
fn neighbors(module: &Module) -> FxHashMap<FunctionId, FxHashSet<FunctionId>> {
    let of_data = module.globals.values().filter_map(|global| global.initializer);
    let of_data: Vec<FunctionId> = of_data.flat_map(|id| functions_of(module, id)).collect();
    // LLVM replaces calls of `printf` by calls of the other function.
    let [printf, reserve] = [printf::PRINTF, printf::RESERVE].map(|name| module.function_named(name));
    let mut neighbors: FxHashMap<FunctionId, FxHashSet<FunctionId>> = FxHashMap::default();
    for function in module.functions.ids() {
        let Some(body) = &module.functions[function].body else { continue };
        let mut named = named(module, body);
        if calls_by_address(module, body) {
            named.extend(&of_data);
        }
        if printf.is_some_and(|printf| named.contains(&printf)) {
            named.extend(reserve);
        }
        for other in named.into_iter().filter(|&other| module.functions[other].body.is_some()) {
            neighbors.entry(function).or_default().insert(other);
            neighbors.entry(other).or_default().insert(function);
        }
    }
    neighbors
}

/// The functions that operands of a body name.
fn named(module: &Module, body: &Body) -> Vec<FunctionId> {
    let mut found = Vec::new();
    for (_, _, inst) in body.instructions() {
        inst.kind.for_each_operand(|operand| {
            if let Value::Const(id) = operand {
                found.extend(functions_of(module, id));
            }
        });
    }
    found
}

/// The functions whose addresses a constant is made of.
fn functions_of(module: &Module, constant: ConstId) -> Vec<FunctionId> {
    let (mut found, mut seen, mut open) = (Vec::new(), FxHashSet::default(), vec![constant]);
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        match &module.constants[id] {
            Constant::Function(function) => found.push(*function),
            other => other.for_each_operand(|operand| open.push(operand)),
        }
    }
    found
}

fn calls_by_address(module: &Module, body: &Body) -> bool {
    body.instructions().any(|(_, _, inst)| {
        matches!(&inst.kind, InstKind::Call(call) if module.as_function(call.callee).is_none())
    })
}
