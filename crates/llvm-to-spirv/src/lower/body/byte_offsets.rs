//! Addresses of elements by constant offsets in bytes: optimizers write `getelementptr i8, ptr %p, i64 12` for the
//! fourth `float` of an array and for a member of a structure alike. If the type of the base has an element of the
//! required type there, the address needs no cast.

use crate::lower::body::gep;
use crate::lower::code::Code;
use llvm_model::{Constant, InstId, Type, TypeId, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op};

/// An index of an access chain.
enum Step {
    /// A number of elements.
    Index(u64),
    /// A member of a structure.
    Member(u32),
}

/// Lowers a `getelementptr` by a constant number of bytes as the way to an element; `false` when there is none.
pub(in crate::lower) fn lower_byte_offset(
    code: &mut Code<'_, '_>,
    inst: InstId,
    op: Op,
    source: TypeId,
    base: Value,
    indices: &[Value],
) -> bool {
    if !crate::typing::is_byte_offset(code.module(), source, indices) {
        return false;
    }
    let Some(pointee) = code.solved_pointee(base) else { return false };
    let Some(bytes) = indices.first().and_then(|&index| offset_constant(code, index)) else {
        return false;
    };
    let natural = code.natural_type(inst);
    let (base_id, base_type) = code.operand(base);
    let (Some((_, from)), Some((_, to))) =
        (code.shapes().pointer_parts(base_type), code.shapes().pointer_parts(natural))
    else {
        return false;
    };
    if from == to && code.module().types.int_width(pointee) == Some(8) {
        return false;
    }
    let Some(path) = path_to(code, pointee, from, to, bytes) else { return false };
    let mut operands: SmallVec<[u32; 6]> = SmallVec::from_slice(&[base_id.0]);
    for step in path {
        operands.push(match step {
            Step::Index(index) => code.types().size_constant(index).0,
            Step::Member(member) => code.pool().u32_constant(member).0,
        });
    }
    code.define(inst, op, natural, &operands);
    true
}

fn offset_constant(code: &Code<'_, '_>, index: Value) -> Option<i64> {
    let Value::Const(id) = index else { return None };
    match code.module().constants[id] {
        Constant::Null => Some(0),
        _ => gep::signed_constant(code, index),
    }
}

/// Returns the indices from a pointer to `ty`, whose SPIR-V type is `from`, to the SPIR-V type `to` at an offset of
/// `bytes`.
fn path_to(
    code: &Code<'_, '_>,
    mut ty: TypeId,
    mut from: Id,
    to: Id,
    bytes: i64,
) -> Option<SmallVec<[Step; 4]>> {
    let module = code.module();
    let types = &module.types;
    let size = code.input().layout.alloc_size(types, ty).and_then(|size| i64::try_from(size).ok())?;
    let count = bytes.checked_div_euclid(size)?;
    let mut rest = bytes.checked_rem_euclid(size)?.cast_unsigned();
    let mut path = SmallVec::new();
    path.push(Step::Index(count.cast_unsigned()));
    while from != to {
        let index = match types[ty] {
            Type::Array { element, .. } | Type::Vector { element, .. } => {
                let size = code.input().layout.alloc_size(types, element)?;
                let index = rest.checked_div(size)?;
                (rest, ty) = (rest.checked_rem(size)?, element);
                path.push(Step::Index(index));
                0
            }
            _ => {
                let offsets = &code.input().layout.struct_layout(types, ty)?.offsets;
                let member = offsets.partition_point(|&offset| offset <= rest).checked_sub(1)?;
                rest -= offsets.get(member)?;
                ty = *types.struct_body(ty)?.fields.get(member)?;
                path.push(Step::Member(u32::try_from(member).ok()?));
                member as u64
            }
        };
        from = code.shapes().element_type(from, index)?;
    }
    (rest == 0).then_some(path)
}
