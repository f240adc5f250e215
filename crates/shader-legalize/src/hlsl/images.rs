//! Typed buffers and textures: what is loaded and stored through the pointers that their handles give is read of and written
//! to an image. A part of a texel is written with the rest of it.

use super::blocks::tuple;
use super::resources::{POINTER, SIGNED_IMAGE, called};
use super::texels::{self, Texel, Texels};
use crate::calls::call;
use crate::memory::Layouts;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{
    Builder, Call, CastOp, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, Module, Type, TypeId,
    Value,
};
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::shaders;

/// The beginning of the names of atomic operations.
const ATOMIC: &str = "llvm.spv.interlocked.";

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
        InstKind::Call(_) => atomic(at, inst, texel_of),
        _ => None,
    }
}

/// An atomic operation on a texel: it is reached by a pointer into the image, which is not loaded.
fn atomic(at: &mut Builder<'_>, inst: InstId, texel_of: impl Fn(Value) -> Option<Texel>) -> Option<Value> {
    let mut changed = called_by_prefix(at, inst, ATOMIC)?;
    let texel = texel_of(*changed.args.first()?).filter(|texel| texel.offset == 0)?;
    let Value::Inst(image) = texel.image else { return None };
    let InstKind::Load { pointer: variable, .. } = at.body.insts[image].kind else { return None };
    let space = address_space(SHADER_STORAGE, StorageClass::Image)?;
    let pointer = at.module.types.ptr(space);
    let sample = at.int32(0);
    let texel = call(at, "__spirv_ImageTexelPointer", &[variable, texel.coordinate, sample], pointer);
    let is_signed = |ty: &Type| matches!(ty, Type::TargetExt { name, .. } if *name == SIGNED_IMAGE);
    let image_type = at.body.insts[image].ty;
    if let Value::Inst(texel) = texel
        && is_signed(&at.module.types[image_type])
    {
        // The number has the type of the image.
        let kind = at.module.md_kinds.intern(shaders::SIGNED.into());
        let node = tuple(at.module, Vec::new());
        at.body.insts[texel].attachments.push((kind, node));
    }
    changed.args[0] = texel;
    let ty = at.body.insts[inst].ty;
    Some(at.emit(InstKind::Call(Box::new(changed)), ty))
}

/// The call of a function whose name begins with `prefix`.
fn called_by_prefix(at: &Builder<'_>, inst: InstId, prefix: &str) -> Option<Call> {
    let kind = &at.body.insts[inst].kind;
    let name = callee_name(at.module, kind)?;
    kind.call().filter(|_| name.starts_with(prefix)).cloned()
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
