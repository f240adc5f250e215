//! Operators: instructions that are one unary, binary or atomic operator of LLVM.

use super::{Pair, both, by_number, to_spirv, total};
use llvm_model::{AtomicOp, BinaryOp, UnaryOp};
use spirv_grammar::Op;
use spirv_grammar::ext::open_cl_std::OpenClStd;

use crate::row::Inst;

/// Operators on numbers. Both operands have the result's type, but for the amount of a shift.
pub const BINARY: &[Pair<Op, BinaryOp>] = &[
    both(Op::IAdd, BinaryOp::Add),
    both(Op::FAdd, BinaryOp::FAdd),
    both(Op::ISub, BinaryOp::Sub),
    both(Op::FSub, BinaryOp::FSub),
    both(Op::IMul, BinaryOp::Mul),
    both(Op::FMul, BinaryOp::FMul),
    both(Op::UDiv, BinaryOp::UDiv),
    both(Op::SDiv, BinaryOp::SDiv),
    both(Op::FDiv, BinaryOp::FDiv),
    both(Op::UMod, BinaryOp::URem),
    both(Op::SRem, BinaryOp::SRem),
    both(Op::FRem, BinaryOp::FRem),
    both(Op::ShiftRightLogical, BinaryOp::LShr),
    both(Op::ShiftRightArithmetic, BinaryOp::AShr),
    both(Op::ShiftLeftLogical, BinaryOp::Shl),
    both(Op::BitwiseOr, BinaryOp::Or),
    both(Op::BitwiseXor, BinaryOp::Xor),
    both(Op::BitwiseAnd, BinaryOp::And),
];

/// Operators on truth values, which are integers of one bit in LLVM IR.
pub const LOGICAL: &[Pair<Op, BinaryOp>] = &[
    both(Op::LogicalOr, BinaryOp::Or),
    both(Op::LogicalAnd, BinaryOp::And),
    to_spirv(BinaryOp::Xor, Op::LogicalNotEqual, "the equivalent comparison is written"),
];

/// Operators with one operand.
pub const UNARY: &[Pair<Op, UnaryOp>] = &[both(Op::FNegate, UnaryOp::FNeg)];

/// `atomicrmw`.
pub const ATOMIC: &[Pair<Op, AtomicOp>] = &[
    both(Op::AtomicExchange, AtomicOp::Xchg),
    both(Op::AtomicIAdd, AtomicOp::Add),
    both(Op::AtomicISub, AtomicOp::Sub),
    both(Op::AtomicSMin, AtomicOp::Min),
    both(Op::AtomicUMin, AtomicOp::UMin),
    both(Op::AtomicSMax, AtomicOp::Max),
    both(Op::AtomicUMax, AtomicOp::UMax),
    both(Op::AtomicAnd, AtomicOp::And),
    both(Op::AtomicOr, AtomicOp::Or),
    both(Op::AtomicXor, AtomicOp::Xor),
    both(Op::AtomicFAddEXT, AtomicOp::FAdd),
    to_spirv(AtomicOp::FSub, Op::AtomicFAddEXT, "the operand is negated first"),
    both(Op::AtomicFMinEXT, AtomicOp::FMin),
    both(Op::AtomicFMaxEXT, AtomicOp::FMax),
];

/// The numbers of the opcodes in [`BINARY`], [`LOGICAL`] and [`UNARY`] lie below this.
const LIMIT: usize = 256;

static BINARY_BY_OP: [Option<BinaryOp>; LIMIT] =
    by_number!([BINARY, LOGICAL], LIMIT, is_to_llvm, |pair| pair.spirv.0 as usize => pair.llvm);

static OP_BY_BINARY: [Op; BinaryOp::ALL.len()] = total(
    by_number!([BINARY], BinaryOp::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv),
    Op::Nop,
);

static OP_BY_LOGICAL: [Option<Op>; BinaryOp::ALL.len()] =
    by_number!([LOGICAL], BinaryOp::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv);

static OP_BY_UNARY: [Op; UnaryOp::ALL.len()] = total(
    by_number!([UNARY], UnaryOp::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv),
    Op::Nop,
);

static OP_BY_ATOMIC: [Option<Op>; AtomicOp::ALL.len()] =
    by_number!([ATOMIC], AtomicOp::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv);

/// LLVM's operator for an instruction on numbers or truth values; `None` for other instructions.
#[inline]
pub fn binary(op: Op) -> Option<BinaryOp> {
    BINARY_BY_OP.get(usize::from(op.0)).copied().flatten()
}

