//! Questions about types that several rules ask.

use spirv_module::{Definitions, Id, Instruction, Op};

/// The type of what a variable, or a parameter that is a pointer, has in memory.
pub(super) fn declared<'m>(definitions: &Definitions<'m>, instruction: Instruction<'m>) -> Option<Id> {
    if instruction.op() == Op::UntypedVariableKHR {
        return instruction.operands().get(1).map(|&ty| Id(ty));
    }
    let pointer = definitions.instruction(instruction.result_type()?)?;
    pointer.operands().get(1).filter(|_| pointer.op() == Op::TypePointer).map(|&ty| Id(ty))
}

/// The type of the elements of an array, or of arrays of it; another type is returned as it is.
pub(super) fn element_of_arrays(definitions: &Definitions<'_>, mut ty: Id) -> Id {
    while let Some(array) = definitions.instruction(ty)
        && let (Op::TypeArray | Op::TypeRuntimeArray, &[element, ..]) = (array.op(), array.operands())
    {
        ty = Id(element);
    }
    ty
}
