//! Changes the types of what [`super::classes`] has found.

use super::classes::{Classes, Node};
use llvm_model::{Constant, FunctionId, InstKind, Module, Type, TypeId, Value};

/// Gives every function, instruction and allocation its type.
pub(super) fn run(module: &mut Module, classes: &mut Classes) {
    let functions: Vec<FunctionId> = module.functions.iter().map(|(id, _)| id).collect();
    let old_types: Vec<TypeId> = module.functions.values().map(|function| function.ty).collect();
    for &function in &functions {
        signature(module, function, classes);
    }
    for function in functions {
        body(module, function, &old_types, classes);
    }
}

/// The plain pointer `ty` as the type that a node has, if it has one.
fn changed(module: &Module, ty: TypeId, node: Node, classes: &mut Classes) -> TypeId {
    match module.types[ty] {
        Type::Pointer(_) => classes.ty(node).unwrap_or(ty),
        _ => ty,
    }
}

fn signature(module: &mut Module, function: FunctionId, classes: &mut Classes) {
    let old = module.functions[function].ty;
    let Some((ret, params, variadic)) = module.types.function_parts(old) else { return };
    let (ret, params) = (ret, params.to_vec());
    let ret = changed(module, ret, Node::Result(function), classes);
    let params: Vec<TypeId> = params
        .into_iter()
        .enumerate()
        .map(|(index, ty)| changed(module, ty, Node::Parameter(function, index as u32), classes))
        .collect();
    module.functions[function].ty = module.types.function(ret, &params, variadic);
}

/// `ty` with the pointers in it changed to `element`: a pointer, or arrays of pointers.
fn content(module: &mut Module, ty: TypeId, element: TypeId) -> TypeId {
    match module.types[ty] {
        Type::Pointer(_) => element,
        Type::Array { element: inner, count } => {
            let inner = content(module, inner, element);
            module.types.array(inner, count)
        }
        _ => ty,
    }
}

/// A constant pointer as a constant of another type: none, or any.
fn constant(module: &mut Module, value: Value, ty: TypeId) -> Value {
    let Value::Const(id) = value else { return value };
    Value::Const(match module.constants[id] {
        Constant::Null => module.constants.zero(&module.types, ty),
        Constant::Undef => module.constants.intern(ty, Constant::Undef),
        Constant::Poison => module.constants.intern(ty, Constant::Poison),
        _ => id,
    })
}

fn body(module: &mut Module, function: FunctionId, old_types: &[TypeId], classes: &mut Classes) {
    let Some(mut body) = module.functions[function].body.take() else { return };
    let order: Vec<_> = body.instructions().map(|(_, inst, _)| inst).collect();
    for inst in order {
        // Allocations are looked up in the body, which is at hand only when it is in its place.
        module.functions[function].body = Some(body);
        let pointer = match module.functions[function].body.as_ref().map(|body| &body.insts[inst].kind) {
            Some(InstKind::Load { pointer, .. } | InstKind::Store { pointer, .. }) => Some(*pointer),
            Some(InstKind::GetElementPtr { base, .. }) => Some(*base),
            _ => None,
        };
        let into = pointer.and_then(|pointer| super::allocation(module, function, pointer));
        let of_content = into.and_then(|into| classes.ty(Node::Content(function, into)));
        let Some(taken) = module.functions[function].body.take() else { return };
        body = taken;

        let mut kind = std::mem::replace(&mut body.insts[inst].kind, InstKind::Unreachable);
        let ty = changed(module, body.insts[inst].ty, Node::Value(function, inst), classes);
        let retyped = ty != body.insts[inst].ty;
        body.insts[inst].ty = ty;
        match &mut kind {
            InstKind::Phi { incoming } if retyped => {
                for (value, _) in incoming {
                    *value = constant(module, *value, ty);
                }
            }
            InstKind::Select { if_true, if_false, .. } if retyped => {
                *if_true = constant(module, *if_true, ty);
                *if_false = constant(module, *if_false, ty);
            }
            InstKind::Freeze { operand } if retyped => *operand = constant(module, *operand, ty),
            InstKind::Ret { value: Some(value) } => {
                if let Some(ty) = classes.ty(Node::Result(function)) {
                    *value = constant(module, *value, ty);
                }
            }
            InstKind::Store { value, .. } => {
                if let Some(ty) = of_content {
                    *value = constant(module, *value, ty);
                }
            }
            InstKind::GetElementPtr { source_type, .. } => {
                if let Some(ty) = of_content {
                    *source_type = content(module, *source_type, ty);
                }
            }
            InstKind::Alloca { allocated, .. } => {
                if let Some(ty) = classes.ty(Node::Content(function, inst)) {
                    *allocated = content(module, *allocated, ty);
                }
            }
            InstKind::Call(call) => {
                if let Some(callee) = module.as_function(call.callee) {
                    let old = old_types.get(llvm_model::Id::index(callee)).copied();
                    if old == Some(call.function_type) {
                        call.function_type = module.functions[callee].ty;
                        for (index, value) in call.args.iter_mut().enumerate() {
                            if let Some(ty) = classes.ty(Node::Parameter(callee, index as u32)) {
                                *value = constant(module, *value, ty);
                            }
                        }
                    }
                }
            }
            _ => {}
        }
        body.insts[inst].kind = kind;
    }
    module.functions[function].body = Some(body);
}
