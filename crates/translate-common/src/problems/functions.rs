//! Errors about the functions, blocks and phis of a SPIR-V module.

use super::rows::problems;

problems! {
    /// A function of a SPIR-V module is wrong, or has no form in LLVM IR.
    /// Source: SPIR-V specification, sections 2.4 and 2.16.
    pub enum FunctionProblem ("functions") {
        Nested => InvalidSpirv, "OpFunction inside a function";
        EndWithoutStart => InvalidSpirv, "OpFunctionEnd without OpFunction";
        Unfinished => InvalidSpirv, "the module ends inside a function: OpFunctionEnd is missing";
        LateParameter => InvalidSpirv, "OpFunctionParameter in the middle of a function";
        SuperfluousParameter { expected: usize } => InvalidSpirv, "more parameters than the {expected} of its type";
        Parameters { found: usize, expected: usize } => InvalidSpirv,
            "{found} parameters, but its type has {expected}";
        ParameterType { index: usize, id: u32, spirv: u32 } => InvalidSpirv,
            "parameter {index} (%{id}) is not of type %{spirv}, as the function's type requires";
        Arguments { found: usize, expected: usize } => InvalidSpirv,
            "{found} arguments for a function of {expected} parameters";
        IndirectArguments { found: usize } => InvalidSpirv,
            "the callee has no function type with {found} parameters";
        ReturnedValue => InvalidSpirv, "the function returns a value";
        EntryPointCalled { id: u32 } => InvalidSpirv, "%{id} is an entry point, which nothing may call";
        EntryPointReturns { id: u32 } => InvalidSpirv,
            "%{id} returns a value, which an entry point does not";
        EntryPointWithoutBody => InvalidSpirv, "an entry point without a body";
        ExportWithoutBody => InvalidSpirv, "an exported function without a body";
        NotImported => InvalidSpirv, "a function without a body must be imported (LinkageAttributes Import)";
        IntrinsicWithBody => Unsupported, "a function with a body has the name of an intrinsic of LLVM",
            "link it by a name that does not begin with 'llvm.'";
        Token => Unsupported, "a function other than an LLVM intrinsic takes or returns a token",
            "import it under a name that begins with `llvm.`, or pass something else";
        ByValueSize => Unsupported, "an argument of 4 GiB or more cannot be passed by value",
            "pass a pointer to memory that the caller owns";
        StructorParameters => InvalidSpirv, "an initializer or finalizer has parameters";
        AssemblyConstraints => InvalidSpirv, "the constraints do not fit the assembly's type",
            "results come first, then arguments, then clobbered registers";
    }
}

problems! {
    /// The blocks of a function are wrong. Source: SPIR-V specification, section 3.49.17.
    pub enum BlockProblem ("blocks") {
        Unterminated => InvalidSpirv, "a block has no terminator";
        OutsideBlock => InvalidSpirv, "an instruction outside of blocks";
        EntryIsTarget => InvalidSpirv, "the first block of a function must not be branched to";
        ReturnWithoutValue => InvalidSpirv, "OpReturn in a function that returns a value";
        RepeatedCase { literal: u64 } => InvalidSpirv, "the case {literal} occurs a second time";
        WideSwitch => Unsupported, "a switch over integers of more than 64 bits is not supported";
        PhiWithoutBlock => InvalidSpirv, "OpPhi with a value without a block";
        PhiRepeated { parent: u32 } => InvalidSpirv, "two values for the block %{parent}";
        PhiStranger { parent: u32 } => InvalidSpirv, "%{parent} does not branch to the block of this OpPhi";
        PhiIncomplete => InvalidSpirv, "a block that branches here has no value in this OpPhi";
    }
}
