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
        PartOfBits => Unsupported, "getelementptr into a vector whose elements are not whole bytes",
            "load the vector and extract the element";
        OpaqueCast => Unsupported,
            "an event, an image or another thing of an opaque type is cast as if it were a pointer",
            "pass it as it is, or the address of a variable that holds it";
        OpaqueMemory => Unsupported,
            "memory is accessed behind a value that a builtin takes for an opaque type",
            "a pointer leads either to memory or to an image, a sampler or the like, not to both";
        ReadOnlyMemory { storage: StorageClass, space: u32 } => Unsupported,
            "memory of the storage class {storage:?} cannot be written or accessed atomically",
            "a pointer into address space {space} is for reading";
        AtomicType => Unsupported,
            "SPIR-V has atomic operations on integers of 32 and 64 bits and on floats only", "use a wider type";
        AtomicWidth { keyword: &'static str } => Unsupported, "{keyword} of this type has no form in SPIR-V",
            "use 8, 16, 32 or 64 bits";
        AtomicAlignment => Unsupported, "an atomic access that is not aligned may cross words",
            "align it to its size";
        AtomicOperation { operation: &'static str } => Unsupported,
            "'atomicrmw {operation}' has no SPIR-V instruction", "write a loop around a compare-and-exchange";
        CallType { name: String } => Unsupported, "@{name} is called with another type than it has",
            "call it with the parameters it declares";
        MetadataOperand => Unsupported, "metadata or a label is an operand, which SPIR-V cannot express",
            "pass a value instead";
        VariadicCall => Unsupported, "a call with variable arguments cannot be expressed in SPIR-V",
            "only printf may have them; pass an array instead";
        SampledImageArgument { name: String } => Unsupported,
            "@{name} is given an image with its sampler, which only instructions that read images take",
            "pass the image and the sampler, or call the function of the instruction by its right name";
        BuiltinVariableAddress { name: String } => Unsupported,
            "the address of the builtin variable @{name} is used as one in global memory",
            "builtin variables can be loaded from, and cast to generic pointers";
        RunTimeFill => Unsupported,
            "a memset whose value or length is known only at run time cannot be expressed in SPIR-V", "write a loop";
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
        Unknown => Unsupported, "this intrinsic is not known",
            "--spirv-allow-unknown-intrinsics=PREFIX makes calls of imported functions of intrinsics whose names begin so";
        NoForm { name: String } => Unsupported, "the intrinsic {name} has no SPIR-V form",
            "write the operation in another way, or call a builtin function of OpenCL C";
        Rejected { name: String, why: String } => Unsupported, "{name} has no form in SPIR-V: {why}",
            "compile without what needs it";
        Width { name: String, most: u32 } => Unsupported, "{name} is computed up to {most} bits",
            "use a narrower type";
        NotOfOpenCl { name: String } => Unsupported, "{name} is not a function of OpenCL C",
            "call a function of OpenCL C, or let it become an imported function (--spirv-allow-unknown-intrinsics=PREFIX)";
        FloatType { operation: String, types: &'static str } => Unsupported,
            "{operation} of this type is not supported", "use {types}";
        RoundingMode => Unsupported, "the rounding mode cannot be changed in SPIR-V", "use convert_*_rt*()";
        RoundingModeHere => Unsupported, "a rounding mode other than to nearest is not supported here",
            "use convert_*_rt*()";
        Format { name: String } => Unsupported, "the format \"{name}\" of numbers is not known",
            "take one of the formats of 4, 6 or 8 bits that LLVM's language reference lists";
        MaskedElements => Unsupported,
            "a masked access to elements that are not whole bytes is not supported", "use i8";
        MoveSpaces => Unsupported, "the two address spaces of this move cannot be compared", "use memcpy";
        ScalableLanes => Unsupported, "a scalable vector has no length in SPIR-V",
            "compile for a fixed vector length";
        VariableSplice => Unsupported, "a splice by a variable amount is not supported", "use a constant";
        GroupType { types: &'static str } => Unsupported, "a type that no group operation takes", "{types}";
        GenericCast => Unsupported, "a cast to memory outside the generic address space",
            "cast to address space 0, 1 or 3";
        MathTypes { name: String } => Unsupported,
            "'{name}' of other types than floats, or more than four of them", "split the vector";
        Exponent => Unsupported, "only exponents of type i32 are supported", "convert the exponent to i32";
    }
}
