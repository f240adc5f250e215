//! Counters of structured buffers: each is a number in a buffer of its own, which is changed atomically.

use super::resources::{Handles, called, content};
use llvm_model::instruction::Atomic;
use llvm_model::{Align, AtomicOp, BinaryOp, Builder, InstBuilder as _, InstId, InstKind, Ordering, Value};

/// The intrinsic that changes a counter.
pub(super) const UPDATE: &str = "llvm.spv.resource.updatecounter";

/// The invocations among which a change is atomic.
const SCOPE: &str = "device";

/// Adds the change of a counter. Its value is the number before an increment, and the number after a decrement.
pub(super) fn update(at: &mut Builder<'_>, inst: InstId, handles: &Handles) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let call = called(at.module, &at.body.insts[inst].kind, UPDATE)?;
    let &[Value::Inst(handle), step, ..] = &call.args[..] else { return None };
    let step = at.module.as_u64(step)? as u8 as i8;
    let pointer = content(at, *handles.get(&handle)?, &[]);
    let scope = at.module.sync_scopes.intern(SCOPE.into());
    let change = at.int(ty, i64::from(step) as u64);
    let kind = InstKind::AtomicRmw {
        op: AtomicOp::Add,
        pointer,
        value: change,
        atomic: Atomic { ordering: Ordering::Monotonic, scope },
        volatile: false,
        align: Align::of(4),
    };
    let before = at.emit(kind, ty);
    Some(if step < 0 { at.binary(BinaryOp::Add, before, change) } else { before })
}
