//! Atomic functions as atomic instructions of LLVM IR: of the workgroup for its memory, else of the device.

use super::Call;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{
    Align, AtomicOp, Builder, CastOp, InstBuilder as _, InstKind, IntPredicate, Ordering, SyncScopeId,
    TypeId, Value,
};
use spirv_grammar::{MemorySemantics, Op, Scope};
use spirv_mapping::{Hook, Inst};

/// The instructions that change memory by a value.
const CHANGES: &[(Op, AtomicOp)] = &[
    (Op::AtomicExchange, AtomicOp::Xchg),
    (Op::AtomicIAdd, AtomicOp::Add),
    (Op::AtomicISub, AtomicOp::Sub),
    (Op::AtomicSMin, AtomicOp::Min),
    (Op::AtomicUMin, AtomicOp::UMin),
    (Op::AtomicSMax, AtomicOp::Max),
    (Op::AtomicUMax, AtomicOp::UMax),
    (Op::AtomicAnd, AtomicOp::And),
    (Op::AtomicOr, AtomicOp::Or),
    (Op::AtomicXor, AtomicOp::Xor),
    (Op::AtomicFAddEXT, AtomicOp::FAdd),
    (Op::AtomicFMinEXT, AtomicOp::FMin),
    (Op::AtomicFMaxEXT, AtomicOp::FMax),
];

/// The address space of the memory of workgroups.
const LOCAL: u32 = 3;

/// Adds an atomic instruction; `None` if the call is none.
pub(super) fn lower(at: &mut Builder<'_>, this: &Call) -> Option<Value> {
    let Inst::Core(op) = this.reading.inst else { return None };
    let pointer = this.operand(at, 0)?;
    let of = at.ty(pointer);
    let space = at.module.types.address_space(of)?;
    match this.reading.hook {
        Some(Hook::AtomicInit) => {
            let value = this.operand(at, 1)?;
            return Some(Value::Inst(at.store(value, pointer, 0)));
        }
        Some(Hook::CompareExchange) => return compare_exchange(at, this, pointer, space),
        Some(Hook::NegatedValue) => {
            let value = this.operand(at, 3)?;
            let value = at.fneg(value);
            let atomic = atomic(at, this, space);
            return Some(change(at, AtomicOp::FAdd, pointer, value, atomic));
        }
        Some(_) => return None,
        None => {}
    }
    if let Some((_, operation)) = CHANGES.iter().find(|(own, _)| *own == op) {
        let value = this.operand(at, 3)?;
        let atomic = atomic(at, this, space);
        return Some(change(at, *operation, pointer, value, atomic));
    }
    let atomic = atomic(at, this, space);
    Some(match op {
        Op::AtomicIIncrement => {
            let one = at.int(this.ty, 1);
            change(at, AtomicOp::Add, pointer, one, atomic)
        }
        Op::AtomicIDecrement => {
            let one = at.int(this.ty, 1);
            change(at, AtomicOp::Sub, pointer, one, atomic)
        }
        Op::AtomicLoad => {
            let ordering = match atomic.ordering {
                Ordering::Release | Ordering::AcqRel => Ordering::Acquire,
                other => other,
            };
            let align = bytes(at, this.ty);
            let kind = InstKind::Load {
                pointer,
                align: Align::of(align),
                volatile: false,
                atomic: Some(Atomic { ordering, ..atomic }),
            };
            at.emit(kind, this.ty)
        }
        Op::AtomicStore => {
            let value = this.operand(at, 3)?;
            store(at, value, pointer, atomic)
        }
        Op::AtomicFlagTestAndSet => {
            let i32 = at.module.types.int(32);
            let one = at.int(i32, 1);
            let old = change(at, AtomicOp::Xchg, pointer, one, atomic);
            at.icmp_int(IntPredicate::Ne, old, 0)
        }
        Op::AtomicFlagClear => {
            let zero = at.int32(0);
            store(at, zero, pointer, atomic)
        }
        Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak => {
            let (value, expected) = (this.operand(at, 4)?, this.operand(at, 5)?);
            exchange(at, pointer, expected, value, atomic)
        }
        _ => return None,
    })
}

