//! Values with an inherent pointee type, and the struct members that contain pointers.

use super::gep::{is_byte_offset, reached};
use super::nodes::{Nodes, holds_pointers};
use llvm_legalize::blocks::named_kernels;
use llvm_model::{ConstId, Constant, InstKind, Module, TypeId, Value};
use rustc_hash::FxHashSet;

/// The types of allocations and of element addresses, and of the parameters of kernels that kernels enqueue: pointers to
/// bytes, as OpEnqueueKernel wants them. Makes the nodes of all struct members that are reached.
pub(super) fn known(module: &mut Module, nodes: &mut Nodes) -> Vec<Option<TypeId>> {
    let mut known = vec![None; nodes.value_count()];
    let byte = module.types.int(8);
    for kernel in named_kernels(module) {
        for index in 0..module.functions[kernel].params.len() as u32 {
            if let Some(node) = nodes.param(kernel, index) {
                known[node as usize] = Some(byte);
            }
        }
    }
    for (id, function) in module.functions.iter() {
        for (_, inst, instruction) in function.body.iter().flat_map(|b| b.instructions()) {
            let ty = match &instruction.kind {
                InstKind::Alloca { allocated, .. } => Some(*allocated),
                // Its uses determine the pointee type.
                InstKind::GetElementPtr { source_type, indices, .. }
                    if is_byte_offset(module, *source_type, indices) =>
                {
                    None
                }
                InstKind::GetElementPtr { source_type, indices, .. } => {
                    let end = reached(module, *source_type, indices);
                    if let Some(member) = end.and_then(|end| end.member) {
                        nodes.add_member(member);
                    }
                    end.map(|end| end.ty)
                }
                InstKind::ExtractValue { aggregate, indices }
                | InstKind::InsertValue { aggregate, indices, .. } => {
                    if let Some(ty) = module.value_type(function, *aggregate)
                        && let Some(member) = member(module, ty, indices)
                    {
                        nodes.add_member(member);
                    }
                    None
                }
                _ => None,
            };
            if let (Some(ty), Some(node)) = (ty, nodes.value(id, Value::Inst(inst))) {
                known[node as usize] = Some(ty);
            }
        }
    }
    known
}

/// The last aggregate on the way that `indices` take, with its member; arrays count as having one member.
pub(super) fn member(module: &Module, mut ty: TypeId, indices: &[u32]) -> Option<(TypeId, u32)> {
    let mut last = None;
    for &index in indices {
        let is_struct = module.types.struct_body(ty).is_some();
        last = Some((ty, if is_struct { index } else { 0 }));
        ty = module.types.element(ty, u64::from(index))?;
    }
    last
}

/// The members of structs that constants give pointers to.
pub(super) fn constant_members(module: &Module) -> Vec<(TypeId, u32)> {
    let mut members = Vec::new();
    for (_, ty, constant) in module.constants.iter() {
        if let (Constant::Aggregate(_), Some(body)) = (constant, module.types.struct_body(ty)) {
            let pointers = body.fields.iter().enumerate();
            let pointers = pointers.filter(|(_, field)| holds_pointers(&module.types, **field));
            members.extend(pointers.map(|(index, _)| (ty, index as u32)));
        }
    }
    members
}

/// The aggregates that variables start with, that instructions name, or that are in one of those.
pub(super) fn used_constants(module: &Module) -> FxHashSet<ConstId> {
    let mut used = FxHashSet::default();
    let mut found: Vec<ConstId> = module.globals.values().filter_map(|global| global.initializer).collect();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            inst.kind.for_each_operand(|value| {
                if let Value::Const(id) = value
                    && matches!(module.constants[id], Constant::Aggregate(_))
                {
                    found.push(id);
                }
            });
        }
    }
    while let Some(id) = found.pop() {
        if let Constant::Aggregate(elements) = &module.constants[id]
            && used.insert(id)
        {
            found.extend(elements.iter());
        }
    }
    used
}
