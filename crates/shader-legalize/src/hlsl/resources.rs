//! Handles of buffers and images: each binding becomes a variable, and a pointer that a handle gives becomes a path.

use super::blocks::Blocks;
use super::variables::{Binding, block, declare, text};
use crate::memory::Layouts;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{
    Builder, Call, FunctionId, GlobalId, Id as _, InstBuilder as _, InstId, InstKind, Module, Type, TypeId,
    Value,
};
use rustc_hash::{FxHashMap, FxHashSet};
use spirv_grammar::StorageClass;

/// The intrinsics, without the types at the end of their names.
pub(super) const FROM_BINDING: &str = "llvm.spv.resource.handlefrombinding";
const FROM_IMPLICIT_BINDING: &str = "llvm.spv.resource.handlefromimplicitbinding";
pub(super) const POINTER: &str = "llvm.spv.resource.getpointer";
const COUNTER: [&str; 2] =
    ["llvm.spv.resource.counterhandlefrombinding", "llvm.spv.resource.counterhandlefromimplicitbinding"];

/// What a handle is for.
#[derive(Clone, Copy)]
struct Resource {
    variable: GlobalId,
    /// The type of one resource: a block, or an image.
    ty: TypeId,
    is_array: bool,
    /// Whether the content is an array, whose elements are accessed.
    has_elements: bool,
}

/// The variables so far.
struct Resources<'a, 'l> {
    layouts: &'a mut Layouts<'l>,
    blocks: &'a mut Blocks,
    /// By set, binding and type of the handle.
    known: FxHashMap<(u32, u32, TypeId), Option<Resource>>,
    /// By set and number of the resource: the binding that it gets.
    implicit: FxHashMap<(u32, u32), u32>,
}

/// Replaces the handles and pointers of all functions.
pub(super) fn run(module: &mut Module, layouts: &mut Layouts<'_>, blocks: &mut Blocks) {
    let implicit = implicit_bindings(module);
    let mut resources = Resources { layouts, blocks, known: FxHashMap::default(), implicit };
    for index in 0..module.functions.len() {
        resources.function(module, FunctionId::from_index(index));
    }
}

/// The call of an intrinsic whose name begins with `name`.
pub(super) fn called<'c>(module: &Module, kind: &'c InstKind, name: &str) -> Option<&'c Call> {
    let rest = callee_name(module, kind)?.as_str()?.strip_prefix(name)?;
    kind.call().filter(|_| rest.is_empty() || rest.starts_with('.'))
}

/// A constant argument.
fn constant(module: &Module, value: Option<&Value>) -> Option<u32> {
    module.as_u64(*value?).and_then(|number| u32::try_from(number).ok())
}

/// Gives resources without a binding the numbers that no other in their set has, in their order.
fn implicit_bindings(module: &Module) -> FxHashMap<(u32, u32), u32> {
    let mut taken: Vec<(u32, u32)> = Vec::new();
    let mut wanted: Vec<(u32, u32)> = Vec::new();
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions() {
            if let Some(call) = called(module, &inst.kind, FROM_BINDING) {
                let numbers = [0, 1].map(|place| constant(module, call.args.get(place)));
                taken.extend(numbers[0].zip(numbers[1]));
            } else if let Some(call) = called(module, &inst.kind, FROM_IMPLICIT_BINDING) {
                let numbers = [1, 0].map(|place| constant(module, call.args.get(place)));
                wanted.extend(numbers[0].zip(numbers[1]));
            }
        }
    }
    wanted.sort_unstable();
    wanted.dedup();
    let mut given = FxHashMap::default();
    for (set, number) in wanted {
        let free = (0..u32::MAX).find(|binding| !taken.contains(&(set, *binding))).unwrap_or(0);
        taken.push((set, free));
        given.insert((set, number), free);
    }
    given
}

impl Resources<'_, '_> {
    fn function(&mut self, module: &mut Module, function: FunctionId) {
        let Some(body) = module.functions[function].body.take() else { return };
        let mut handles: FxHashMap<InstId, (Resource, Value)> = FxHashMap::default();
        for (_, id, inst) in body.instructions() {
            if let Some(handle) = self.handle(module, &inst.kind, inst.ty) {
                handles.insert(id, handle);
            }
        }
        module.functions[function].body = Some(body);
        rewrite::run(module, function, |at, inst| match pointer(at, inst, &handles) {
            Some(value) => Step::Replace(value),
            None if is_dropped(at.module, &at.body.insts[inst].kind, &handles) => Step::Drop,
            None => Step::Keep,
        });
        remove_unused_handles(module, function, &handles);
    }

