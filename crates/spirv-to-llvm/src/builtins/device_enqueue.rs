//! Operands of device-side enqueue besides values: the kernel's address, and the sizes of its local memory.

use crate::builtins::builtin_operands::{BuiltinOperand, operand_value};
use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::deferred::arguments as argument_patterns;
use crate::function::memory::own_memory;
use crate::function::values::resize;
use crate::ids::Entity;
use crate::module::spelling::GENERIC;
use llvm_model::{CastOp, Constant, ConstantExpr, Flags, InstBuilder as _, InstKind, TypeId, Value};
use translate_common::problems::{IdProblem, Wanted};

/// The address of a function in the generic address space, and its type.
pub(super) fn function_address(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<(Value, TypeId)> {
    let Entity::Function(function) = f.raise.ids.entity(id)? else {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::Function }));
    };
    let address = f.raise.out.function_const(function);
    let generic = f.raise.out.types.ptr(GENERIC);
    let cast = ConstantExpr::Cast { op: CastOp::AddrSpaceCast, operand: address };
    Ok((Value::Const(f.raise.out.constants.intern(generic, Constant::Expr(Box::new(cast)))), generic))
}

/// The address of a function where it is, and its type.
pub(super) fn task_address(f: &mut FunctionRaiser<'_, '_>, id: u32) -> Res<(Value, TypeId)> {
    let Entity::Function(function) = f.raise.ids.entity(id)? else {
        return Err(fail(IdProblem::NotA { id, wanted: Wanted::Function }));
    };
    let address = f.raise.out.function_const(function);
    Ok((Value::Const(address), f.raise.out.constants.ty(address)))
}

/// A pointer to memory with these sizes one after the other, each as wide as a pointer: where they were loaded from, or
/// memory of their own. A size may be given by a pointer to it.
pub(super) fn local_sizes(f: &mut FunctionRaiser<'_, '_>, sizes: &[BuiltinOperand]) -> Res<Value> {
    let ids: Option<Vec<u32>> = sizes.iter().map(BuiltinOperand::id).collect();
    if let Some(ids) = ids
        && let Some(place) = argument_patterns::sizes_from(f, &ids)
        && let (place, pointer) = f.typed(place)?
        && f.raise.out.types.address_space(pointer) == Some(0)
    {
        for id in ids {
            argument_patterns::forget_size(f, id);
        }
        return Ok(place);
    }
    let width = f.raise.input.pointer_width();
    let size_type = f.raise.out.types.int(width);
    let array = f.raise.out.types.array(size_type, sizes.len() as u64);
    let memory = own_memory(f, array)?;
    let pointer_type = f.raise.out.types.ptr(0);
    for (number, &size) in sizes.iter().enumerate() {
        let (mut value, ty) = operand_value(f, size)?;
        if f.raise.out.types.address_space(ty).is_some() {
            value = f.load(size_type, value, 0);
        } else {
            value = resize(f, value, size_type)?;
        }
        let indices = [f.int32(0), f.int(f.i32, number as u64)][..].into();
        let kind = InstKind::GetElementPtr { source_type: array, base: memory, indices };
        let place = f.emit_with(kind, pointer_type, Flags::INBOUNDS);
        f.store(value, place, 0);
    }
    Ok(memory)
}
