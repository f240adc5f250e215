//! The numbers that stand for linkages, operators, predicates and the like, each list read in both directions.

use llvm_model::global::{DllStorage, ThreadLocal};
use llvm_model::{
    AtomicOp, BinaryOp, CastOp, ComdatKind, FloatPredicate, IntPredicate, Linkage, Ordering, UnnamedAddr,
    Visibility,
};

/// The item for a number in a list of pairs.
fn by_number<T: Copy>(list: &[(u64, T)], number: u64) -> Option<T> {
    list.iter().find(|(n, _)| *n == number).map(|(_, item)| *item)
}

/// The number of an item; for several numbers the first, which is the one to write.
fn number_of<T: Copy + PartialEq>(list: &[(u64, T)], item: T) -> u64 {
    list.iter().find(|(_, i)| *i == item).map_or(0, |(n, _)| *n)
}

const LINKAGES: &[(u64, Linkage)] = &[
    (0, Linkage::External),
    (2, Linkage::Appending),
    (3, Linkage::Internal),
    (7, Linkage::ExternWeak),
    (8, Linkage::Common),
    (9, Linkage::Private),
    (12, Linkage::AvailableExternally),
    (16, Linkage::WeakAny),
    (17, Linkage::WeakOdr),
    (18, Linkage::LinkOnceAny),
    (19, Linkage::LinkOnceOdr),
    // Read only: before LLVM 3.6 these implied a comdat.
    (1, Linkage::WeakAny),
    (4, Linkage::LinkOnceAny),
    (10, Linkage::WeakOdr),
    (11, Linkage::LinkOnceOdr),
    // Read only: linker_private and linker_private_weak.
    (13, Linkage::Private),
    (14, Linkage::Private),
];

/// A linkage; unknown numbers are external, as in LLVM.
pub(crate) fn linkage(number: u64) -> Linkage {
    by_number(LINKAGES, number).unwrap_or(Linkage::External)
}

pub(crate) fn linkage_number(linkage: Linkage) -> u64 {
    number_of(LINKAGES, linkage)
}

/// Returns whether a linkage number places the symbol in a comdat of its own name.
pub(crate) fn implies_comdat(number: u64) -> bool {
    matches!(number, 1 | 4 | 10 | 11)
}

const VISIBILITIES: &[(u64, Visibility)] =
    &[(0, Visibility::Default), (1, Visibility::Hidden), (2, Visibility::Protected)];

pub(crate) fn visibility(number: u64) -> Visibility {
    by_number(VISIBILITIES, number).unwrap_or_default()
}

pub(crate) fn visibility_number(visibility: Visibility) -> u64 {
    number_of(VISIBILITIES, visibility)
}

const DLL_STORAGES: &[(u64, DllStorage)] =
    &[(0, DllStorage::Default), (1, DllStorage::Import), (2, DllStorage::Export)];

pub(crate) fn dll_storage(number: u64) -> DllStorage {
    by_number(DLL_STORAGES, number).unwrap_or_default()
}

pub(crate) fn dll_storage_number(storage: DllStorage) -> u64 {
    number_of(DLL_STORAGES, storage)
}

const UNNAMED_ADDRS: &[(u64, UnnamedAddr)] =
    &[(0, UnnamedAddr::None), (1, UnnamedAddr::Global), (2, UnnamedAddr::Local)];

pub(crate) fn unnamed_addr(number: u64) -> UnnamedAddr {
    by_number(UNNAMED_ADDRS, number).unwrap_or_default()
}

pub(crate) fn unnamed_addr_number(unnamed: UnnamedAddr) -> u64 {
    number_of(UNNAMED_ADDRS, unnamed)
}

const THREAD_LOCALS: &[(u64, Option<ThreadLocal>)] = &[
    (0, None),
    (1, Some(ThreadLocal::GeneralDynamic)),
    (2, Some(ThreadLocal::LocalDynamic)),
    (3, Some(ThreadLocal::InitialExec)),
    (4, Some(ThreadLocal::LocalExec)),
];

