//! Memory: `alloca`, `load`, `store`, and the intrinsics that copy and fill.

use crate::lower::body::aliasing;
use crate::lower::body::code::Code;
use crate::lower::body::variable_arrays;
use llvm_model::{AttrKind, Call, InstId, Instruction, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_mapping::convention::memory;
use spirv_module::{Id, MemoryAccess, Op, StorageClass};

/// Memory operands of a load, store or copy.
pub(in crate::lower) type Access = SmallVec<[u32; 2]>;

/// The memory operands of an access: `align` in bytes, 0 when unknown.
pub(in crate::lower) fn access(
    code: &mut Code<'_, '_>,
    align: u64,
    volatile: bool,
    instruction: &Instruction,
) -> Access {
    let nontemporal = code.kinds().nontemporal.is_some_and(|kind| instruction.attachment(kind).is_some());
    let mut access = memory_operands(align, volatile, nontemporal);
    aliasing::add_lists(code, &mut access, instruction);
    access
}

/// Lowers `alloca`. It becomes a variable of the function, which stands in the entry block wherever it came from.
pub(in crate::lower) fn lower_alloca(
    code: &mut Code<'_, '_>,
    inst: InstId,
    allocated: TypeId,
    count: Value,
    align: u64,
) {
    let Some(count) = code.module().as_u64(count) else {
        return variable_arrays::lower_variable_alloca(code, inst, allocated, count, align);
    };
    let natural = code.natural_type(inst);
    let Some((storage, pointee)) = code.shapes().pointer_parts(natural) else { return };
    let element = if count == 1 { pointee } else { code.types().memory_type(allocated) };
    let stored = if count == 1 { element } else { code.pool().array_type(element, count.max(1)) };
    let variable_type = code.pool().pointer_type(StorageClass::Function, stored);
    let variable = if variable_type == natural { code.result_id(inst) } else { code.out().fresh() };
    code.function_variable_as(variable, variable_type, None);
    code.out().decorate_alignment(variable, align);
    if variable_type != natural {
        code.note_cast(Value::Inst(inst), variable_type, natural);
        let pointer = code.pool().pointer_type(StorageClass::Function, pointee);
        let cast = if pointer == variable_type {
            variable
        } else if storage == StorageClass::Function {
            return code.prologue_as(inst, Op::Bitcast, natural, variable);
        } else {
            code.prologue(Op::Bitcast, pointer, &[variable.0])
        };
        if storage == StorageClass::Generic {
            code.prologue_as(inst, Op::PtrCastToGeneric, natural, cast);
        } else {
            code.report().error_with_help(
                format!("an alloca in {storage:?} memory cannot be expressed in SPIR-V"),
                "variables of a function are in the private (0) or generic (4) address space",
            );
        }
    }
    let name = code.instruction_name(inst);
    code.out().hint_name(variable, &name);
}

/// Lowers `load`.
pub(in crate::lower) fn lower_load(code: &mut Code<'_, '_>, inst: InstId, pointer: Value, access: Access) {
    let ty = code.type_of(Value::Inst(inst));
    let natural = code.natural_type(inst);
    let loaded = type_in_memory(code, ty, natural, pointer);
    let pointer = pointer_to(code, pointer, loaded);
    let mut operands: SmallVec<[u32; 4]> = SmallVec::new();
    operands.push(pointer.0);
    operands.extend(access);
    if code.module().types[ty] == Type::Integer(1) {
        let byte = code.emit(Op::Load, loaded, &operands);
        let zero = code.pool().narrow_constant(loaded, 0);
        code.define(inst, Op::INotEqual, natural, &[byte.0, zero.0]);
    } else {
        code.define_pointer(inst, Op::Load, loaded, &operands);
    }
}

/// Lowers `store`.
pub(in crate::lower) fn lower_store(code: &mut Code<'_, '_>, value: Value, pointer: Value, access: Access) {
    check_writable(code, pointer);
    let ty = code.type_of(value);
    let stored = if code.input().is_pointer(ty) {
        let natural = code.operand(value).1;
        type_in_memory(code, ty, natural, pointer)
    } else {
        // A constant i1 is stored as a byte: asking for its own form would declare a constant that nothing uses.
        code.types().memory_type(ty)
    };
    let pointer = pointer_to(code, pointer, stored);
    let value = value_in_memory(code, value, stored);
    let mut operands: SmallVec<[u32; 4]> = SmallVec::new();
    operands.extend([pointer.0, value.0]);
    operands.extend(access);
    code.emit_void(Op::Store, &operands);
}

/// Reports a write or an atomic access to memory that cannot change.
pub(in crate::lower) fn check_writable(code: &mut Code<'_, '_>, pointer: Value) {
    let Type::Pointer(space) = code.module().types[code.type_of(pointer)] else { return };
    let storage = code.types().storage_class(space);
    if memory::READ_ONLY.contains(&storage) {
        code.report().error_with_help(
            format!("memory of the storage class {storage:?} cannot be written or accessed atomically"),
            format!("a pointer into address space {space} is for reading"),
        );
    }
}

/// The SPIR-V type to access memory with for a value of LLVM type `ty` whose own type is `natural`: for a pointer
/// whatever pointer lies where `pointer` points.
fn type_in_memory(code: &mut Code<'_, '_>, ty: TypeId, natural: Id, pointer: Value) -> Id {
    if !code.input().is_pointer(ty) {
        return code.types().memory_type(ty);
    }
    let of_pointer = match code.resolve(pointer) {
        Value::Const(id) if code.input().pointers.takes_any_type(id) => return natural,
        other => code.operand(other).1,
    };
    let Some((_, pointee)) = code.shapes().pointer_parts(of_pointer) else { return natural };
    match code.shapes().pointer_parts(natural) {
        Some((storage, _)) if code.shapes().is_pointer_in(pointee, storage) => pointee,
        _ => natural,
    }
}

/// A value in the form it has in memory and inside aggregates.
pub(in crate::lower) fn value_in_memory(code: &mut Code<'_, '_>, value: Value, stored: Id) -> Id {
    let ty = code.type_of(value);
    if code.module().types[ty] == Type::Integer(1) && !matches!(code.resolve(value), Value::Const(_)) {
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
    let Type::Pointer(space) = code.module().types[ty] else { return code.value(pointer) };
    let storage = code.types().storage_class(space);
    let want = code.pool().pointer_type(storage, pointee);
    code.operand_as(pointer, want)
}

/// Lowers `llvm.memcpy` of a length that is not known to be 0.
pub(in crate::lower) fn lower_memcpy(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let &[to, from, length, ref rest @ ..] = call.args.as_slice() else { return };
    if code.module().as_u64(length) == Some(0) {
        return;
    }
    check_writable(code, to);
    let access = copy_access(code, inst, call, rest, true);
    let (to, from, length) = (code.value(to), code.value(from), code.value(length));
    let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
    operands.extend([to.0, from.0, length.0]);
    operands.extend(access);
    code.emit_void(Op::CopyMemorySized, &operands);
}

/// Lowers `llvm.memset` of constant value and length: a copy from a constant of that many bytes.
pub(in crate::lower) fn lower_memset(code: &mut Code<'_, '_>, inst: InstId, call: &Call) {
    let &[to, value, length, ref rest @ ..] = call.args.as_slice() else { return };
    let (Some(value), Some(length)) = (code.module().as_u64(value), code.module().as_u64(length)) else {
        return code.report().error_with_help(
            "a memset whose value or length is known only at run time cannot be expressed in SPIR-V",
            "write a loop",
        );
    };
    if length == 0 {
        return;
    }
    check_writable(code, to);
    let access = copy_access(code, inst, call, rest, false);
    let source = code.globals().fill_constant(value as u8, length);
    code.note_interface(source);
    let length = code.types().size_constant(length);
    let to = code.value(to);
    let mut operands: SmallVec<[u32; 6]> = SmallVec::new();
    operands.extend([to.0, source.0, length.0]);
    operands.extend(access);
    code.emit_void(Op::CopyMemorySized, &operands);
}

/// The memory operands of a copy: the weaker alignment of both sides.
fn copy_access(
    code: &mut Code<'_, '_>,
    inst: InstId,
    call: &Call,
    rest: &[Value],
    has_source: bool,
) -> Access {
    let attributes = &code.module().attributes;
    let align =
        |index| attributes.int(attributes.param(call.attributes, index), AttrKind::ALIGN).unwrap_or(1);
    let align = if has_source { align(0).min(align(1)) } else { align(0) };
    let volatile = rest.first().and_then(|&v| code.module().as_u64(v)) == Some(1);
    access(code, align, volatile, &code.body().insts[inst])
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
