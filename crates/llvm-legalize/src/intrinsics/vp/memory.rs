//! Predicated loads and stores, as masked ones.

use super::active;
use crate::emit::{Emitter, Step};
use crate::intrinsics::masked::{self, Access, Operands};
use crate::intrinsics::{arg, args};
use llvm_model::instruction::Call;
use llvm_model::{AttrKind, BinaryOp, InstBuilder as _, InstId, InstKind, TypeId, Value};

/// Returns the alignment attribute of a pointer argument; without one it is that of the elements.
fn align(e: &Emitter, call: &Call, index: usize, ty: TypeId) -> u64 {
    let set = e.module.attributes.param(call.attributes, index);
    let element = e.module.types.scalar(ty);
    let natural = e.cx.layout.abi_align(&e.module.types, element).unwrap_or(1);
    e.module.attributes.int(set, AttrKind::ALIGN).unwrap_or(natural)
}

fn read_from(e: &mut Emitter, inst: InstId, call: &Call, ty: TypeId, pointer: Value, access: Access) -> Step {
    let (mask, align) = (active(e, ty, call), align(e, call, 0, ty));
    let operands = Operands { values: vec![pointer, mask, e.poison(ty)].into(), align };
    masked::read(e, inst, ty, operands, access)
}

fn write_to(e: &mut Emitter, inst: InstId, call: &Call, pointer: Value, access: Access) -> Step {
    let [value] = args(e, call);
    let ty = e.ty(value);
    let (mask, align) = (active(e, ty, call), align(e, call, 1, ty));
    masked::write(e, inst, Operands { values: vec![value, pointer, mask].into(), align }, access)
}

/// `llvm.vp.load`
pub(in crate::intrinsics) fn load(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ([pointer], ty) = (args(e, call), e.body.insts[inst].ty);
    read_from(e, inst, call, ty, pointer, Access::Contiguous)
}
/// `llvm.vp.gather`
pub(in crate::intrinsics) fn gather(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ([pointers], ty) = (args(e, call), e.body.insts[inst].ty);
    read_from(e, inst, call, ty, pointers, Access::Scattered)
}
/// `llvm.vp.store`
pub(in crate::intrinsics) fn store(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let pointer = arg(e, call, 1);
    write_to(e, inst, call, pointer, Access::Contiguous)
}
/// `llvm.vp.scatter`
pub(in crate::intrinsics) fn scatter(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let pointers = arg(e, call, 1);
    write_to(e, inst, call, pointers, Access::Scattered)
}

/// `llvm.vp.load.ff`: may stop before an element that faults; nothing faults in SPIR-V, so all are read.
pub(in crate::intrinsics) fn load_first_fault(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ([pointer, _, length], ret) = (args(e, call), e.body.insts[inst].ty);
    let Some(ty) = e.module.types.element(ret, 0) else { return Step::Keep };
    match read_from(e, inst, call, ty, pointer, Access::Contiguous) {
        Step::Replace(value) => crate::intrinsics::overflow::pair(e, inst, value, length),
        other => other,
    }
}

/// A pointer for each element of `ty`, so many bytes apart.
fn strided(e: &mut Emitter, ty: TypeId, pointer: Value, stride: Value) -> Value {
    let lanes = e.module.types.lanes(ty).unwrap_or(1);
    let offsets: Vec<Value> =
        (0..lanes).map(|lane| e.binary_int(BinaryOp::Mul, stride, u64::from(lane))).collect();
    let offsets = e.vector(&offsets);
    let of_pointer = e.ty(pointer);
    let (pointers, byte) = (e.module.types.vector(of_pointer, lanes), e.module.types.int(8));
    let indices = [offsets].into_iter().collect();
    e.emit(InstKind::GetElementPtr { source_type: byte, base: pointer, indices }, pointers)
}

/// `llvm.experimental.vp.strided.load`
pub(in crate::intrinsics) fn strided_load(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let ([pointer, stride], ty) = (args(e, call), e.body.insts[inst].ty);
    let pointers = strided(e, ty, pointer, stride);
    read_from(e, inst, call, ty, pointers, Access::Scattered)
}
/// `llvm.experimental.vp.strided.store`
pub(in crate::intrinsics) fn strided_store(e: &mut Emitter, inst: InstId, call: &Call) -> Step {
    let [value, pointer, stride] = args(e, call);
    let ty = e.ty(value);
    let pointers = strided(e, ty, pointer, stride);
    write_to(e, inst, call, pointers, Access::Scattered)
}
