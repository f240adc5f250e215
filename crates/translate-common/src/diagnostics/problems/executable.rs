//! Errors about the executable form of shaders.

use super::rows::problems;

problems! {
    /// A shader, or a part of it, has no executable form. Source: `docs/shaders.md`, "Shaders on a CPU".
    pub enum ExecutableProblem ("executable") {
        DeviceType { ty: String, triple: &'static str } => Unsupported, "values of type {ty} have no form for {triple}",
            "compute with numbers, vectors and pointers";
        DeviceImage { triple: &'static str } => Unsupported, "images and samplers have no form for {triple}",
            "pass the texels in global memory, or compile the kernel for a CPU (--executable)";
        DevicePipe { triple: &'static str } => Unsupported, "pipes have no form for {triple}",
            "pass the packets in global memory, with atomic counters";
        DeviceQueue { triple: &'static str } => Unsupported, "kernels that start kernels have no form for {triple}",
            "start the kernels from the host";
        DeviceSubGroupSize { size: u64, target: String } => Unsupported,
            "sub-groups of {size} have no form for {target}", "remove the required size from the kernel";
        DeviceSubGroupSizes => Unsupported,
            "kernels that require sub-groups of 32 and of 64 work-items call the same functions",
            "compile the kernels in two modules, or require one size";
        DeviceVariable { name: String, triple: &'static str } => Unsupported,
            "the variable {name}, private to each work-item, has no form for {triple}",
            "make it a variable of a function";
        OtherDevice { name: String, triple: String } => Unsupported,
            "the intrinsic {name} of another processor has no form for {triple}",
            "compile the source for this target, or call functions of OpenCL C";
        DeviceFormat { triple: &'static str } => Unsupported,
            "a printf format for vectors that is not a constant has no form for {triple}", "print the elements";
        NoEntryPoints => Unsupported, "the module has no entry points",
            "--executable takes modules with kernels or compute shaders";
        Addresses32 => Unsupported, "kernels with addresses of 32 bits have no executable form",
            "compile the source for spir64";
        WorkGroup { why: String } => Unsupported, "the kernel has no function of a work-group: {why}",
            "use group sizes within the limits, and remove the unsupported construct";
        SameDescriptor { name: String } => Unsupported, "two kernels have the descriptor {name}",
            "rename one of the kernels";
        WorkItemCall { name: String } => Unsupported,
            "a function that calls {name} is called recursively or through a pointer",
            "pass the ids of the work-item as arguments";
        Stage { stage: String } => Unsupported, "a shader of the stage {stage} has no executable form",
            "use a compute shader";
        WorkGroupSize => Unsupported, "the size of its workgroups is unknown",
            "declare the execution mode LocalSize";
        UnknownBuffer => Unsupported, "the buffer of the pointer is unknown",
            "derive the pointer from a variable in the same function";
        UnknownLength => Unsupported, "the size of the buffer is unknown",
            "query the length of an array of a variable, not through a pointer";
        UnknownCount => Unsupported, "the number of resources is unknown";
        UnknownPointee => Unsupported, "the pointee type is unknown";
        Layouts => Unsupported, "a pointer may point to memory of different layouts, or the layout is unknown",
            "access each variable through a pointer of its own";
        UnknownCopy => Unsupported, "the type of the copied memory is unknown", "load and store a value";
        UnknownCallee => Unsupported, "the called function is unknown";
        BuiltinVariable { builtin: String } => Unsupported,
            "the builtin variable {builtin} has no executable form";
        BuiltinType { builtin: String } => Unsupported, "the builtin variable {builtin} has the wrong type";
        Undefined { name: String } => Unsupported, "the function {name} is declared but not defined",
            "link the module that defines it";
        Intrinsic { name: String } => Unsupported, "the intrinsic {name} is unknown";
        IntrinsicType { name: String } => Unsupported, "the intrinsic {name} has the wrong type";
        ArrayLength => Unsupported, "OpArrayLength needs the last member of a structure, a run-time array";
        WideVector { most: u64 } => Unsupported, "a vector of more than {most} has no executable form";
        Image { name: String } => Unsupported, "a value of target(\"{name}\") has no executable form",
            "use buffers, and images and samplers of one sample";
        MlirImage { name: String } => Unsupported, "a value of target(\"{name}\") has no form in MLIR's conversion",
            "compile without --mlir-names, which supports images";
        Word { word: String } => Unsupported, "{word} has no executable form";
        ConstantAddress => Unsupported, "an address in a constant has no executable form";
        EarlyUse => Unsupported, "a value is used before the block that computes it",
            "order blocks after the blocks that dominate them";
        BufferValue => Unsupported, "values of its type cannot be in a buffer";
        Parts { most: u32 } => Unsupported, "a value of more than {most} parts is copied at once",
            "copy it in a loop";
        Nesting => Unsupported, "its type nests too deeply";
        TooLarge => Unsupported, "it is too large";
        BeyondVariable => Unsupported, "an out-of-bounds address has no executable form",
            "declare the ArrayStride of the pointer, or index an array";
        StageInput => Unsupported, "an input of a stage has no executable form";
        AddressSpace { space: u32 } => Unsupported, "address space {space} has no storage class";
        Variable { memory: String } => Unsupported, "a variable in {memory} has no executable form",
            "compute shaders with buffers, images, samplers, push constants and workgroup memory can be executed";
        NoDecoration { decoration: &'static str } => Unsupported, "it has no {decoration}";
        NoOffset { member: usize } => Unsupported, "its member {member} has no Offset";
        UnknownSize => Unsupported, "its size is unknown";
        WorkgroupInitializer => Unsupported, "memory of workgroups can only have a null initializer";
        ImageFormat => Unsupported, "an image of this format has no executable form",
            "use a format with channels of 8, 16 or 32 bits";
        StorageImage { op: String } => Unsupported, "{op} of a storage image has no executable form";
        Sampled { op: String } => Unsupported, "{op} has no executable form",
            "fetch texels, or sample with an explicit level of detail or gradients";
        OperandTypes { instruction: String } => Unsupported,
            "{instruction} has operands of the wrong types";
        StorageImageOperands => Unsupported, "image operands of a storage image have no executable form";
        VariableImageOperands => Unsupported, "the image operands are not constant";
        ImageSize => Unsupported, "the size of the image has the wrong number of components";
        NoLevel => Unsupported, "there is neither a level of detail nor gradients";
        SampledImageOperands => Unsupported, "image operands of a sampled image have no executable form",
            "use Lod, Grad, Offset or ConstOffset";
        Coordinate => Unsupported, "its coordinate has too few components";
        CoordinateType => Unsupported, "the numbers of its coordinate are not 32 bits wide";
        Texel => Unsupported, "its texel has too few components";
        Texels => Unsupported, "the texels of the image do not have the type of its format";
        Operation { instruction: String } => Unsupported, "{instruction} has no executable form";
        Operands { found: usize } => Unsupported, "it has {found} operands";
        TooFewOperands => Unsupported, "it has too few operands";
        VariableOperand => Unsupported, "an operand is not a constant";
        Components => Unsupported, "it has the wrong number of components";
        NoMatrix => Unsupported, "an operand is not a matrix";
        NoSquareMatrix => Unsupported, "the matrix is not square";
        CopyLogical => Unsupported, "the types of OpCopyLogical do not match";
        PackedProduct => Unsupported, "a product of packed vectors has no executable form";
        MlirVector => Unsupported, "a vector is not an operand of this instruction in MLIR's form";
        MlirBuffers => Unsupported, "an array of buffers has no form in MLIR's conversion",
            "compile without --mlir-names, which uses a table of descriptors";
        MlirBooleans => Unsupported, "vectors of Booleans cannot have an initial value in MLIR's form";
    }
}
