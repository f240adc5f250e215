//! Numbers that are others in DWARF than in SPIR-V: tags, encodings, languages.

use crate::convention::{Pair, Way};

/// SPIR-V's number, and DWARF's.
pub type Choice = Pair<u32, u64>;

const fn both(spirv: u32, llvm: u64) -> Choice {
    Pair { spirv, llvm, way: Way::Both }
}

const fn to_spirv(llvm: u64, spirv: u32, why: &'static str) -> Choice {
    Pair { spirv, llvm, way: Way::ToSpirv(why) }
}

const fn to_llvm(spirv: u32, llvm: u64, why: &'static str) -> Choice {
    Pair { spirv, llvm, way: Way::ToLlvm(why) }
}

/// `DW_TAG_*`, DWARF 5, 7.5.3.
#[allow(missing_docs)] // the names are those of the document
pub mod tag {
    pub const ARRAY: u64 = 0x01;
    pub const CLASS: u64 = 0x02;
    pub const ENUMERATION: u64 = 0x04;
    pub const IMPORTED_DECLARATION: u64 = 0x08;
    pub const MEMBER: u64 = 0x0d;
    pub const POINTER: u64 = 0x0f;
    pub const REFERENCE: u64 = 0x10;
    pub const STRING: u64 = 0x12;
    pub const STRUCTURE: u64 = 0x13;
    pub const TYPEDEF: u64 = 0x16;
    pub const UNION: u64 = 0x17;
    pub const INHERITANCE: u64 = 0x1c;
    pub const PTR_TO_MEMBER: u64 = 0x1f;
    pub const BASE: u64 = 0x24;
    pub const CONST: u64 = 0x26;
    pub const TEMPLATE_TYPE: u64 = 0x2f;
    pub const TEMPLATE_VALUE: u64 = 0x30;
    pub const VARIABLE: u64 = 0x34;
    pub const VOLATILE: u64 = 0x35;
    pub const RESTRICT: u64 = 0x37;
    pub const IMPORTED_MODULE: u64 = 0x3a;
    pub const UNSPECIFIED: u64 = 0x3b;
    pub const RVALUE_REFERENCE: u64 = 0x42;
    pub const ATOMIC: u64 = 0x47;
    pub const TEMPLATE_TEMPLATE: u64 = 0x4106;
    pub const PARAMETER_PACK: u64 = 0x4107;
}

/// Encodings of basic types: `DW_ATE_*`.
pub const ENCODINGS: &[Choice] = &[
    both(0, 0),
    both(1, 0x01),
    both(2, 0x02),
    both(3, 0x04),
    both(4, 0x05),
    both(5, 0x06),
    both(6, 0x07),
    both(7, 0x08),
    to_spirv(0x10, 6, "a character of Unicode is an unsigned number"),
    to_spirv(0x03, 0, "complex numbers have no encoding"),
    to_spirv(0x09, 0, "imaginary numbers have no encoding"),
    to_spirv(0x0d, 4, "numbers with a fixed point have no encoding"),
    to_spirv(0x0e, 6, "numbers with a fixed point have no encoding"),
];

/// The same in the newest set, which has complex numbers.
pub const ENCODINGS_200: &[Choice] = &[
    both(0, 0),
    both(1, 0x01),
    both(2, 0x02),
    both(3, 0x04),
    both(4, 0x05),
    both(5, 0x06),
    both(6, 0x07),
    both(7, 0x08),
    both(8, 0x03),
    to_spirv(0x10, 6, "a character of Unicode is an unsigned number"),
    to_spirv(0x09, 0, "imaginary numbers have no encoding"),
    to_spirv(0x0d, 4, "numbers with a fixed point have no encoding"),
    to_spirv(0x0e, 6, "numbers with a fixed point have no encoding"),
];

/// Qualifiers of types.
pub const QUALIFIERS: &[Choice] =
    &[both(0, tag::CONST), both(1, tag::VOLATILE), both(2, tag::RESTRICT), both(3, tag::ATOMIC)];

/// Structures.
pub const COMPOSITES: &[Choice] = &[both(0, tag::CLASS), both(1, tag::STRUCTURE), both(2, tag::UNION)];

