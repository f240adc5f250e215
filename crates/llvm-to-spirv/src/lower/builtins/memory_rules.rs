//! What builtins may do with memory: which types they access, which storage classes they accept.

use crate::lower::builtins::BuiltinCall;
use crate::lower::code::Code;
use crate::lower::code::memory;
use llvm_model::Type;
use spirv_mapping::convention::accessed::{self, Accessed};
use spirv_mapping::{Inst, Value as Source};
use spirv_module::{Id, MemoryAccess, Op, StorageClass};

/// Reports what SPIR-V does not let `op` do with the memory that its arguments point to.
pub(super) fn check(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, op: Op) {
    if (op == Op::Store || op.is_atomic())
        && let Some(&pointer) = call.args.first()
    {
        memory::check_writable(code, pointer);
    }
    if op == Op::GroupAsyncCopy {
        check_copied_memory(code, call);
    }
}

/// Instructions with memory operands, and the number of the first word of those.
const MEMORY_OPERANDS: [(Op, usize); 4] =
    [(Op::Load, 1), (Op::Store, 2), (Op::CopyMemory, 2), (Op::CopyMemorySized, 3)];

/// Reports an alignment that is none, among the operands of `op`.
pub(super) fn check_alignment(code: &mut Code<'_, '_>, op: Op, operands: &[u32]) {
    let Some(&(_, first)) = MEMORY_OPERANDS.iter().find(|row| row.0 == op) else { return };
    let Some(&[mask, bytes, ..]) = operands.get(first..) else { return };
    if mask & MemoryAccess::Aligned.0 != 0 && !bytes.is_power_of_two() {
        code.report().error_with_help(
            format!("the alignment {bytes} of {op} is not a power of two"),
            "pass 1, 2, 4, 8 or another power of two",
        );
    }
}

/// Groups copy between local and global memory only.
fn check_copied_memory(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) {
    for &pointer in call.args {
        let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { continue };
        let storage = code.types().storage_class(space);
        if !matches!(storage, StorageClass::Workgroup | StorageClass::CrossWorkgroup) {
            return code.report().error_with_help(
                format!("a group cannot copy from or to memory of the storage class {storage:?}"),
                "asynchronous copies are between local and global memory",
            );
        }
    }
}

/// The type of the value that an instruction loads, stores or changes through its first operand; the pointer may be to
/// another type, or its symbol not say which.
pub(super) fn accessed_type(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>) -> Option<Id> {
    let Inst::Core(op) = call.reading.inst else { return None };
    // Operands of hooks are not those of the instruction.
    if call.reading.hook.is_some() && op.is_atomic() {
        return None;
    }
    match accessed::accessed(call.reading.inst)? {
        Accessed::Result => Some(code.natural_type(call.inst)),
        Accessed::Operand(operand) => match call.reading.operands.get(operand) {
            Some(&Source::Arg(arg)) => call.args.get(arg).map(|&value| code.operand(value).1),
            _ => None,
        },
        Accessed::Integer(width) => Some(code.pool().int_type(width)),
        Accessed::ElementOfResult
        | Accessed::IntegersLikeResult
        | Accessed::ElementOf(_)
        | Accessed::Opaque(_)
        | Accessed::Half => None,
    }
}

/// Makes the operands of OpGroupAsyncCopy that count elements as wide as a pointer.
pub(super) fn widen_counts(code: &mut Code<'_, '_>, call: &BuiltinCall<'_>, operands: &mut [u32]) {
    const COUNTS: [usize; 2] = [3, 4];
    let wanted = if code.input().is_32_bit() { 32 } else { 64 };
    for number in COUNTS {
        let Some(&Source::Arg(arg)) = call.reading.operands.get(number) else { continue };
        let (Some(&value), Some(operand)) = (call.args.get(arg), operands.get_mut(number)) else { continue };
        let width = code.module().types.int_width(code.type_of(value));
        if width.is_some_and(|width| width != wanted) {
            let ty = code.pool().int_type(wanted);
            *operand = match code.module().as_u64(code.resolve(value)) {
                Some(count) => code.pool().integer_constant(ty, wanted, count).0,
                None => code.emit(Op::UConvert, ty, &[*operand]).0,
            };
        }
    }
}
