//! Intrinsics of one kind of GPU, which no other target compiles: HIP's modules call those of AMD's GPUs.

use llvm_model::Module;
use translate_common::problems::ExecutableProblem;
use translate_common::{DeviceTriple, Diagnostics, LlvmPlace, Place};

/// The beginnings of the names of AMD's and NVIDIA's intrinsics.
const AMD: &str = "llvm.amdgcn.";
const NVIDIA: &str = "llvm.nvvm.";

/// Reports calls of the intrinsics of other GPUs, each intrinsic once.
pub(crate) fn check(module: &Module, target: DeviceTriple) -> Diagnostics {
    let (other, triple) = match target {
        DeviceTriple::Amdgcn => (NVIDIA, target.name()),
        DeviceTriple::Nvptx => (AMD, target.name()),
    };
    let mut diagnostics = Diagnostics::default();
    let mut reported = Vec::new();
    for function in module.functions.values() {
        for (_, _, inst) in function.body.iter().flat_map(|body| body.instructions()) {
            let Some(callee) = inst.kind.call().and_then(|call| module.as_function(call.callee)) else {
                continue;
            };
            let name = &module.functions[callee].props.name;
            if !name.starts_with(other) || reported.contains(&callee) {
                continue;
            }
            reported.push(callee);
            let within = function.props.name.to_string_lossy().into_owned();
            let place = Place::Llvm(LlvmPlace { function: within, ..LlvmPlace::default() });
            let name = name.to_string_lossy().into_owned();
            diagnostics.push(ExecutableProblem::OtherDevice { name, triple: triple.to_owned() }.at(place));
        }
    }
    diagnostics
}
