//! Resources of shaders: each has a set and a binding (specification of Vulkan, VUID-StandaloneSpirv-UniformConstant-06677).

use rustc_hash::FxHashSet;
use spirv_module::{BuiltIn, Decoration, Instruction, Module, Op, StorageClass};

/// The memory whose variables the host binds.
const BOUND: [StorageClass; 3] =
    [StorageClass::UniformConstant, StorageClass::Uniform, StorageClass::StorageBuffer];

/// Heaps of descriptors.
const HEAPS: [BuiltIn; 2] = [BuiltIn::SamplerHeapEXT, BuiltIn::ResourceHeapEXT];

/// Returns the first variable of a resource that has no set or no binding. The newest validator refuses unused ones, too.
pub(super) fn first_unbound(module: &Module) -> Option<Instruction<'_>> {
    let (mut sets, mut bindings): (FxHashSet<u32>, FxHashSet<u32>) = Default::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::Decorate, &[target, decoration, ref rest @ ..]) => match Decoration(decoration) {
                Decoration::DescriptorSet => _ = sets.insert(target),
                Decoration::Binding => _ = bindings.insert(target),
                // Heaps of descriptors have their place.
                Decoration::BuiltIn
                    if rest.first().is_some_and(|&builtin| HEAPS.contains(&BuiltIn(builtin))) =>
                {
                    _ = (sets.insert(target), bindings.insert(target))
                }
                _ => {}
            },
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..])
                if BOUND.contains(&StorageClass(storage)) =>
            {
                let id = instruction.result()?.0;
                if !sets.contains(&id) || !bindings.contains(&id) {
                    return Some(instruction);
                }
            }
            (Op::Function, _) => return None,
            _ => {}
        }
    }
    None
}
