//! The address space of a generic pointer: a flat pointer does not contain it, but the ranges of local and private memory are
//! known. All else is global.

use crate::emit::Emitter;
use crate::primitives::Space;
use llvm_model::{BinaryOp, CastOp, InstBuilder as _, IntPredicate, TypeId, Value};

/// Below the stack pointer, a function that calls nothing has variables (128 bytes on x86-64).
const RED_ZONE: u64 = 1024;

/// OpenCL C's `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`.
const FENCES: [u32; 2] = [1, 2];

/// The ranges of memory, as first address and number of bytes.
pub(crate) struct Spaces {
    local: (Value, Value),
    /// Variables that outlive barriers.
    contexts: (Value, Value),
    /// The stack of the work-group function.
    stack: (Value, Value),
}

impl Spaces {
    /// Emits the ranges at the beginning of the function.
    pub(crate) fn emit(out: &mut Emitter<'_>, local: (Value, Value), contexts: (Value, Value)) -> Self {
        let zero = out.int32(0);
        let frame = out.call_named("llvm.frameaddress.p0", out.ptr, [zero]);
        let top = out.call_named("llvm.stacksave.p0", out.ptr, []);
        let [frame, top] = [frame, top].map(|address| out.cast(CastOp::PtrToInt, address, out.i64));
        let red = out.int64(RED_ZONE);
        let lowest = out.binary(BinaryOp::Sub, top, red);
        let bytes = out.binary(BinaryOp::Sub, frame, lowest);
        let [first, of_contexts] = [local.0, contexts.0].map(|at| out.cast(CastOp::PtrToInt, at, out.i64));
        Self { local: (first, local.1), contexts: (of_contexts, contexts.1), stack: (lowest, bytes) }
    }

    /// Returns the answer about a pointer, as a value of type `ty`.
    pub(crate) fn answer(&self, out: &mut Emitter<'_>, what: Space, pointer: Value, ty: TypeId) -> Value {
        let address = out.cast(CastOp::PtrToInt, pointer, out.i64);
        let is_local = is_in(out, address, self.local);
        let [is_kept, is_on_stack] = [self.contexts, self.stack].map(|range| is_in(out, address, range));
        let is_private = out.binary(BinaryOp::Or, is_kept, is_on_stack);
        let is_there = match what {
            Space::ToLocal => is_local,
            Space::ToPrivate => is_private,
            Space::ToGlobal => {
                let is_elsewhere = out.binary(BinaryOp::Or, is_local, is_private);
                out.not(is_elsewhere)
            }
            Space::Fence => {
                let [local, global] = FENCES.map(|flag| out.int(ty, flag.into()));
                let none = out.zero(ty);
                let other = out.select(is_private, none, global);
                return out.select(is_local, local, other);
            }
        };
        let found =
            if out.ty(pointer) == ty { pointer } else { out.cast(CastOp::AddrSpaceCast, pointer, ty) };
        let null = out.zero(ty);
        out.select(is_there, found, null)
    }
}

/// Whether an address is in a range.
fn is_in(out: &mut Emitter<'_>, address: Value, (first, bytes): (Value, Value)) -> Value {
    let distance = out.binary(BinaryOp::Sub, address, first);
    out.icmp(IntPredicate::Ult, distance, bytes)
}
