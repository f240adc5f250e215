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
            "use fewer components, or an array";
        MatrixColumn => InvalidSpirv, "the columns of a matrix must be vectors of floats";
        MatrixColumns { count: u32 } => InvalidSpirv, "a matrix cannot have {count} columns";
        OpaqueMember { id: u32 } => InvalidSpirv, "the opaque type %{id} cannot be the type of a member";
        OpaqueValue { id: u32 } => InvalidSpirv, "the opaque type %{id} has no values";
        Unsized => InvalidSpirv, "the pointee has no size";
        StorageClass { storage: StorageClass, interface: &'static str, only: String } => Unsupported,
            "storage class {storage:?} has no address space in the {interface} flavor", "{only}";
        ImageOfSampled => InvalidSpirv, "the operand of OpTypeSampledImage is not an image type";
    }
}

problems! {
    /// A constant of a SPIR-V module is wrong, or cannot be computed. Source: SPIR-V specification, section 3.49.7.
    pub enum ConstantProblem ("constants") {
        Token => InvalidSpirv, "a constant cannot be a token";
        Sampler => InvalidSpirv, "the sampler has no literal in OpenCL C";
        ConstituentType { index: usize } => InvalidSpirv,
            "constituent {index} does not have the type of its member";
        NotComputable { op: Op } => Unsupported, "{op} of these operands cannot be computed at translation time",
            "only operations on numbers of at most 64 bits and on addresses are supported";
        Conversion => InvalidSpirv, "the operand cannot be converted to the result type";
        IndexRange { index: u64 } => InvalidSpirv, "index {index} is out of range";
        OpenMode { id: u32 } => Unsupported, "metadata cannot represent the computation of %{id}",
            "set the values of the specialization constants (--spec-const)";
        SpecValue { number: u32, bits: u64, why: SpecValueError, range: String } => SpecConstant,
            "the specialization constant {number} cannot have the value {bits:#x}: {why}", "{range}";
        NoSuchSpec { number: u32 } => SpecConstant,
            "there is no specialization constant {number}",
            "list the constants of a module with `spirv-llvm report`";
    }
}

problems! {
    /// An instruction on vectors, matrices, arrays or structures has other indices or parts than its type.
    /// Source: SPIR-V specification, section 3.49.12.
    pub enum CompositeProblem ("composites") {
        Constituents { found: usize } => InvalidSpirv,
            "{found} constituents do not match the result type";
        Components { found: u64, expected: u64 } => InvalidSpirv,
            "{found} components do not match a vector of {expected}";
        TooDeep { of: &'static str } => InvalidSpirv, "there are too many indices for {of}";
        ComponentRange { index: u32, count: u64 } => InvalidSpirv, "component {index} is out of range for a vector of {count}";
        ElementRange { index: u32, count: u64 } => InvalidSpirv, "element {index} is out of range for an array of {count}";
        MemberRange { member: u64, count: usize } => InvalidSpirv, "member {member} is out of range for a structure of {count}";
        NoMember { index: u32 } => InvalidSpirv, "index {index} does not select a member";
        ShuffleRange { component: u32, first: u32, second: u32 } => InvalidSpirv,
            "component {component} is out of range for vectors of {first} and {second}";
        VariableMember => InvalidSpirv, "the index into a structure is not a constant";
        MatrixVector => InvalidSpirv,
            "the vector does not have as many components as the matrix has columns";
    }
}
