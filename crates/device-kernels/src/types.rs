//! Types that LLVM's targets for GPUs do not have: those of images, events, pipes and queues.

use llvm_model::{FunctionId, Module, Type, TypeId};
use translate_common::llvm_type_name::type_name;
use translate_common::problems::ExecutableProblem;
use translate_common::{Diagnostics, LlvmPlace, Place};

/// Reports the functions that have values of such types, for the target `triple`.
pub(crate) fn check(module: &Module, triple: &'static str) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    for function in module.functions.ids() {
        if let Some(ty) = first(module, function) {
            let name = module.functions[function].props.name.to_string_lossy().into_owned();
            let place = Place::Llvm(LlvmPlace { function: name, ..LlvmPlace::default() });
            diagnostics.push(problem(module, ty, triple).at(place));
        }
    }
    diagnostics
}

/// The reason why values of an opaque type have no form.
fn problem(module: &Module, ty: TypeId, triple: &'static str) -> ExecutableProblem {
    let Type::TargetExt { name, .. } = &module.types[ty] else {
        return ExecutableProblem::DeviceType { ty: type_name(module, ty), triple };
    };
    match name.as_str() {
        Some("spirv.Image" | "spirv.SampledImage" | "spirv.Sampler") => {
            ExecutableProblem::DeviceImage { triple }
        }
        Some("spirv.Pipe" | "spirv.PipeStorage" | "spirv.ReserveId") => {
            ExecutableProblem::DevicePipe { triple }
        }
        Some("spirv.Queue" | "spirv.DeviceEvent") => ExecutableProblem::DeviceQueue { triple },
        _ => ExecutableProblem::DeviceType { ty: type_name(module, ty), triple },
    }
}

/// The first such type of a function: of a parameter, the result, or an instruction.
fn first(module: &Module, function: FunctionId) -> Option<TypeId> {
    let this = &module.functions[function];
    let is_opaque = |ty: &TypeId| matches!(module.types[*ty], Type::TargetExt { .. });
    let (ret, params, _) = module.types.function_parts(this.ty)?;
    let stated = params.iter().copied().chain([ret]).find(is_opaque);
    let of_body = || {
        let body = this.body.as_ref()?;
        body.instructions().map(|(_, _, inst)| inst.ty).find(is_opaque)
    };
    stated.or_else(of_body)
}
