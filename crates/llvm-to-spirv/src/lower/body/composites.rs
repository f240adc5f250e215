//! Parts of vectors and aggregates.

use crate::lower::body::fused::{Fused, Part};
use crate::lower::code::Code;
use crate::lower::code::memory;
use llvm_model::{InstId, Type, Value};
use smallvec::SmallVec;
use spirv_module::{Id, Op};
use std::borrow::Cow;
use translate_common::Problem;
use translate_common::shaders::unwrapped_path;

/// The component number of OpVectorShuffle for an undefined component.
const UNDEFINED: u32 = 0xFFFF_FFFF;

/// Lowers `extractelement`.
pub(in crate::lower) fn lower_extract_element(
    code: &mut Code<'_, '_>,
    inst: InstId,
    vector: Value,
    index: Value,
) {
    let ty = code.natural_type(inst);
    let lanes = code.module().types.lanes(code.type_of(vector)).unwrap_or(0);
    let vector_id = code.value(vector);
    match code.module().as_u64(index) {
        Some(lane) if lane < u64::from(lanes) => {
            code.define(inst, Op::CompositeExtract, ty, &[vector_id.0, lane as u32]);
        }
        _ => {
            let index = code.value(index);
            code.define(inst, Op::VectorExtractDynamic, ty, &[vector_id.0, index.0]);
        }
    }
}

/// Lowers `insertelement`.
pub(in crate::lower) fn lower_insert_element(
    code: &mut Code<'_, '_>,
    inst: InstId,
    vector: Value,
    element: Value,
    index: Value,
) {
    let ty = code.natural_type(inst);
    let lanes = code.module().types.lanes(code.type_of(vector)).unwrap_or(0);
    let (vector, element) = (code.value(vector), code.value(element));
    match code.module().as_u64(index) {
        Some(lane) if lane < u64::from(lanes) => {
            code.define(inst, Op::CompositeInsert, ty, &[element.0, vector.0, lane as u32]);
        }
        _ => {
            let index = code.value(index);
            code.define(inst, Op::VectorInsertDynamic, ty, &[vector.0, element.0, index.0]);
        }
    }
}

/// Lowers `shufflevector`. SPIR-V's vectors that are shuffled need not have as many components.
pub(in crate::lower) fn lower_shuffle(
    code: &mut Code<'_, '_>,
    inst: InstId,
    vectors: [Value; 2],
    mask: &[i32],
    fused: &Fused,
) {
    let ty = code.natural_type(inst);
    let lanes = code.module().types.lanes(code.type_of(vectors[0])).unwrap_or(0) as usize;
    let [(a, a_lanes), (b, b_lanes)] = vectors.map(|v| fused.widened(v).unwrap_or((v, lanes)));
    let (a, b) = (code.value(a), code.value(b));
    let mut operands: SmallVec<[u32; 20]> = SmallVec::new();
    operands.extend([a.0, b.0]);
    operands.extend(mask.iter().map(|&lane| match usize::try_from(lane) {
        Ok(lane) if lane < a_lanes => lane as u32,
        Ok(lane) if (lanes..lanes + b_lanes).contains(&lane) => (lane - lanes + a_lanes) as u32,
        _ => UNDEFINED,
    }));
    code.define(inst, Op::VectorShuffle, ty, &operands);
}

/// Lowers an extraction of a component from a vector in an aggregate, or an insertion.
pub(in crate::lower) fn lower_part(code: &mut Code<'_, '_>, inst: InstId, part: &Part) {
    let ty = code.natural_type(inst);
    let whole = code.value(part.whole);
    let element = part.element.map(|element| code.value(element));
    let op = if element.is_some() { Op::CompositeInsert } else { Op::CompositeExtract };
    let operands: SmallVec<[u32; 6]> =
        element.into_iter().chain([whole]).map(u32::from).chain(part.path.iter().copied()).collect();
    code.define(inst, op, ty, &operands);
}

/// Lowers `extractvalue`.
pub(in crate::lower) fn lower_extract_value(
    code: &mut Code<'_, '_>,
    inst: InstId,
    aggregate: Value,
    indices: &[u32],
) {
    if code.lower_part_of_exchange(inst, aggregate, indices) {
        return;
    }
    let (id, ty) = code.operand(aggregate);
    let indices = &*own_path(code, aggregate, indices);
    if indices.is_empty() {
        return code.settle(inst, id);
    }
    let Some(part) = part_type(code, ty, indices) else {
        return code
            .report()
            .problem(Problem::internal("extractvalue with indices that do not fit its type"));
    };
    let operands: SmallVec<[u32; 4]> = std::iter::once(id.0).chain(indices.iter().copied()).collect();
    let natural = code.natural_type(inst);
    if code.module().types[code.type_of(Value::Inst(inst))] == Type::Integer(1) && part != natural {
        let byte = code.emit(Op::CompositeExtract, part, &operands);
        let zero = code.pool().narrow_constant(part, 0);
        code.define(inst, Op::INotEqual, natural, &[byte.0, zero.0]);
    } else {
        code.define_pointer(inst, Op::CompositeExtract, part, &operands);
    }
}

/// Lowers `insertvalue`.
pub(in crate::lower) fn lower_insert_value(
    code: &mut Code<'_, '_>,
    inst: InstId,
    aggregate: Value,
    element: Value,
    indices: &[u32],
) {
    let ty = code.natural_type(inst);
    let indices = &*own_path(code, aggregate, indices);
    let Some(part) = part_type(code, ty, indices) else {
        return code.report().problem(Problem::internal("insertvalue with indices that do not fit its type"));
    };
    let aggregate = code.operand_as(aggregate, ty);
    let element = memory::value_in_memory(code, element, part);
    let operands: SmallVec<[u32; 4]> =
        [element.0, aggregate.0].into_iter().chain(indices.iter().copied()).collect();
    code.define(inst, Op::CompositeInsert, ty, &operands);
}

/// The indices of a path into an aggregate as SPIR-V has them.
fn own_path<'i>(code: &Code<'_, '_>, aggregate: Value, indices: &'i [u32]) -> Cow<'i, [u32]> {
    let profile = code.input().profile();
    Cow::Owned(unwrapped_path(&code.module().types, code.type_of(aggregate), indices, profile))
}

/// The type of a part of an aggregate.
fn part_type(code: &Code<'_, '_>, ty: Id, indices: &[u32]) -> Option<Id> {
    indices.iter().try_fold(ty, |ty, &index| code.shapes().element_type(ty, u64::from(index)))
}
