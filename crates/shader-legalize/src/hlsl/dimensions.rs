//! The number of elements of buffers.

use super::resources::{Handles, called, elements};
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, InstId, Value};

/// The intrinsic for the number of elements, of bytes for a buffer of bytes.
pub(super) const INTRINSIC: &str = "llvm.spv.resource.getdimensions.x";

/// Adds the instruction that gives the number of elements of a buffer in memory.
pub(super) fn size(at: &mut Builder<'_>, inst: InstId, handles: &Handles) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let call_of = called(at.module, &at.body.insts[inst].kind, INTRINSIC)?;
    let &[handle, ..] = &call_of.args[..] else { return None };
    let Value::Inst(id) = handle else { return None };
    let handle = *handles.get(&id)?;
    let (address, words) = elements(at, handle)?;
    let member = at.int32(0);
    let length = call(at, "__spirv_ArrayLength", &[address, member], ty);
    if handle.is_of_bytes() {
        return Some(at.binary_int(BinaryOp::Shl, length, 2));
    }
    Some(match words {
        Some(words) => at.binary_int(BinaryOp::UDiv, length, words),
        None => length,
    })
}
