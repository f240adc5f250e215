//! Errors about the instructions and intrinsics of LLVM IR.

use super::rows::problems;
use spirv_grammar::StorageClass;

problems! {
    /// An instruction of LLVM IR has no form in SPIR-V.
    pub enum LlvmInstructionProblem ("llvm-instructions") {
        NoForm { keyword: String, help: &'static str } => Unsupported,
            "'{keyword}' cannot be expressed in SPIR-V", "{help}";
        OfTruthValues { keyword: String } => Unsupported, "'{keyword}' of i1 cannot be expressed in SPIR-V",
            "extend to i8 first";
        SwitchWidth => Unsupported, "a switch on an integer of this width cannot be expressed in SPIR-V",
            "switch on 64 bits or less";
        AllocaStorage { storage: StorageClass } => Unsupported,
            "an alloca in {storage:?} memory cannot be expressed in SPIR-V",
            "variables of a function are in the private (0) or generic (4) address space";
        RunTimeAlloca => Unsupported,
            "an alloca of run-time size can only be in the private address space (0)",
            "cast its address to the generic address space instead";
        UnsizedElement => Unsupported, "getelementptr over a type without a size", "index a type that has a size";
        PartOfBits => Unsupported, "getelementptr into a vector with elements that are not whole bytes",
            "load the vector and extract the element";
        OpaqueCast => Unsupported,
            "a value of an opaque type (event, image, …) is cast like a pointer",
            "pass the value itself, or the address of a variable that holds it";
        OpaqueMemory => Unsupported,
            "memory is accessed through a value that a builtin uses as an opaque type",
            "use one value for memory and another one for the image, sampler or the like";
        ReadOnlyMemory { storage: StorageClass, space: u32 } => Unsupported,
            "memory of the storage class {storage:?} cannot be written or accessed atomically",
            "use another address space: {space} is read-only";
        AtomicType => Unsupported,
            "SPIR-V has atomic operations on integers of 32 and 64 bits and on floats only", "use a wider type";
        AtomicWidth { keyword: &'static str } => Unsupported, "{keyword} of this type has no form in SPIR-V",
            "use 8, 16, 32 or 64 bits";
        AtomicAlignment => Unsupported, "an atomic access that is not aligned may cross words",
            "align it to its size";
        AtomicOperation { operation: &'static str } => Unsupported,
            "'atomicrmw {operation}' has no SPIR-V instruction", "write a loop around a compare-and-exchange";
        CallType { name: String } => Unsupported, "the call of @{name} has another type than the function",
            "pass the declared parameters";
        MetadataOperand => Unsupported, "metadata or a label is an operand, which SPIR-V cannot express",
            "pass a value instead";
        VariadicCall => Unsupported, "a call with variable arguments cannot be expressed in SPIR-V",
            "only printf may have them; pass an array instead";
        SampledImageArgument { name: String } => Unsupported,
            "@{name} has a sampled image as an argument, which only instructions that read images accept",
            "pass the image and the sampler separately, or correct the name of the function";
        BuiltinVariableAddress { name: String } => Unsupported,
            "the address of the builtin variable @{name} is used as an address of global memory",
            "load from it, or cast it to a generic pointer";
        RunTimeFill => Unsupported,
            "a memset with a value or length known only at run time cannot be expressed in SPIR-V", "write a loop";
        CopyWithoutPointer => Unsupported, "memory is copied or filled through a value that is not a pointer",
            "declare the intrinsic with the types in its name";
    }
}

problems! {
    /// An intrinsic of LLVM has no form in SPIR-V, or is called in another way than LLVM defines it.
    /// Source: LLVM's language reference, "Intrinsic Functions".
    pub enum IntrinsicProblem ("intrinsics") {
        Declaration { name: String, wrong: String } => Unsupported, "the intrinsic {name} {wrong}",
            "LLVM's language reference describes its parameters";
        Unknown => Unsupported, "the intrinsic is unknown",
            "turn intrinsics with this prefix into imported functions (--spirv-allow-unknown-intrinsics=PREFIX)";
        NoForm { name: String } => Unsupported, "the intrinsic {name} has no SPIR-V form",
            "use another operation, or call a builtin function of OpenCL C";
        Rejected { name: String, why: String } => Unsupported, "{name} has no form in SPIR-V: {why}",
            "compile without the feature that needs it";
        Width { name: String, most: u32 } => Unsupported, "{name} is computed up to {most} bits",
            "use a narrower type";
        NotOfOpenCl { name: String } => Unsupported, "{name} is not a function of OpenCL C",
            "call a function of OpenCL C, or import it (--spirv-allow-unknown-intrinsics=PREFIX)";
        FloatType { operation: String, types: &'static str } => Unsupported,
            "{operation} of this type is not supported", "use {types}";
        RoundingMode => Unsupported, "the rounding mode cannot be changed in SPIR-V", "use convert_*_rt*()";
        RoundingModeHere => Unsupported, "a rounding mode other than to nearest is not supported here",
            "use convert_*_rt*()";
        Format { name: String } => Unsupported, "the number format \"{name}\" is unknown",
            "use one of the formats of 4, 6 or 8 bits in LLVM's language reference";
        MaskedElements => Unsupported,
            "a masked access to elements that are not whole bytes is not supported", "use i8";
        MoveSpaces => Unsupported, "the two address spaces of this move cannot be compared", "use memcpy";
        ScalableLanes => Unsupported, "a scalable vector has no length in SPIR-V",
            "compile for a fixed vector length";
        VariableSplice => Unsupported, "a splice by a variable amount is not supported", "use a constant";
        GroupType { types: &'static str } => Unsupported, "group operations do not support this type", "{types}";
        GenericCast => Unsupported, "a cast to memory outside the generic address space",
            "cast to address space 0, 1 or 3";
        MathTypes { name: String } => Unsupported,
            "'{name}' of other types than floats, or more than four of them", "split the vector";
        Exponent => Unsupported, "only exponents of type i32 are supported", "convert the exponent to i32";
    }
}
