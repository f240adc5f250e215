//! Memory of a workgroup that is zero at first: one invocation fills it, and the others wait for that.
//!
//! Source: Vulkan specification, "shaderZeroInitializeWorkgroupMemory".

use crate::builtin_inputs;
use crate::code::Code;
use crate::context::Field;
use crate::operations::wait;
use crate::problem::Res;
use llvm_model::{InstBuilder as _, IntPredicate, Value};
use spirv_grammar::BuiltIn;

/// Fills these parts of the workgroup's memory, each with the bytes from its start and its size, with zeros.
pub(crate) fn zero(code: &mut Code<'_>, context: Value, size: [u32; 3], parts: &[(u64, u64)]) -> Res<()> {
    if parts.is_empty() {
        return Ok(());
    }
    let word = code.out.types.int(32);
    let index = builtin_inputs::value(code, context, size, BuiltIn::LocalInvocationIndex, word)?;
    let (first, nothing) = (code.int32(0), code.int64(0));
    let is_first = code.icmp(IntPredicate::Eq, index, first);
    let memory = code.context_field(context, Field::Workgroup);
    let types = &mut code.out.types;
    let (pointer, byte, wide, truth, void) =
        (types.ptr(0), types.int(8), types.int(64), types.int(1), types.void());
    let (zero, is_volatile) = (code.zero(byte), code.zero(truth));
    for &(offset, bytes) in parts {
        let (offset, bytes) = (code.int64(offset), code.int64(bytes));
        let start = code.bytes_further(memory, offset);
        let bytes = code.select(is_first, bytes, nothing);
        code.call_intrinsic("llvm.memset", &[pointer, wide], void, [start, zero, bytes, is_volatile]);
    }
    wait(code, context);
    Ok(())
}
