//! Arithmetic, and the flags that come with it.

use crate::lower::body::code::Code;
use llvm_model::{BinaryOp, Flags, InstId, Value};
use spirv_module::{Decoration, FPFastMathMode, Id, Op, Operands};

/// Fast-math flags and the bits of FPFastMathMode that every version has.
const FAST_MATH: &[(Flags, FPFastMathMode)] = &[
    (Flags::NNAN, FPFastMathMode::NotNaN),
    (Flags::NINF, FPFastMathMode::NotInf),
    (Flags::NSZ, FPFastMathMode::NSZ),
    (Flags::ARCP, FPFastMathMode::AllowRecip),
];

/// Lowers `fneg`.
pub(in crate::lower) fn lower_negate(code: &mut Code<'_, '_>, inst: InstId, operand: Value, flags: Flags) {
    code.report().lose_fast_math(flags);
    let ty = code.natural_type(inst);
    let operand = code.value(operand);
    code.define(inst, Op::FNegate, ty, &[operand.0]);
}

/// Lowers a binary operation.
pub(in crate::lower) fn lower_binary(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: BinaryOp,
    lhs: Value,
    rhs: Value,
    flags: Flags,
) {
    let llvm_type = code.type_of(Value::Inst(inst));
    let ty = code.natural_type(inst);
    let (a, b) = (code.value(lhs), code.value(rhs));
    if code.input().is_bool(llvm_type) {
        return lower_bool_binary(code, inst, op, ty, a, b);
    }
    let op_code = match op {
        BinaryOp::Add => Op::IAdd,
        BinaryOp::FAdd => Op::FAdd,
        BinaryOp::Sub => Op::ISub,
        BinaryOp::FSub => Op::FSub,
        BinaryOp::Mul => Op::IMul,
        BinaryOp::FMul => Op::FMul,
        BinaryOp::UDiv => Op::UDiv,
        BinaryOp::SDiv => Op::SDiv,
        BinaryOp::FDiv => Op::FDiv,
        BinaryOp::URem => Op::UMod,
        BinaryOp::SRem => Op::SRem,
        BinaryOp::FRem => Op::FRem,
        BinaryOp::Shl => Op::ShiftLeftLogical,
        BinaryOp::LShr => Op::ShiftRightLogical,
        BinaryOp::AShr => Op::ShiftRightArithmetic,
        BinaryOp::And => Op::BitwiseAnd,
        BinaryOp::Or => Op::BitwiseOr,
        BinaryOp::Xor => Op::BitwiseXor,
    };
    let id = code.define(inst, op_code, ty, &[a.0, b.0]);
    if op.is_float() {
        code.contraction().note(op, flags);
        decorate_fast_math(code, id, flags);
    } else if !flags.is_empty() {
        decorate_wrap(code, id, op, flags);
    }
}

/// Arithmetic modulo 2 is logic: a sum is "not equal", a product is "and". Shifts and divisions are defined for
/// one right operand only, with which they change nothing; a remainder is then 0.
fn lower_bool_binary(code: &mut Code<'_, '_>, inst: InstId, op: BinaryOp, ty: Id, a: Id, b: Id) {
    let op = match op {
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => Op::LogicalNotEqual,
        BinaryOp::Mul | BinaryOp::And => Op::LogicalAnd,
        BinaryOp::Or => Op::LogicalOr,
        BinaryOp::URem | BinaryOp::SRem => {
            code.define(inst, Op::LogicalNotEqual, ty, &[a.0, a.0]);
            return;
        }
        _ => {
            code.define(inst, Op::LogicalAnd, ty, &[a.0, a.0]);
            return;
        }
    };
    code.define(inst, op, ty, &[a.0, b.0]);
}

/// `nuw` and `nsw` become decorations if the module may have them, which is known at the end.
fn decorate_wrap(code: &mut Code<'_, '_>, id: Id, op: BinaryOp, flags: Flags) {
    let can_wrap = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
    for (flag, decoration, name) in
        [(Flags::NSW, Decoration::NoSignedWrap, "nsw"), (Flags::NUW, Decoration::NoUnsignedWrap, "nuw")]
    {
        if flags.contains(flag) && can_wrap {
            code.globals().decorate_late(id, decoration, Operands::new());
        } else if flags.contains(flag) {
            code.report().lose_flag(name);
        }
    }
    code.report().lose_exactness(flags);
}

/// FPFastMathMode of an arithmetic instruction.
fn decorate_fast_math(code: &mut Code<'_, '_>, id: Id, flags: Flags) {
    if flags.is_empty() {
        return;
    }
    let mut mode = FPFastMathMode::None;
    if flags.contains(Flags::FAST) {
        mode = FPFastMathMode::Fast;
    } else {
        for &(flag, bit) in FAST_MATH {
            if flags.contains(flag) {
                mode |= bit;
            }
        }
        let intel = code.input().options.extensions.allows("SPV_INTEL_fp_fast_math_mode");
        for (flag, bit, name) in [
            (Flags::CONTRACT, FPFastMathMode::AllowContract, "contract"),
            (Flags::REASSOC, FPFastMathMode::AllowReassoc, "reassoc"),
        ] {
            if flags.contains(flag) && intel {
                mode |= bit;
            } else if flags.contains(flag) {
                code.report().lose_flag(name);
            }
        }
        if flags.contains(Flags::AFN) {
            code.report().lose_flag("afn");
        }
    }
    if !mode.is_empty() {
        code.out().decorate(id, Decoration::FPFastMathMode, &[mode.0]);
    }
}
