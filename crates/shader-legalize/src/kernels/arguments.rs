//! Arguments of kernels: pointers are storage buffers and memory of workgroups, everything else is in one block.

use super::plain::Block;
use super::plain_variables::PlainBlocks;
use super::reflection::{Argument, Place};
use super::{Context, Kernel, images};
use crate::elements::{Elements, Roots};
use crate::hlsl::blocks::Content;
use crate::hlsl::variables::{Binding, block, declare_decorated, declare_without_binding};
use llvm_model::{
    AttrKind, Body, Builder, FunctionId, GlobalId, InsertPoint, InstKind, Linkage, Metadata, Module, Name,
    NamedMetadata, StructType, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::{kernel_args, shaders, specialization};
use translate_common::PlainArguments;

/// The address spaces of kernels.
pub(super) const PRIVATE: u32 = 0;
pub(super) const GLOBAL: u32 = 1;
pub(super) const CONSTANT: u32 = 2;
pub(super) const LOCAL: u32 = 3;
pub(super) const GENERIC: u32 = 4;

/// Gives the arguments of a kernel that have descriptors of their own their bindings, in their order.
pub(super) fn bind(module: &Module, kernel: &mut Kernel, plain_arguments: PlainArguments) {
    let function = &module.functions[kernel.function];
    let Some((_, params, _)) = module.types.function_parts(function.ty) else { return };
    let mut next = 0;
    let is_buffer = |ty: TypeId| matches!(module.types.address_space(ty), Some(GLOBAL | CONSTANT));
    let is_plain = |index: usize, ty: TypeId| {
        let set = module.attributes.param(function.attributes, index);
        module.types.address_space(ty).is_none() || module.attributes.has(set, AttrKind::BYVAL)
    };
    let are_separate = plain_arguments == PlainArguments::UniformBuffers;
    kernel.bindings = params
        .iter()
        .enumerate()
        .map(|(index, &ty)| {
            let is_bound =
                is_buffer(ty) || images::is_bound(module, ty) || (are_separate && is_plain(index, ty));
            let binding = is_bound.then_some(next);
            next += u32::from(is_bound);
            binding
        })
        .collect();
}

/// Gives the variable of push constants that are no arguments its type.
pub(super) fn push_constants(module: &mut Module, cx: &mut Context<'_, '_>) {
    let Some(variable) = cx.push.declared() else { return };
    let mut block = Block::default();
    block.add_words(module, cx.push.words());
    module.globals[variable].value_type = block.structure(module, cx.layouts, "launch");
}

/// Makes variables of the arguments of a kernel. Arguments that have no form stay, and are errors where they are used.
pub(super) fn run(module: &mut Module, cx: &mut Context<'_, '_>, kernel: &mut Kernel) {
    let function = kernel.function;
    let Some((_, params, _)) = module.types.function_parts(module.functions[function].ty) else { return };
    let params = params.to_vec();
    let Some(body) = &module.functions[function].body else { return };
    let roots = Roots::of(module, body);
    let elements = Elements::of(module, cx.layouts, &module.functions[function], &roots);
    let is_written = written(module, body, &roots);
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    let mut plain = PlainBlocks::new(module, cx, kernel.bindings.iter().flatten().count() as u32);
    for (index, &ty) in (0u32..).zip(&params) {
        let arg = Value::Arg(index);
        let set = module.attributes.param(module.functions[function].attributes, index as usize);
        let by_value = module.attributes.ty(set, AttrKind::BYVAL);
        let align = module.attributes.int(set, AttrKind::ALIGN).unwrap_or(1);
        let space = module.types.address_space(ty);
        let bound = kernel.bindings.get(index as usize).copied().flatten();
        if images::is_bound(module, ty) {
            continue;
        }
        if let Some(of) = by_value.or_else(|| space.is_none().then_some(ty)) {
            let align = if by_value.is_some() { align } else { 1 };
            plain.add(module, cx, (index, bound), (of, align), by_value.is_some());
            continue;
        }
        let element = elements.element(module, arg);
        let variable = match (space, bound) {
            (Some(GLOBAL | CONSTANT), Some(binding)) => {
                let is_alone =
                    module.attributes.has(set, AttrKind::NOALIAS) && !elements.has_other_atomics(&[arg]);
                let access = Access { writes: is_written.contains(&arg), is_alone };
                global(module, cx, kernel, (index, binding), element, access)
            }
            (Some(LOCAL), _) => local_argument(module, cx, kernel, index, element),
            _ => continue,
        };
        replaced.insert(arg, Value::Const(module.global_const(variable)));
    }
    let variables = plain.declare(module, cx, kernel);
    let Some(mut body) = module.functions[function].body.take() else { return };
    let shares_push_constants = cx.options.plain_arguments == PlainArguments::PushConstants;
    if let (true, [variable], Some(launch)) = (shares_push_constants, &variables[..], cx.push.declared()) {
        // A shader has one block of push constants.
        let [all, own] =
            [variable.variable, launch].map(|variable| Value::Const(module.global_const(variable)));
        replaced.insert(own, all);
    }
    let function_type = module.functions[function].ty;
    let mut at = Builder::new(module, &mut body, function_type, InsertPoint::List(Vec::new()));
    for variable in &variables {
        variable.load(&mut at, |arg| is_written.contains(&arg), &mut replaced);
    }
    if let (InsertPoint::List(list), Some(entry)) = (at.at, body.entry()) {
        body.blocks[entry].insts.splice(0..0, list);
    }
    super::spaces::run(module, &mut body, function_type, &replaced);
    module.functions[function].body = Some(body);
    kernel.arguments.sort_by_key(|argument| argument.ordinal);
}

/// Adds the buffer of an argument.
fn global(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernel: &mut Kernel,
    (index, binding): (u32, u32),
    element: TypeId,
    access: Access,
) -> GlobalId {
    let name = argument_name(module, kernel.function, index);
    let place = Place::Bound { kind: Inst::ArgumentStorageBuffer, set: cx.images.set, binding };
    let binding = Binding { set: cx.images.set, binding, count: Some(1), name: name.clone() };
    kernel.arguments.push(Argument::new(index, name, place));
    buffer(module, cx, element, &binding, access)
}

/// Adds the memory of workgroups that an argument is.
fn local_argument(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernel: &mut Kernel,
    index: u32,
    element: TypeId,
) -> GlobalId {
    let name = argument_name(module, kernel.function, index);
    let size = cx.layouts.size(&module.types, element).unwrap_or(4);
    let spec_id = cx.next_spec_id();
    let variable = local(module, element, spec_id, &name);
    let place = Place::Workgroup { spec_id, element_size: size as u32 };
    kernel.arguments.push(Argument::new(index, name, place));
    variable
}

/// How a buffer is accessed.
#[derive(Clone, Copy)]
pub(super) struct Access {
    pub(super) writes: bool,
    /// Whether no other buffer is the same memory. Variables of shaders are taken for that unless they say otherwise
    /// (SPIR-V specification, 2.18.2).
    pub(super) is_alone: bool,
}

impl Access {
    /// The buffer of the program itself.
    pub(super) const OWN: Access = Access { writes: true, is_alone: true };
}

/// A storage buffer.
#[derive(Clone)]
pub(super) struct Buffer {
    pub(super) element: TypeId,
    pub(super) binding: Binding,
}

/// Adds a storage buffer of elements.
pub(super) fn buffer(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    element: TypeId,
    binding: &Binding,
    access: Access,
) -> GlobalId {
    let stride = cx.layouts.size(&module.types, element).unwrap_or(4);
    let array = cx.blocks.array(module, element, 0, stride);
    let content = Content { ty: array, of_words: None };
    let label = binding.name.to_string_lossy().into_owned();
    let ty = block(module, cx.layouts, content, &label, access.writes);
    let decorations: &[Decoration] = if access.is_alone { &[] } else { &[Decoration::Aliased] };
    let variable = declare_decorated(module, ty, StorageClass::StorageBuffer, binding, decorations);
    cx.buffers.insert(variable, Buffer { element, binding: binding.clone() });
    variable
}

/// Adds memory of workgroups whose number of elements a specialization states.
fn local(module: &mut Module, element: TypeId, spec_id: u32, name: &Name) -> GlobalId {
    let array = module.types.array(element, 0);
    let number = module.types.len();
    let label = Name::from(format!("{}0.{number}", shaders::SPECIALIZED_ARRAY));
    let ty = module.types.named_struct(label, Some(StructType { fields: [array].into(), packed: false }));
    let length = super::spec_constants::node(module, spec_id, 1);
    let poison = module.constants.poison(ty);
    let poison_node = module.metadata.push(Metadata::Constant(poison));
    let operands = [Some(poison_node), Some(length)].into();
    let node = module.metadata.push(Metadata::Tuple { distinct: false, operands });
    add_named(module, specialization::ARRAY_LENGTH, node);
    let variable = declare_without_binding(module, ty, StorageClass::Workgroup, name);
    module.globals[variable].props.linkage = Linkage::Internal;
    module.globals[variable].initializer = Some(poison);
    variable
}

/// Adds a node to the named metadata `name`.
pub(super) fn add_named(module: &mut Module, name: &str, node: llvm_model::MdId) {
    match module.named_metadata.iter_mut().find(|named| named.name == name) {
        Some(named) => named.operands.push(node),
        None => module.named_metadata.push(NamedMetadata { name: name.into(), operands: vec![node] }),
    }
}

/// The parameters and variables that a function may write to.
fn written(module: &Module, body: &Body, roots: &Roots) -> Vec<Value> {
    let mut found = Vec::new();
    let mut note = |pointer: Value| found.extend(roots.roots(module, pointer));
    for (_, _, inst) in body.instructions() {
        match &inst.kind {
            InstKind::Store { value, pointer, .. } => {
                note(*pointer);
                // An address that is stored may be written to.
                note(*value);
            }
            InstKind::AtomicRmw { pointer, .. } => note(*pointer),
            InstKind::CmpXchg(exchange) => note(exchange.pointer),
            InstKind::Call(call) => {
                let is_copy = crate::rewrite::callee_name(module, &inst.kind).is_some_and(|name| {
                    name.starts_with("llvm.memcpy.") || name.starts_with("llvm.memmove.")
                });
                let count = if is_copy { 1 } else { call.args.len() };
                call.args.iter().take(count).for_each(|&arg| note(arg));
            }
            _ => {}
        }
    }
    found
}

/// The name of an argument: that of the source, or that of the parameter.
pub(super) fn argument_name(module: &Module, function: FunctionId, index: u32) -> Name {
    let this = &module.functions[function];
    let stated =
        module.find_md_kind(kernel_args::NAME).and_then(|kind| this.attachment(kind)).and_then(|node| {
            let node = module.tuple(node).get(index as usize).copied().flatten()?;
            module.md_string(node).cloned()
        });
    let name = stated.or_else(|| this.params.get(index as usize).map(|param| param.name.clone()));
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| format!("arg{index}").into())
}

/// The address space of variables in a storage class.
pub(super) fn space(storage: StorageClass) -> u32 {
    address_space(SHADER_STORAGE, storage).unwrap_or(0)
}
