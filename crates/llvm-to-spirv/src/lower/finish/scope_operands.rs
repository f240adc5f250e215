//! The scopes that instructions have as operands (SPIR-V specification, 3.27 "Scope").

use spirv_module::{Id, Instruction, InstructionClass, OperandKind};

/// The classes of instructions whose scopes Vulkan limits.
const CLASSES: [InstructionClass; 3] =
    [InstructionClass::Atomic, InstructionClass::Barrier, InstructionClass::NonUniform];

/// An operand that is a scope.
pub(super) struct ScopeOperand {
    /// The id of its number.
    pub(super) id: Id,
    /// Whether it is of invocations that wait for each other or compute together; otherwise it is of memory.
    pub(super) is_execution: bool,
    /// The class of the instruction.
    pub(super) class: InstructionClass,
}

/// Returns the scopes of an instruction. Few instructions have some.
pub(super) fn of(instruction: Instruction<'_>) -> impl Iterator<Item = ScopeOperand> {
    let class = instruction.op().class().filter(|class| CLASSES.contains(class));
    let facts = class.and_then(|class| Some((class, instruction.op().facts()?)));
    // Only ids stand in front of a scope.
    facts.into_iter().flat_map(move |(class, facts)| {
        let operands = facts.operands.iter().zip(instruction.operands());
        operands.filter(|(operand, _)| operand.kind == OperandKind::IdScope).map(move |(operand, &id)| {
            ScopeOperand { id: Id(id), is_execution: operand.name() == "Execution", class }
        })
    })
}
