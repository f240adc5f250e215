//! Atomic operations on local memory. The work-items of a group are one thread's, and no other thread has their local
//! memory: plain operations on it are atomic.

use super::Copier;
use llvm_model::{AtomicOp, BinaryOp, CastOp, InstBuilder as _, InstKind, IntPredicate, Type, TypeId, Value};

/// The address space of local memory (SPIR 1.2, section 2.2).
const LOCAL: u32 = 3;

impl Copier<'_, '_> {
    /// The result of a plain form of `copy`, which is `original` for one work-item and has the type `ty`. `None` if it is
    /// not an operation on integers in local memory, or a rarer one.
    pub(super) fn local_atomic(&mut self, original: &InstKind, copy: &InstKind, ty: TypeId) -> Option<Value> {
        let InstKind::AtomicRmw { pointer, .. } = original else { return None };
        let InstKind::AtomicRmw { op, pointer: place, value, align, .. } = *copy else {
            return None;
        };
        let space = self.out.module.types.address_space(self.type_of(self.without_casts(*pointer)));
        if space != Some(LOCAL) || !matches!(self.out.module.types[ty], Type::Integer(_)) {
            return None;
        }
        if op != AtomicOp::Xchg && arithmetic(op).is_none() && choice(op).is_none() {
            return None;
        }
        let out = &mut self.out;
        let old = out.load(ty, place, align.bytes());
        let new = if let Some(op) = arithmetic(op) {
            out.binary(op, old, value)
        } else if let Some(predicate) = choice(op) {
            let is_old = out.icmp(predicate, old, value);
            out.select(is_old, old, value)
        } else {
            value
        };
        out.store(new, place, align.bytes());
        Some(old)
    }
}

impl Copier<'_, '_> {
    /// The pointer of the kernel that a pointer is cast from: functions of the library take generic ones.
    fn without_casts(&self, mut pointer: Value) -> Value {
        while let Value::Inst(inst) = pointer
            && let InstKind::Cast { op: CastOp::AddrSpaceCast, operand } = self.kernel.insts[inst].kind
        {
            pointer = operand;
        }
        pointer
    }
}

fn arithmetic(op: AtomicOp) -> Option<BinaryOp> {
    Some(match op {
        AtomicOp::Add => BinaryOp::Add,
        AtomicOp::Sub => BinaryOp::Sub,
        AtomicOp::And => BinaryOp::And,
        AtomicOp::Or => BinaryOp::Or,
        AtomicOp::Xor => BinaryOp::Xor,
        _ => return None,
    })
}

/// When the old value stays.
fn choice(op: AtomicOp) -> Option<IntPredicate> {
    Some(match op {
        AtomicOp::Max => IntPredicate::Sgt,
        AtomicOp::Min => IntPredicate::Slt,
        AtomicOp::UMax => IntPredicate::Ugt,
        AtomicOp::UMin => IntPredicate::Ult,
        _ => return None,
    })
}