/// LLVM's operator for an instruction with one operand; `None` for other instructions.
#[inline]
pub fn unary(op: Op) -> Option<UnaryOp> {
    UNARY.iter().find(|pair| pair.spirv == op).map(|pair| pair.llvm)
}

/// The instruction for an operator on numbers.
#[inline]
pub fn binary_op(operator: BinaryOp) -> Op {
    OP_BY_BINARY[operator as usize]
}

/// Returns the instruction for an operator on truth values; `None` for operators that are not logical.
#[inline]
pub fn logical_op(operator: BinaryOp) -> Option<Op> {
    OP_BY_LOGICAL[operator as usize]
}

/// The instruction for a unary operator.
#[inline]
pub fn unary_op(operator: UnaryOp) -> Op {
    OP_BY_UNARY[operator as usize]
}

/// The instruction for the operation of `atomicrmw`; `None` for those that SPIR-V has no instruction for.
#[inline]
pub fn atomic_op(operation: AtomicOp) -> Option<Op> {
    OP_BY_ATOMIC[operation as usize]
}

/// The operation of `atomicrmw` for an instruction.
pub fn atomic_rmw(op: Op) -> Option<AtomicOp> {
    ATOMIC.iter().find(|pair| pair.spirv == op && pair.way.is_to_llvm()).map(|pair| pair.llvm)
}

/// Instructions of `OpenCL.std` that an extension has as core instructions: where it is allowed by name, those are written.
pub const PROMOTED: &[(OpenClStd, Op, &str)] = &[(OpenClStd::fma, Op::FmaKHR, "SPV_KHR_fma")];

/// The core instruction for an extended one, and its extension.
pub fn promoted(inst: Inst) -> Option<(Op, &'static str)> {
    let number = inst.as_cl()?;
    PROMOTED.iter().find(|row| row.0 == number).map(|row| (row.1, row.2))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::laws;
    use spirv_grammar::InstructionClass;

    /// Instructions that are not a single operator, with their operators.
    const COMPOUND: &[(Op, &str)] = &[
        (Op::SNegate, "a subtraction from 0"),
        (Op::Not, "an exclusive or with -1"),
        (Op::LogicalNot, "an exclusive or with true"),
        (Op::SMod, "a remainder and a correction of its sign"),
        (Op::FMod, "a remainder and a correction of its sign"),
        (Op::VectorTimesScalar, "a product with a splat"),
        (Op::IAddCarry, "an intrinsic with two results"),
        (Op::ISubBorrow, "an intrinsic with two results"),
        (Op::UMulExtended, "a product of twice the width in two halves"),
        (Op::SMulExtended, "a product of twice the width in two halves"),
        (Op::BitCount, "an intrinsic"),
        (Op::BitReverse, "an intrinsic"),
        (Op::BitwiseFunctionINTEL, "a friendly function"),
        (Op::FmaKHR, "an intrinsic"),
        (Op::CooperativeMatrixMulAddKHR, "a friendly function"),
    ];

    /// Operations of `atomicrmw` that SPIR-V has no instruction for.
    const LOOPS: &[(AtomicOp, &str)] = &[
        (AtomicOp::Nand, "a loop around a compare-and-exchange"),
        (AtomicOp::UIncWrap, "a loop around a compare-and-exchange"),
        (AtomicOp::UDecWrap, "a loop around a compare-and-exchange"),
        (AtomicOp::USubCond, "a loop around a compare-and-exchange"),
        (AtomicOp::USubSat, "a loop around a compare-and-exchange"),
        (AtomicOp::FMaximum, "a loop around a compare-and-exchange"),
        (AtomicOp::FMinimum, "a loop around a compare-and-exchange"),
        (AtomicOp::FMaximumNum, "a loop around a compare-and-exchange"),
        (AtomicOp::FMinimumNum, "a loop around a compare-and-exchange"),
    ];

    #[test]
    fn operators_are_one_to_one_and_complete() {
        laws::check(BINARY);
        laws::check(LOGICAL);
        laws::check(UNARY);
        laws::check(ATOMIC);
        laws::complete(BinaryOp::ALL, &laws::llvm_side(BINARY), &[]);
        laws::complete(UnaryOp::ALL, &laws::llvm_side(UNARY), &[]);
        laws::complete(AtomicOp::ALL, &laws::llvm_side(ATOMIC), LOOPS);
        let said = [laws::spirv_side(BINARY), laws::spirv_side(UNARY)].concat();
        for class in [InstructionClass::Arithmetic, InstructionClass::Bit] {
            laws::complete_class(class, &said, COMPOUND);
        }
    }
}
