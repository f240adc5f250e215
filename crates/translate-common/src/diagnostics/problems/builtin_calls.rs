//! Errors about calls of OpenCL builtins and `__spirv_*` functions in LLVM IR.

use super::rows::problems;
use spirv_grammar::{BuiltIn, Op, StorageClass};

problems! {
    /// A call that becomes an instruction has other arguments or another result than the instruction.
    /// Source: SPIR-V specification, sections of the instructions.
    pub enum CallProblem ("calls") {
        Operand { operand: String, op: Op, wrong: String } => Unsupported, "the operand {operand} of {op} {wrong}",
            "call the function with the types and values that the instruction takes";
        PointerSpace { index: usize } => Unsupported,
            "argument {index} is a pointer to other memory than the function is declared for",
            "declare the function with the types that it is called with";
        PointerArgument { index: usize } => Unsupported,
            "argument {index} is a pointer, and the function is declared with fewer parameters",
            "declare the function with the types that it is called with";
        ResultKind { op: Op, kind: &'static str } => Unsupported, "{op} returns {kind}",
            "give the function the types that the instruction has";
        ResultParts { op: Op } => Unsupported, "{op} is given other parts than its result has",
            "pass a value of its type for each part of the result";
        ResultStorage { op: Op, stated: StorageClass, given: StorageClass } => Unsupported,
            "{op} casts to {stated:?}, but the function returns a pointer to {given:?}",
            "declare the function with the types that it has";
        OneTruthValue { op: Op } => Unsupported,
            "{op} returns one truth value for all components of its operand, but the function returns several",
            "declare the function with the types that it has";
        TruthValues { op: Op } => Unsupported,
            "{op} returns a truth value for each component of its operand, but the function returns another number",
            "declare the function with the types that it has";
        UsedResult { op: Op } => Unsupported, "{op} has no result, but the result of the function is used",
            "declare the function as one that returns nothing";
        ReturnsValue { instruction: String } => Unsupported,
            "{instruction} returns nothing, but the function returns a value",
            "declare the function as one that returns nothing";
        OperandType { op: Op } => Unsupported, "the operand of {op} is not of the type of its result",
            "call the function with the types that the instruction has";
        ResultPair { op: Op } => Unsupported,
            "the result of {op} is not a structure of two numbers like its operands",
            "give the function the types that the instruction has";
        AtomicStorage { storage: StorageClass } => Unsupported,
            "memory of the storage class {storage:?} cannot be accessed atomically",
            "cast the pointer to one to global memory";
        MemoryOperands { mask: u32, op: Op } => Unsupported,
            "the memory operands {mask:#x} of {op} have bits without a meaning", "pass those that the specification has";
        Alignment { bytes: u32, op: Op } => Unsupported, "the alignment {bytes} of {op} is not a power of two",
            "pass 1, 2, 4, 8 or another power of two";
        GroupCopyStorage { storage: StorageClass } => Unsupported,
            "a group cannot copy from or to memory of the storage class {storage:?}",
            "asynchronous copies are between local and global memory";
        GroupCopyElement => Unsupported, "the type of the elements that a group copies is not known",
            "declare the function with pointers to the type of the elements";
        Storage { instruction: String, storage: StorageClass } => Unsupported,
            "{instruction} cannot use memory of the storage class {storage:?}",
            "cast the pointer to one of another address space";
        ElementCount { instruction: String, bits: u32 } => Unsupported,
            "a number of elements of {instruction} is not an integer", "pass one of {bits} bits";
        ClusterSize { op: Op, wrong: &'static str } => Unsupported, "the cluster size of {op} is {wrong}",
            "pass a constant that is a power of two";
        SpecConstant { name: String } => Unsupported,
            "the specialization constant of {name} does not exist in SPIR-V",
            "give it a number and a default value that are constants";
        BuiltinNotInKernels { builtin: BuiltIn } => Unsupported,
            "the builtin variable {builtin:?} does not exist in kernels", "use the work-item functions of OpenCL C";
        BuiltinTruthValue { builtin: BuiltIn } => Unsupported, "the builtin variable {builtin:?} is a truth value",
            "let its function return an i1";
        AbortArguments => Unsupported, "__spirv_AbortKHR must be called with exactly one argument, the message",
            "pass one value, the message to the host";
        SmallFormatArguments { name: String } => Unsupported,
            "{name} is called with other arguments than it takes",
            "pass a number; functions that round by chance take an i32 besides, and may take where the next one is put";
        SmallFormatTypes { name: String } => Unsupported,
            "{name} is called with types that do not hold the numbers it converts",
            "pass and take numbers one by one, in vectors, or several in an integer of as many bits";
    }
}

problems! {
    /// A call that reads or writes an image, or estimates motion, has other arguments than the instruction.
    /// Source: SPIR-V specification, section 3.49.10.
    pub enum ImageCallProblem ("image-calls") {
        SamplerModes { addressing: u64, filter: u64 } => Unsupported,
            "a sampler with the addressing mode {addressing} and the filter {filter}: one of them does not exist",
            "addressing modes are 0 to 4, filters 0 (nearest) and 1 (linear)";
        Sampler => Unsupported, "the sampler argument is not a sampler",
            "call the function with the types that it has";
        IntegerSampler => Unsupported,
            "the sampler is an integer, and in SPIR-V it must be of the type OpTypeSampler",
            "compile the kernel again: clang passes samplers as target(\"spirv.Sampler\") since LLVM 16, and as %opencl.sampler_t before";
        Channels { op: Op } => Unsupported, "{op} returns the channels of a texel, which are four at most",
            "let the call return a vector of four";
        OnlySampled { op: Op } => Unsupported, "the image of {op} is one that is only read with a sampler",
            "give its type 0 as Sampled, or read it with a sampler";
        Image { op: Op, wrong: &'static str } => Unsupported, "the image of {op} {wrong}",
            "call the function with the types that it has";
        NoSampler { op: Op } => Unsupported, "the sampler of {op} is not a sampler",
            "call the function with the types that it has";
        OtherImage { op: Op } => Unsupported, "the result of {op} is of another image than its operand",
            "give the function the types that the instruction has";
        MotionSampler => Unsupported, "the pictures of a motion estimation have no sampler",
            "pass a sampler of the type target(\"spirv.Sampler\")";
        MotionType { op: Op } => Unsupported, "{op} takes no payload or result of this type",
            "declare the function with the types of SPV_INTEL_device_side_avc_motion_estimation";
    }
}

problems! {
    /// A kernel is enqueued from a device, or a task sequence made, in a way that SPIR-V cannot express.
    pub enum EnqueueProblem ("enqueue") {
        LocalSizes => Unsupported, "the number of local sizes of an enqueued kernel is not a small constant",
            "pass the sizes to enqueue_kernel one by one, as its last arguments";
        RangeType => Unsupported, "the type of the ND-range that is enqueued is not known",
            "pass a variable of type ndrange_t";
        Kernel => Unsupported, "the kernel that is enqueued is known only at run time",
            "pass the block itself to enqueue_kernel";
        BlockSize => Unsupported,
            "the size of the block that is enqueued is not known: its literal is neither a variable nor a constant",
            "write the block as an argument of the call, or compile with less optimization";
        TaskFunction => Unsupported, "the task of a task sequence is known only at run time",
            "pass the function itself: the device makes a circuit of it";
        Pipelined => Unsupported, "the pipelining of a task sequence is less than -1",
            "pass -1 where the compiler may choose, 0 where it must not, or the least number of cycles";
        ClusterMode => Unsupported, "the cluster mode of a task sequence is not -1, 0 or 1",
            "pass -1 where the compiler may choose, 0 for clusters that cannot stall, or 1";
        GetCapacity => Unsupported, "the capacity for results of a task sequence is negative",
            "pass how many results wait at most";
        AsyncCapacity => Unsupported, "the capacity for calls of a task sequence is negative",
            "pass how many calls wait at most";
    }
}
