//! What the target reads of kernels beside their code: sizes of work-groups, and which symbols others see.

use crate::edit::{self, is_kernel};
use llvm_model::{Attribute, Constant, FunctionId, Linkage, Module, Name};
use spirv_mapping::convention::nvidia;
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, LlvmPlace, Place};

/// The number of work-items in a sub-group.
const SUB_GROUP: u64 = 32;

/// The address space of memory of work-items in SPIR-V.
const PRIVATE: u32 = 0;

/// Metadata about sizes of work-groups, and the attributes that stand for it. The target has either of them.
const SIZES: [(&str, &str); 2] =
    [("reqd_work_group_size", "nvvm.reqntid"), ("max_work_group_size", "nvvm.maxntid")];

/// Reports kernels and variables that demand what the target does not have.
pub(super) fn check(module: &Module) -> Result<(), Diagnostics> {
    let mut diagnostics = Diagnostics::default();
    for function in module.functions.ids() {
        let size = edit::sub_group_size(module, function);
        if let Some(size) = size.filter(|&size| size != SUB_GROUP) {
            let name = module.functions[function].props.name.to_string_lossy().into_owned();
            let place = Place::Llvm(LlvmPlace { function: name, ..LlvmPlace::default() });
            let problem =
                ExecutableProblem::DeviceSubGroupSize { size, target: nvidia::DEVICE_TRIPLE.to_owned() };
            diagnostics.push(problem.at(place));
        }
    }
    // Variables outside of functions are global ones for the target: all work-items would share them.
    for global in module.globals.values() {
        if global.props.address_space == PRIVATE && !global.is_constant {
            let name = global.props.name.to_string_lossy().into_owned();
            let problem = ExecutableProblem::DeviceVariable { name, triple: nvidia::DEVICE_TRIPLE };
            diagnostics.push(problem.at(Place::Module));
        }
    }
    if diagnostics.has_errors() { Err(diagnostics) } else { Ok(()) }
}

/// Changes kernels and variables.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function: FunctionId = llvm_model::Id::from_index(index);
        if !is_kernel(&module.functions[function]) {
            continue;
        }
        if let Some((name, sizes)) = sizes(module, function) {
            module.change_attributes(function, |attributes| {
                attributes.push(Attribute::String(name.into(), sizes));
            });
        }
    }
    for index in 0..module.globals.len() {
        let id = llvm_model::Id::from_index(index);
        let global = &mut module.globals[id];
        // Memory of work-groups has no values at first. What is only declared has the size that a launch states.
        if global.props.address_space == super::LOCAL && global.initializer.is_some() {
            global.props.linkage = Linkage::Internal;
            let undefined = module.constants.intern(global.value_type, Constant::Undef);
            global.initializer = Some(undefined);
        }
    }
}

/// The attribute with the sizes that metadata of a kernel states.
fn sizes(module: &Module, function: FunctionId) -> Option<(&'static str, Name)> {
    SIZES.iter().find_map(|&(kind, name)| {
        let sizes: Vec<String> =
            edit::sizes(module, function, kind)?.iter().map(ToString::to_string).collect();
        Some((name, sizes.join(",").as_str().into()))
    })
}
