//! Memory: `alloca`, `load` and `store`.

use crate::lower::body::computed_constants::computed_constant;
use crate::lower::body::variable_arrays;
use crate::lower::code::Code;
use crate::lower::code::memory::{Access, check_writable, pointer_to, value_in_memory};
use llvm_model::{ConstId, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op, StorageClass};
use translate_common::problems::LlvmInstructionProblem;

/// Lowers `alloca`: its `count` and alignment in bytes. It becomes a variable of the function, which is always in the
/// entry block, and has the initial value `initial`.
pub(in crate::lower) fn lower_alloca(
    code: &mut Code<'_, '_>,
    inst: InstId,
    allocated: TypeId,
    (count, align): (Value, u64),
    initial: Option<ConstId>,
) {
    let natural = code.natural_type(inst);
    let Some((storage, pointee)) = code.shapes().pointer_parts(natural) else { return };
    let length = if code.module().as_u64(count).is_none() { computed_constant(code, count) } else { None };
    let stored = match (code.module().as_u64(count), length) {
        (Some(1), _) => pointee,
        (Some(count), _) => {
            let element = code.types().memory_type(allocated);
            code.pool().array_type(element, count.max(1))
        }
        // A specialization constant, which the type can name.
        (None, Some(length)) => {
            let element = code.types().memory_type(allocated);
            code.pool().intern_sequence(Op::TypeArray, &[element.0, length.0], element)
        }
        (None, None) => return variable_arrays::lower_variable_alloca(code, inst, allocated, count, align),
    };
    let variable_type = code.pool().pointer_type(StorageClass::Function, stored);
    let variable = if variable_type == natural { code.result_id(inst) } else { code.out().fresh() };
    let initial = initial.map(|value| code.globals().constant(value, stored));
    code.function_variable_as(variable, variable_type, initial);
    if !code.input().profile().pointers_are_logical {
        code.out().decorate_alignment(variable, align);
    }
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
            code.report().problem(LlvmInstructionProblem::AllocaStorage { storage });
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
    if code.module().types[ty] == Type::Integer(1) && code.input().profile().booleans_have_memory_form {
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

/// Returns the SPIR-V type with which memory is accessed for a value of LLVM type `ty` whose own type is `natural`: for
/// a pointer, the type of the pointers in the memory that `pointer` points to.
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
