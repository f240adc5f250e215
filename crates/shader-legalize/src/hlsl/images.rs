//! Typed buffers: what is loaded and stored through the pointers that their handles give is read of and written to an image.

use super::resources::{POINTER, called};
use crate::calls::call;
use crate::rewrite::{self, Step};
use llvm_model::{
    Builder, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A texel of an image.
#[derive(Clone, Copy)]
struct Texel {
    image: Value,
    coordinate: Value,
    /// Whether the image is read with a sampler elsewhere, and never written.
    is_sampled: bool,
}

/// Replaces the accesses of all functions.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(body) = &module.functions[function].body else { continue };
        let mut texels: FxHashMap<InstId, Texel> = FxHashMap::default();
        for (_, id, inst) in body.instructions() {
            let Some(call) = called(module, &inst.kind, POINTER) else { continue };
            let &[Value::Inst(image), coordinate, ..] = &call.args[..] else { continue };
            let Type::TargetExt { ints, .. } = &module.types[body.insts[image].ty] else { continue };
            let Some(&sampled) = ints.get(4) else { continue };
            let image = Value::Inst(image);
            texels.insert(id, Texel { image, coordinate, is_sampled: sampled == 1 });
        }
        rewrite::run(module, function, |at, inst| match access(at, inst, &texels) {
            Some(value) => Step::Replace(value),
            None if texels.contains_key(&inst) => Step::Drop,
            None => Step::Keep,
        });
    }
}

fn access(at: &mut Builder<'_>, inst: InstId, texels: &FxHashMap<InstId, Texel>) -> Option<Value> {
    match at.body.insts[inst].kind {
        InstKind::Load { pointer: Value::Inst(pointer), .. } => {
            let texel = *texels.get(&pointer)?;
            let ty = at.body.insts[inst].ty;
            let four = four_of(at, ty);
            let name = if texel.is_sampled { "__spirv_ImageFetch" } else { "__spirv_ImageRead" };
            let whole = call(at, name, &[texel.image, texel.coordinate], four);
            Some(match at.module.types.lanes(ty) {
                None => at.extract(whole, 0),
                Some(4) => whole,
                Some(lanes) => at.shuffle(whole, whole, (0..lanes as i32).collect()),
            })
        }
        InstKind::Store { pointer: Value::Inst(pointer), value, .. } => {
            let texel = *texels.get(&pointer)?;
            let ty = at.ty(value);
            let four = four_of(at, ty);
            let whole = match at.module.types.lanes(ty) {
                None => at.splat(four, value),
                Some(4) => value,
                Some(lanes) => {
                    let mask = (0..4).map(|lane| lane.min(lanes as i32 - 1)).collect();
                    at.shuffle(value, value, mask)
                }
            };
            let void = at.module.types.void();
            Some(call(at, "__spirv_ImageWrite", &[texel.image, texel.coordinate, whole], void))
        }
        _ => None,
    }
}

/// The vector of four elements that a texel is.
fn four_of(at: &mut Builder<'_>, ty: TypeId) -> TypeId {
    let element = at.module.types.scalar(ty);
    at.module.types.vector(element, 4)
}
