//! Handles of buffers and images: each binding becomes a variable, and a pointer that a handle gives becomes a path.

use super::blocks::Blocks;
use super::byte_buffers::{self, Elements};
use super::chosen;
use super::counters;
use super::dimensions;
use super::implicit::{Bindings, constant};
use super::variables::{Binding, block, declare, text};
use crate::memory::Layouts;
use crate::rewrite::{self, Step, callee_name};
use llvm_model::{
    BinaryOp, Body, Builder, Call, Constant, FunctionId, GlobalId, Id as _, InstBuilder as _, InstId,
    InstKind, Instruction, Module, Name, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// The intrinsics, without the types at the end of their names.
pub(super) const FROM_BINDING: &str = "llvm.spv.resource.handlefrombinding";
pub(super) const FROM_IMPLICIT_BINDING: &str = "llvm.spv.resource.handlefromimplicitbinding";
pub(super) const COUNTER_FROM_BINDING: &str = "llvm.spv.resource.counterhandlefrombinding";
pub(super) const COUNTER_FROM_IMPLICIT_BINDING: &str = "llvm.spv.resource.counterhandlefromimplicitbinding";
const COUNTERS: [&str; 2] = [COUNTER_FROM_BINDING, COUNTER_FROM_IMPLICIT_BINDING];
pub(super) const POINTER: &str = "llvm.spv.resource.getpointer";
/// The pointer to the content of a constant buffer (since LLVM 23).
const BASE_POINTER: &str = "llvm.spv.resource.getbasepointer";

/// The type of images of signed integers.
pub(super) const SIGNED_IMAGE: &str = "spirv.SignedImage";

/// What a handle is for.
#[derive(Clone, Copy)]
pub(super) struct Resource {
    variable: GlobalId,
    /// The type of one resource: a block, or an image.
    ty: TypeId,
    is_array: bool,
    /// Whether the content is an array, whose elements are accessed.
    has_elements: bool,
    /// The type of an element, and how many words it is, if the content is words.
    element: Option<TypeId>,
    words: Option<u64>,
    /// Whether the elements are words, and the source counts bytes.
    is_of_bytes: bool,
    /// Whether parts of such words are loaded.
    loads_parts: bool,
}

/// A handle: the resource, and which of its descriptors.
#[derive(Clone, Copy)]
pub(super) struct Handle {
    resource: Resource,
    descriptor: Descriptor,
}

/// Which descriptor of a resource.
#[derive(Clone, Copy)]
enum Descriptor {
    Number(Value),
    /// The one at this address. The resource is one of those to choose from, which are alike.
    Chosen(InstId),
}

impl Handle {
    /// Whether it is one of a buffer in memory.
    pub(super) fn is_buffer(&self, module: &Module) -> bool {
        module.types.struct_body(self.resource.ty).is_some()
    }

    /// Whether its elements are words, and the source counts bytes.
    pub(super) fn is_of_bytes(&self) -> bool {
        self.resource.is_of_bytes
    }

    /// The type of its address.
    pub(super) fn address_type(&self, module: &mut Module) -> TypeId {
        let address = module.global_const(self.resource.variable);
        module.constants.ty(address)
    }

    /// The handle of a descriptor at a chosen address; all that are chosen from are as this one.
    pub(super) fn chosen(self, address: InstId) -> Handle {
        Handle { descriptor: Descriptor::Chosen(address), ..self }
    }
}

/// The handles of a function.
pub(super) type Handles = FxHashMap<InstId, Handle>;

/// The variables so far.
struct Resources<'a, 'l> {
    layouts: &'a mut Layouts<'l>,
    blocks: &'a mut Blocks,
    implicit: &'a Bindings,
    /// By set, binding and type of the handle.
    known: FxHashMap<(u32, u32, TypeId), Option<Resource>>,
    /// What byte-address buffers are arrays of.
    bytes: Elements,
}

/// Replaces the handles and pointers of all functions.
pub(super) fn run(module: &mut Module, layouts: &mut Layouts<'_>, blocks: &mut Blocks, implicit: &Bindings) {
    let bytes = byte_buffers::elements(module, layouts);
    let mut resources = Resources { layouts, blocks, implicit, known: FxHashMap::default(), bytes };
    for index in 0..module.functions.len() {
        resources.function(module, FunctionId::from_index(index));
    }
}

/// The call of an intrinsic whose name begins with `name`.
pub(super) fn called<'c>(module: &Module, kind: &'c InstKind, name: &str) -> Option<&'c Call> {
    let rest = callee_name(module, kind)?.as_str()?.strip_prefix(name)?;
    kind.call().filter(|_| rest.is_empty() || rest.starts_with('.'))
}

