//! Accesses to memory: their operands, and the forms that pointers and values have for them.

use crate::lower::code::{Code, aliasing, volatility};
use llvm_model::{InstKind, Instruction, Type, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::memory;
use spirv_module::{Id, MemoryAccess, Op, StorageClass};
use translate_common::problems::{CallProblem, LlvmInstructionProblem};

/// Memory operands of a load, store or copy.
pub(in crate::lower) type Access = SmallVec<[u32; 2]>;

/// The memory operands of an access: `align` in bytes, 0 when unknown.
pub(in crate::lower) fn access(
    code: &mut Code<'_, '_>,
    pointer: Value,
    align: u64,
    volatile: bool,
    instruction: &Instruction,
) -> Access {
    let nontemporal = code.kinds().nontemporal.is_some_and(|kind| instruction.attachment(kind).is_some());
    // Shaders state it for pointers with several possible origins, always, and for no others.
    let align = match code.input().profile().pointers_are_logical {
        false => align,
        true if !is_physical(code, pointer) => 0,
        true if align == 0 => natural_alignment(code, instruction),
        true => align,
    };
    let volatile = volatile && !volatility::is_stated(code, pointer, instruction);
    let mut access = memory_operands(align, volatile, nontemporal);
    aliasing::add_lists(code, &mut access, instruction);
    access
}

/// The alignment in bytes of what a load or store accesses that states none.
fn natural_alignment(code: &Code<'_, '_>, instruction: &Instruction) -> u64 {
    let ty = match instruction.kind {
        InstKind::Store { value, .. } => code.type_of(value),
        _ => instruction.ty,
    };
    code.input().layout.abi_align(&code.module().types, ty).unwrap_or(1)
}

/// Whether a pointer of a shader is an address that the program computes.
fn is_physical(code: &mut Code<'_, '_>, pointer: Value) -> bool {
    let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { return false };
    code.types().storage_class(space) == StorageClass::PhysicalStorageBuffer
}

fn memory_operands(align: u64, volatile: bool, nontemporal: bool) -> Access {
    let mut access = Access::new();
    let mut mask = MemoryAccess::None;
    if volatile {
        mask |= MemoryAccess::Volatile;
    }
    let align = u32::try_from(align).unwrap_or(0);
    if align.is_power_of_two() {
        mask |= MemoryAccess::Aligned;
    }
    if nontemporal {
        mask |= MemoryAccess::Nontemporal;
    }
    if !mask.is_empty() {
        access.push(mask.0);
    }
    if mask.contains(MemoryAccess::Aligned) {
        access.push(align);
    }
    access
}

/// Reports a write or an atomic access to memory that cannot change.
pub(in crate::lower) fn check_writable(code: &mut Code<'_, '_>, pointer: Value) {
    let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { return };
    let storage = code.types().storage_class(space);
    if memory::READ_ONLY.contains(&storage) {
        code.report().problem(LlvmInstructionProblem::ReadOnlyMemory { storage, space });
    }
}

/// Reports an atomic access to memory that no other invocation can see, or that cannot change.
pub(in crate::lower) fn check_atomic(code: &mut Code<'_, '_>, pointer: Value) {
    const ALLOWED: [StorageClass; 4] = [
        StorageClass::CrossWorkgroup,
        StorageClass::Workgroup,
        StorageClass::Generic,
        StorageClass::Function,
    ];
    check_writable(code, pointer);
    let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { return };
    let storage = code.types().storage_class(space);
    let is_read_only = memory::READ_ONLY.contains(&storage);
    if code.input().profile().has_library && !is_read_only && !ALLOWED.contains(&storage) {
        code.report().problem(CallProblem::AtomicStorage { storage });
    }
}

/// A value in the form it has in memory and inside aggregates.
pub(in crate::lower) fn value_in_memory(code: &mut Code<'_, '_>, value: Value, stored: Id) -> Id {
    let ty = code.type_of(value);
    if code.input().profile().booleans_have_memory_form
        && code.module().types[ty] == Type::Integer(1)
        && !matches!(code.resolve(value), Value::Const(_))
    {
        let condition = code.value(value);
        let one = code.pool().narrow_constant(stored, 1);
        let zero = code.pool().narrow_constant(stored, 0);
        return code.emit(Op::Select, stored, &[condition.0, one.0, zero.0]);
    }
    code.operand_as(value, stored)
}

/// A pointer value as a pointer to the SPIR-V type `pointee`.
pub(in crate::lower) fn pointer_to(code: &mut Code<'_, '_>, pointer: Value, pointee: Id) -> Id {
    let ty = code.type_of(pointer);
    let space = match code.module().types[ty] {
        Type::Pointer(space) => space,
        Type::TargetExt { .. } => {
            code.report().problem(LlvmInstructionProblem::OpaqueMemory);
            return Id(0);
        }
        _ => return code.value(pointer),
    };
    let storage = code.types().storage_class(space);
    let want = code.pool().pointer_type(storage, pointee);
    code.operand_as(pointer, want)
}
