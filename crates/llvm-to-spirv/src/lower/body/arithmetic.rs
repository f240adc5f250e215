//! Arithmetic, and the flags that come with it.

use crate::lower::Lower;
use llvm_model::{BinaryOp, Flags, InstId, UnaryOp, Value};
use spirv_mapping::convention::operators;
use spirv_module::{Decoration, FPFastMathMode, Id, Op, Operands};

/// Fast-math flags and the bits of FPFastMathMode that every version has.
const FAST_MATH: &[(Flags, FPFastMathMode)] = &[
    (Flags::NNAN, FPFastMathMode::NotNaN),
    (Flags::NINF, FPFastMathMode::NotInf),
    (Flags::NSZ, FPFastMathMode::NSZ),
    (Flags::ARCP, FPFastMathMode::AllowRecip),
];

impl Lower<'_> {
    /// Lowers `fneg`, the only operator with one operand.
    pub(in crate::lower) fn lower_unary(&mut self, inst: InstId, op: UnaryOp, operand: Value, flags: Flags) {
        self.lose_fast_math(flags);
        let ty = self.natural_type(inst);
        let operand = self.value(operand);
        self.define(inst, operators::unary_op(op), ty, &[operand.0]);
    }

    /// Lowers a binary operation.
    pub(in crate::lower) fn lower_binary(
        &mut self,
        inst: InstId,
        op: BinaryOp,
        lhs: Value,
        rhs: Value,
        flags: Flags,
    ) {
        let llvm_type = self.type_of(Value::Inst(inst));
        let ty = self.natural_type(inst);
        let (a, b) = (self.value(lhs), self.value(rhs));
        if self.is_bool(llvm_type) {
            return self.lower_bool_binary(inst, op, ty, a, b);
        }
        let id = self.define(inst, operators::binary_op(op), ty, &[a.0, b.0]);
        if op.is_float() {
            self.f.contraction.note(op, flags);
            self.decorate_fast_math(id, flags);
        } else if !flags.is_empty() {
            self.decorate_wrap(id, op, flags);
        }
    }

    /// Arithmetic modulo 2 is logic: a sum is "not equal", a product is "and". Shifts and divisions are defined for
    /// one right operand only, with which they change nothing; a remainder is then 0.
    fn lower_bool_binary(&mut self, inst: InstId, op: BinaryOp, ty: Id, a: Id, b: Id) {
        let logic = match op {
            BinaryOp::Add | BinaryOp::Sub => BinaryOp::Xor,
            BinaryOp::Mul => BinaryOp::And,
            op => op,
        };
        if let Some(op) = operators::logical_op(logic) {
            self.define(inst, op, ty, &[a.0, b.0]);
            return;
        }
        match op {
            BinaryOp::URem | BinaryOp::SRem => {
                self.define(inst, Op::LogicalNotEqual, ty, &[a.0, a.0]);
            }
            _ => {
                self.define(inst, Op::LogicalAnd, ty, &[a.0, a.0]);
            }
        }
    }

    /// `nuw` and `nsw` become decorations if the module may have them, which is known at the end.
    fn decorate_wrap(&mut self, id: Id, op: BinaryOp, flags: Flags) {
        let can_wrap = matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl);
        for (flag, decoration, name) in
            [(Flags::NSW, Decoration::NoSignedWrap, "nsw"), (Flags::NUW, Decoration::NoUnsignedWrap, "nuw")]
        {
            if flags.contains(flag) && can_wrap {
                self.decorate_late(id, decoration, Operands::new());
            } else if flags.contains(flag) {
                self.lose_flag(name);
            }
        }
        self.lose_exactness(flags);
    }

    /// Counts flags that no SPIR-V instruction has.
    pub(in crate::lower) fn lose_exactness(&mut self, flags: Flags) {
        for (flag, name) in [
            (Flags::EXACT, "exact"),
            (Flags::DISJOINT, "disjoint"),
            (Flags::NNEG, "nneg"),
            (Flags::SAMESIGN, "samesign"),
        ] {
            if flags.contains(flag) {
                self.lose_flag(name);
            }
        }
    }

    /// FPFastMathMode of an arithmetic instruction.
    fn decorate_fast_math(&mut self, id: Id, flags: Flags) {
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
            let intel = self.options.extensions.allows("SPV_INTEL_fp_fast_math_mode");
            for (flag, bit, name) in [
                (Flags::CONTRACT, FPFastMathMode::AllowContract, "contract"),
                (Flags::REASSOC, FPFastMathMode::AllowReassoc, "reassoc"),
            ] {
                if flags.contains(flag) && intel {
                    mode |= bit;
                } else if flags.contains(flag) {
                    self.lose_flag(name);
                }
            }
            if flags.contains(Flags::AFN) {
                self.lose_flag("afn");
            }
        }
        if !mode.is_empty() {
            self.decorate(id, Decoration::FPFastMathMode, &[mode.0]);
        }
    }

    /// Counts fast-math flags of an instruction that SPIR-V has no fast-math mode for.
    pub(in crate::lower) fn lose_fast_math(&mut self, flags: Flags) {
        if !flags.fast_math().is_empty() {
            for name in flags.fast_math().names() {
                self.lose_flag(name);
            }
        }
    }
}
