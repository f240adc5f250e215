//! Atomic operations of the widths that devices have, and fences.

use super::Smith;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{Align, AtomicOp, Id as _, InstBuilder, InstKind, Ordering, SyncScopeId, Type, TypeId};

const OF_INTEGERS: [AtomicOp; 13] = [
    AtomicOp::Add,
    AtomicOp::Xchg,
    AtomicOp::Sub,
    AtomicOp::And,
    AtomicOp::Or,
    AtomicOp::Xor,
    AtomicOp::Nand,
    AtomicOp::Max,
    AtomicOp::Min,
    AtomicOp::UMax,
    AtomicOp::UMin,
    AtomicOp::UIncWrap,
    AtomicOp::UDecWrap,
];

const OF_FLOATS: [AtomicOp; 5] =
    [AtomicOp::FAdd, AtomicOp::FSub, AtomicOp::FMax, AtomicOp::FMin, AtomicOp::Xchg];

/// Adds an atomic operation.
pub(super) fn add(smith: &mut Smith<'_>) {
    match smith.choices.below(6) {
        0 | 1 => {
            let ty = smith.atomic_integer();
            modify(smith, ty, &OF_INTEGERS);
        }
        2 => {
            let ty = smith.choices.pick(&[Type::Float, Type::Double].map(|ty| smith.module.types.intern(ty)));
            if let Some(ty) = ty {
                modify(smith, ty, &OF_FLOATS);
            }
        }
        3 => exchange(smith),
        4 => access(smith),
        _ => {
            let atomic =
                smith.atomic(&[Ordering::SeqCst, Ordering::Acquire, Ordering::Release, Ordering::AcqRel]);
            smith.emit_void(InstKind::Fence { atomic });
        }
    }
}

fn modify(smith: &mut Smith<'_>, ty: TypeId, operations: &[AtomicOp]) {
    let pointer = smith.writable();
    let value = smith.value(ty);
    let op = smith.choices.pick(operations).unwrap_or(AtomicOp::Xchg);
    let atomic = smith.atomic(&[
        Ordering::Monotonic,
        Ordering::Acquire,
        Ordering::Release,
        Ordering::AcqRel,
        Ordering::SeqCst,
    ]);
    let align = smith.bits_of(ty).map_or(8, |bits| u64::from(bits.div_ceil(8)));
    smith.add(
        InstKind::AtomicRmw { op, pointer, value, atomic, volatile: false, align: Align::of(align) },
        ty,
    );
}

fn exchange(smith: &mut Smith<'_>) {
    let ty = smith.atomic_integer();
    let pointer = smith.writable();
    let (expected, replacement) = (smith.value(ty), smith.value(ty));
    let success = [Ordering::Monotonic, Ordering::AcqRel, Ordering::SeqCst];
    let failure = [Ordering::Monotonic, Ordering::Acquire, Ordering::SeqCst];
    let Atomic { ordering: success, scope } = smith.atomic(&success);
    let Atomic { ordering: failure, .. } = smith.atomic(&failure);
    let condition = smith.module.types.int(1);
    let result = smith.module.types.literal_struct(&[ty, condition], false);
    let align = smith.bits_of(ty).map_or(8, |bits| u64::from(bits.div_ceil(8)));
    let weak = smith.choices.rarely(2);
    let exchange = CmpXchg {
        pointer,
        expected,
        replacement,
        success,
        failure,
        scope,
        weak,
        volatile: false,
        align: Align::of(align),
    };
    smith.add(InstKind::CmpXchg(Box::new(exchange)), result);
}

/// Adds an atomic load or store.
fn access(smith: &mut Smith<'_>) {
    let ty = smith.atomic_integer();
    let align = smith.bits_of(ty).map_or(8, |bits| u64::from(bits.div_ceil(8)));
    if smith.choices.rarely(2) {
        let (pointer, value) = (smith.writable(), smith.value(ty));
        let atomic = Some(smith.atomic(&[
            Ordering::Monotonic,
            Ordering::Release,
            Ordering::SeqCst,
            Ordering::Unordered,
        ]));
        smith.emit_void(InstKind::Store { value, pointer, align: Align::of(align), volatile: false, atomic });
    } else {
        let pointer = smith.writable();
        let atomic = Some(smith.atomic(&[
            Ordering::Monotonic,
            Ordering::Acquire,
            Ordering::SeqCst,
            Ordering::Unordered,
        ]));
        smith.add(InstKind::Load { pointer, align: Align::of(align), volatile: false, atomic }, ty);
    }
}

impl Smith<'_> {
    fn atomic_integer(&mut self) -> TypeId {
        let width = self.choices.pick(&[32, 64, 16, 8]).unwrap_or(32);
        self.module.types.int(width)
    }

    fn atomic(&mut self, orderings: &[Ordering]) -> Atomic {
        let ordering = self.choices.pick(orderings).unwrap_or(Ordering::SeqCst);
        Atomic { ordering, scope: SyncScopeId::from_index(self.choices.below(2)) }
    }
}
