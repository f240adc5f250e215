//! `vloadn` and `vstoren`: accesses to vectors that are aligned as their elements are.

use crate::fail::Res;
use crate::function::FunctionRaiser;
use crate::operands::word;
use llvm_model::{BinaryOp, InstBuilder as _, TypeId, Value};
use spirv_mapping::Inst;
use spirv_module::ext::open_cl_std::OpenClStd;
use spirv_module::{Instruction, Op};

/// Translates such an access; false for other instructions.
pub(super) fn vector(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    if inst.op() != Op::ExtInst {
        return Ok(false);
    }
    let (set, number) = (word(inst, 0)?, word(inst, 1)?);
    let import = f.raise.input.scan.ext_inst_set(&f.raise.ids, set)?;
    let what = import.set.and_then(|set| Inst::Ext(set, number).as_cl());
    match (what, inst.operands().get(2..)) {
        (Some(OpenClStd::vloadn), Some(&[offset, pointer, _])) => {
            let ty = f.result_type(inst)?;
            let Some((place, align)) = place(f, ty, offset, pointer)? else { return Ok(false) };
            let value = f.load(ty, place, align);
            f.bind(inst, value)?;
            Ok(true)
        }
        (Some(OpenClStd::vstoren), Some(&[data, offset, pointer])) => {
            let (data, ty) = f.typed(data)?;
            let Some((place, align)) = place(f, ty, offset, pointer)? else { return Ok(false) };
            f.store(data, place, align);
            Ok(true)
        }
        _ => Ok(false),
    }
}

/// The address of a vector of type `ty` in an array of elements, and the bytes of an element; `None` if the pointer is decorated
/// as volatile, or the type has no size.
fn place(
    f: &mut FunctionRaiser<'_, '_>,
    ty: TypeId,
    offset: u32,
    pointer_id: u32,
) -> Res<Option<(Value, u64)>> {
    let element = f.raise.out.types.scalar(ty);
    let size = f.raise.types.layout().alloc_size(&f.raise.out.types, element);
    let (Some(size), Some(lanes), false) = (size, f.raise.out.types.lanes(ty), f.is_volatile(pointer_id))
    else {
        return Ok(None);
    };
    let (offset, _) = f.typed(offset)?;
    let index = f.binary_int(BinaryOp::Mul, offset, lanes.into());
    let base = f.pointer(pointer_id)?;
    Ok(Some((f.gep(element, base, &[index]), size)))
}
