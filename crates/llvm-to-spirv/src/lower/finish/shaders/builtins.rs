//! Builtin variables that shaders are only given, or only give (Vulkan specification, "Built-In Variables").

use rustc_hash::FxHashMap;
use spirv_module::{BuiltIn, Decoration, Id, Instruction, Module, Op, StorageClass};

/// Those that are inputs in every stage that has them.
const INPUTS: &[BuiltIn] = &[
    BuiltIn::BaryCoordKHR,
    BuiltIn::BaryCoordNoPerspKHR,
    BuiltIn::BaseInstance,
    BuiltIn::BaseVertex,
    BuiltIn::DeviceIndex,
    BuiltIn::DrawIndex,
    BuiltIn::FragCoord,
    BuiltIn::FrontFacing,
    BuiltIn::GlobalInvocationId,
    BuiltIn::HelperInvocation,
    BuiltIn::InstanceIndex,
    BuiltIn::InvocationId,
    BuiltIn::LocalInvocationId,
    BuiltIn::LocalInvocationIndex,
    BuiltIn::NumSubgroups,
    BuiltIn::NumWorkgroups,
    BuiltIn::PatchVertices,
    BuiltIn::PointCoord,
    BuiltIn::SampleId,
    BuiltIn::SamplePosition,
    BuiltIn::SubgroupEqMask,
    BuiltIn::SubgroupGeMask,
    BuiltIn::SubgroupGtMask,
    BuiltIn::SubgroupId,
    BuiltIn::SubgroupLeMask,
    BuiltIn::SubgroupLocalInvocationId,
    BuiltIn::SubgroupLtMask,
    BuiltIn::SubgroupSize,
    BuiltIn::TessCoord,
    BuiltIn::VertexIndex,
    BuiltIn::ViewIndex,
    BuiltIn::WorkgroupId,
];

/// Those that are outputs in every stage that has them.
const OUTPUTS: &[BuiltIn] = &[BuiltIn::FragDepth, BuiltIn::FragStencilRefEXT];

/// Returns the first variable in a storage class that its builtin does not have.
pub(super) fn first_misplaced(module: &Module) -> Option<Instruction<'_>> {
    let mut builtins: FxHashMap<Id, BuiltIn> = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.op(), instruction.operands()) {
            (Op::Decorate, &[target, decoration, builtin])
                if Decoration(decoration) == Decoration::BuiltIn =>
            {
                builtins.insert(Id(target), BuiltIn(builtin));
            }
            (Op::Variable, &[storage, ..]) => {
                let builtin = instruction.result().and_then(|id| builtins.get(&id));
                let wrong = match StorageClass(storage) {
                    StorageClass::Output => INPUTS,
                    StorageClass::Input => OUTPUTS,
                    _ => continue,
                };
                if builtin.is_some_and(|builtin| wrong.contains(builtin)) {
                    return Some(instruction);
                }
            }
            (Op::Function, _) => return None,
            _ => {}
        }
    }
    None
}
