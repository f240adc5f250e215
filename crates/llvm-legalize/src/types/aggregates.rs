//! Structs and arrays that contain values that are not native: as values they have the type they have in memory.

use super::elementwise::done;
use super::memory::TypeMap;
use super::shape::{Element, Shape};
use super::values::{Lane, State, element_bits, join, word};
use super::vectors::{gather, scatter};
use crate::emit::{Emitter, Step};
use llvm_model::{
    ConstId, Constant, DataLayout, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value,
};

/// How deep constants are rewritten.
const MAX_DEPTH: u32 = 256;
/// How many elements an array constant may have to be rewritten one by one.
const MAX_ELEMENTS: usize = 1 << 20;

/// Returns the number and the type of the lanes and words of a value in a memory type.
fn memory_lanes(e: &Emitter, ty: TypeId) -> (u64, TypeId) {
    match e.module.types[ty] {
        Type::Vector { element, count, .. } => (u64::from(count), element),
        Type::Array { element, count } => (count, element),
        _ => (1, ty),
    }
}

/// The value of a member in memory form, from its representation.
pub(super) fn to_memory(
    e: &mut Emitter,
    st: &mut State,
    value: Value,
    shape: &Shape,
    ty: TypeId,
) -> Option<Value> {
    let lanes = st.lanes(e, value, shape);
    let (count, element) = memory_lanes(e, ty);
    let parts = memory_parts(e, &lanes, shape, element)?;
    if !matches!(e.module.types[ty], Type::Vector { .. } | Type::Array { .. }) {
        return parts.first().copied();
    }
    let is_vector = matches!(e.module.types[ty], Type::Vector { .. });
    let mut out = e.poison(ty);
    for (index, &part) in parts.iter().enumerate().take(usize::try_from(count).ok()?) {
        out = if is_vector {
            e.insert(out, part, index as u32)
        } else {
            let kind =
                InstKind::InsertValue { aggregate: out, element: part, indices: [index as u32].into() };
            e.emit(kind, ty)
        };
    }
    Some(out)
}

/// The lanes as values of the memory type's elements.
fn memory_parts(e: &mut Emitter, lanes: &[Lane], shape: &Shape, element: TypeId) -> Option<Vec<Value>> {
    if shape.element == Element::Plain && shape.scalar == element {
        return lanes.iter().map(|lane| lane.first().copied()).collect();
    }
    let (words, _) = gather(e, lanes, shape)?;
    let width = e.module.types.int_width(element)?;
    let mut out = Vec::new();
    for &word in &words {
        for part in 0..e.cx.native.word / width.min(e.cx.native.word) {
            let moved = e.binary_int(llvm_model::BinaryOp::LShr, word, u64::from(part * width));
            out.push(e.resize(moved, width));
        }
    }
    Some(out)
}

/// The representation of a member in memory form.
pub(super) fn from_memory(e: &mut Emitter, value: Value, shape: &Shape, ty: TypeId) -> Option<Vec<Value>> {
    let (count, element) = memory_lanes(e, ty);
    let mut parts = Vec::new();
    for index in 0..u32::try_from(count).ok()? {
        parts.push(match e.module.types[ty] {
            Type::Vector { .. } => e.extract(value, index),
            Type::Array { .. } => {
                let kind = InstKind::ExtractValue { aggregate: value, indices: [index].into() };
                e.emit(kind, element)
            }
            _ => value,
        });
    }
    if shape.element == Element::Plain && shape.scalar == element {
        let lanes: Vec<Lane> =
            parts.into_iter().take(shape.lane_count() as usize).map(|part| vec![part]).collect();
        return Some(join(e, &lanes, shape));
    }
    let width = e.module.types.int_width(element)?;
    let total = element_bits(e, shape)?.checked_mul(shape.lane_count())?;
    let zero = word(e, 0);
    let size = e.cx.native.word;
    let mut words = vec![zero; total.div_ceil(size) as usize];
    for (index, part) in parts.into_iter().enumerate() {
        let at = index as u32 * width;
        let Some(slot) = words.get_mut((at / size) as usize) else { break };
        let mut bits = e.resize(part, size);
        if !at.is_multiple_of(size) {
            bits = e.binary_int(llvm_model::BinaryOp::Shl, bits, u64::from(at % size));
        }
        *slot = if *slot == zero { bits } else { e.binary(llvm_model::BinaryOp::Or, *slot, bits) };
    }
    super::wide::mask(e, &mut words, total);
    let lanes = scatter(e, &words, total, shape)?;
    Some(join(e, &lanes, shape))
}

/// The type of the member that `indices` lead to, before and after the rewriting.
fn member(e: &mut Emitter, st: &mut State, aggregate: TypeId, indices: &[u32]) -> Option<(TypeId, TypeId)> {
    let mut ty = aggregate;
    for &index in indices {
        ty = e.module.types.element(ty, u64::from(index))?;
    }
    Some((ty, st.map.get(&mut e.module.types, e.cx.layout, ty)))
}

