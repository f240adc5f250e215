//! The optional flag operands of instructions and constant expressions, in both directions.

use llvm_model::{BinaryOp, CastOp, Flags};

/// Bits of a record's flag operand and their meanings.
type Bits = &'static [(u64, Flags)];

const WRAPPING: Bits = &[(1 << 0, Flags::NUW), (1 << 1, Flags::NSW)];
const EXACT: Bits = &[(1 << 0, Flags::EXACT)];
const DISJOINT: Bits = &[(1 << 0, Flags::DISJOINT)];
const NNEG: Bits = &[(1 << 0, Flags::NNEG)];
const SAMESIGN: Bits = &[(1 << 0, Flags::SAMESIGN)];
const FAST_MATH: Bits = &[
    (1 << 1, Flags::NNAN),
    (1 << 2, Flags::NINF),
    (1 << 3, Flags::NSZ),
    (1 << 4, Flags::ARCP),
    (1 << 5, Flags::CONTRACT),
    (1 << 6, Flags::AFN),
    (1 << 7, Flags::REASSOC),
];
/// `nneg` stands in front of the fast-math flags.
const NNEG_AND_FAST_MATH: Bits = &[
    (1 << 0, Flags::NNEG),
    (1 << 2, Flags::NNAN),
    (1 << 3, Flags::NINF),
    (1 << 4, Flags::NSZ),
    (1 << 5, Flags::ARCP),
    (1 << 6, Flags::CONTRACT),
    (1 << 7, Flags::AFN),
    (1 << 8, Flags::REASSOC),
];
const GEP: Bits = &[(1 << 0, Flags::INBOUNDS), (1 << 1, Flags::NUSW), (1 << 2, Flags::NUW)];

fn read(bits: Bits, value: u64) -> Flags {
    bits.iter().filter(|(bit, _)| value & bit != 0).fold(Flags::NONE, |all, (_, flag)| all | *flag)
}

fn written(bits: Bits, flags: Flags) -> u64 {
    bits.iter().filter(|(_, flag)| flags.contains(*flag)).fold(0, |all, (bit, _)| all | bit)
}

fn binary_bits(op: BinaryOp) -> Bits {
    match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => WRAPPING,
        BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => EXACT,
        BinaryOp::Or => DISJOINT,
        BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem => FAST_MATH,
        BinaryOp::URem | BinaryOp::SRem | BinaryOp::And | BinaryOp::Xor => &[],
    }
}

fn cast_bits(op: CastOp) -> Bits {
    match op {
        CastOp::ZExt => NNEG,
        CastOp::UIToFP => NNEG_AND_FAST_MATH,
        CastOp::Trunc => WRAPPING,
        CastOp::FPTrunc | CastOp::FPExt | CastOp::SIToFP => FAST_MATH,
        _ => &[],
    }
}

/// The flags of a binary operator from its flag operand.
pub(crate) fn binary(op: BinaryOp, value: u64) -> Flags {
    with_legacy(binary_bits(op), value)
}

/// The flag operand of a binary operator.
pub(crate) fn binary_value(op: BinaryOp, flags: Flags) -> u64 {
    written(binary_bits(op), flags)
}

/// The flags of a cast from its flag operand.
pub(crate) fn cast(op: CastOp, value: u64) -> Flags {
    with_legacy(cast_bits(op), value)
}

/// The flag operand of a cast.
pub(crate) fn cast_value(op: CastOp, flags: Flags) -> u64 {
    written(cast_bits(op), flags)
}

/// The flags of an integer comparison.
pub(crate) fn icmp(value: u64) -> Flags {
    read(SAMESIGN, value)
}

/// The flag operand of an integer comparison.
pub(crate) fn icmp_value(flags: Flags) -> u64 {
    written(SAMESIGN, flags)
}

/// Fast-math flags. Bit 0 is the "unsafe algebra" of old files and means all of them.
pub(crate) fn fast_math(value: u64) -> Flags {
    with_legacy(FAST_MATH, value)
}

/// The operand that holds fast-math flags.
pub(crate) fn fast_math_value(flags: Flags) -> u64 {
    written(FAST_MATH, flags)
}

/// The flags of a getelementptr; `inbounds` implies `nusw`.
pub(crate) fn gep(value: u64) -> Flags {
    let flags = read(GEP, value);
    if flags.contains(Flags::INBOUNDS) { flags | Flags::NUSW } else { flags }
}

/// The flag operand of a getelementptr as LLVM 19 and later write it.
pub(crate) fn gep_value(flags: Flags) -> u64 {
    written(GEP, flags)
}

fn with_legacy(bits: Bits, value: u64) -> Flags {
    if bits == FAST_MATH && value & 1 != 0 { Flags::FAST } else { read(bits, value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_is_written_without_its_lowest_bit() {
        assert_eq!(fast_math_value(Flags::FAST), 0xFE);
        assert_eq!(fast_math(0xFE), Flags::FAST);
        assert_eq!(fast_math(1), Flags::FAST);
        assert_eq!(binary(BinaryOp::FAdd, 1), Flags::FAST);
    }

    #[test]
    fn unsigned_numbers_have_nneg_in_front_of_fast_math_flags() {
        assert_eq!(cast_value(CastOp::UIToFP, Flags::FAST | Flags::NNEG), 0x1FD);
        assert_eq!(cast(CastOp::UIToFP, 4), Flags::NNAN);
        assert_eq!(cast(CastOp::SIToFP, 0xFE), Flags::FAST);
    }

    #[test]
    fn inbounds_implies_nusw() {
        assert_eq!(gep(1), Flags::INBOUNDS | Flags::NUSW);
        assert_eq!(gep_value(gep(1)), 3);
        assert_eq!(gep(4), Flags::NUW);
    }
}
