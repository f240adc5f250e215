//! Types that no value has: those of attributes (`byval`, `sret`, …), and pointee types from files with typed pointers.

use super::memory::TypeMap;
use llvm_model::attributes::Attribute;
use llvm_model::{
    AttrListId, AttrSetId, CallingConv, DataLayout, FunctionId, InstId, InstKind, Module, TypeId,
};

/// Replaces the types that a function, its parameters and its calls mention by those of memory.
pub(super) fn replace(module: &mut Module, layout: &DataLayout, map: &mut TypeMap, function: FunctionId) {
    if module.functions[function].body.is_none() {
        // Its name or the host decides on the types of its parameters.
        return;
    }
    if module.functions[function].calling_conv != CallingConv::SPIR_KERNEL {
        let list = module.functions[function].attributes;
        module.functions[function].attributes = attributes(module, layout, map, list);
    }
    for param in &mut module.functions[function].params {
        param.pointee = param.pointee.map(|ty| map.get(&mut module.types, layout, ty));
    }
    let Some(mut body) = module.functions[function].body.take() else { return };
    for ty in body.pointees.values_mut() {
        *ty = map.get(&mut module.types, layout, *ty);
    }
    for id in body.insts.ids().collect::<Vec<InstId>>() {
        let InstKind::Call(call) = &mut body.insts[id].kind else { continue };
        let callee = module.as_function(call.callee);
        if callee.is_some_and(|callee| callee == function || module.functions[callee].body.is_some()) {
            call.attributes = attributes(module, layout, map, call.attributes);
        }
    }
    module.functions[function].body = Some(body);
}

/// Returns a list of attributes with the types of memory.
fn attributes(module: &mut Module, layout: &DataLayout, map: &mut TypeMap, list: AttrListId) -> AttrListId {
    let old = module.attributes.list(list).clone();
    let params: Vec<AttrSetId> = old.params.iter().map(|&set| replaced(module, layout, map, set)).collect();
    let ret = replaced(module, layout, map, old.ret);
    if params[..] == old.params[..] && ret == old.ret {
        return list;
    }
    module.attributes.intern_list(old.function, ret, &params)
}

fn replaced(module: &mut Module, layout: &DataLayout, map: &mut TypeMap, set: AttrSetId) -> AttrSetId {
    let mut types = |ty: TypeId| map.get(&mut module.types, layout, ty);
    let old = module.attributes.set(set);
    if !old.iter().any(|one| matches!(one, Attribute::Type(_, Some(ty)) if types(*ty) != *ty)) {
        return set;
    }
    let new = old.iter().cloned().map(|one| match one {
        Attribute::Type(kind, Some(ty)) => Attribute::Type(kind, Some(types(ty))),
        other => other,
    });
    let new = new.collect();
    module.attributes.intern_set(new)
}
