//! Workgroup memory with a size from the launch: external variables of the type `[0 x T]`, as in HIP and CUDA, get the length
//! that represents them in SPIR-V.

use llvm_model::{Module, Type};
use spirv_mapping::convention::amd;

/// The address space of memory of workgroups.
const LOCAL: u32 = 3;

/// Gives such variables their type.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.globals.len() {
        let global = llvm_model::Id::from_index(index);
        let this = &module.globals[global];
        let is_local = this.props.address_space == LOCAL && this.initializer.is_none();
        if let (true, Type::Array { element, count: 0 }) = (is_local, &module.types[this.value_type]) {
            let element = *element;
            let ty = module.types.array(element, amd::DYNAMIC_LENGTH.into());
            module.globals[global].value_type = ty;
        }
    }
}