/// The kind of the imported entity.
pub const IMPORTS: &[Choice] = &[both(0, tag::IMPORTED_MODULE), both(1, tag::IMPORTED_DECLARATION)];

const C: &str = "C is read as OpenCL C";
const CPP: &str = "SPIR-V does not distinguish the versions of C++";

/// Languages of sources: `DW_LANG_*`. The others are unknown to SPIR-V.
pub const LANGUAGES: &[Choice] = &[
    both(1, 0x35),
    both(2, 0x34),
    both(3, 0x15),
    to_spirv(0x01, 3, C),
    to_spirv(0x02, 3, C),
    to_spirv(0x0c, 3, C),
    to_spirv(0x1d, 3, C),
    to_spirv(0x2c, 3, C),
    both(4, 0x21),
    to_spirv(0x04, 4, CPP),
    to_spirv(0x19, 4, CPP),
    to_spirv(0x1a, 4, CPP),
    to_spirv(0x37, 4, CPP),
    both(5, 0x36),
    both(6, 0x2a),
    to_spirv(0x2b, 6, CPP),
    to_spirv(0x38, 6, CPP),
    both(7, 0x39),
    both(12, 0x27),
    both(13, 0x1c),
    to_llvm(0, 0x15, "an unspecified language"),
];

/// The same as the translator of Khronos has them.
pub const LANGUAGES_OF_KHRONOS: &[Choice] = &[
    both(1, 0x35),
    both(2, 0x34),
    both(3, 0x15),
    to_spirv(0x01, 3, C),
    to_spirv(0x02, 3, C),
    to_spirv(0x0c, 3, C),
    to_spirv(0x1d, 3, C),
    to_spirv(0x2c, 3, C),
    to_llvm(4, 0x21, "OpenCL C++ is C++14"),
    to_spirv(0x04, 6, CPP),
    to_spirv(0x19, 6, CPP),
    to_spirv(0x1a, 6, CPP),
    to_spirv(0x21, 6, CPP),
    to_spirv(0x37, 4, CPP),
    both(5, 0x36),
    both(6, 0x2a),
    to_spirv(0x2b, 6, CPP),
    to_spirv(0x38, 6, CPP),
    both(7, 0x39),
    both(12, 0x27),
    both(13, 0x1c),
    to_llvm(0, 0x15, "an unspecified language"),
];

/// The same in the newest set, which has numbers of its own.
pub const LANGUAGES_200: &[Choice] = &[
    both(1, 0x35),
    both(2, 0x34),
    both(3, 0x15),
    to_llvm(4, 0x21, "OpenCL C++ is C++14"),
    both(5, 0x36),
    to_llvm(6, 0x2a, "C++ for OpenCL is C++17"),
    both(7, 0x39),
    both(12, 0x27),
    to_llvm(13, 0x1c, "the number that became the registered one"),
    to_spirv(0x01, 210, "the oldest C is C"),
    to_spirv(0x37, 4, CPP),
    to_spirv(0x38, 6, CPP),
    both(200, 0x14),
    both(201, 0x1f),
    both(202, 0x1c),
    both(203, 0x13),
    both(204, 0x07),
    both(205, 0x08),
    both(206, 0x0e),
    both(207, 0x22),
    both(208, 0x23),
    both(209, 0x2d),
    both(210, 0x02),
    both(211, 0x0c),
    both(212, 0x1d),
    both(213, 0x2c),
    both(214, 0x04),
    both(215, 0x19),
    both(216, 0x1a),
    both(217, 0x21),
    both(218, 0x2a),
    both(219, 0x2b),
    to_llvm(0, 0x15, "an unspecified language"),
];

/// Returns the number in SPIR-V for LLVM's, and the reason if it is not exact.
pub fn to_number(choices: &[Choice], llvm: u64) -> Option<(u32, Option<&'static str>)> {
    let pair = choices.iter().find(|pair| pair.llvm == llvm && pair.way.is_to_spirv())?;
    match pair.way {
        Way::ToSpirv(why) => Some((pair.spirv, Some(why))),
        _ => Some((pair.spirv, None)),
    }
}

/// Returns the number in LLVM for SPIR-V's.
pub fn from_number(choices: &[Choice], spirv: u32) -> Option<u64> {
    choices.iter().find(|pair| pair.spirv == spirv && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}
