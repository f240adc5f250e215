//! Comparisons and differences of pointers into one variable, as those of numbers of bytes.

use super::emit;
use super::layout::Layouts;
use super::path::Amount;
use super::places::{Place, Places};
use super::pointees::is_own;
use llvm_model::{
    BinaryOp, Builder, CastOp, Constant, InstBuilder as _, InstId, InstKind, IntPredicate, Module, Type,
    Value,
};

/// Adds what a comparison or a difference of pointers is; `None` if it is another instruction, or the pointers do not lead into
/// variables that are known.
pub(super) fn lower(
    at: &mut Builder<'_>,
    places: &mut Places,
    layout: &Layouts<'_>,
    inst: InstId,
) -> Option<Value> {
    match at.body.insts[inst].kind {
        InstKind::ICmp { predicate, lhs, rhs } => compare(at, places, layout, predicate, lhs, rhs),
        InstKind::Binary { op: BinaryOp::Sub, lhs, rhs } => {
            let (lhs, rhs) = (address(at, lhs)?, address(at, rhs)?);
            let (a, b) =
                (places.of(at.module, at.body, layout, lhs)?, places.of(at.module, at.body, layout, rhs)?);
            let (a, b) = offsets(at, &a, &b)?;
            let bytes = at.binary(BinaryOp::Sub, a, b);
            let ty = at.body.insts[inst].ty;
            Some(match at.int_width(ty)? {
                32 => bytes,
                width if width > 32 => at.cast(CastOp::SExt, bytes, ty),
                _ => at.cast(CastOp::Trunc, bytes, ty),
            })
        }
        _ => None,
    }
}

/// Adds the number of bytes that a `getelementptr` steps, of 32 bits.
pub(crate) fn step_bytes(at: &mut Builder<'_>, layouts: &Layouts<'_>, inst: InstId) -> Option<Value> {
    let InstKind::GetElementPtr { base, .. } = at.body.insts[inst].kind else { return None };
    let place = super::places::step(at.module, layouts, &at.body.insts[inst].kind, base)?;
    Some(bytes(at, &place))
}

/// The variable that a constant pointer leads into, and the bytes in front of the place in it.
pub(crate) fn constant_place(module: &Module, layouts: &Layouts<'_>, pointer: Value) -> Option<(Value, i64)> {
    let place = super::places::constant(module, layouts, pointer)?;
    (place.terms.is_empty() && place.descriptor.is_none()).then_some((place.root, place.offset))
}

/// The pointer that a number is the address of.
fn address(at: &Builder<'_>, number: Value) -> Option<Value> {
    match number {
        Value::Inst(inst) => match at.body.insts[inst].kind {
            InstKind::Cast { op: CastOp::PtrToInt | CastOp::PtrToAddr, operand } => Some(operand),
            _ => None,
        },
        _ => None,
    }
}

fn compare(
    at: &mut Builder<'_>,
    places: &mut Places,
    layout: &Layouts<'_>,
    predicate: IntPredicate,
    lhs: Value,
    rhs: Value,
) -> Option<Value> {
    // Addresses are compared as numbers where SPIR-V has no instruction for pointers (before 1.4).
    let (lhs, rhs) = match (address(at, lhs), address(at, rhs)) {
        (Some(lhs), Some(rhs)) => (lhs, rhs),
        _ => (lhs, rhs),
    };
    let ty = at.value_type(lhs)?;
    if !matches!(at.module.types[ty], Type::Pointer(_)) {
        return None;
    }
    let is_null =
        |value: Value| matches!(value, Value::Const(id) if at.module.constants[id] == Constant::Null);
    let is_equality = matches!(predicate, IntPredicate::Eq | IntPredicate::Ne);
    let i1 = at.module.types.int(1);
    if is_equality && is_null(lhs) && is_null(rhs) {
        return Some(at.int(i1, (predicate == IntPredicate::Eq).into()));
    }
    if is_equality && (is_null(lhs) || is_null(rhs)) {
        let other = if is_null(lhs) { rhs } else { lhs };
        // The address of a variable is not null.
        let place = places.of(at.module, at.body, layout, other)?;
        is_variable(at, &place).then_some(())?;
        return Some(at.int(i1, (predicate == IntPredicate::Ne).into()));
    }
    let (a, b) = (places.of(at.module, at.body, layout, lhs)?, places.of(at.module, at.body, layout, rhs)?);
    if a.root != b.root {
        // Different variables are not equal, and have no order. Buffers may be the same memory.
        let is_known = is_variable(at, &a) && is_variable(at, &b) && !(is_bound(at, &a) && is_bound(at, &b));
        return is_known.then(|| at.int(i1, (predicate == IntPredicate::Ne).into()));
    }
    let (a, b) = offsets(at, &a, &b)?;
    Some(at.icmp(predicate, a, b))
}

/// Whether a place is in a variable, and not where a pointer leads that nothing is known of.
fn is_variable(at: &Builder<'_>, place: &Place) -> bool {
    match place.root {
        Value::Const(id) => matches!(at.module.constants[id], Constant::Global(_)),
        Value::Inst(inst) => matches!(at.body.insts[inst].kind, InstKind::Alloca { .. }),
        _ => false,
    }
}

/// Whether a place is in memory that the host gives.
fn is_bound(at: &Builder<'_>, place: &Place) -> bool {
    !at.value_type(place.root).is_some_and(|ty| is_own(&at.module.types, ty))
}

/// The bytes in front of two places in one variable; none is as large as 2^31.
fn offsets(at: &mut Builder<'_>, a: &Place, b: &Place) -> Option<(Value, Value)> {
    if a.root != b.root || a.descriptor != b.descriptor {
        return None;
    }
    Some((bytes(at, a), bytes(at, b)))
}

fn bytes(at: &mut Builder<'_>, place: &Place) -> Value {
    let terms = place.terms.iter().map(|term| (term.stride, term.index)).collect();
    emit::number(at, &Amount { constant: place.offset, terms, modulo: 0, divide: 1 })
}
