//! Errors about the variables, linkage, execution model and library calls of a SPIR-V module.

use super::rows::problems;
use spirv_grammar::{AddressingModel, BuiltIn, ExecutionModel, LinkageType, Op};

problems! {
    /// A variable or an access to memory is wrong, or has no form in LLVM IR. Source: SPIR-V specification, section 3.49.8.
    pub enum MemoryProblem ("memory") {
        GenericVariable => InvalidSpirv, "a variable cannot have the storage class Generic";
        RunTimeStorage => InvalidSpirv, "an array of run-time size must have the storage class Function";
        Untyped => InvalidSpirv, "a variable of a function without a type";
        UntypedHeap => Unsupported, "a variable without a type that is not a heap of descriptors",
            "state its data type, or that it is a heap (BuiltIn ResourceHeapEXT, SamplerHeapEXT)";
        Initializer => InvalidSpirv, "the initializer is not of the variable's type";
        Interface { only: String } => Unsupported, "an interface variable that is not a builtin", "{only}";
        StorageMismatch => InvalidSpirv, "the storage class is not that of the result type";
        Alignment { align: u64 } => InvalidSpirv, "the alignment {align} is not a power of two";
        LargeAlignment { align: u64 } => Unsupported, "the alignment {align} is more than LLVM knows";
        ElementSize => Unsupported, "the size of an element is not a constant power of two up to 128",
            "OpenCL copies scalars and vectors only";
    }
}

problems! {
    /// A module as a whole is wrong, or of a kind that has no form in LLVM IR. Source: SPIR-V specification, section 2.4.
    pub enum ModuleProblem ("modules") {
        AddressingModel { addressing: AddressingModel, help: String } => Unsupported,
            "the addressing model {addressing:?} is not supported", "{help}";
        MemoryModel { memory: String, flavor: &'static str, known: String } => Unsupported,
            "the memory model {memory} is not supported", "{flavor} modules have the memory model {known}";
        ExecutionModel { model: ExecutionModel, only: String } => Unsupported,
            "an entry point of the execution model {model:?}", "{only}";
        LinkageType { kind: LinkageType } => Unsupported, "unknown linkage type {kind:?}";
        EmptyLinkageName => InvalidSpirv, "the linkage name is empty";
        RepeatedSymbol { name: String } => InvalidSpirv,
            "the symbol '{name}' is defined or declared a second time";
        InstructionSet { name: String } => Unsupported, "instructions of the set '{name}' are not supported",
            "OpenCL.std is the extended instruction set of Kernel modules";
        DecorationGroup { group: u32, most: usize } => Unsupported,
            "decoration group %{group} has more than {most} decorations";
        VecTypeHint { code: u32 } => InvalidSpirv, "VecTypeHint with the unknown element type {code}";
        Unfolds => Unsupported, "the module unfolds to much more than it is itself";
        BrokenRule { rule: &'static str } => InvalidSpirv, "a broken rule of SPIR-V: {rule}";
    }
}

problems! {
    /// An instruction that becomes a call has no function in LLVM IR, or is called in another way.
    pub enum LibraryProblem ("library") {
        SmallFormats { op: Op } => Unsupported, "{op} between these formats has no function in LLVM IR",
            "convert 4-bit and 8-bit floats to and from half or bfloat16";
        MatrixFormats => Unsupported,
            "conversions of cooperative matrices between these formats have no function in LLVM IR",
            "convert 8-bit floats to half or bfloat16";
        ExtendedProduct => Unsupported,
            "an extended product of integers of more than 64 bits is not supported";
        BuiltinVariable { builtin: BuiltIn } => Unsupported, "the builtin variable {builtin:?} is not supported";
        BuiltinMemory { builtin: BuiltIn } => Unsupported,
            "the address of the builtin variable {builtin:?} is used as one in other memory";
        BuiltinDepth { builtin: BuiltIn } => InvalidSpirv,
            "the indices go deeper than the builtin variable {builtin:?}";
        SizeComponent { lane: u32 } => InvalidSpirv, "component {lane} of the size of an image";
        NoSpelling { why: String, help: String } => Unsupported, "{why}", "{help}";
    }
}
