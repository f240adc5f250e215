//! Resources of shaders: those that a shader uses or lists have a set and a binding (specification of Vulkan,
//! VUID-StandaloneSpirv-UniformConstant-06677).

use super::locations::interface;
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_module::{
    Decoration, Definitions, Id, Instruction, Module, Op, StorageClass, Value, walk_operands,
};

/// The memory whose variables the host binds.
const BOUND: [StorageClass; 3] =
    [StorageClass::UniformConstant, StorageClass::Uniform, StorageClass::StorageBuffer];

/// Returns the first variable of a resource that functions use or entry points list, and that has no set or no binding.
pub(super) fn first_unbound<'m>(
    module: &'m Module,
    definitions: &Definitions<'_>,
) -> Option<Instruction<'m>> {
    let (mut sets, mut bindings, mut listed): (FxHashSet<u32>, FxHashSet<u32>, FxHashSet<u32>) =
        Default::default();
    let mut unbound: FxHashMap<u32, Instruction<'m>> = FxHashMap::default();
    let mut is_body = false;
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::EntryPoint, _) => listed.extend(interface(instruction).map(|id| id.0)),
            (Op::Decorate, &[target, decoration, ..]) => match Decoration(decoration) {
                Decoration::DescriptorSet => _ = sets.insert(target),
                Decoration::Binding => _ = bindings.insert(target),
                // Heaps of descriptors have their place.
                Decoration::BuiltIn => _ = (sets.insert(target), bindings.insert(target)),
                _ => {}
            },
            (Op::Variable | Op::UntypedVariableKHR, &[storage, ..])
                if !is_body && BOUND.contains(&StorageClass(storage)) =>
            {
                let id = instruction.result()?.0;
                if sets.contains(&id) && bindings.contains(&id) {
                    continue;
                }
                if listed.contains(&id) {
                    return Some(instruction);
                }
                unbound.insert(id, instruction);
            }
            (Op::Function, _) if unbound.is_empty() => return None,
            (Op::Function, _) => is_body = true,
            (_, operands) if is_body && operands.iter().any(|word| unbound.contains_key(word)) => {
                // A literal may be the number of a variable, too.
                let mut used = None;
                let _ = walk_operands(instruction, definitions, |operand| {
                    if let Value::Id(Id(id)) = operand.value {
                        used = used.or_else(|| unbound.get(&id).copied());
                    }
                });
                if used.is_some() {
                    return used;
                }
            }
            _ => {}
        }
    }
    None
}
