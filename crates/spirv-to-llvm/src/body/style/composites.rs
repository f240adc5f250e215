//! Composites as the translator of Khronos makes them: in memory that is written member by member, and read as a whole.

use crate::fail::{Res, fail};
use crate::function::FunctionRaiser;
use crate::function::memory::own_memory;
use crate::module::constants::aggregate;
use crate::operands::word;
use llvm_model::{Align, Flags, InstBuilder as _, InstKind, Type, TypeId, Types, Value};
use spirv_module::Instruction;
use translate_common::problems::CompositeProblem;

/// An array or a structure of these constituents; false for other composites.
pub(in crate::body) fn construct(
    f: &mut FunctionRaiser<'_, '_>,
    inst: Instruction<'_>,
    ty: TypeId,
    constituents: &[u32],
) -> Res<bool> {
    if !f.raise.out.types[ty].is_aggregate() || !is_of_memory(&f.raise.out.types, ty, 0) {
        return Ok(false);
    }
    let count = match &f.raise.out.types[ty] {
        Type::Array { count, .. } => Some(*count),
        _ => f.raise.out.types.struct_body(ty).map(|body| body.fields.len() as u64),
    };
    if count != Some(constituents.len() as u64) {
        return Err(fail(CompositeProblem::Constituents { found: constituents.len() }));
    }
    let mut members = Vec::with_capacity(constituents.len());
    for (index, &id) in (0..).zip(constituents) {
        let member = f.raise.out.types.element(ty, index);
        members.push(f.value_of(
            id,
            member.ok_or_else(|| fail(CompositeProblem::Constituents { found: constituents.len() }))?,
        )?);
    }
    let constants: Option<Vec<_>> = members
        .iter()
        .map(|member| match member {
            Value::Const(constant) => Some(*constant),
            _ => None,
        })
        .collect();
    if let Some(constants) = constants {
        let constant = aggregate(&mut f.raise.out, ty, &constants)?;
        f.bind(inst, Value::Const(constant))?;
        return Ok(true);
    }
    let memory = own_memory(f, ty)?;
    let pointer = f.raise.out.types.ptr(0);
    for (index, member) in (0..).zip(members) {
        let indices = [f.int32(0), f.int(f.i32, index)];
        let kind = InstKind::GetElementPtr { source_type: ty, base: memory, indices: indices[..].into() };
        let place = f.emit_with(kind, pointer, Flags::INBOUNDS);
        f.name_builder_step(place, "gep");
        f.store(member, place, 0);
    }
    let whole = f.load(ty, memory, 0);
    f.bind(inst, whole)?;
    f.name_step_unless_named(whole, "load");
    Ok(true)
}

/// A copy; false where the type is none of memory, or the two types do not have the same members.
pub(in crate::body) fn copy(f: &mut FunctionRaiser<'_, '_>, inst: Instruction<'_>) -> Res<bool> {
    let (value, from) = f.typed(word(inst, 0)?)?;
    let to = f.result_type(inst)?;
    let types = &f.raise.out.types;
    if !is_of_memory(types, from, 0) || !are_alike(types, from, to, 0) {
        return Ok(false);
    }
    // Both accesses are aligned as the memory is.
    let align = f.raise.types.layout().preferred_align(types, from).unwrap_or(0);
    let pointer = own_memory(f, from)?;
    f.store(value, pointer, align);
    let load = InstKind::Load { pointer, align: Align::of(align), volatile: false, atomic: None };
    f.emit_result(inst, load, to, Flags::NONE)?;
    Ok(true)
}

/// How deep types are looked into.
const MAX_DEPTH: u32 = 16;

/// Whether values of a type may be in memory: not where opaque types are in them, nor truth values.
fn is_of_memory(types: &Types, ty: TypeId, depth: u32) -> bool {
    if depth > MAX_DEPTH {
        return false;
    }
    match &types[ty] {
        Type::Integer(width) => *width > 1,
        Type::Pointer(_) => true,
        Type::Vector { element, .. } | Type::Array { element, .. } => {
            is_of_memory(types, *element, depth + 1)
        }
        other => match types.struct_body(ty) {
            Some(body) => body.fields.iter().all(|&field| is_of_memory(types, field, depth + 1)),
            None => other.float_width().is_some(),
        },
    }
}

/// Whether two types have the same members, in the same order.
fn are_alike(types: &Types, a: TypeId, b: TypeId, depth: u32) -> bool {
    if a == b {
        return true;
    }
    if depth > MAX_DEPTH {
        return false;
    }
    match (&types[a], &types[b]) {
        (Type::Array { element: x, count: m }, Type::Array { element: y, count: n }) => {
            m == n && are_alike(types, *x, *y, depth + 1)
        }
        _ => match (types.struct_body(a), types.struct_body(b)) {
            (Some(x), Some(y)) => {
                let fields = x.fields.iter().zip(&y.fields);
                x.packed == y.packed
                    && x.fields.len() == y.fields.len()
                    && fields.into_iter().all(|(&x, &y)| are_alike(types, x, y, depth + 1))
            }
            _ => false,
        },
    }
}
