//! Memory for one call: values of the instruction that the function takes or returns through a pointer.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::function::deferred::late_places::make_at;
use crate::module::metadata;
use crate::operands::{is_volatile, result};
use llvm_model::{InstBuilder as _, InstId, TypeId, Value};
use spirv_mapping::convention::shaders;
use spirv_module::{Instruction, Op};

/// Memory for a value of type `ty`, from the beginning of the function.
pub(crate) fn own_memory(f: &mut FunctionRaiser<'_, '_>, ty: TypeId) -> Res<Value> {
    let beginning = f.build.beginning()?;
    make_at(f, beginning, |f| {
        let count = f.int32(1);
        Ok(f.alloca(ty, count, 0))
    })
}

/// A pointer to memory that holds a value.
pub(crate) fn in_memory(f: &mut FunctionRaiser<'_, '_>, value: Value, ty: TypeId) -> Res<Value> {
    let pointer = own_memory(f, ty)?;
    f.store(value, pointer, 0);
    Ok(pointer)
}

/// Where the next instruction stores the result of this one, and that instruction's index.
pub(crate) fn stored_next(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
) -> Res<Option<(Value, u32)>> {
    let next = f.raise.input.instruction(inst.index() as usize + 1);
    let Some(store) = next.filter(|next| next.op() == Op::Store) else { return Ok(None) };
    let &[pointer, object, ref access @ ..] = store.operands() else { return Ok(None) };
    if object != result(inst)? || is_volatile(access) || f.is_volatile(pointer) {
        return Ok(None);
    }
    let pointer = f.pointer(pointer)?;
    Ok(Some((pointer, store.index())))
}

/// Attaches metadata of this kind: the memory is not accessed again soon.
pub(crate) fn mark_nontemporal(f: &mut FunctionRaiser<'_, '_>, target: InstId, kind: &str) {
    let one = f.raise.nodes.u32(&mut f.raise.out, 1);
    let node = f.raise.nodes.tuple(&mut f.raise.out, &[Some(one)]);
    let kind = metadata::kind(&mut f.raise.out, kind);
    f.build.inst_mut(target).attach(kind, node);
}

/// Marks an access as volatile by a decoration, so that its lowering need not mark it again.
pub(crate) fn mark_volatile(f: &mut FunctionRaiser<'_, '_>, target: InstId) {
    let node = f.raise.nodes.tuple(&mut f.raise.out, &[]);
    let kind = metadata::kind(&mut f.raise.out, shaders::VOLATILE);
    f.build.inst_mut(target).attach(kind, node);
}
