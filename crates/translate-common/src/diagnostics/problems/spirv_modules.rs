//! Errors about the variables, linkage, execution model and library calls of a SPIR-V module.

use super::rows::problems;
use spirv_grammar::{AddressingModel, BuiltIn, ExecutionModel, LinkageType, Op};

problems! {
    /// A variable or an access to memory is wrong, or has no form in LLVM IR. Source: SPIR-V specification, section 3.49.8.
    pub enum MemoryProblem ("memory") {
        GenericVariable => InvalidSpirv, "a variable cannot have the storage class Generic";
        RunTimeStorage => InvalidSpirv, "an array of run-time size must have the storage class Function";
        Untyped => InvalidSpirv, "a variable of a function has no type";
        UntypedHeap => Unsupported, "an untyped variable is not a descriptor heap",
            "declare its data type, or decorate it with BuiltIn ResourceHeapEXT or SamplerHeapEXT";
        Initializer => InvalidSpirv, "the initializer does not have the type of the variable";
        Interface { only: String } => Unsupported, "the interface variable is not a builtin", "{only}";
        StorageMismatch => InvalidSpirv, "the storage class is not that of the result type";
        Alignment { align: u64 } => InvalidSpirv, "the alignment {align} is not a power of two";
        LargeAlignment { align: u64 } => Unsupported, "the alignment {align} is larger than LLVM supports";
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
            "the execution model {model:?} is not supported", "{only}";
        LinkageType { kind: LinkageType } => Unsupported, "unknown linkage type {kind:?}";
        EmptyLinkageName => InvalidSpirv, "the linkage name is empty";
        RepeatedSymbol { name: String } => InvalidSpirv,
            "the symbol '{name}' is defined or declared twice";
        InstructionSet { name: String } => Unsupported, "instructions of the set '{name}' are not supported",
            "OpenCL.std is the extended instruction set of Kernel modules";
        DecorationGroup { group: u32, most: usize } => Unsupported,
            "decoration group %{group} has more than {most} decorations";
        VecTypeHint { code: u32 } => InvalidSpirv, "VecTypeHint has the unknown element type {code}";
        Unfolds => Unsupported, "the module expands to a much larger size";
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
            "the address of the builtin variable {builtin:?} is used as an address of other memory";
        BuiltinDepth { builtin: BuiltIn } => InvalidSpirv,
            "there are too many indices for the builtin variable {builtin:?}";
        SizeComponent { lane: u32 } => InvalidSpirv, "the size of the image has no component {lane}";
        NoSpelling { why: String, help: String } => Unsupported, "{why}", "{help}";
    }
}
