//! Values with an inherent pointee type, and the struct members that contain pointers.

use super::gep::{is_open, reached};
use super::nodes::{Nodes, holds_pointers, is_pointer};
use super::pointers::Pointers;
use super::shares::shares;
use llvm_legalize::blocks::named_kernels;
use llvm_model::{ConstId, Constant, Function, Host, Id as _, InstKind, Module, TypeId, Value};
use rustc_hash::FxHashSet;
use std::ops::Range;

/// Gives nodes to all pointers among the values, and to all struct members that are reached. Returns by node the types of
/// allocations and of element addresses, and of the parameters of kernels that kernels enqueue: pointers to bytes, as
/// OpEnqueueKernel wants them.
pub(super) fn known(module: &mut Module, nodes: &mut Nodes, host: Host<'_>) -> Vec<Option<TypeId>> {
    let byte = module.types.int(8);
    let parts: Vec<Part> = shares(module, host).into_iter().map(Part::new).collect();
    let module = &*module;
    let are_pointers: Vec<bool> = module.types.iter().map(|(ty, _)| is_pointer(&module.types, ty)).collect();
    let mut known = Vec::new();
    let mut members = Vec::new();
    for part in Host::all(parts, |part| part.visit(module, &are_pointers)) {
        nodes.add_pointers(part.pointers);
        known.extend(part.known);
        members.extend(part.members);
    }
    members.into_iter().for_each(|member| nodes.add_member(member));
    for kernel in named_kernels(module) {
        for index in 0..module.functions[kernel].params.len() as u32 {
            if let Some(node) = nodes.param(kernel, index) {
                known[node as usize] = Some(byte);
            }
        }
    }
    known
}

/// Functions that one thread visits.
struct Part {
    share: Range<usize>,
    pointers: Pointers,
    /// The types of the pointers.
    known: Vec<Option<TypeId>>,
    /// The struct members that are reached, in the order of their discovery.
    members: Vec<(TypeId, u32)>,
}

impl Part {
    fn new(share: Range<usize>) -> Part {
        Part { share, pointers: Pointers::default(), known: Vec::new(), members: Vec::new() }
    }

    fn visit(&mut self, module: &Module, are_pointers: &[bool]) {
        for (_, function) in module.functions.iter_from(self.share.start).take(self.share.len()) {
            let first_inst = self.pointers.next_value() + function.params.len() as u32 + 1;
            self.add_values(module, function, are_pointers);
            self.known.resize(self.pointers.count() as usize, None);
            for (_, inst, instruction) in function.body.iter().flat_map(|b| b.instructions()) {
                let Some(ty) = self.type_of(module, function, &instruction.kind) else { continue };
                let node = self.pointers.number_of(first_inst + inst.index() as u32);
                if let Some(slot) = node.and_then(|node| self.known.get_mut(node as usize)) {
                    *slot = Some(ty);
                }
            }
        }
    }

    /// Adds the values of a function: its parameters, its result, its instructions.
    fn add_values(&mut self, module: &Module, function: &Function, are_pointers: &[bool]) {
        let behind = function.params.len() as u32;
        let insts = function.body.as_ref().map_or(0, |body| body.insts.len() as u32);
        let count = behind + 1 + insts;
        let Some((ret, params, _)) = module.types.function_parts(function.ty) else {
            return self.pointers.extend(count, std::iter::empty());
        };
        let params = (0..behind).zip(params.iter().copied());
        let insts = function.body.iter().flat_map(|body| body.insts.values().map(|inst| inst.ty));
        let types = params.chain((behind..).zip(std::iter::once(ret).chain(insts)));
        let is_pointer = |ty: TypeId| are_pointers.get(ty.index()) == Some(&true);
        let pointers = types.filter(|(_, ty)| is_pointer(*ty)).map(|(value, _)| value);
        self.pointers.extend(count, pointers);
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
