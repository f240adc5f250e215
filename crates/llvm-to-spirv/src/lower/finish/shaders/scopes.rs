//! Scopes of atomic instructions, barriers and operations of groups: those that Vulkan has (specification of Vulkan,
//! VUID-StandaloneSpirv-None-04636, 04638 and 04642).

use crate::lower::finish::numbers::number;
use spirv_module::{Definitions, Id, Instruction, InstructionClass, Module, OperandKind, Scope};

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

/// The classes of instructions whose scopes are looked at.
const CLASSES: [InstructionClass; 3] =
    [InstructionClass::Atomic, InstructionClass::Barrier, InstructionClass::NonUniform];

/// Returns the first instruction with a scope that Vulkan does not have, or that is not a constant.
pub(super) fn first_unknown<'m>(
    module: &'m Module,
    definitions: &Definitions<'_>,
) -> Option<Instruction<'m>> {
    module.instructions().find(|instruction| {
        let facts = instruction.op().facts().filter(|facts| CLASSES.contains(&facts.class));
        let Some(facts) = facts else { return false };
        // Only ids stand in front of a scope.
        facts.operands.iter().zip(instruction.operands()).any(|(operand, &word)| {
            let known: &[Scope] = match (operand.name(), facts.class) {
                ("Execution", InstructionClass::NonUniform) => &OF_GROUPS,
                ("Execution", _) => &OF_BARRIERS,
                _ => &OF_MEMORY,
            };
            operand.kind == OperandKind::IdScope
                && number(definitions, Id(word)).is_none_or(|scope| !known.contains(&Scope(scope)))
        })
    })
}
