//! Errors about the executable form of shaders.

use super::rows::problems;

problems! {
    /// A shader has no executable form. Source: `docs/shaders.md`, "The executable form".
    pub enum ExecutableProblem ("executable") {
        Stage { stage: String } => Unsupported, "a shader of the stage {stage} has no executable form",
            "compute shaders can be executed";
        WorkGroupSize => Unsupported, "the size of its workgroups is not known",
            "state the execution mode LocalSize";
        EntryPoint { why: String } => Unsupported, "{why}";
        Indices => InvalidSpirv, "the indices do not fit the type";
        UnknownBuffer => Unsupported, "the buffer that a pointer points into is not known here",
            "robust accesses are through pointers that are made of a variable in the same function";
        UnknownLength => Unsupported, "the size of the buffer is not known here",
            "ask for the length of an array of a variable, not through a pointer";
        UnknownCopy => Unsupported, "the type of the copied memory is not known here", "load and store a value";
        BuiltinVariable { builtin: String } => Unsupported,
            "the builtin variable {builtin} has no executable form";
        BuiltinType { builtin: String } => InvalidSpirv, "the builtin variable {builtin} has another type";
        Undefined { name: String } => Unsupported, "the function {name} is declared and not defined";
        ArrayLength { operand: &'static str } => InvalidSpirv, "OpArrayLength {operand}";
        WideVector { most: u64 } => Unsupported, "a vector of more than {most} has no executable form";
        TargetType { name: String } => Unsupported, "a value of target(\"{name}\") has no executable form";
        OtherType { value: &'static str, than: &'static str } => InvalidSpirv, "{value} has another type{than}";
        Word { word: String } => Unsupported, "{word} has no executable form";
        ConstantAddress => Unsupported, "an address in a constant has no executable form";
        CopyOperands => InvalidSpirv, "a copy has two pointers, a size, and whether it is volatile";
        ForeignBranch => InvalidSpirv, "a branch leads out of the function";
        EarlyUse => InvalidSpirv, "a value is used in front of the block that computes it",
            "shaders list a block behind those that dominate it";
        Metadata => Unsupported, "metadata is no operand of shaders";
        NotA { value: &'static str, wanted: &'static str } => InvalidSpirv, "{value} is not {wanted}";
        Instruction { keyword: String } => Unsupported, "`{keyword}` has no executable form";
        BufferValue => Unsupported, "a value of its type is in no buffer";
        Parts { most: usize } => Unsupported, "a value of more than {most} parts is moved at once",
            "copy it in a loop";
        BeyondVariable => Unsupported, "an address beyond a variable has no executable form",
            "state the ArrayStride of the pointer, or index an array";
        StageInput => Unsupported, "an input of a stage has no executable form";
        Variable { memory: String } => Unsupported, "a variable in {memory} has no executable form",
            "compute shaders with buffers, images, samplers, push constants and workgroup memory can be executed";
        WorkgroupInitializer => Unsupported, "memory of workgroups starts as zeros, or has no value";
        ImageFormat => Unsupported, "an image of this format has no executable form",
            "state a format whose channels have 8, 16 or 32 bits each";
        StorageImage { op: String } => Unsupported, "{op} of a storage image has no executable form";
        Sampled { op: String } => Unsupported, "{op} has no executable form";
        OperandTypes { instruction: String } => InvalidSpirv,
            "{instruction} has operands of types that it does not take";
        StorageImageOperands => Unsupported, "image operands of a storage image have no executable form";
        ImageSize => InvalidSpirv, "the size of an image has another number of components";
        NoLevel => Unsupported, "neither a level of detail nor gradients are stated";
        SampledImageOperands => Unsupported, "image operands of a sampled image have no executable form",
            "state Lod, Grad, Offset or ConstOffset";
        Coordinate => InvalidSpirv, "its coordinate has too few components";
        CoordinateType => Unsupported, "its coordinate is of other numbers than 32 bits wide ones";
        Texels => InvalidSpirv, "the texels of an image are of another type than its format says";
        MlirInstruction => Unsupported, "it is no instruction of the core";
        MlirVector => Unsupported, "a vector is no operand of this instruction in MLIR's form";
        MlirBuffers => Unsupported, "an array of buffers has no form in MLIR's conversion",
            "without --mlir-names it is a table of descriptors";
        MlirTruthValues => Unsupported, "vectors of truth values have no initial value in MLIR's form";
        Operands { found: usize } => InvalidSpirv, "it has {found} operands";
        TooFewOperands => InvalidSpirv, "it has too few operands";
        OperandNoConstant => InvalidSpirv, "an operand is no constant";
        Components => InvalidSpirv, "it has another number of components";
        PackedProduct => Unsupported, "a product of packed vectors has no executable form";
    }
}
