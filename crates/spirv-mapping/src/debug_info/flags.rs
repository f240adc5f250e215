//! Flags of nodes: `DIFlag*`, the flags of subprograms, and the truth values of variables.

use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind};

/// One flag: SPIR-V's bit, the field of LLVM's node for it, and the bit of the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flag {
    /// SPIR-V's bit.
    pub spirv: u32,
    /// LLVM's field.
    pub field: &'static str,
    /// LLVM's bit.
    pub llvm: u64,
}

const fn flag(spirv: u32, field: &'static str, llvm: u64) -> Flag {
    Flag { spirv, field, llvm }
}

/// FlagBitField, which only translators write.
pub const BIT_FIELD: u32 = 1 << 18;
/// FlagIsPrivate.
pub const PRIVATE: u32 = 1 << 1;
/// FlagIsPublic.
pub const PUBLIC: u32 = 3;
/// FlagIsLocal, of a pointer: LLVM has no address space of its pointee. It represents no flag of LLVM's pointers, and
/// the operand for storage classes has no value for none.
pub const NO_ADDRESS_SPACE: u32 = 1 << 2;
/// FlagIsDefinition.
pub const DEFINITION: u32 = 1 << 3;
/// FlagFwdDecl.
pub const FORWARD: u32 = 1 << 4;
/// FlagStaticMember.
pub const STATIC_MEMBER: u32 = 1 << 9;
/// FlagLValueReference.
pub const LVALUE_REFERENCE: u32 = 1 << 11;
/// FlagRValueReference.
pub const RVALUE_REFERENCE: u32 = 1 << 12;
/// FlagIsOptimized.
pub const OPTIMIZED: u32 = 1 << 13;

/// `DIFlagPrivate`, `DIFlagProtected`, `DIFlagPublic`
pub const DI_ACCESS: u64 = 3;
/// `DIFlagVector`
pub const DI_VECTOR: u64 = 1 << 11;
/// `DIFlagStaticMember`
pub const DI_STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagBitField`
pub const DI_BIT_FIELD: u64 = 1 << 19;
/// `DIFlagFwdDecl`
pub const DI_FORWARD: u64 = 1 << 2;
/// `DISPFlagDefinition`
pub const SP_DEFINITION: u64 = 1 << 3;
/// `DISPFlagMainSubprogram`
pub const SP_MAIN: u64 = 1 << 8;
/// `DISPFlagOptimized`
pub const SP_OPTIMIZED: u64 = 1 << 4;

/// The access of a member: two bits on either side, in another order.
const ACCESS: [u32; 4] = [0, 2, 1, 3];

/// Single bits.
pub const FLAGS: &[Flag] = &[
    flag(FORWARD, "flags", DI_FORWARD),
    flag(1 << 5, "flags", 1 << 6),
    flag(1 << 6, "flags", 1 << 7),
    flag(1 << 7, "flags", 1 << 8),
    flag(1 << 8, "flags", 1 << 10),
    flag(STATIC_MEMBER, "flags", DI_STATIC_MEMBER),
    flag(LVALUE_REFERENCE, "flags", 1 << 13),
    flag(RVALUE_REFERENCE, "flags", 1 << 14),
    flag(1 << 14, "flags", 1 << 24),
    flag(1 << 15, "flags", 1 << 22),
    flag(1 << 16, "flags", 1 << 23),
    flag(BIT_FIELD, "flags", DI_BIT_FIELD),
    flag(1 << 2, "spFlags", 1 << 2),
    flag(DEFINITION, "spFlags", SP_DEFINITION),
    flag(OPTIMIZED, "spFlags", SP_OPTIMIZED),
    flag(1 << 2, "isLocal", 1),
    flag(DEFINITION, "isDefinition", 1),
];

/// Whether a composite type is a vector.
pub fn is_vector(node: &DebugNode) -> bool {
    node.int("flags") & DI_VECTOR != 0
}

/// Flags that follow from something else: `DIFlagVector` from the instruction, `DIFlagBitField` from the sizes.
const DERIVED: u64 = DI_VECTOR | DI_BIT_FIELD;

/// Flags of subprograms that an instruction of its own represents.
const SP_DERIVED: u64 = SP_MAIN;

/// The flags of a node, and LLVM's bits that SPIR-V does not have, field by field.
pub fn to_spirv(node: &DebugNode) -> (u32, Vec<(&'static str, u64)>) {
    let mut bits = ACCESS[(node.int("flags") & 3) as usize];
    let mut lost = Vec::new();
    for field in ["flags", "spFlags", "isLocal", "isDefinition"] {
        if node.kind.field_index(field).is_none() {
            continue;
        }
        let derived = match field {
            "flags" => DERIVED | DI_ACCESS,
            "spFlags" => SP_DERIVED,
            _ => 0,
        };
        let said = node.int(field) & !derived;
        let mut rest = said;
        for flag in FLAGS.iter().filter(|flag| said & flag.llvm != 0 && flag.field == field) {
            bits |= flag.spirv;
            rest &= !flag.llvm;
        }
        if rest != 0 {
            lost.push((field, rest));
        }
    }
    (bits, lost)
}

/// Sets the flags on a node; returns the bits without a field.
pub fn to_llvm(node: &mut DebugNode, bits: u32) -> u32 {
    let mut rest = bits;
    let has_flags = node.kind.field_index("flags").is_some();
    if has_flags {
        let access = ACCESS.iter().position(|&access| access == bits & 3).unwrap_or(0) as u64;
        add(node, "flags", access);
        rest &= !3;
    }
    for flag in FLAGS.iter().filter(|flag| bits & flag.spirv != 0) {
        if node.kind.field_index(flag.field).is_some() {
            add(node, flag.field, flag.llvm);
            rest &= !flag.spirv;
        }
    }
    // A variable of a function is always a definition.
    if node.kind == DiKind::DILocalVariable { rest & !DEFINITION } else { rest }
}

fn add(node: &mut DebugNode, field: &str, bits: u64) {
    let bits = node.int(field) | bits;
    if bits != 0 {
        node.set(field, DiField::Int(bits));
    }
}
