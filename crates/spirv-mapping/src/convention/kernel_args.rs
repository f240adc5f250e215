//! The metadata that describes a kernel's arguments, `!kernel_arg_*`, and OpenCL C's words in it.
//!
//! What the source says of types and qualifiers goes through SPIR-V as text: an OpString
//! `kernel_arg_type.KERNEL.int*,float,`, where consumers look for it.

use spirv_grammar::{AccessQualifier, Op};

/// The address space of each argument.
pub const ADDRESS_SPACE: &str = "kernel_arg_addr_space";
/// How each image is accessed: `read_only`.
pub const ACCESS: &str = "kernel_arg_access_qual";
/// The type of each argument as the source spells it.
pub const TYPE: &str = "kernel_arg_type";
/// The same without the names that the source gave to types.
pub const BASE_TYPE: &str = "kernel_arg_base_type";
/// `const`, `restrict`, `volatile`, `pipe`.
pub const QUALIFIERS: &str = "kernel_arg_type_qual";
/// The name of each argument.
pub const NAME: &str = "kernel_arg_name";

/// The words of access qualifiers; `none` for what is no image and no pipe.
pub const ACCESS_WORDS: &[(AccessQualifier, &str)] = &[
    (AccessQualifier::ReadOnly, "read_only"),
    (AccessQualifier::WriteOnly, "write_only"),
    (AccessQualifier::ReadWrite, "read_write"),
];

/// Scalar types: the instruction, its width, and the word. SPIR-V's integers have no sign: they are spelled signed.
pub const SCALARS: &[(Op, u32, &str)] = &[
    (Op::TypeInt, 8, "char"),
    (Op::TypeInt, 16, "short"),
    (Op::TypeInt, 32, "int"),
    (Op::TypeInt, 64, "long"),
    (Op::TypeFloat, 16, "half"),
    (Op::TypeFloat, 32, "float"),
    (Op::TypeFloat, 64, "double"),
];

/// Qualifiers of pointers.
pub mod qualifier {
    /// Memory that cannot change.
    pub const CONST: &str = "const";
    /// Memory that nothing else points to.
    pub const RESTRICT: &str = "restrict";
    /// Memory that others change.
    pub const VOLATILE: &str = "volatile";
    /// A pipe.
    pub const PIPE: &str = "pipe";
}

/// The word of an access qualifier; images are read only where none is given.
pub fn access_word(access: Option<u32>) -> &'static str {
    let access = access.map_or(AccessQualifier::ReadOnly, AccessQualifier);
    ACCESS_WORDS.iter().find(|row| row.0 == access).map_or("read_only", |row| row.1)
}

/// OpenCL C's word for a scalar type.
pub fn scalar_word(op: Op, width: u32) -> Option<&'static str> {
    SCALARS.iter().find(|row| (row.0, row.1) == (op, width)).map(|row| row.2)
}

/// The beginning of the OpString that has the texts of a kernel's arguments.
pub fn string_prefix(kind: &str, kernel: &[u8]) -> Vec<u8> {
    [kind.as_bytes(), b".", kernel, b"."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_those_of_one_thing() {
        for (index, row) in SCALARS.iter().enumerate() {
            assert_eq!(scalar_word(row.0, row.1), Some(row.2));
            assert!(SCALARS.iter().take(index).all(|other| other.2 != row.2));
        }
        for row in ACCESS_WORDS {
            assert_eq!(access_word(Some(row.0.0)), row.1);
        }
        assert_eq!(access_word(None), "read_only");
        assert_eq!(string_prefix(TYPE, b"k"), b"kernel_arg_type.k.");
    }
}