fn store(at: &mut Builder<'_>, value: Value, pointer: Value, atomic: Atomic) -> Value {
    let ordering = match atomic.ordering {
        Ordering::Acquire | Ordering::AcqRel => Ordering::Release,
        other => other,
    };
    let ty = at.ty(value);
    let align = bytes(at, ty);
    let atomic = Some(Atomic { ordering, ..atomic });
    let void = at.module.types.void();
    at.emit(InstKind::Store { value, pointer, align: Align::of(align), volatile: false, atomic }, void)
}

fn change(at: &mut Builder<'_>, op: AtomicOp, pointer: Value, value: Value, atomic: Atomic) -> Value {
    let ty = at.ty(value);
    let align = bytes(at, ty);
    at.emit(InstKind::AtomicRmw { op, pointer, value, atomic, volatile: false, align: Align::of(align) }, ty)
}

/// The old value.
fn exchange(at: &mut Builder<'_>, pointer: Value, expected: Value, value: Value, atomic: Atomic) -> Value {
    let ty = at.ty(value);
    let align = bytes(at, ty);
    let i1 = at.module.types.int(1);
    let pair = at.module.types.literal_struct(&[ty, i1], false);
    let failure = match atomic.ordering {
        Ordering::Release => Ordering::Monotonic,
        Ordering::AcqRel => Ordering::Acquire,
        other => other,
    };
    let exchange = CmpXchg {
        pointer,
        expected,
        replacement: value,
        success: atomic.ordering,
        failure,
        scope: atomic.scope,
        weak: false,
        volatile: false,
        align: Align::of(align),
    };
    let both = at.emit(InstKind::CmpXchg(Box::new(exchange)), pair);
    at.extract_value(both, &[0])
}

/// The function of OpenCL C 2.0: the expected value is in memory, and the old one is stored there.
fn compare_exchange(at: &mut Builder<'_>, this: &Call, pointer: Value, space: u32) -> Option<Value> {
    let (value, place) = (this.operand(at, 4)?, this.operand(at, 5)?);
    let atomic = atomic(at, this, space);
    let ty = at.ty(value);
    let bits = bytes(at, ty) as u32 * 8;
    let bits = at.module.types.int(bits);
    let value = if ty == bits { value } else { at.cast(CastOp::BitCast, value, bits) };
    let expected = at.load(bits, place, 0);
    let old = exchange(at, pointer, expected, value, atomic);
    at.store(old, place, 0);
    let same = at.icmp(IntPredicate::Eq, old, expected);
    Some(match at.int_width(this.ty) {
        Some(1) | None => same,
        Some(_) => at.cast(CastOp::ZExt, same, this.ty),
    })
}

/// The order and the scope of a call.
fn atomic(at: &mut Builder<'_>, this: &Call, space: u32) -> Atomic {
    let bits = this.constant(at.module, 2).unwrap_or(MemorySemantics::AcquireRelease.0);
    let has = |semantics: MemorySemantics| bits & semantics.0 != 0;
    let strong = [MemorySemantics::AcquireRelease, MemorySemantics::SequentiallyConsistent];
    let ordering = match () {
        () if strong.iter().any(|&semantics| has(semantics)) => Ordering::AcqRel,
        () if has(MemorySemantics::Acquire) => Ordering::Acquire,
        () if has(MemorySemantics::Release) => Ordering::Release,
        () => Ordering::Monotonic,
    };
    let stated = this.constant(at.module, 1).map(Scope);
    let scope = match stated {
        Some(Scope::Subgroup) => scope(at, "subgroup"),
        Some(Scope::Workgroup) => scope(at, "workgroup"),
        _ if space == LOCAL => scope(at, "workgroup"),
        _ => scope(at, "device"),
    };
    Atomic { ordering, scope }
}

fn scope(at: &mut Builder<'_>, name: &str) -> SyncScopeId {
    at.module.sync_scopes.intern(name.into())
}

fn bytes(at: &Builder<'_>, ty: TypeId) -> u64 {
    let types = &at.module.types;
    let width = types.int_width(ty).or_else(|| types[ty].float_width()).unwrap_or(32);
    u64::from(width / 8)
}