impl Resources<'_, '_> {
    fn function(&mut self, module: &mut Module, function: FunctionId) {
        let Some(body) = module.functions[function].body.take() else { return };
        let mut handles = Handles::default();
        for (_, id, inst) in body.instructions() {
            if let Some(handle) = self.handle(module, &body, inst) {
                handles.insert(id, handle);
            }
        }
        let mut body = body;
        let inputs = chosen::run(module, &mut body, &mut handles);
        module.functions[function].body = Some(body);
        let replacement = |at: &mut Builder<'_>, inst: InstId| {
            if inputs.contains(&inst) {
                return handles.get(&inst).map(|handle| descriptor(at, *handle));
            }
            of_no_handle(at, inst)
                .or_else(|| pointer(at, inst, &handles))
                .or_else(|| counters::update(at, inst, &handles))
                .or_else(|| dimensions::size(at, inst, &handles))
        };
        rewrite::run(module, function, |at, inst| match replacement(at, inst) {
            Some(value) => Step::Replace(value),
            None if is_dropped(at.module, &at.body.insts[inst].kind, &handles) => Step::Drop,
            None => Step::Keep,
        });
        remove_unused_handles(module, function, &handles);
    }

    /// The handle that a call gives.
    fn handle(&mut self, module: &mut Module, body: &Body, inst: &Instruction) -> Option<Handle> {
        let (set, binding) = self.implicit.of(module, &inst.kind)?;
        let (count, index, name) = descriptors(module, body, &inst.kind)?;
        let count = constant(module, Some(&count)).filter(|count| (1..u32::MAX).contains(count));
        let key = (set, binding, inst.ty);
        if !self.known.contains_key(&key) {
            let made = self.declare(module, inst.ty, &Binding { set, binding, count, name });
            self.known.insert(key, made);
        }
        let resource = self.known.get(&key).copied().flatten()?;
        Some(Handle { resource, descriptor: Descriptor::Number(index) })
    }

    fn declare(&mut self, module: &mut Module, handle: TypeId, binding: &Binding) -> Option<Resource> {
        let Type::TargetExt { name, types, ints } = module.types[handle].clone() else { return None };
        let is_array = binding.count != Some(1);
        match name.as_str()? {
            "spirv.VulkanBuffer" => {
                let (&[content], &[storage, writable]) = (&types[..], &ints[..]) else { return None };
                let has_elements = matches!(module.types[content], Type::Array { count: 0, .. });
                let element = match module.types[content] {
                    Type::Array { element, .. } => Some(element),
                    _ => None,
                };
                let is_of_bytes = self.bytes != Elements::Bytes && byte_buffers::is_bytes(module, content);
                let loads_parts = is_of_bytes && self.bytes == Elements::WordsWithParts;
                let content = match is_of_bytes {
                    true => self.blocks.of_bytes(module, content),
                    false => self.blocks.content(module, self.layouts, content, StorageClass(storage))?,
                };
                let element = element.filter(|_| content.of_words.is_some());
                let size = element.and_then(|element| self.layouts.dense_size(&module.types, element));
                let words = size.map(|size| (size / 4).max(1));
                let label = binding.name.to_string_lossy().into_owned();
                let ty = block(module, self.layouts, content, &label, writable != 0);
                let variable = declare(module, ty, StorageClass(storage), binding);
                Some(Resource {
                    variable,
                    ty,
                    is_array,
                    has_elements,
                    element,
                    words,
                    is_of_bytes,
                    loads_parts,
                })
            }
            "spirv.Image" | SIGNED_IMAGE | "spirv.Sampler" => {
                let variable = declare(module, handle, StorageClass::UniformConstant, binding);
                Some(Resource {
                    variable,
                    ty: handle,
                    is_array,
                    has_elements: false,
                    element: None,
                    words: None,
                    is_of_bytes: false,
                    loads_parts: false,
                })
            }
            _ => None,
        }
    }
}

/// The address of a buffer of elements, and how many words an element is if the content is words.
pub(super) fn elements(at: &mut Builder<'_>, handle: Handle) -> Option<(Value, Option<u64>)> {
    let address = handle.resource.has_elements.then(|| descriptor(at, handle))?;
    Some((address, handle.resource.words))
}

/// The result of a call for a handle that was never set: nothing.
fn of_no_handle(at: &mut Builder<'_>, inst: InstId) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    let &Value::Const(handle) = called(at.module, kind, POINTER)?.args.first()? else { return None };
    let is_unset = matches!(at.module.constants[handle], Constant::Poison | Constant::Undef);
    let ty = at.body.insts[inst].ty;
    is_unset.then(|| at.poison(ty))
}

