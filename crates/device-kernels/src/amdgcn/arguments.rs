//! Structures that kernels have by value: the target has them in memory that kernels do not write to. A copy is what the kernel may
//! change.

use super::{CONSTANT, PRIVATE};
use crate::edit::{self, is_kernel};
use llvm_model::{
    Align, AttrKind, Attribute, Body, Builder, CastOp, FunctionId, InsertPoint, InstBuilder as _, InstKind,
    Module, TypeId, Value,
};
use rustc_hash::FxHashMap;

/// A parameter that is a structure by value.
struct Parameter {
    index: usize,
    ty: TypeId,
    align: u64,
}

/// Changes the parameters of all kernels.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function = llvm_model::Id::from_index(index);
        if is_kernel(&module.functions[function]) {
            change(module, function);
        }
    }
}

fn change(module: &mut Module, function: FunctionId) {
    let found = parameters(module, function);
    let Some((ret, params, vararg)) = module.types.function_parts(module.functions[function].ty) else {
        return;
    };
    if found.is_empty() {
        return;
    }
    let (mut params, constant) = (params.to_vec(), module.types.ptr(CONSTANT));
    let own: Vec<TypeId> = found.iter().map(|parameter| params[parameter.index]).collect();
    for parameter in &found {
        params[parameter.index] = constant;
    }
    let ty = module.types.function(ret, &params, vararg);
    module.functions[function].ty = ty;
    refer(module, function, &found);
    let Some(mut body) = module.functions[function].body.take() else { return };
    copy(module, ty, &mut body, &found, &own);
    module.functions[function].body = Some(body);
}

/// The parameters that are structures by value.
fn parameters(module: &Module, function: FunctionId) -> Vec<Parameter> {
    let this = &module.functions[function];
    let by_value = |index: usize| {
        let set = module.attributes.param(this.attributes, index);
        let ty = module.attributes.ty(set, AttrKind::BYVAL)?;
        Some(Parameter { index, ty, align: module.attributes.int(set, AttrKind::ALIGN).unwrap_or(1) })
    };
    (0..this.params.len()).filter_map(by_value).collect()
}

/// Says in the attributes that the parameters are references.
fn refer(module: &mut Module, function: FunctionId, parameters: &[Parameter]) {
    let list = module.attributes.list(module.functions[function].attributes).clone();
    let mut sets = list.params.to_vec();
    for Parameter { index, ty, .. } in parameters {
        let Some(set) = sets.get_mut(*index) else { continue };
        let mut attributes = module.attributes.set(*set).to_vec();
        attributes.retain(|attribute| attribute.kind() != Some(AttrKind::BYVAL));
        attributes.push(Attribute::Type(AttrKind::BYREF, Some(*ty)));
        *set = module.attributes.intern_set(attributes);
    }
    module.functions[function].attributes = module.attributes.intern_list(list.function, list.ret, &sets);
}

/// Copies the structures into variables at the beginning, which take their place. `own` are the types of pointers to them.
fn copy(
    module: &mut Module,
    function_type: TypeId,
    body: &mut Body,
    parameters: &[Parameter],
    own: &[TypeId],
) {
    let mut replaced = FxHashMap::default();
    let mut at = Builder::new(module, body, function_type, InsertPoint::List(Vec::new()));
    let mut loads = Vec::new();
    for (Parameter { index, ty, align }, &pointer) in parameters.iter().zip(own) {
        let argument = Value::Arg(*index as u32);
        if at.module.types.address_space(pointer) == Some(CONSTANT) {
            continue;
        }
        let one = at.int32(1);
        let variable = InstKind::Alloca {
            allocated: *ty,
            count: one,
            align: Align::of(*align),
            inalloca: false,
            swifterror: false,
        };
        let private = at.module.types.ptr(PRIVATE);
        let mut variable = at.emit(variable, private);
        let value = at.load(*ty, argument, *align);
        if let Value::Inst(load) = value {
            loads.push(load);
        }
        at.store(value, variable, *align);
        if private != pointer {
            variable = at.cast(CastOp::AddrSpaceCast, variable, pointer);
        }
        replaced.insert(argument, variable);
    }
    let InsertPoint::List(list) = at.at else { return };
    edit::replace(body, &replaced, &loads);
    if let Some(entry) = body.entry() {
        body.blocks[entry].insts.splice(0..0, list);
    }
}
