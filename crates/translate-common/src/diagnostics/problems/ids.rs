//! Errors about ids of a SPIR-V module and the operands of its instructions.

use super::Wanted;
use super::rows::problems;
use spirv_grammar::Op;

problems! {
    /// An id has no definition, a second one, or denotes something that an instruction does not accept. Source: SPIR-V
    /// specification, section 2.4 and the instructions' own sections.
    pub enum IdProblem ("ids") {
        Undefined { id: u32 } => InvalidSpirv, "id %{id} is not defined";
        OtherFunction { id: u32 } => InvalidSpirv, "%{id} belongs to another function";
        NotA { id: u32, wanted: Wanted } => InvalidSpirv, "%{id} is not {wanted}";
        NotDominated => InvalidSpirv, "an operand is used on a path that does not execute its definition";
        FunctionAddress { id: u32 } => Unsupported, "the address of function %{id} is used as a value",
            "take the address with OpConstantFunctionPointerINTEL (SPV_INTEL_function_pointers)";
    }
}

problems! {
    /// An instruction has other operands than it takes.
    pub enum OperandProblem ("operands") {
        Missing => InvalidSpirv, "an operand is missing";
        CutOff { part: &'static str } => InvalidSpirv, "the instruction ends inside {part}";
        Superfluous => InvalidSpirv, "words are left after the last operand";
        NotA { operand: &'static str, wanted: Wanted } => InvalidSpirv, "{operand} is not {wanted}";
        TypeOfInstruction { id: u32 } => InvalidSpirv,
            "operand %{id} does not have the type that the instruction requires";
        Lanes => InvalidSpirv, "operands have different numbers of components";
        Sizes => InvalidSpirv, "operands have different sizes";
        ResultType => InvalidSpirv, "the result type does not fit the operands";
        DoesNotFitParameter => InvalidSpirv, "an operand does not fit the parameter of the builtin function";
        ArgumentType { index: usize, name: String } => InvalidSpirv,
            "argument {index} of {name} does not have the type of the parameter",
            "correct the types of the operands; spirv-val names them";
        CopiedType => InvalidSpirv, "a copy must have the type of its operand";
        UnknownInstruction { set: &'static str, number: u32 } => InvalidSpirv, "{set} has no instruction {number}";
        NotInFunctions { instruction: String } => Unsupported, "{instruction} is not supported in a function body";
        NotOutsideFunctions { op: Op } => Unsupported, "{op} is not supported outside functions";
        TooWide { operand: &'static str } => Unsupported, "{operand} does not fit 32 bits";
    }
}