/// A thread-local model; unknown numbers are general dynamic, as in LLVM.
pub(crate) fn thread_local(number: u64) -> Option<ThreadLocal> {
    by_number(THREAD_LOCALS, number).unwrap_or(Some(ThreadLocal::GeneralDynamic))
}

pub(crate) fn thread_local_number(model: Option<ThreadLocal>) -> u64 {
    number_of(THREAD_LOCALS, model)
}

const COMDAT_KINDS: &[(u64, ComdatKind)] = &[
    (1, ComdatKind::Any),
    (2, ComdatKind::ExactMatch),
    (3, ComdatKind::Largest),
    (4, ComdatKind::NoDeduplicate),
    (5, ComdatKind::SameSize),
];

pub(crate) fn comdat_kind(number: u64) -> ComdatKind {
    by_number(COMDAT_KINDS, number).unwrap_or_default()
}

pub(crate) fn comdat_kind_number(kind: ComdatKind) -> u64 {
    number_of(COMDAT_KINDS, kind)
}

/// The integer and the floating-point operator of each number.
const BINARY_OPS: &[(Option<BinaryOp>, Option<BinaryOp>)] = &[
    (Some(BinaryOp::Add), Some(BinaryOp::FAdd)),
    (Some(BinaryOp::Sub), Some(BinaryOp::FSub)),
    (Some(BinaryOp::Mul), Some(BinaryOp::FMul)),
    (Some(BinaryOp::UDiv), None),
    (Some(BinaryOp::SDiv), Some(BinaryOp::FDiv)),
    (Some(BinaryOp::URem), None),
    (Some(BinaryOp::SRem), Some(BinaryOp::FRem)),
    (Some(BinaryOp::Shl), None),
    (Some(BinaryOp::LShr), None),
    (Some(BinaryOp::AShr), None),
    (Some(BinaryOp::And), None),
    (Some(BinaryOp::Or), None),
    (Some(BinaryOp::Xor), None),
];

/// The operator with a number, for operands that are (vectors of) floats or integers.
pub(crate) fn binary_op(number: u64, is_float: bool) -> Option<BinaryOp> {
    let (int, float) = BINARY_OPS.get(usize::try_from(number).ok()?)?;
    if is_float { *float } else { *int }
}

pub(crate) fn binary_op_number(op: BinaryOp) -> u64 {
    BINARY_OPS.iter().position(|(i, f)| *i == Some(op) || *f == Some(op)).unwrap_or(0) as u64
}

/// By number.
const CAST_OPS: &[CastOp] = &[
    CastOp::Trunc,
    CastOp::ZExt,
    CastOp::SExt,
    CastOp::FPToUI,
    CastOp::FPToSI,
    CastOp::UIToFP,
    CastOp::SIToFP,
    CastOp::FPTrunc,
    CastOp::FPExt,
    CastOp::PtrToInt,
    CastOp::IntToPtr,
    CastOp::BitCast,
    CastOp::AddrSpaceCast,
    CastOp::PtrToAddr,
];

/// By number.
const ATOMIC_OPS: &[AtomicOp] = &[
    AtomicOp::Xchg,
    AtomicOp::Add,
    AtomicOp::Sub,
    AtomicOp::And,
    AtomicOp::Nand,
    AtomicOp::Or,
    AtomicOp::Xor,
    AtomicOp::Max,
    AtomicOp::Min,
    AtomicOp::UMax,
    AtomicOp::UMin,
    AtomicOp::FAdd,
    AtomicOp::FSub,
    AtomicOp::FMax,
    AtomicOp::FMin,
    AtomicOp::UIncWrap,
    AtomicOp::UDecWrap,
    AtomicOp::USubCond,
    AtomicOp::USubSat,
    AtomicOp::FMaximum,
    AtomicOp::FMinimum,
    AtomicOp::FMaximumNum,
    AtomicOp::FMinimumNum,
];

/// By number less 1; 0 is not atomic.
const ORDERINGS: &[Ordering] = &[
    Ordering::Unordered,
    Ordering::Monotonic,
    Ordering::Acquire,
    Ordering::Release,
    Ordering::AcqRel,
    Ordering::SeqCst,
];