    /// The resource that a call gives the handle of, and the number of the descriptor.
    fn handle(&mut self, module: &mut Module, kind: &InstKind, ty: TypeId) -> Option<(Resource, Value)> {
        let explicit = called(module, kind, FROM_BINDING);
        let call = explicit.or_else(|| called(module, kind, FROM_IMPLICIT_BINDING))?;
        let is_explicit = explicit.is_some();
        let &[first, second, count, index, name] = &call.args[..] else { return None };
        let (set, binding) = match is_explicit {
            true => (constant(module, Some(&first))?, constant(module, Some(&second))?),
            false => {
                let set = constant(module, Some(&second))?;
                (set, *self.implicit.get(&(set, constant(module, Some(&first))?))?)
            }
        };
        let count = constant(module, Some(&count)).filter(|count| (1..u32::MAX).contains(count));
        let name = text(module, name).unwrap_or_default();
        let key = (set, binding, ty);
        if !self.known.contains_key(&key) {
            let made = self.declare(module, ty, &Binding { set, binding, count, name });
            self.known.insert(key, made);
        }
        let resource = self.known.get(&key).copied().flatten()?;
        Some((resource, index))
    }

    fn declare(&mut self, module: &mut Module, handle: TypeId, binding: &Binding) -> Option<Resource> {
        let Type::TargetExt { name, types, ints } = module.types[handle].clone() else { return None };
        let is_array = binding.count != Some(1);
        match name.as_str()? {
            "spirv.VulkanBuffer" => {
                let (&[content], &[storage, writable]) = (&types[..], &ints[..]) else { return None };
                let has_elements = matches!(module.types[content], Type::Array { count: 0, .. });
                let content = self.blocks.content(module, self.layouts, content)?;
                let label = binding.name.to_string_lossy().into_owned();
                let ty = block(module, self.layouts, content, &label, writable != 0);
                let variable = declare(module, ty, StorageClass(storage), binding);
                Some(Resource { variable, ty, is_array, has_elements })
            }
            "spirv.Image" | "spirv.SignedImage" | "spirv.Sampler" => {
                let variable = declare(module, handle, StorageClass::UniformConstant, binding);
                Some(Resource { variable, ty: handle, is_array, has_elements: false })
            }
            _ => None,
        }
    }
}

/// The path that a pointer from a handle becomes, or the load of an image.
fn pointer(
    at: &mut Builder<'_>,
    inst: InstId,
    handles: &FxHashMap<InstId, (Resource, Value)>,
) -> Option<Value> {
    if let Some((resource, number)) = handles.get(&inst).copied() {
        let is_buffer = at.module.types.struct_body(resource.ty).is_some();
        if is_buffer {
            return None;
        }
        let address = descriptor(at, resource, number);
        return Some(at.load(resource.ty, address, 0));
    }
    let call = called(at.module, &at.body.insts[inst].kind, POINTER)?;
    let &[Value::Inst(handle), ref indices @ ..] = &call.args[..] else { return None };
    let index = indices.first().copied();
    let (resource, number) = handles.get(&handle).copied()?;
    at.module.types.struct_body(resource.ty)?;
    let zero = at.int32(0);
    let mut path = vec![zero];
    if resource.is_array {
        path.push(number);
    }
    path.push(zero);
    if resource.has_elements {
        path.extend([zero, index?]);
    }
    let base = Value::Const(at.module.global_const(resource.variable));
    let ty = at.module.globals[resource.variable].value_type;
    Some(at.gep(ty, base, &path))
}

/// The address of a descriptor.
fn descriptor(at: &mut Builder<'_>, resource: Resource, number: Value) -> Value {
    let base = Value::Const(at.module.global_const(resource.variable));
    if !resource.is_array {
        return base;
    }
    let zero = at.int32(0);
    let ty = at.module.globals[resource.variable].value_type;
    at.gep(ty, base, &[zero, number])
}

/// Whether an instruction only keeps a handle of a buffer in memory.
fn is_dropped(module: &Module, kind: &InstKind, handles: &FxHashMap<InstId, (Resource, Value)>) -> bool {
    match kind {
        InstKind::Store { value: Value::Inst(value), pointer: Value::Const(_), .. } => {
            handles.get(value).is_some_and(|(resource, _)| module.types.struct_body(resource.ty).is_some())
        }
        _ => false,
    }
}

/// Removes the calls that give handles which nothing uses any more.
fn remove_unused_handles(
    module: &mut Module,
    function: FunctionId,
    handles: &FxHashMap<InstId, (Resource, Value)>,
) {
    let Some(body) = &module.functions[function].body else { return };
    let is_counter = |kind: &InstKind| COUNTER.iter().any(|name| called(module, kind, name).is_some());
    let mut is_used = vec![false; body.insts.len()];
    let mut counters: FxHashSet<InstId> = FxHashSet::default();
    for (_, id, inst) in body.instructions() {
        if is_counter(&inst.kind) {
            counters.insert(id);
            continue;
        }
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand {
                is_used[id.index()] = true;
            }
        });
    }
    rewrite::run(module, function, |_, inst| match counters.contains(&inst) || handles.contains_key(&inst) {
        true if !is_used[inst.index()] => Step::Drop,
        _ => Step::Keep,
    });
}
