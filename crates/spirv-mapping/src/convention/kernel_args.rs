//! The metadata that describes a kernel's arguments, `!kernel_arg_*`, and OpenCL C's words in it.
//!
//! Types and qualifiers of the source are carried through SPIR-V as text: an OpString
//! `kernel_arg_type.KERNEL.int*,float,`, where consumers look for it.

use super::{Pair, both, to_llvm};
use spirv_grammar::{AccessQualifier, Decoration, FunctionParameterAttribute, Op, StorageClass};

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
/// All of them, in the order that kernels have them in.
pub const KINDS: [&str; 6] = [ADDRESS_SPACE, ACCESS, TYPE, BASE_TYPE, QUALIFIERS, NAME];
/// Those that every kernel has, in the order that the translator of Khronos has them in.
pub const KHRONOS_KINDS: [&str; 5] = [ADDRESS_SPACE, ACCESS, TYPE, QUALIFIERS, BASE_TYPE];

/// The prefix of the name of the function that clang makes from the body of a kernel.
pub const BODY_PREFIX: &str = "__clang_ocl_kern_imp_";

/// The words of access qualifiers. Parameters that are neither images nor pipes have the word [`NO_ACCESS`].
pub const ACCESS_WORDS: &[Pair<AccessQualifier, &str>] = &[
    both(AccessQualifier::ReadOnly, "read_only"),
    both(AccessQualifier::WriteOnly, "write_only"),
    both(AccessQualifier::ReadWrite, "read_write"),
];

/// The word of arguments without an access qualifier.
pub const NO_ACCESS: &str = "none";

/// Words for scalar types, by instruction and width. SPIR-V's integers have no sign: they are spelled signed.
pub const SCALARS: &[Pair<(Op, u32), &str>] = &[
    to_llvm((Op::TypeInt, 8), "char", AS_TEXT),
    to_llvm((Op::TypeInt, 16), "short", AS_TEXT),
    to_llvm((Op::TypeInt, 32), "int", AS_TEXT),
    to_llvm((Op::TypeInt, 64), "long", AS_TEXT),
    to_llvm((Op::TypeFloat, 16), "half", AS_TEXT),
    to_llvm((Op::TypeFloat, 32), "float", AS_TEXT),
    to_llvm((Op::TypeFloat, 64), "double", AS_TEXT),
];

const AS_TEXT: &str = "derived from the types of the parameters; the spelling of the source is a string";

/// The evidence for a qualifier of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Qualified {
    /// The storage class of a pointer.
    Storage(StorageClass),
    /// A decoration.
    Decoration(Decoration),
    /// The decoration FuncParamAttr with this operand.
    Attribute(FunctionParameterAttribute),
    /// The instruction of its type.
    Type(Op),
}

/// Qualifiers, in their order in the metadata.
pub const QUALIFIER_WORDS: &[Pair<Qualified, &str>] = &[
    to_llvm(Qualified::Storage(StorageClass::UniformConstant), "const", "derived from the address space"),
    to_llvm(Qualified::Decoration(Decoration::Restrict), "restrict", NOALIAS),
    to_llvm(Qualified::Attribute(FunctionParameterAttribute::NoAlias), "restrict", NOALIAS),
    both(Qualified::Decoration(Decoration::Volatile), "volatile"),
    to_llvm(Qualified::Type(Op::TypePipe), PIPE, "derived from the type of the parameter"),
];

const NOALIAS: &str = "derived from the attribute `noalias`";

/// The word for pipes, the only one for their types.
pub const PIPE: &str = "pipe";

/// The word of an access qualifier; images are read only where none is given.
pub fn access_word(access: Option<u32>) -> &'static str {
    let access = access.map_or(AccessQualifier::ReadOnly, AccessQualifier);
    ACCESS_WORDS.iter().find(|pair| pair.spirv == access).map_or("read_only", |pair| pair.llvm)
}

/// The access qualifier of a word; images are read only where it is none.
pub fn access(word: &str) -> AccessQualifier {
    let known = ACCESS_WORDS.iter().find(|pair| pair.llvm == word);
    known.map_or(AccessQualifier::ReadOnly, |pair| pair.spirv)
}

/// OpenCL C's word for a scalar type.
pub fn scalar_word(op: Op, width: u32) -> Option<&'static str> {
    SCALARS.iter().find(|pair| pair.spirv == (op, width)).map(|pair| pair.llvm)
}

/// Returns the qualifiers of a parameter that satisfy `holds`, in the form of the metadata.
pub fn qualifiers(holds: impl Fn(Qualified) -> bool) -> String {
    let mut words: Vec<&str> =
        QUALIFIER_WORDS.iter().filter(|pair| holds(pair.spirv)).map(|pair| pair.llvm).collect();
    words.dedup();
    words.join(" ")
}

/// Whether the qualifiers of a parameter say that it is a pipe.
pub fn is_pipe(qualifiers: &str) -> bool {
    qualifiers.split(' ').any(|word| word == PIPE)
}

/// Returns the decorations for qualifiers that have no other representation in LLVM IR.
pub fn qualifying_decorations(qualifiers: &str) -> impl Iterator<Item = Decoration> {
    qualifiers.split(' ').filter_map(|word| {
        let pair = QUALIFIER_WORDS.iter().find(|pair| pair.llvm == word && pair.way.is_to_spirv())?;
        match pair.spirv {
            Qualified::Decoration(decoration) => Some(decoration),
            _ => None,
        }
    })
}

/// The beginning of the OpString that has the texts of a kernel's arguments.
pub fn string_prefix(kind: &str, kernel: &[u8]) -> Vec<u8> {
    [kind.as_bytes(), b".", kernel, b"."].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;

    #[test]
    fn words_are_one_to_one_and_complete() {
        laws::check(ACCESS_WORDS);
        laws::check(SCALARS);
        laws::check(QUALIFIER_WORDS);
        let access: Vec<_> =
            AccessQualifier::KIND.enumerants().map(|facts| AccessQualifier(facts.value)).collect();
        laws::complete(&access, &laws::spirv_side(ACCESS_WORDS), &[]);
        let integers = [8, 16, 32, 64].map(|width| (Op::TypeInt, width));
        let floats = [16, 32, 64].map(|width| (Op::TypeFloat, width));
        laws::complete(&[&integers[..], &floats[..]].concat(), &laws::spirv_side(SCALARS), &[]);
    }

    #[test]
    fn words_read_back() {
        for pair in ACCESS_WORDS {
            assert_eq!(access_word(Some(pair.spirv.0)), pair.llvm);
            assert_eq!(access(pair.llvm), pair.spirv);
        }
        assert_eq!(access_word(None), "read_only");
        assert_eq!(access(NO_ACCESS), AccessQualifier::ReadOnly);
        assert_eq!(string_prefix(TYPE, b"k"), b"kernel_arg_type.k.");
    }

    #[test]
    fn qualifiers_stand_once_and_in_order() {
        assert_eq!(qualifiers(|_| true), "const restrict volatile pipe");
        assert_eq!(qualifiers(|_| false), "");
        let decorations: Vec<Decoration> = qualifying_decorations("const restrict volatile").collect();
        assert_eq!(decorations, [Decoration::Volatile]);
    }
}
