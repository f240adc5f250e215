//! Typed buffers and textures: what is loaded and stored through the pointers that their handles give is read of and written
//! to an image. A part of a texel is written with the rest of it.

use super::resources::{POINTER, called};
use super::texels::{self, Texel, Texels};
use crate::calls::call;
use crate::memory::Layouts;
use crate::rewrite::{self, Step};
use llvm_model::{
    Builder, CastOp, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, Module, TypeId, Value,
};

/// Replaces the accesses of all functions.
pub(super) fn run(module: &mut Module, layouts: &Layouts<'_>) {
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(body) = &module.functions[function].body else { continue };
        if !body.instructions().any(|(_, _, inst)| called(module, &inst.kind, POINTER).is_some()) {
            continue;
        }
        let texels = texels::of_function(module, layouts, function);
        rewrite::run(module, function, |at, inst| {
            access(at, layouts, inst, &texels).map_or(Step::Keep, Step::Replace)
        });
        texels::remove_unused(module, function, &texels);
    }
}

fn access(at: &mut Builder<'_>, layouts: &Layouts<'_>, inst: InstId, texels: &Texels) -> Option<Value> {
    let texel_of = |pointer: Value| match pointer {
        Value::Inst(pointer) => texels.get(&pointer).copied(),
        _ => None,
    };
    match at.body.insts[inst].kind {
        InstKind::Load { pointer, .. } => {
            let texel = texel_of(pointer)?;
            let ty = at.body.insts[inst].ty;
            let (first, count) = components(at, layouts, texel, ty)?;
            let whole = read(at, texel);
            let part = match (first, count) {
                (_, 1) => at.extract(whole, first),
                (0, 4) => whole,
                _ => at.shuffle(whole, whole, (first..first + count).map(|lane| lane as i32).collect()),
            };
            Some(as_type(at, part, ty))
        }
        InstKind::Store { pointer, value, .. } => {
            let texel = texel_of(pointer)?;
            let ty = at.ty(value);
            let (first, count) = components(at, layouts, texel, ty)?;
            let own = match count {
                1 => texel.element,
                _ => at.module.types.vector(texel.element, count),
            };
            let value = as_type(at, value, own);
            // A vector of three elements may be padded.
            let written = layouts.size(&at.module.types, ty)?;
            let whole = if first != 0 || texel.bytes.is_some_and(|all| written < all) {
                let old = read(at, texel);
                (0..count).fold(old, |whole, lane| {
                    let part = if count == 1 { value } else { at.extract(value, lane) };
                    at.insert(whole, part, first + lane)
                })
            } else {
                widened(at, value, count)
            };
            let void = at.module.types.void();
            Some(call(at, "__spirv_ImageWrite", &[texel.image, texel.coordinate, whole], void))
        }
        _ => None,
    }
}

/// The first component of a texel that an access of type `ty` has, and how many it has.
fn components(at: &Builder<'_>, layouts: &Layouts<'_>, texel: Texel, ty: TypeId) -> Option<(u32, u32)> {
    let types = &at.module.types;
    let (own, all) = (layouts.bits(types, texel.element)?, layouts.bits(types, ty)?);
    let offset = texel.offset.checked_mul(8)?;
    if own == 0 || !all.is_multiple_of(own) || !offset.is_multiple_of(own) {
        return None;
    }
    let (first, count) = (offset / own, all / own);
    let fits = (1..=4).contains(&count) && first + count <= 4;
    fits.then_some((u32::try_from(first).ok()?, u32::try_from(count).ok()?))
}

/// The four components of a texel.
fn read(at: &mut Builder<'_>, texel: Texel) -> Value {
    let four = at.module.types.vector(texel.element, 4);
    let name = if texel.is_sampled { "__spirv_ImageFetch" } else { "__spirv_ImageRead" };
    call(at, name, &[texel.image, texel.coordinate], four)
}

/// A value of `count` components as one of four.
fn widened(at: &mut Builder<'_>, value: Value, count: u32) -> Value {
    match count {
        1 => {
            let four = four_of_value(at, value);
            at.splat(four, value)
        }
        4 => value,
        _ => at.shuffle(value, value, (0..4).map(|lane| lane.min(count as i32 - 1)).collect()),
    }
}

fn as_type(at: &mut Builder<'_>, value: Value, ty: TypeId) -> Value {
    if at.ty(value) == ty { value } else { at.cast(CastOp::BitCast, value, ty) }
}

/// As many of the four elements of a texel as `ty` has.
pub(super) fn first_of(at: &mut Builder<'_>, whole: Value, ty: TypeId) -> Value {
    match at.module.types.lanes(ty) {
        None => at.extract(whole, 0),
        Some(4) => whole,
        Some(lanes) => at.shuffle(whole, whole, (0..lanes as i32).collect()),
    }
}

fn four_of_value(at: &mut Builder<'_>, value: Value) -> TypeId {
    let ty = at.ty(value);
    four_of(at, ty)
}

/// The vector of four elements that a texel is.
pub(super) fn four_of(at: &mut Builder<'_>, ty: TypeId) -> TypeId {
    let element = at.module.types.scalar(ty);
    at.module.types.vector(element, 4)
}
