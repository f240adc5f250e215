//! Atomic operations of shaders on 32 and 64 bits: loops for those that no instruction of the target can do, and integers for
//! the bits of floats, which few devices access atomically. Parts of words stay: their words have no addresses.

use super::{Access, has_instruction, update, width};
use crate::context::Context;
use crate::emit::{Emitter, Step, rewrite};
use llvm_model::{AtomicOp, CastOp, FunctionId, InstBuilder as _, InstKind, Module, TypeId};

/// Rewrites the operations of a function that need it.
pub(crate) fn run(cx: &mut Context, module: &mut Module, function: FunctionId) {
    let Some(body) = &module.functions[function].body else { return };
    let is_atomic = |kind: &InstKind| match kind {
        InstKind::AtomicRmw { .. } => true,
        InstKind::Load { atomic, .. } | InstKind::Store { atomic, .. } => atomic.is_some(),
        _ => false,
    };
    if !body.instructions().any(|(_, _, inst)| is_atomic(&inst.kind)) {
        return;
    }
    rewrite(cx, module, function, |e, inst| match e.body.insts[inst].kind.clone() {
        InstKind::AtomicRmw { op: AtomicOp::Xchg, pointer, value, atomic, volatile, align } => {
            let ty = e.ty(value);
            let Some(bits) = bits_of_float(e, ty) else { return Step::Keep };
            let value = e.cast(CastOp::BitCast, value, bits);
            let exchange =
                InstKind::AtomicRmw { op: AtomicOp::Xchg, pointer, value, atomic, volatile, align };
            let old = e.emit(exchange, bits);
            Step::Replace(e.cast(CastOp::BitCast, old, ty))
        }
        InstKind::AtomicRmw { op, pointer, value, atomic, volatile, align } => {
            let ty = e.ty(value);
            if has_instruction(e, op, ty) || !matches!(width(e, ty), Some(32 | 64)) {
                return Step::Keep;
            }
            let access = Access { atomic, volatile, align: align.bytes() };
            update(e, inst, op, (pointer, value), access).map_or(Step::Keep, Step::Replace)
        }
        InstKind::Load { pointer, align, volatile, atomic: atomic @ Some(_) } => {
            let ty = e.body.insts[inst].ty;
            let Some(bits) = bits_of_float(e, ty) else { return Step::Keep };
            let value = e.emit(InstKind::Load { pointer, align, volatile, atomic }, bits);
            Step::Replace(e.cast(CastOp::BitCast, value, ty))
        }
        InstKind::Store { value, pointer, align, volatile, atomic: atomic @ Some(_) } => {
            let ty = e.ty(value);
            let Some(bits) = bits_of_float(e, ty) else { return Step::Keep };
            let value = e.cast(CastOp::BitCast, value, bits);
            let void = e.module.types.void();
            e.emit(InstKind::Store { value, pointer, align, volatile, atomic }, void);
            Step::Drop
        }
        _ => Step::Keep,
    });
}

/// The integer of the bits of a float of one or two words.
fn bits_of_float(e: &mut Emitter, ty: TypeId) -> Option<TypeId> {
    let bits = e.module.types[ty].float_width().filter(|bits| matches!(bits, 32 | 64))?;
    Some(e.module.types.int(bits))
}
