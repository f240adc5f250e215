//! Errors about the executable form of shaders.

use super::rows::problems;

problems! {
    /// A shader, or a part of it, has no executable form. Source: `docs/shaders.md`, "The executable form".
    pub enum ExecutableProblem ("executable") {
        DeviceType { ty: String, triple: &'static str } => Unsupported, "values of type {ty} have no form for {triple}",
            "leave out what has such types: images, samplers, events, pipes and queues need a library of the device";
        DeviceSubGroupSize { size: u64, target: String } => Unsupported,
            "sub-groups of {size} have no form for {target}", "leave out the size that the kernel demands";
        DeviceSubGroupSizes => Unsupported,
            "kernels that demand sub-groups of 32 and of 64 work-items call the same functions",
            "compile the kernels in two modules, or demand one size";
        DeviceVariable { name: String, triple: &'static str } => Unsupported,
            "the variable {name}, of which each work-item has its own, has no form for {triple}",
            "make it a variable of a function";
        DeviceFormat { triple: &'static str } => Unsupported,
            "a format of printf for vectors that is not a constant has no form for {triple}", "print the elements";
        NoEntryPoints => Unsupported, "the module has no entry points",
            "--executable takes modules with kernels or compute shaders";
        Addresses32 => Unsupported, "kernels with addresses of 32 bits have no executable form",
            "compile the source for spir64";
        WorkGroup { why: String } => Unsupported, "the kernel has no function of a work-group: {why}",
            "state sizes of groups within these limits, and leave out what has no form";
        SameDescriptor { name: String } => Unsupported, "two kernels have the descriptor {name}",
            "rename one of the kernels";
        WorkItemCall { name: String } => Unsupported,
            "a function that calls {name} is called recursively or through a pointer",
            "pass the ids of the work-item as arguments";
        Stage { stage: String } => Unsupported, "a shader of the stage {stage} has no executable form",
            "compute shaders can be executed";
        WorkGroupSize => Unsupported, "the size of its workgroups is not known",
            "state the execution mode LocalSize";
        UnknownBuffer => Unsupported, "the buffer of a pointer is not known here",
            "robust accesses are through pointers that are made from a variable in the same function";
        UnknownLength => Unsupported, "the size of the buffer is not known here",
            "ask for the length of an array of a variable, not through a pointer";
        UnknownCount => Unsupported, "the number of resources is not known here";
        UnknownPointee => Unsupported, "the type behind a pointer is not known here";
        Layouts => Unsupported, "a pointer leads to memory of different layouts, or the layout is not known here",
            "access each variable through a pointer of its own";
        UnknownCopy => Unsupported, "the type of the copied memory is not known here", "load and store a value";
        UnknownCallee => Unsupported, "the called function is not known";
        BuiltinVariable { builtin: String } => Unsupported,
            "the builtin variable {builtin} has no executable form";
        BuiltinType { builtin: String } => Unsupported, "the builtin variable {builtin} has another type";
        Undefined { name: String } => Unsupported, "the function {name} is declared and not defined",
            "link the module that defines it";
        Intrinsic { name: String } => Unsupported, "the intrinsic {name} is not known";
        IntrinsicType { name: String } => Unsupported, "the intrinsic {name} has another type";
        ArrayLength => Unsupported, "OpArrayLength needs the last member of a structure, a run-time array";
        WideVector { most: u64 } => Unsupported, "a vector of more than {most} has no executable form";
        Image { name: String } => Unsupported, "a value of target(\"{name}\") has no executable form",
            "buffers, and images and samplers of one sample, have one";
        MlirImage { name: String } => Unsupported, "a value of target(\"{name}\") has no form in MLIR's conversion",
            "without --mlir-names images have an executable form";
        Word { word: String } => Unsupported, "{word} has no executable form";
        ConstantAddress => Unsupported, "an address in a constant has no executable form";
        EarlyUse => Unsupported, "a value is used before the block that computes it",
            "shaders list a block after those that dominate it";
        BufferValue => Unsupported, "a value of its type is in no buffer";
        Parts { most: u32 } => Unsupported, "a value of more than {most} parts is moved at once",
            "copy it in a loop";
        Nesting => Unsupported, "its type nests too deep";
        TooLarge => Unsupported, "it is too large";
        BeyondVariable => Unsupported, "an address beyond a variable has no executable form",
            "state the ArrayStride of the pointer, or index an array";
        StageInput => Unsupported, "an input of a stage has no executable form";
        AddressSpace { space: u32 } => Unsupported, "address space {space} has no storage class";
        Variable { memory: String } => Unsupported, "a variable in {memory} has no executable form",
            "compute shaders with buffers, images, samplers, push constants and workgroup memory can be executed";
        NoDecoration { decoration: &'static str } => Unsupported, "its {decoration} is not stated";
        NoOffset { member: usize } => Unsupported, "the Offset of its member {member} is not stated";
        UnknownSize => Unsupported, "its size is not known";
        WorkgroupInitializer => Unsupported, "memory of workgroups starts as zeros, or without a value";
        ImageFormat => Unsupported, "an image of this format has no executable form",
            "state a format whose channels have 8, 16 or 32 bits each";
        StorageImage { op: String } => Unsupported, "{op} of a storage image has no executable form";
        Sampled { op: String } => Unsupported, "{op} has no executable form",
            "a compute shader fetches texels, or samples with a level of detail or gradients";
        OperandTypes { instruction: String } => Unsupported,
            "{instruction} has operands of types that it does not take";
        StorageImageOperands => Unsupported, "image operands of a storage image have no executable form";
        VariableImageOperands => Unsupported, "the image operands are not a constant";
        ImageSize => Unsupported, "the size of an image has another number of components";
        NoLevel => Unsupported, "neither a level of detail nor gradients are stated";
        SampledImageOperands => Unsupported, "image operands of a sampled image have no executable form",
            "state Lod, Grad, Offset or ConstOffset";
        Coordinate => Unsupported, "its coordinate has too few components";
        CoordinateType => Unsupported, "the numbers of its coordinate are not 32 bits wide";
        Texel => Unsupported, "its texel has too few components";
        Texels => Unsupported, "the texels of an image are of another type than its format states";
        Operation { instruction: String } => Unsupported, "{instruction} has no executable form";
        Operands { found: usize } => Unsupported, "it has {found} operands";
        TooFewOperands => Unsupported, "it has too few operands";
        VariableOperand => Unsupported, "an operand is not a constant";
        Components => Unsupported, "it has another number of components";
        NoMatrix => Unsupported, "an operand is not a matrix";
        NoSquareMatrix => Unsupported, "the matrix is not square";
        CopyLogical => Unsupported, "the types of OpCopyLogical do not match";
        PackedProduct => Unsupported, "a product of packed vectors has no executable form";
        MlirVector => Unsupported, "a vector is not an operand of this instruction in MLIR's form";
        MlirBuffers => Unsupported, "an array of buffers has no form in MLIR's conversion",
            "without --mlir-names it is a table of descriptors";
        MlirBooleans => Unsupported, "vectors of truth values have no initial value in MLIR's form";
    }
}
