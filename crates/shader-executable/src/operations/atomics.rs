//! Atomic instructions. Scopes are all that of the whole machine.

use super::{Operation, Row, core};
use crate::problem::Res;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{Align, AtomicOp, InstBuilder as _, InstKind, Ordering, SyncScopeId, TypeId, Value};
use spirv_grammar::{MemorySemantics, Op};

pub(super) const ROWS: &[Row] = &[
    core(Op::AtomicLoad, |o| {
        let [pointer, _, semantics] = o.operands()?;
        let ordering = match ordering(o, semantics) {
            Ordering::Release | Ordering::AcqRel => Ordering::Acquire,
            other => other,
        };
        let (ty, atomic) = (o.result, Some(Atomic { ordering, scope: system(o) }));
        let align = bytes(o, ty);
        let volatile = o.code.is_volatile;
        Ok(o.code.emit(InstKind::Load { pointer, align: Align::of(align), volatile, atomic }, ty))
    }),
    core(Op::AtomicStore, |o| {
        let [pointer, _, semantics, value] = o.operands()?;
        let ordering = match ordering(o, semantics) {
            Ordering::Acquire | Ordering::AcqRel => Ordering::Release,
            other => other,
        };
        let (ty, void) = (o.code.ty(value), o.code.out.types.void());
        let (align, atomic) = (bytes(o, ty), Some(Atomic { ordering, scope: system(o) }));
        let volatile = o.code.is_volatile;
        o.code.emit(InstKind::Store { value, pointer, align: Align::of(align), volatile, atomic }, void);
        Ok(o.nothing())
    }),
    core(Op::AtomicExchange, |o| update(o, AtomicOp::Xchg)),
    core(Op::AtomicIAdd, |o| update(o, AtomicOp::Add)),
    core(Op::AtomicISub, |o| update(o, AtomicOp::Sub)),
    core(Op::AtomicSMin, |o| update(o, AtomicOp::Min)),
    core(Op::AtomicUMin, |o| update(o, AtomicOp::UMin)),
    core(Op::AtomicSMax, |o| update(o, AtomicOp::Max)),
    core(Op::AtomicUMax, |o| update(o, AtomicOp::UMax)),
    core(Op::AtomicAnd, |o| update(o, AtomicOp::And)),
    core(Op::AtomicOr, |o| update(o, AtomicOp::Or)),
    core(Op::AtomicXor, |o| update(o, AtomicOp::Xor)),
    core(Op::AtomicFAddEXT, |o| update(o, AtomicOp::FAdd)),
    core(Op::AtomicFMinEXT, |o| update(o, AtomicOp::FMin)),
    core(Op::AtomicFMaxEXT, |o| update(o, AtomicOp::FMax)),
    core(Op::AtomicIIncrement, |o| count(o, AtomicOp::Add)),
    core(Op::AtomicIDecrement, |o| count(o, AtomicOp::Sub)),
    core(Op::AtomicCompareExchange, compare_exchange),
];

fn update(o: &mut Operation<'_, '_>, op: AtomicOp) -> Res<Value> {
    let [pointer, _, semantics, value] = o.operands()?;
    let ordering = ordering(o, semantics);
    Ok(changed(o, op, pointer, value, ordering))
}

fn count(o: &mut Operation<'_, '_>, op: AtomicOp) -> Res<Value> {
    let [pointer, _, semantics] = o.operands()?;
    let (zero, ordering) = (o.code.zero(o.result), ordering(o, semantics));
    let one = o.code.int_like(zero, 1);
    Ok(changed(o, op, pointer, one, ordering))
}

fn changed(
    o: &mut Operation<'_, '_>,
    op: AtomicOp,
    pointer: Value,
    value: Value,
    ordering: Ordering,
) -> Value {
    let (ty, atomic) = (o.result, Atomic { ordering, scope: system(o) });
    let align = bytes(o, ty);
    let volatile = o.code.is_volatile;
    o.code.emit(InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align: Align::of(align) }, ty)
}

fn compare_exchange(o: &mut Operation<'_, '_>) -> Res<Value> {
    let [pointer, _, equal, unequal, value, expected] = o.operands()?;
    let (success, failure) = (ordering(o, equal), ordering(o, unequal));
    let failure = match failure {
        Ordering::Release | Ordering::AcqRel => Ordering::Acquire,
        other => other,
    };
    let (ty, truth) = (o.result, o.code.out.types.int(1));
    let cmpxchg = CmpXchg {
        pointer,
        expected,
        replacement: value,
        success,
        failure,
        scope: system(o),
        weak: false,
        volatile: o.code.is_volatile,
        align: Align::of(bytes(o, ty)),
    };
    let both = o.code.out.types.literal_struct(&[ty, truth], false);
    let result = o.code.emit(InstKind::CmpXchg(Box::new(cmpxchg)), both);
    Ok(o.code.extract_value(result, &[0]))
}

/// Returns the ordering for memory semantics; the strongest if they are not constant.
fn ordering(o: &Operation<'_, '_>, semantics: Value) -> Ordering {
    let Some(bits) = o.code.out.as_u64(semantics) else { return Ordering::SeqCst };
    let has = |wanted: MemorySemantics| bits & u64::from(wanted.0) != 0;
    let orders = [
        (MemorySemantics::SequentiallyConsistent, Ordering::SeqCst),
        (MemorySemantics::AcquireRelease, Ordering::AcqRel),
        (MemorySemantics::Release, Ordering::Release),
        (MemorySemantics::Acquire, Ordering::Acquire),
    ];
    orders.into_iter().find(|(wanted, _)| has(*wanted)).map_or(Ordering::Monotonic, |(_, ordering)| ordering)
}

fn system(o: &mut Operation<'_, '_>) -> SyncScopeId {
    o.code.out.sync_scopes.intern("".into())
}

fn bytes(o: &Operation<'_, '_>, ty: TypeId) -> u64 {
    crate::layout::scalar_size(o.code.out, ty).unwrap_or(4)
}
