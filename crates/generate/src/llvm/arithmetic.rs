//! Operations on numbers: binary operations, comparisons, selects, freeze.

use super::Smith;
use llvm_model::{BinaryOp, Flags, FloatPredicate, InstBuilder, InstKind, IntPredicate, TypeId, UnaryOp};

const OF_INTEGERS: [(BinaryOp, Flags); 13] = {
    let wrap = Flags::NUW.with(Flags::NSW);
    [
        (BinaryOp::Add, wrap),
        (BinaryOp::Sub, wrap),
        (BinaryOp::Mul, wrap),
        (BinaryOp::And, Flags::NONE),
        (BinaryOp::Or, Flags::DISJOINT),
        (BinaryOp::Xor, Flags::NONE),
        (BinaryOp::Shl, wrap),
        (BinaryOp::LShr, Flags::EXACT),
        (BinaryOp::AShr, Flags::EXACT),
        (BinaryOp::UDiv, Flags::EXACT),
        (BinaryOp::SDiv, Flags::EXACT),
        (BinaryOp::URem, Flags::NONE),
        (BinaryOp::SRem, Flags::NONE),
    ]
};

const OF_FLOATS: [BinaryOp; 5] =
    [BinaryOp::FAdd, BinaryOp::FSub, BinaryOp::FMul, BinaryOp::FDiv, BinaryOp::FRem];

/// Adds an operation on two integers.
pub(super) fn integers(smith: &mut Smith<'_>) {
    let ty = smith.ints_in_use();
    let (op, flags) = smith.choices.pick(&OF_INTEGERS).unwrap_or(OF_INTEGERS[0]);
    let (lhs, rhs) = (smith.value(ty), smith.value(ty));
    smith.add_with(InstKind::Binary { op, lhs, rhs }, ty, flags);
}

/// Adds an operation on two floats, or a negation.
pub(super) fn floats(smith: &mut Smith<'_>) {
    let ty = smith.floats_in_use();
    let lhs = smith.value(ty);
    let kind = match smith.choices.pick(&OF_FLOATS).filter(|_| !smith.choices.rarely(6)) {
        Some(op) => InstKind::Binary { op, lhs, rhs: smith.value(ty) },
        None => InstKind::Unary { op: UnaryOp::FNeg, operand: lhs },
    };
    smith.add_with(kind, ty, Flags::FAST);
}

/// Adds a comparison of integers, pointers or floats.
pub(super) fn compare(smith: &mut Smith<'_>) {
    match smith.choices.below(4) {
        0 | 1 => {
            let ty = smith.ints_in_use();
            compare_as_integers(smith, ty, Flags::SAMESIGN);
        }
        2 => {
            let ty = smith.floats_in_use();
            let (lhs, rhs) = (smith.value(ty), smith.value(ty));
            let predicate = smith.choices.pick(FloatPredicate::ALL).unwrap_or(FloatPredicate::Oeq);
            let result = smith.int_type_like(ty, 1);
            smith.add_with(InstKind::FCmp { predicate, lhs, rhs }, result, Flags::FAST);
        }
        _ => {
            let ty = smith.pointer_in_use();
            compare_as_integers(smith, ty, Flags::NONE);
        }
    }
}

fn compare_as_integers(smith: &mut Smith<'_>, ty: TypeId, flags: Flags) {
    let (lhs, rhs) = (smith.value(ty), smith.value(ty));
    let predicate = smith.choices.pick(IntPredicate::ALL).unwrap_or(IntPredicate::Eq);
    let result = smith.int_type_like(ty, 1);
    smith.add_with(InstKind::ICmp { predicate, lhs, rhs }, result, flags);
}

/// Adds a select between two values of any type, by one condition or by one for each lane.
pub(super) fn select(smith: &mut Smith<'_>) {
    let ty = smith.any_in_use();
    let condition = match smith.module.types.lanes(ty).filter(|_| smith.choices.rarely(2)) {
        Some(_) => smith.int_type_like(ty, 1),
        None => smith.module.types.int(1),
    };
    let condition = smith.value(condition);
    let (if_true, if_false) = (smith.value(ty), smith.value(ty));
    let flags = if smith.is_floats(ty) { Flags::FAST } else { Flags::NONE };
    smith.add_with(InstKind::Select { condition, if_true, if_false }, ty, flags);
}

/// Adds a freeze of a value of any type.
pub(super) fn freeze(smith: &mut Smith<'_>) {
    let ty = smith.any_in_use();
    let operand = smith.value(ty);
    smith.add(InstKind::Freeze { operand }, ty);
}
