//! Comparisons: instructions and the predicates of `icmp` and `fcmp`.

use super::{Pair, both, by_number, to_llvm, to_spirv, total};
use llvm_model::{FloatPredicate, IntPredicate};
use spirv_grammar::Op;

/// Comparisons of integers.
pub const INT: &[Pair<Op, IntPredicate>] = &[
    both(Op::IEqual, IntPredicate::Eq),
    both(Op::INotEqual, IntPredicate::Ne),
    both(Op::UGreaterThan, IntPredicate::Ugt),
    both(Op::SGreaterThan, IntPredicate::Sgt),
    both(Op::UGreaterThanEqual, IntPredicate::Uge),
    both(Op::SGreaterThanEqual, IntPredicate::Sge),
    both(Op::ULessThan, IntPredicate::Ult),
    both(Op::SLessThan, IntPredicate::Slt),
    both(Op::ULessThanEqual, IntPredicate::Ule),
    both(Op::SLessThanEqual, IntPredicate::Sle),
];

/// Comparisons of truth values, which are integers of one bit in LLVM IR.
pub const LOGICAL: &[Pair<Op, IntPredicate>] =
    &[both(Op::LogicalEqual, IntPredicate::Eq), both(Op::LogicalNotEqual, IntPredicate::Ne)];

/// Comparisons of pointers, from version 1.4 on; every version can compare them as integers.
pub const POINTER: &[Pair<Op, IntPredicate>] =
    &[both(Op::PtrEqual, IntPredicate::Eq), both(Op::PtrNotEqual, IntPredicate::Ne)];

/// Comparisons of floats.
pub const FLOAT: &[Pair<Op, FloatPredicate>] = &[
    both(Op::FOrdEqual, FloatPredicate::Oeq),
    both(Op::FUnordEqual, FloatPredicate::Ueq),
    both(Op::FOrdNotEqual, FloatPredicate::One),
    to_llvm(Op::LessOrGreater, FloatPredicate::One, "deprecated: OpFOrdNotEqual is equivalent"),
    both(Op::FUnordNotEqual, FloatPredicate::Une),
    both(Op::FOrdLessThan, FloatPredicate::Olt),
    both(Op::FUnordLessThan, FloatPredicate::Ult),
    both(Op::FOrdGreaterThan, FloatPredicate::Ogt),
    both(Op::FUnordGreaterThan, FloatPredicate::Ugt),
    both(Op::FOrdLessThanEqual, FloatPredicate::Ole),
    both(Op::FUnordLessThanEqual, FloatPredicate::Ule),
    both(Op::FOrdGreaterThanEqual, FloatPredicate::Oge),
    both(Op::FUnordGreaterThanEqual, FloatPredicate::Uge),
    both(Op::Ordered, FloatPredicate::Ord),
    both(Op::Unordered, FloatPredicate::Uno),
    to_spirv(FloatPredicate::False, Op::FOrdNotEqual, WITH_ITSELF),
    to_spirv(FloatPredicate::True, Op::FUnordEqual, WITH_ITSELF),
];

const WITH_ITSELF: &str = "compares the first operand with itself, so that the outcome is known";

/// Whether an `fcmp` looks at no operand. Its instruction ([`float_op`]) compares one operand with itself: a number is
/// never ordered and unequal to itself, and always unordered or equal.
pub const fn is_known(predicate: FloatPredicate) -> bool {
    matches!(predicate, FloatPredicate::False | FloatPredicate::True)
}

/// The numbers of the opcodes in [`INT`], [`LOGICAL`] and [`FLOAT`] lie below this.
const LIMIT: usize = 256;

static INT_BY_OP: [Option<IntPredicate>; LIMIT] =
    by_number!([INT, LOGICAL], LIMIT, is_to_llvm, |pair| pair.spirv.0 as usize => pair.llvm);

static FLOAT_BY_OP: [Option<FloatPredicate>; LIMIT] =
    by_number!([FLOAT], LIMIT, is_to_llvm, |pair| pair.spirv.0 as usize => pair.llvm);

static OP_BY_INT: [Op; IntPredicate::ALL.len()] = total(
    by_number!([INT], IntPredicate::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv),
    Op::Nop,
);

static OP_BY_LOGICAL: [Option<Op>; IntPredicate::ALL.len()] =
    by_number!([LOGICAL], IntPredicate::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv);

static OP_BY_FLOAT: [Op; FloatPredicate::ALL.len()] = total(
    by_number!([FLOAT], FloatPredicate::ALL.len(), is_to_spirv, |pair| pair.llvm as usize => pair.spirv),
    Op::Nop,
);

/// The predicate of `icmp` for a comparison of integers or truth values; `None` for other instructions.
#[inline]
pub fn int(op: Op) -> Option<IntPredicate> {
    INT_BY_OP.get(usize::from(op.0)).copied().flatten()
}

/// The predicate of `icmp` for a comparison of pointers; `None` for other instructions.
pub fn pointer(op: Op) -> Option<IntPredicate> {
    POINTER.iter().find(|pair| pair.spirv == op).map(|pair| pair.llvm)
}

/// The comparison of pointers for a predicate; `None` for those that only integers have.
pub fn pointer_op(predicate: IntPredicate) -> Option<Op> {
    POINTER.iter().find(|pair| pair.llvm == predicate).map(|pair| pair.spirv)
}

/// The predicate of `fcmp` for a comparison of floats; `None` for other instructions.
#[inline]
pub fn float(op: Op) -> Option<FloatPredicate> {
    FLOAT_BY_OP.get(usize::from(op.0)).copied().flatten()
}

/// The comparison of integers for a predicate.
#[inline]
pub fn int_op(predicate: IntPredicate) -> Op {
    OP_BY_INT[predicate as usize]
}

/// The comparison of truth values for a predicate; `None` for those that take logic.
#[inline]
pub fn logical_op(predicate: IntPredicate) -> Option<Op> {
    OP_BY_LOGICAL[predicate as usize]
}

/// The comparison of floats for a predicate; see [`is_known`].
#[inline]
pub fn float_op(predicate: FloatPredicate) -> Op {
    OP_BY_FLOAT[predicate as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::convention::{laws, operators};
    use spirv_grammar::InstructionClass;

    /// Instructions of the class that compare nothing.
    const OTHERS: &[(Op, &str)] =
        &[(Op::LogicalNot, "an exclusive or with true"), (Op::Select, "LLVM's select")];

    #[test]
    fn comparisons_are_one_to_one_and_complete() {
        laws::check(INT);
        laws::check(LOGICAL);
        laws::check(POINTER);
        laws::check(FLOAT);
        laws::complete(IntPredicate::ALL, &laws::llvm_side(INT), &[]);
        laws::complete(FloatPredicate::ALL, &laws::llvm_side(FLOAT), &[]);
        let said = [INT, LOGICAL, POINTER].map(laws::spirv_side).concat();
        let said = [said, laws::spirv_side(FLOAT), laws::spirv_side(operators::LOGICAL)].concat();
        laws::complete_class(InstructionClass::RelationalAndLogical, &said, OTHERS);
    }

    #[test]
    fn what_is_known_holds_for_one_operand() {
        for pair in FLOAT.iter().filter(|pair| !pair.way.is_to_llvm()) {
            assert!(is_known(pair.llvm));
        }
    }
}
