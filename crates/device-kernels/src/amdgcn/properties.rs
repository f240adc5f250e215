//! What the target reads of kernels beside their code: sizes of workgroups, and which symbols others see.

use crate::edit::{self, is_kernel};
use llvm_model::{Attribute, FunctionId, Module, Name, Visibility};

/// The attributes of the processor that the module was compiled for, which names all of them.
const OF_PROCESSORS: &[&str] = &["target-cpu", "target-features", "tune-cpu"];

/// The smallest and the largest number of invocations of a workgroup.
const SIZES: &str = "amdgpu-flat-work-group-size";

/// Changes all functions. Their conventions are SPIR-V's still.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function: FunctionId = llvm_model::Id::from_index(index);
        if is_kernel(&module.functions[function]) {
            module.functions[function].props.visibility = Visibility::Protected;
        }
        let sizes = sizes(module, function);
        module.change_attributes(function, |attributes| {
            attributes.retain(|attribute| {
                !matches!(attribute, Attribute::String(key, _) if OF_PROCESSORS.iter().any(|name| key == name))
            });
            if let Some(sizes) = sizes {
                attributes.retain(|attribute| !matches!(attribute, Attribute::String(key, _) if *key == *SIZES));
                attributes.push(Attribute::String(SIZES.into(), sizes));
            }
        });
    }
}

/// The sizes that metadata of a kernel states.
fn sizes(module: &Module, function: FunctionId) -> Option<Name> {
    let product =
        |kind: &str| edit::sizes(module, function, kind)?.into_iter().try_fold(1u64, u64::checked_mul);
    let fixed = product("reqd_work_group_size").map(|size| format!("{size},{size}"));
    let sizes = fixed.or_else(|| product("max_work_group_size").map(|size| format!("1,{size}")));
    sizes.map(|sizes| sizes.as_str().into())
}
