//! Forms of clang 21 that clang 22 has no more: whether the index of a resource differs between invocations is an argument of
//! its handle, and handles are copied as integers.

use super::resources::{FROM_BINDING, FROM_IMPLICIT_BINDING, called};
use crate::rewrite::{self, Step};
use llvm_model::{
    Body, Builder, Constant, FunctionId, Id as _, InstBuilder as _, InstId, InstKind, Module, Type, TypeId,
    Value,
};
use rustc_hash::FxHashMap;

/// The place of the argument, and the number of arguments of such a call.
const PLACE: usize = 4;
const ARGUMENTS: usize = 6;

/// How deep types nest.
const MAX_DEPTH: u32 = 32;

/// Rewrites the handles of all functions.
pub(super) fn run(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        rewrite::run(module, function, |at, inst| handle(at, inst).map_or(Step::Keep, Step::Replace));
    }
}

/// Gives loads of integers from the memory of a handle the type of the handle, if their results are only stored.
pub(super) fn type_copies(module: &mut Module) {
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        let mut copied: FxHashMap<InstId, TypeId> = FxHashMap::default();
        for (_, id, inst) in body.instructions() {
            if let InstKind::Load { pointer, atomic: None, .. } = inst.kind
                && matches!(module.types[inst.ty], Type::Integer(_))
                && let Some(handle) =
                    allocated(module, &body, pointer).and_then(|ty| first_handle(module, ty))
            {
                copied.insert(id, handle);
            }
        }
        if !copied.is_empty() {
            for (_, _, inst) in body.instructions() {
                let stored = match inst.kind {
                    InstKind::Store { value: Value::Inst(value), .. } => Some(value),
                    _ => None,
                };
                inst.kind.for_each_operand(|operand| {
                    if let Value::Inst(id) = operand
                        && stored != Some(id)
                    {
                        copied.remove(&id);
                    }
                });
            }
            for (id, handle) in copied {
                body.insts[id].ty = handle;
            }
        }
        module.functions[function].body = Some(body);
    }
}

/// The type of the variable that a pointer is the address of.
fn allocated(module: &Module, body: &Body, pointer: Value) -> Option<TypeId> {
    match pointer {
        Value::Inst(id) => match body.insts[id].kind {
            InstKind::Alloca { allocated, .. } => Some(allocated),
            _ => None,
        },
        Value::Const(id) => match module.constants[id] {
            Constant::Global(global) => Some(module.globals[global].value_type),
            _ => None,
        },
        _ => None,
    }
}

/// The type of the handle at the beginning of a type.
fn first_handle(module: &Module, ty: TypeId) -> Option<TypeId> {
    let mut ty = ty;
    for _ in 0..MAX_DEPTH {
        match &module.types[ty] {
            Type::TargetExt { .. } => return Some(ty),
            Type::Array { element, .. } => ty = *element,
            _ => ty = *module.types.struct_body(ty)?.fields.first()?,
        }
    }
    None
}

fn handle(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    let is_handle = |name: &&str| called(at.module, kind, name).is_some();
    if ![FROM_BINDING, FROM_IMPLICIT_BINDING].iter().any(is_handle) {
        return None;
    }
    let mut call = kind.call().filter(|call| call.args.len() == ARGUMENTS)?.clone();
    // No index differs between invocations: clang 21 has no arrays of resources.
    call.args.remove(PLACE);
    let ty = at.body.insts[inst].ty;
    Some(at.emit(InstKind::Call(Box::new(call)), ty))
}
