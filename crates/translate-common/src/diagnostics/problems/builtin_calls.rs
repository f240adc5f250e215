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
            "argument {index} points to another address space than the parameter",
            "declare the function with the types of the call";
        PointerArgument { index: usize } => Unsupported,
            "argument {index} is a pointer, and the function is declared with fewer parameters",
            "declare the function with the types of the call";
        ResultKind { op: Op, kind: &'static str } => Unsupported, "{op} returns {kind}",
            "declare the function with the types of the instruction";
        ResultParts { op: Op } => Unsupported, "the arguments of {op} do not match the parts of its result",
            "pass one value for each part of the result, with its type";
        ResultStorage { op: Op, stated: StorageClass, given: StorageClass } => Unsupported,
            "{op} casts to {stated:?}, but the function returns a pointer to {given:?}",
            "declare the function with the types of the instruction";
        OneTruthValue { op: Op } => Unsupported,
            "{op} returns one Boolean for all components of its operand, but the function returns several",
            "declare the function with the types of the instruction";
        TruthValues { op: Op } => Unsupported,
            "{op} returns a Boolean for each component of its operand, but the function returns another number",
            "declare the function with the types of the instruction";
        UsedResult { op: Op } => Unsupported, "{op} has no result, but the result of the function is used",
            "declare the function as void";
        ReturnsValue { instruction: String } => Unsupported,
            "{instruction} returns nothing, but the function returns a value",
            "declare the function as void";
        OperandType { op: Op } => Unsupported, "the operand of {op} does not have the type of its result",
            "call the function with the types of the instruction";
        ResultPair { op: Op } => Unsupported,
            "the result of {op} is not a structure of two numbers like its operands",
            "declare the function with the types of the instruction";
        AtomicStorage { storage: StorageClass } => Unsupported,
            "memory of the storage class {storage:?} cannot be accessed atomically",
            "cast the pointer to one to global memory";
        MemoryOperands { mask: u32, op: Op } => Unsupported,
            "the memory operands {mask:#x} of {op} have undefined bits", "pass bits that the specification defines";
        Alignment { bytes: u32, op: Op } => Unsupported, "the alignment {bytes} of {op} is not a power of two",
            "pass 1, 2, 4, 8 or another power of two";
        GroupCopyStorage { storage: StorageClass } => Unsupported,
            "a group cannot copy from or to memory of the storage class {storage:?}, or within it",
            "asynchronous copies are from local to global memory or back";
        GroupCopyElement => Unsupported, "the type of the copied elements is unknown",
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
            "use constants for its number and its default value";
        BuiltinNotInKernels { builtin: BuiltIn } => Unsupported,
            "the builtin variable {builtin:?} does not exist in kernels", "use the work-item functions of OpenCL C";
        BuiltinTruthValue { builtin: BuiltIn } => Unsupported, "the builtin variable {builtin:?} is a Boolean",
            "declare its function with the result i1";
        AbortArguments => Unsupported, "__spirv_AbortKHR must be called with exactly one argument, the message",
            "pass one value, the message to the host";
        SmallFormatArguments { name: String } => Unsupported,
            "the call of {name} has the wrong arguments",
            "pass a number; functions with stochastic rounding also take an i32 seed, and optionally a pointer to the next seed";
        SmallFormatTypes { name: String } => Unsupported,
            "the types of the call of {name} do not match the converted numbers",
            "use single numbers, vectors, or an integer with the bits of several numbers";
    }
}

problems! {
    /// A call that reads or writes an image, or estimates motion, has other arguments than the instruction.
    /// Source: SPIR-V specification, section 3.49.10.
    pub enum ImageCallProblem ("image-calls") {
        SamplerModes { addressing: u64, filter: u64 } => Unsupported,
            "there is no sampler with the addressing mode {addressing} and the filter {filter}",
            "addressing modes are 0 to 4, filters 0 (nearest) and 1 (linear)";
        Sampler => Unsupported, "the sampler argument is not a sampler",
            "call the function with the types of the instruction";
        IntegerSampler => Unsupported,
            "the sampler is an integer, and in SPIR-V it must be of the type OpTypeSampler",
            "compile the kernel again: clang passes samplers as target(\"spirv.Sampler\") since LLVM 16, and as %opencl.sampler_t before";
        Channels { op: Op } => Unsupported, "{op} returns at most four channels",
            "declare the result as a vector of four";
        OnlySampled { op: Op } => Unsupported, "the image of {op} can only be read with a sampler",
            "give its type 0 as Sampled, or read it with a sampler";
        Image { op: Op, wrong: &'static str } => Unsupported, "the image of {op} {wrong}",
            "call the function with the types of the instruction";
        NoSampler { op: Op } => Unsupported, "the sampler of {op} is not a sampler",
            "call the function with the types of the instruction";
        OtherImage { op: Op } => Unsupported, "the result of {op} belongs to another image than its operand",
            "declare the function with the types of the instruction";
        MotionSampler => Unsupported, "the pictures of a motion estimation have no sampler",
            "pass a sampler of the type target(\"spirv.Sampler\")";
        MotionType { op: Op } => Unsupported, "{op} does not accept a payload or result of this type",
            "declare the function with the types of SPV_INTEL_device_side_avc_motion_estimation";
    }
}

problems! {
    /// A kernel is enqueued from a device, or a task sequence made, in a way that SPIR-V cannot express.
    pub enum EnqueueProblem ("enqueue") {
        LocalSizes => Unsupported, "the number of local sizes of an enqueued kernel is not a small constant",
            "pass the sizes to enqueue_kernel one by one, as its last arguments";
        RangeType => Unsupported, "the type of the enqueued ND-range is unknown",
            "pass a variable of type ndrange_t";
        Kernel => Unsupported, "the enqueued kernel is known only at run time",
            "pass the block itself to enqueue_kernel";
        BlockSize => Unsupported,
            "the size of the enqueued block is unknown: its literal is neither a variable nor a constant",
            "write the block as an argument of the call, or compile with less optimization";
        TaskFunction => Unsupported, "the task of a task sequence is known only at run time",
            "pass the function itself: the device compiles it into a circuit";
        Pipelined => Unsupported, "the pipelining of a task sequence is less than -1",
            "pass -1 (the compiler chooses), 0 (no pipelining), or the minimum number of cycles";
        ClusterMode => Unsupported, "the cluster mode of a task sequence is not -1, 0 or 1",
            "pass -1 (the compiler chooses), 0 (clusters that cannot stall), or 1";
        GetCapacity => Unsupported, "the capacity for results of a task sequence is negative",
            "pass the maximum number of waiting results";
        AsyncCapacity => Unsupported, "the capacity for calls of a task sequence is negative",
            "pass the maximum number of waiting calls";
    }
}
