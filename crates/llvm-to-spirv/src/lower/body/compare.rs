//! Comparisons and `select`.

use crate::lower::Lower;
use llvm_model::{Flags, FloatPredicate, InstId, IntPredicate, Value};
use spirv_mapping::convention::predicates;
use spirv_module::{Id, Op};

impl Lower<'_> {
    /// Lowers `icmp`: of integers, truth values or pointers.
    pub(in crate::lower) fn lower_icmp(
        &mut self,
        inst: InstId,
        predicate: IntPredicate,
        lhs: Value,
        rhs: Value,
        flags: Flags,
    ) {
        self.lose_exactness(flags);
        let ty = self.natural_type(inst);
        let compared = self.type_of(lhs);
        let (mut a, mut b) = (self.value(lhs), self.value(rhs));
        if self.is_bool(compared) {
            return self.lower_bool_compare(inst, predicate, ty, a, b);
        }
        if self.is_pointer(compared) {
            // OpPtrEqual would need version 1.4; addresses compare the same.
            let size = self.value_type(self.common.size);
            a = self.emit(Op::ConvertPtrToU, size, &[a.0]);
            b = self.emit(Op::ConvertPtrToU, size, &[b.0]);
        }
        self.define(inst, predicates::int_op(predicate), ty, &[a.0, b.0]);
    }

    /// True is the greater one unsigned, and the smaller one (-1) signed.
    fn lower_bool_compare(&mut self, inst: InstId, predicate: IntPredicate, ty: Id, a: Id, b: Id) {
        if let Some(op) = predicates::logical_op(predicate) {
            self.define(inst, op, ty, &[a.0, b.0]);
            return;
        }
        let (op, negated, other) = match predicate {
            IntPredicate::Ugt | IntPredicate::Slt => (Op::LogicalAnd, b, a),
            IntPredicate::Uge | IntPredicate::Sle => (Op::LogicalOr, b, a),
            IntPredicate::Ult | IntPredicate::Sgt => (Op::LogicalAnd, a, b),
            _ => (Op::LogicalOr, a, b),
        };
        let negated = self.emit(Op::LogicalNot, ty, &[negated.0]);
        self.define(inst, op, ty, &[other.0, negated.0]);
    }

    /// Lowers `fcmp`. A comparison that does not look at its operands is one whose outcome is known.
    pub(in crate::lower) fn lower_fcmp(
        &mut self,
        inst: InstId,
        predicate: FloatPredicate,
        lhs: Value,
        rhs: Value,
        flags: Flags,
    ) {
        self.lose_fast_math(flags);
        let ty = self.natural_type(inst);
        let (a, b) = (self.value(lhs), self.value(rhs));
        let b = if predicates::is_known(predicate) { a } else { b };
        self.define(inst, predicates::float_op(predicate), ty, &[a.0, b.0]);
    }

    /// Lowers `select`. Before version 1.4 the condition must have as many lanes as the operands.
    pub(in crate::lower) fn lower_select(
        &mut self,
        inst: InstId,
        condition: Value,
        if_true: Value,
        if_false: Value,
        flags: Flags,
    ) {
        self.lose_fast_math(flags);
        let ty = self.natural_type(inst);
        let llvm_type = self.type_of(Value::Inst(inst));
        let mut chooser = self.value(condition);
        if let Some(lanes) = self.lanes(llvm_type)
            && self.lanes(self.type_of(condition)).is_none()
        {
            let bools = self.bool_like(llvm_type);
            let parts = vec![chooser.0; lanes as usize];
            chooser = self.emit(Op::CompositeConstruct, bools, &parts);
        }
        let a = self.operand_as(if_true, ty);
        let b = self.operand_as(if_false, ty);
        self.define(inst, Op::Select, ty, &[chooser.0, a.0, b.0]);
    }
}
