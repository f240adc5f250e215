//! The sizes of workgroups: compute shaders have to state theirs (specification of Vulkan, VUID-StandaloneSpirv-LocalSize).

use rustc_hash::FxHashSet;
use spirv_module::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Instruction, Module, Op};

/// The models whose invocations form workgroups.
const MODELS: [ExecutionModel; 3] =
    [ExecutionModel::GLCompute, ExecutionModel::TaskEXT, ExecutionModel::MeshEXT];

/// The modes that state a size.
const SIZES: [ExecutionMode; 2] = [ExecutionMode::LocalSize, ExecutionMode::LocalSizeId];

/// Returns the first entry point of a shader with workgroups whose size nothing states.
pub(super) fn first_without_size(module: &Module) -> Option<Instruction<'_>> {
    let mut sized: FxHashSet<u32> = FxHashSet::default();
    let mut entries = Vec::new();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, function, ..]) if MODELS.contains(&ExecutionModel(model)) => {
                entries.push((function, instruction));
            }
            (Op::ExecutionMode | Op::ExecutionModeId, &[function, mode, ..])
                if SIZES.contains(&ExecutionMode(mode)) =>
            {
                sized.insert(function);
            }
            // A constant with the size that specializations may change holds for all entry points.
            (Op::Decorate, &[_, decoration, builtin])
                if Decoration(decoration) == Decoration::BuiltIn
                    && BuiltIn(builtin) == BuiltIn::WorkgroupSize =>
            {
                return None;
            }
            (Op::Function, _) => break,
            _ => {}
        }
    }
    entries.into_iter().find(|(function, _)| !sized.contains(function)).map(|(_, entry)| entry)
}

/// Returns the first entry point with the size of a workgroup whose invocations form none.
pub(super) fn first_without_workgroups(module: &Module) -> Option<Instruction<'_>> {
    const OTHERS: [ExecutionModel; 3] =
        [ExecutionModel::TaskNV, ExecutionModel::MeshNV, ExecutionModel::Kernel];
    let mut entries: Vec<(u32, Instruction<'_>)> = Vec::new();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, &[model, function, ..])
                if !MODELS.iter().chain(&OTHERS).any(|known| *known == ExecutionModel(model)) =>
            {
                entries.push((function, instruction));
            }
            (Op::ExecutionMode | Op::ExecutionModeId, &[function, mode, ..])
                if SIZES.contains(&ExecutionMode(mode)) =>
            {
                if let Some((_, entry)) = entries.iter().find(|(of, _)| *of == function) {
                    return Some(*entry);
                }
            }
            (Op::Function, _) => break,
            _ => {}
        }
    }
    None
}
