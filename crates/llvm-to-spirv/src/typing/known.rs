//! Values with an inherent pointee type, and the struct members that contain pointers.

use super::gep::{is_open, reached};
use super::nodes::{Nodes, holds_pointers};
use super::shares::shares;
use llvm_legalize::blocks::named_kernels;
use llvm_model::{ConstId, Constant, Function, Host, InstKind, Module, TypeId, Value};
use rustc_hash::FxHashSet;
use std::ops::Range;

/// The types of allocations and of element addresses, and of the parameters of kernels that kernels enqueue: pointers to
/// bytes, as OpEnqueueKernel wants them. Makes the nodes of all struct members that are reached.
pub(super) fn known(module: &mut Module, nodes: &mut Nodes, host: Host<'_>) -> Vec<Option<TypeId>> {
    let mut known = vec![None; nodes.value_count()];
    let byte = module.types.int(8);
    for kernel in named_kernels(module) {
        for index in 0..module.functions[kernel].params.len() as u32 {
            if let Some(node) = nodes.param(kernel, index) {
                known[node as usize] = Some(byte);
            }
        }
    }
    let (mut parts, mut rest) = (Vec::new(), &mut known[..]);
    for share in shares(module, host) {
        let first = nodes.first_of(share.start);
        let (own, others) = rest.split_at_mut((nodes.first_of(share.end) - first).min(rest.len()));
        rest = others;
        parts.push(Part { share, first, known: own, members: Vec::new() });
    }
    let others = parts.split_off(parts.len().min(1));
    let (module, of) = (&*module, &*nodes);
    let visit = |part: &mut Part<'_>| part.visit(module, of);
    let mut done = Host::beside(others, visit, || parts.iter_mut().for_each(visit));
    // For one no thread could be had.
    done.iter_mut().filter(|(_, result)| result.is_none()).for_each(|(part, _)| part.visit(module, of));
    let members = parts.into_iter().chain(done.into_iter().map(|(part, _)| part));
    let members: Vec<(TypeId, u32)> = members.flat_map(|part| part.members).collect();
    members.into_iter().for_each(|member| nodes.add_member(member));
    known
}

/// Functions that one thread visits.
struct Part<'k> {
    share: Range<usize>,
    /// Their value nodes: the number of the first, and the types.
    first: usize,
    known: &'k mut [Option<TypeId>],
    /// The struct members that are reached, in the order of their discovery.
    members: Vec<(TypeId, u32)>,
}

impl Part<'_> {
    fn visit(&mut self, module: &Module, nodes: &Nodes) {
        for (id, function) in module.functions.iter_from(self.share.start).take(self.share.len()) {
            for (_, inst, instruction) in function.body.iter().flat_map(|b| b.instructions()) {
                let Some(ty) = self.type_of(module, function, &instruction.kind) else { continue };
                let node = nodes.value(id, Value::Inst(inst));
                let place = node.and_then(|node| (node as usize).checked_sub(self.first));
                if let Some(slot) = place.and_then(|place| self.known.get_mut(place)) {
                    *slot = Some(ty);
                }
            }
        }
    }

    /// Returns the inherent pointee type of the result of an instruction.
    fn type_of(&mut self, module: &Module, function: &Function, kind: &InstKind) -> Option<TypeId> {
        match kind {
            InstKind::Alloca { allocated, .. } => Some(*allocated),
            // Its uses determine the pointee type.
            InstKind::GetElementPtr { source_type, indices, .. }
                if is_open(module, *source_type, indices) =>
            {
                None
            }
            InstKind::GetElementPtr { source_type, indices, .. } => {
                let end = reached(module, *source_type, indices)?;
                self.reach(end.member);
                Some(end.ty)
            }
            InstKind::ExtractValue { aggregate, indices }
            | InstKind::InsertValue { aggregate, indices, .. } => {
                let ty = module.value_type(function, *aggregate)?;
                self.reach(member(module, ty, indices));
                None
            }
            _ => None,
        }
    }

    fn reach(&mut self, member: Option<(TypeId, u32)>) {
        // Neighbors often reach the same one.
        self.members.extend(member.filter(|member| self.members.last() != Some(member)));
    }
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