/// By number.
const FLOAT_PREDICATES: &[FloatPredicate] = &[
    FloatPredicate::False,
    FloatPredicate::Oeq,
    FloatPredicate::Ogt,
    FloatPredicate::Oge,
    FloatPredicate::Olt,
    FloatPredicate::Ole,
    FloatPredicate::One,
    FloatPredicate::Ord,
    FloatPredicate::Uno,
    FloatPredicate::Ueq,
    FloatPredicate::Ugt,
    FloatPredicate::Uge,
    FloatPredicate::Ult,
    FloatPredicate::Ule,
    FloatPredicate::Une,
    FloatPredicate::True,
];

/// By number less [`FIRST_INT_PREDICATE`].
const INT_PREDICATES: &[IntPredicate] = &[
    IntPredicate::Eq,
    IntPredicate::Ne,
    IntPredicate::Ugt,
    IntPredicate::Uge,
    IntPredicate::Ult,
    IntPredicate::Ule,
    IntPredicate::Sgt,
    IntPredicate::Sge,
    IntPredicate::Slt,
    IntPredicate::Sle,
];

const FIRST_INT_PREDICATE: u64 = 32;

fn at<T: Copy>(list: &[T], number: u64) -> Option<T> {
    list.get(usize::try_from(number).ok()?).copied()
}

fn position<T: PartialEq>(list: &[T], item: &T) -> u64 {
    list.iter().position(|i| i == item).unwrap_or(0) as u64
}

pub(crate) fn cast_op(number: u64) -> Option<CastOp> {
    at(CAST_OPS, number)
}

pub(crate) fn cast_op_number(op: CastOp) -> u64 {
    position(CAST_OPS, &op)
}

/// The bit beside the number of an atomic operation that stands for `elementwise`.
pub(crate) const ELEMENTWISE: u64 = 1 << 5;

pub(crate) fn atomic_op(number: u64) -> Option<AtomicOp> {
    at(ATOMIC_OPS, number)
}

pub(crate) fn atomic_op_number(op: AtomicOp) -> u64 {
    position(ATOMIC_OPS, &op)
}

/// An ordering; `Some(None)` is "not atomic".
pub(crate) fn ordering(number: u64) -> Option<Option<Ordering>> {
    match number {
        0 => Some(None),
        n => at(ORDERINGS, n - 1).map(Some),
    }
}

pub(crate) fn ordering_number(ordering: Ordering) -> u64 {
    position(ORDERINGS, &ordering) + 1
}

pub(crate) fn float_predicate(number: u64) -> Option<FloatPredicate> {
    at(FLOAT_PREDICATES, number)
}

pub(crate) fn float_predicate_number(predicate: FloatPredicate) -> u64 {
    position(FLOAT_PREDICATES, &predicate)
}

pub(crate) fn int_predicate(number: u64) -> Option<IntPredicate> {
    at(INT_PREDICATES, number.checked_sub(FIRST_INT_PREDICATE)?)
}

pub(crate) fn int_predicate_number(predicate: IntPredicate) -> u64 {
    position(INT_PREDICATES, &predicate) + FIRST_INT_PREDICATE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_as_they_are_written() {
        for op in BinaryOp::ALL {
            assert_eq!(binary_op(binary_op_number(*op), op.is_float()), Some(*op));
        }
        for op in CastOp::ALL {
            assert_eq!(cast_op(cast_op_number(*op)), Some(*op));
        }
        for op in AtomicOp::ALL {
            assert_eq!(atomic_op(atomic_op_number(*op)), Some(*op));
        }
        for o in Ordering::ALL {
            assert_eq!(ordering(ordering_number(*o)), Some(Some(*o)));
        }
        for p in IntPredicate::ALL {
            assert_eq!(int_predicate(int_predicate_number(*p)), Some(*p));
        }
        for p in FloatPredicate::ALL {
            assert_eq!(float_predicate(float_predicate_number(*p)), Some(*p));
        }
        for (number, l) in LINKAGES.iter().take(11) {
            assert_eq!((linkage(*number), linkage_number(*l)), (*l, *number));
        }
    }
}
