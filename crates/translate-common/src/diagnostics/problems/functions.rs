//! Errors about the functions, blocks and phis of a SPIR-V module.

use super::rows::problems;

problems! {
    /// A function of a SPIR-V module is wrong, or has no form in LLVM IR.
    /// Source: SPIR-V specification, sections 2.4 and 2.16.
    pub enum FunctionProblem ("functions") {
        IndirectArguments { found: usize } => InvalidSpirv,
            "the callee has no function type with {found} parameters";
        NoCallee => InvalidSpirv, "the call has no callee";
        ReturnedValue => InvalidSpirv, "the function returns a value";
        EntryPointCalled { id: u32 } => InvalidSpirv, "%{id} is an entry point and cannot be called";
        VariableArgument { name: String, argument: usize } => InvalidSpirv,
            "argument {argument} of {name} must be a constant";
        EntryPointReturns { id: u32 } => InvalidSpirv,
            "entry point %{id} returns a value";
        EntryPointWithoutBody => InvalidSpirv, "the entry point has no body";
        ExportWithoutBody => InvalidSpirv, "the exported function has no body";
        NotImported => InvalidSpirv, "a function without a body must be imported (LinkageAttributes Import)";
        IntrinsicWithBody => Unsupported, "a function with a body has the name of an LLVM intrinsic",
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
        OutsideBlock => InvalidSpirv, "the instruction is outside of a block";
        RepeatedCase { literal: u64 } => InvalidSpirv, "case {literal} occurs twice";
        WideSwitch => Unsupported, "a switch over integers of more than 64 bits is not supported";
    }
}
