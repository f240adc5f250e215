//! Arithmetic, and the flags that come with it.

use crate::lower::Lower;
use llvm_model::{BinaryOp, Flags, InstId, UnaryOp, Value};
use spirv_mapping::convention::{flags, operators};
use spirv_module::{Decoration, Id, Op, Operands};

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
    fn decorate_wrap(&mut self, id: Id, op: BinaryOp, said: Flags) {
        for pair in flags::WRAP {
            if said.contains(pair.llvm) && flags::can_wrap(op) {
                self.decorate_late(id, pair.spirv, Operands::new());
            } else if said.contains(pair.llvm) {
                self.lose_flags(pair.llvm);
            }
        }
        self.lose_exactness(said);
    }

    /// Counts flags that no SPIR-V instruction has; those of fast-math count where the instruction has none.
    pub(in crate::lower) fn lose_exactness(&mut self, said: Flags) {
        for &flag in flags::UNSAID.iter().filter(|flag| flag.fast_math().is_empty() && said.contains(**flag))
        {
            self.lose_flags(flag);
        }
    }

    /// FPFastMathMode of an arithmetic instruction.
    fn decorate_fast_math(&mut self, id: Id, said: Flags) {
        if said.is_empty() {
            return;
        }
        let extended = self.options.extensions.allows(flags::FAST_MATH_EXTENSION);
        let (mode, unsaid) = flags::fast_math_mode(said, extended);
        self.lose_flags(unsaid);
        if !mode.is_empty() {
            self.decorate(id, Decoration::FPFastMathMode, &[mode.0]);
        }
    }

    /// Counts fast-math flags of an instruction that SPIR-V has no fast-math mode for.
    pub(in crate::lower) fn lose_fast_math(&mut self, flags: Flags) {
        self.lose_flags(flags.fast_math());
    }

    /// Counts flags.
    fn lose_flags(&mut self, flags: Flags) {
        if !flags.is_empty() {
            for name in flags.names() {
                self.lose_flag(name);
            }
        }
    }
}
