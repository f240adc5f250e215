//! The number of elements of buffers.

use super::resources::{Handles, called, elements};
use crate::calls::call;
use llvm_model::{BinaryOp, Builder, InstBuilder as _, InstId, Type, Value};

/// The intrinsic for the number of elements, of bytes for a buffer of bytes.
pub(super) const INTRINSIC: &str = "llvm.spv.resource.getdimensions.x";

/// Adds what gives the number of elements of a buffer in memory, or of a typed buffer.
pub(super) fn size(at: &mut Builder<'_>, inst: InstId, handles: &Handles) -> Option<Value> {
    let ty = at.body.insts[inst].ty;
    let call_of = called(at.module, &at.body.insts[inst].kind, INTRINSIC)?;
    let &[handle, ..] = &call_of.args[..] else { return None };
    let handle_type = at.ty(handle);
    let is_image = matches!(&at.module.types[handle_type], Type::TargetExt { name, .. } if name.as_str().is_some_and(|name| name.ends_with("Image")));
    if is_image {
        return Some(call(at, "__spirv_ImageQuerySize", &[handle], ty));
    }
    let Value::Inst(id) = handle else { return None };
    let (address, words) = elements(at, *handles.get(&id)?)?;
    let member = at.int32(0);
    let length = call(at, "__spirv_ArrayLength", &[address, member], ty);
    Some(match words {
        Some(words) => at.binary_int(BinaryOp::UDiv, length, words),
        None => length,
    })
}