/// `extractvalue` of a member that is not native.
pub(super) fn extract(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    (aggregate, old): (Value, TypeId),
    indices: &[u32],
) -> Option<Step> {
    let (ty, memory) = member(e, st, old, indices)?;
    let shape = Shape::of(&e.module.types, ty, e.cx.native)?;
    let value = e.emit(InstKind::ExtractValue { aggregate, indices: indices.into() }, memory);
    let pieces = from_memory(e, value, &shape, memory);
    done(st, inst, &shape, pieces)
}

/// `insertvalue` of a member that is not native: the value to insert instead.
pub(super) fn member_value(
    e: &mut Emitter,
    st: &mut State,
    value: Value,
    old: TypeId,
    indices: &[u32],
) -> Option<Value> {
    let (ty, memory) = member(e, st, old, indices)?;
    let shape =
        Shape::of(&e.module.types, ty, e.cx.native).filter(|shape| !shape.is_native() || ty != memory)?;
    to_memory(e, st, value, &shape, memory)
}

/// A constant in memory form.
pub(super) fn constant(
    module: &mut Module,
    layout: &DataLayout,
    map: &mut TypeMap,
    id: ConstId,
) -> Option<ConstId> {
    constant_at(module, layout, map, id, 0)
}

fn constant_at(
    module: &mut Module,
    layout: &DataLayout,
    map: &mut TypeMap,
    id: ConstId,
    depth: u32,
) -> Option<ConstId> {
    if let Some(&known) = map.constants.get(&id) {
        return known;
    }
    let made = make_constant(module, layout, map, id, depth);
    map.constants.insert(id, made);
    made
}

fn make_constant(
    module: &mut Module,
    layout: &DataLayout,
    map: &mut TypeMap,
    id: ConstId,
    depth: u32,
) -> Option<ConstId> {
    let old = module.constants.ty(id);
    let ty = map.get(&mut module.types, layout, old);
    if ty == old {
        return Some(id);
    }
    match module.constants[id].clone() {
        Constant::Null => return Some(module.constants.zero(&module.types, ty)),
        same @ (Constant::Undef | Constant::Poison) => return Some(module.constants.intern(ty, same)),
        _ if depth > MAX_DEPTH => return None,
        _ => {}
    }
    if module.types[old].is_aggregate() {
        let elements = module.constants.elements(&module.types, id, MAX_ELEMENTS)?;
        let new: Vec<ConstId> = elements
            .into_iter()
            .map(|element| constant_at(module, layout, map, element, depth + 1))
            .collect::<Option<_>>()?;
        return Some(module.constants.aggregate(&module.types, ty, &new));
    }
    bits_constant(module, id, old, ty)
}

/// An integer or a vector as the bytes it has in memory, cut into the elements of its memory type.
fn bits_constant(module: &mut Module, id: ConstId, old: TypeId, ty: TypeId) -> Option<ConstId> {
    let (element, count) = match module.types[ty] {
        Type::Vector { element, count, .. } => (element, u64::from(count)),
        Type::Array { element, count } => (element, count),
        _ => (ty, 1),
    };
    let scalar = module.types.scalar(old);
    let lanes = module.types.lanes(old);
    let items = match lanes {
        Some(lanes) => module.constants.elements(&module.types, id, lanes as usize)?,
        None => vec![id],
    };
    let count = usize::try_from(count).ok()?;
    let new: Vec<ConstId> = if scalar == element {
        let undef = module.constants.intern(element, Constant::Undef);
        (0..count).map(|index| items.get(index).copied().unwrap_or(undef)).collect()
    } else {
        let width = module.types.int_width(scalar)? as usize;
        let mut bytes = vec![0u8; (width * items.len()).div_ceil(8)];
        for (index, &item) in items.iter().enumerate() {
            let bits = match &module.constants[item] {
                Constant::Int(bits) => bits,
                Constant::Null | Constant::Undef | Constant::Poison => continue,
                _ => return None,
            };
            for bit in (0..width).filter(|&bit| bits.bit(bit as u32)) {
                let at = index * width + bit;
                bytes[at / 8] |= 1 << (at % 8);
            }
        }
        let part = module.types.int_width(element)?;
        let size = part as usize / 8;
        (0..count)
            .map(|index| {
                let from = (index * size).min(bytes.len());
                let to = (from + size).min(bytes.len());
                let word = bytes[from..to].iter().rev().fold(0u64, |word, &byte| word << 8 | u64::from(byte));
                module.constants.int(element, part, word)
            })
            .collect()
    };
    match module.types[ty] {
        Type::Vector { .. } | Type::Array { .. } => Some(module.constants.aggregate(&module.types, ty, &new)),
        _ => new.first().copied(),
    }
}