/// The path that a pointer from a handle becomes, or the load of an image.
fn pointer(at: &mut Builder<'_>, inst: InstId, handles: &Handles) -> Option<Value> {
    if let Some(&handle) = handles.get(&inst) {
        let ty = handle.resource.ty;
        let is_buffer = at.module.types.struct_body(ty).is_some();
        if is_buffer {
            return None;
        }
        let address = descriptor(at, handle);
        return Some(at.load(ty, address, 0));
    }
    let kind = &at.body.insts[inst].kind;
    let call = called(at.module, kind, POINTER).or_else(|| called(at.module, kind, BASE_POINTER))?;
    let &[Value::Inst(handle), ref indices @ ..] = &call.args[..] else { return None };
    let index = indices.first().copied();
    let &handle = handles.get(&handle)?;
    let resource = handle.resource;
    at.module.types.struct_body(resource.ty)?;
    let zero = at.int32(0);
    Some(match (resource.has_elements, resource.element) {
        (true, Some(element)) => {
            let base = content(at, handle, &[]);
            at.gep(element, base, &[index?])
        }
        (true, None) if resource.loads_parts => {
            let base = content(at, handle, &[zero, zero]);
            at.byte_offset(base, index?)
        }
        (true, None) if resource.is_of_bytes => {
            let word = at.binary_int(BinaryOp::LShr, index?, 2);
            content(at, handle, &[zero, word])
        }
        (true, None) => content(at, handle, &[zero, index?]),
        (false, _) => content(at, handle, &[]),
    })
}

/// The address of what a buffer contains, or of what `path` leads to in it.
pub(super) fn content(at: &mut Builder<'_>, handle: Handle, path: &[Value]) -> Value {
    let Handle { resource, descriptor } = handle;
    let zero = at.int32(0);
    let mut indices = vec![zero];
    let (base, ty) = match descriptor {
        Descriptor::Chosen(address) => (Value::Inst(address), resource.ty),
        Descriptor::Number(number) => {
            indices.extend(Some(number).filter(|_| resource.is_array));
            let base = Value::Const(at.module.global_const(resource.variable));
            (base, at.module.globals[resource.variable].value_type)
        }
    };
    indices.push(zero);
    indices.extend(path);
    at.gep(ty, base, &indices)
}

/// The number of descriptors, the number of the one that is meant, and the name of a resource. A counter has those of its
/// buffer.
fn descriptors(module: &Module, body: &Body, kind: &InstKind) -> Option<(Value, Value, Name)> {
    let is_counter = |kind: &InstKind| COUNTERS.iter().any(|name| called(module, kind, name).is_some());
    let buffer = match is_counter(kind) {
        true => match kind.call()?.args.first()? {
            Value::Inst(buffer) => &body.insts[*buffer].kind,
            _ => return None,
        },
        false => kind,
    };
    let &[_, _, count, index, name] = &buffer.call()?.args[..] else { return None };
    let mut name = text(module, name).unwrap_or_default();
    if is_counter(kind) {
        name = format!("{name}.counter").into();
    }
    Some((count, index, name))
}

/// The address of a descriptor.
fn descriptor(at: &mut Builder<'_>, Handle { resource, descriptor }: Handle) -> Value {
    let number = match descriptor {
        Descriptor::Chosen(address) => return Value::Inst(address),
        Descriptor::Number(number) => number,
    };
    let base = Value::Const(at.module.global_const(resource.variable));
    if !resource.is_array {
        return base;
    }
    let zero = at.int32(0);
    let ty = at.module.globals[resource.variable].value_type;
    at.gep(ty, base, &[zero, number])
}

/// Whether an instruction only keeps a handle of a buffer in memory.
fn is_dropped(module: &Module, kind: &InstKind, handles: &Handles) -> bool {
    match kind {
        InstKind::Store { value: Value::Inst(value), pointer: Value::Const(_), .. } => {
            handles.get(value).is_some_and(|handle| handle.is_buffer(module))
        }
        _ => false,
    }
}

/// Removes the calls that give handles which nothing uses any more.
fn remove_unused_handles(module: &mut Module, function: FunctionId, handles: &Handles) {
    let Some(body) = &module.functions[function].body else { return };
    let mut is_used = vec![false; body.insts.len()];
    for (_, _, inst) in body.instructions() {
        // A counter that is not used does not keep the handle of its buffer.
        if COUNTERS.iter().any(|name| called(module, &inst.kind, name).is_some()) {
            continue;
        }
        inst.kind.for_each_operand(|operand| {
            if let Value::Inst(id) = operand {
                is_used[id.index()] = true;
            }
        });
    }
    rewrite::run(module, function, |_, inst| match handles.contains_key(&inst) {
        true if !is_used[inst.index()] => Step::Drop,
        _ => Step::Keep,
    });
}
