//! The intrinsics that free the allocations of run-time size (SPV_INTEL_variable_length_array).

use crate::lower::code::Code;
use llvm_model::{Call, InstId};
use spirv_module::{Op, StorageClass};

/// Lowers `llvm.stacksave`, which functions with such allocas have.
pub(in crate::lower) fn lower_stack_save(code: &mut Code<'_, '_>, inst: InstId) {
    let byte = code.pool().int_type(8);
    let pointer = code.pool().pointer_type(StorageClass::Function, byte);
    code.define_pointer(inst, Op::SaveMemoryINTEL, pointer, &[]);
}

/// Lowers `llvm.stackrestore`.
pub(in crate::lower) fn lower_stack_restore(code: &mut Code<'_, '_>, call: &Call) {
    let Some(&saved) = call.args.first() else { return };
    let byte = code.pool().int_type(8);
    let pointer = code.pool().pointer_type(StorageClass::Function, byte);
    let saved = code.operand_as(saved, pointer);
    code.emit_void(Op::RestoreMemoryINTEL, &[saved.0]);
}
