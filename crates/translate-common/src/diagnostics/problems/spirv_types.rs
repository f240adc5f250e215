//! Errors about the types, constants, composites and variables of a SPIR-V module.

use super::rows::problems;
use crate::specialization::SpecValueError;
use spirv_grammar::{FPEncoding, Op, StorageClass};

problems! {
    /// A type of a SPIR-V module is wrong, or has no form in LLVM IR. Source: SPIR-V specification, section 3.49.6.
    pub enum TypeProblem ("types") {
        IntegerWidth { width: u32 } => Unsupported, "integers of {width} bits do not exist in LLVM";
        FloatWidth { width: u32 } => Unsupported, "floats of {width} bits are not supported";
        FloatEncoding { width: u32, encoding: FPEncoding } => Unsupported,
            "floats of {width} bits with the encoding {encoding:?} are not supported";
        ArraySize { count: u64, size: u64 } => Unsupported,
            "an array of {count} elements of {size} bytes is too large for LLVM";
        VectorSize { count: u64 } => Unsupported, "a vector of {count} components is larger than LLVM can align",
            "take fewer components, or an array";
        MatrixColumn => InvalidSpirv, "a matrix's columns are vectors of floats";
        MatrixColumns { count: u32 } => InvalidSpirv, "a matrix of {count} columns";
        OpaqueMember { id: u32 } => InvalidSpirv, "the opaque type %{id} cannot be the type of a member";
        OpaqueValue { id: u32 } => InvalidSpirv, "the opaque type %{id} has no values";
        Unsized => InvalidSpirv, "the pointee has no size";
        StorageClass { storage: StorageClass, interface: &'static str, only: String } => Unsupported,
            "storage class {storage:?} has no address space in the {interface} flavor", "{only}";
        ImageOfSampled => InvalidSpirv, "a sampled image of something that is not an image type";
    }
}

problems! {
    /// A constant of a SPIR-V module is wrong, or cannot be computed. Source: SPIR-V specification, section 3.49.7.
    pub enum ConstantProblem ("constants") {
        Token => InvalidSpirv, "a constant cannot be a token";
        Sampler => InvalidSpirv, "a sampler that OpenCL C has no literal for";
        ConstituentType { index: usize } => InvalidSpirv,
            "constituent {index} is not of the type of its member";
        NotComputable { op: Op } => Unsupported, "{op} of these operands cannot be computed at translation time",
            "only operations on numbers of at most 64 bits and on addresses are supported";
        Conversion => InvalidSpirv, "the operand cannot be converted to the result type";
        IndexRange { index: u64 } => InvalidSpirv, "index {index} is out of range";
        OpenMode { id: u32 } => Unsupported, "%{id} is computed in a way that metadata cannot state",
            "give the specialization constants their values (--spec-const)";
        SpecValue { number: u32, bits: u64, why: SpecValueError, range: String } => SpecConstant,
            "the specialization constant {number} cannot have the value {bits:#x}: {why}", "{range}";
        NoSuchSpec { number: u32 } => SpecConstant,
            "there is no specialization constant {number} that could have a value",
            "`spirv-llvm report` lists those of a module";
    }
}

problems! {
    /// An instruction on vectors, matrices, arrays or structures has other indices or parts than its type.
    /// Source: SPIR-V specification, section 3.49.12.
    pub enum CompositeProblem ("composites") {
        Constituents { found: usize } => InvalidSpirv,
            "{found} constituents do not make a value of the result type";
        Components { found: u64, expected: u64 } => InvalidSpirv,
            "{found} components for a vector of {expected}";
        TooDeep { of: &'static str } => InvalidSpirv, "the indices go deeper than {of}";
        ComponentRange { index: u32, count: u64 } => InvalidSpirv, "component {index} of a vector of {count}";
        ElementRange { index: u32, count: u64 } => InvalidSpirv, "element {index} of an array of {count}";
        MemberRange { member: u64, count: usize } => InvalidSpirv, "member {member} of a structure of {count}";
        NoMember { index: u32 } => InvalidSpirv, "index {index} does not lead to a member";
        ShuffleRange { component: u32, first: u32, second: u32 } => InvalidSpirv,
            "component {component} of vectors of {first} and {second}";
        VariableMember => InvalidSpirv, "the index into a structure is not a constant";
        MatrixVector => InvalidSpirv,
            "the vector does not have as many components as the matrix has columns";
    }
}
