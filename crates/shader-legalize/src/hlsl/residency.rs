//! Loads that return whether the memory is resident, as `Load(index, status)` has them: sparse instructions for typed buffers.
//! If nothing uses the status, they are plain loads. Other buffers have no such instruction, so their status is an error.

use super::images::{first_of, four_of};
use super::resources::{POINTER, called};
use crate::calls::call;
use crate::rewrite::{self, Step};
use llvm_model::{
    Body, Builder, Call, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, Module, Type, Value,
};
use rustc_hash::FxHashSet;
use spirv_grammar::StorageClass;
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};

/// The intrinsics, which clang gives the names that they have for DXIL.
const TYPED: &str = "llvm.dx.resource.load.typedbuffer";
const RAW: &str = "llvm.dx.resource.load.rawbuffer";

/// Rewrites the loads of all functions.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(body) = &module.functions[function].body else { continue };
        let is_load = |kind: &InstKind| [TYPED, RAW].iter().any(|name| called(module, kind, name).is_some());
        if !body.instructions().any(|(_, _, inst)| is_load(&inst.kind)) {
            continue;
        }
        let stated = with_status(body);
        rewrite::run(module, function, |at, inst| {
            let needs_status = stated.contains(&inst);
            typed(at, inst, needs_status)
                .or_else(|| raw(at, inst).filter(|_| !needs_status))
                .map_or(Step::Keep, Step::Replace)
        });
    }
}

/// The instructions of whose results the second member, or all, is used.
fn with_status(body: &Body) -> FxHashSet<InstId> {
    let mut found = FxHashSet::default();
    for (_, _, inst) in body.instructions() {
        let is_value =
            matches!(&inst.kind, InstKind::ExtractValue { indices, .. } if indices.first() == Some(&0));
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand
                && !is_value
            {
                found.insert(id);
            }
        });
    }
    found
}

/// The load of a texel.
fn typed(at: &mut Builder<'_>, inst: InstId, needs_status: bool) -> Option<Value> {
    let &[image, coordinate] = &called(at.module, &at.body.insts[inst].kind, TYPED)?.args[..] else {
        return None;
    };
    let image_type = at.ty(image);
    let Type::TargetExt { ints, .. } = &at.module.types[image_type] else { return None };
    let is_sampled = *ints.get(4)? == 1;
    let result = at.body.insts[inst].ty;
    let ty = at.module.types.element(result, 0)?;
    let four = four_of(at, ty);
    let whole = at.poison(result);
    if !needs_status {
        let name = if is_sampled { "__spirv_ImageFetch" } else { "__spirv_ImageRead" };
        let texel = call(at, name, &[image, coordinate], four);
        let value = first_of(at, texel, ty);
        return Some(at.insert_value(whole, value, &[0]));
    }
    let code = at.module.types.int(32);
    let sparse = at.module.types.literal_struct(&[code, four], false);
    let name = if is_sampled { "__spirv_ImageSparseFetch" } else { "__spirv_ImageSparseRead" };
    let loaded = call(at, name, &[image, coordinate], sparse);
    let code = at.extract_value(loaded, &[0]);
    let texel = at.extract_value(loaded, &[1]);
    let bool_type = at.module.types.int(1);
    let status = call(at, "__spirv_ImageSparseTexelsResident", &[code], bool_type);
    let value = first_of(at, texel, ty);
    let whole = at.insert_value(whole, value, &[0]);
    Some(at.insert_value(whole, status, &[1]))
}

/// The load of an element, some bytes into it.
fn raw(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let &[handle, index, bytes] = &called(at.module, &at.body.insts[inst].kind, RAW)?.args[..] else {
        return None;
    };
    let result = at.body.insts[inst].ty;
    let ty = at.module.types.element(result, 0)?;
    let space = address_space(SHADER_STORAGE, StorageClass::StorageBuffer)?;
    let pointer = at.module.types.ptr(space);
    let (handle_type, index_type) = (at.ty(handle), at.ty(index));
    let function_type = at.module.types.function(pointer, &[handle_type, index_type], false);
    let name = format!("{POINTER}.of{}", handle_type.index());
    let function = at.module.declare_function(name.as_str().into(), function_type);
    let callee = Value::Const(at.module.function_const(function));
    let get = Call::new(callee, function_type, vec![handle, index]);
    let element = at.emit(InstKind::Call(Box::new(get)), pointer);
    let place = match at.module.as_u64(bytes) {
        Some(0) => element,
        _ => at.byte_offset(element, bytes),
    };
    let value = at.load(ty, place, 4);
    let whole = at.poison(result);
    Some(at.insert_value(whole, value, &[0]))
}
