//! Scopes of atomic instructions, barriers and operations of groups: those that Vulkan has (specification of Vulkan,
//! VUID-StandaloneSpirv-None-04636, 04638 and 04642).

use crate::lower::finish::numbers::number;
use crate::lower::finish::scope_operands::{self, ScopeOperand};
use spirv_module::{Definitions, Instruction, InstructionClass, Module, Scope};

/// The scopes of memory.
const OF_MEMORY: [Scope; 6] = [
    Scope::Device,
    Scope::Workgroup,
    Scope::Subgroup,
    Scope::Invocation,
    Scope::QueueFamily,
    Scope::ShaderCallKHR,
];

/// The scopes of the invocations that wait for each other.
const OF_BARRIERS: [Scope; 2] = [Scope::Workgroup, Scope::Subgroup];

/// Those of the invocations that compute together.
const OF_GROUPS: [Scope; 1] = [Scope::Subgroup];

/// Returns the first instruction with a scope that Vulkan does not have, or that is not a constant.
pub(super) fn first_unknown<'m>(
    module: &'m Module,
    definitions: &Definitions<'_>,
) -> Option<Instruction<'m>> {
    let is_unknown = |scope: ScopeOperand| {
        let known: &[Scope] = match (scope.is_execution, scope.class) {
            (true, InstructionClass::NonUniform) => &OF_GROUPS,
            (true, _) => &OF_BARRIERS,
            (false, _) => &OF_MEMORY,
        };
        number(definitions, scope.id).is_none_or(|scope| !known.contains(&Scope(scope)))
    };
    module.instructions().find(|&instruction| scope_operands::of(instruction).any(is_unknown))
}
