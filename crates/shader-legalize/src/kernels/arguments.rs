//! Arguments of kernels: pointers are storage buffers and memory of workgroups, everything else is in one block.

use super::plain_variables::{PlainArgument, PlainBlocks};
use super::reflection::{Argument, Place};
use super::{Context, Kernel, images};
use crate::elements::{Elements, Roots};
use crate::hlsl::blocks::Content;
use crate::hlsl::variables::{bind as bind_variable, block, declare_without_binding};
use llvm_model::{
    AttrKind, Body, Builder, FunctionId, GlobalId, InsertPoint, InstKind, Linkage, Metadata, Module, Name,
    NamedMetadata, StructType, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use spirv_grammar::{Decoration, StorageClass};
use spirv_mapping::convention::memory::{SHADER_STORAGE, address_space};
use spirv_mapping::convention::{kernel_args, shaders, specialization};
use translate_common::problems::ShaderProblem;
use translate_common::{PlainArguments, VulkanKernels};

/// The address spaces of kernels.
pub(super) const PRIVATE: u32 = 0;
pub(super) const GLOBAL: u32 = 1;
pub(super) const CONSTANT: u32 = 2;
pub(super) const LOCAL: u32 = 3;
pub(super) const GENERIC: u32 = 4;

/// Gives the arguments of a kernel that have descriptors of their own their bindings, in their order.
pub(super) fn bind(module: &Module, kernel: &mut Kernel, options: &VulkanKernels) {
    let function = &module.functions[kernel.function];
    let Some((_, params, _)) = module.types.function_parts(function.ty) else { return };
    let mut next = 0;
    let is_global = |ty: TypeId| matches!(module.types.address_space(ty), Some(GLOBAL | CONSTANT));
    let is_buffer = |ty: TypeId| !options.physical_buffers && is_global(ty);
    let is_plain = |index: usize, ty: TypeId| {
        let set = module.attributes.param(function.attributes, index);
        let is_address = options.physical_buffers && is_global(ty);
        module.types.address_space(ty).is_none() || module.attributes.has(set, AttrKind::BYVAL) || is_address
    };
    let are_separate = options.plain_arguments == PlainArguments::UniformBuffers;
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

/// A host passes memory that it can reach.
const UNREACHABLE: ShaderProblem = ShaderProblem::Misuse {
    wrong: "an argument of the kernel is a pointer to private or generic memory, which the host cannot pass",
    help: "pass a pointer to global or local memory, or the value behind the pointer (byval)",
};

/// Makes variables of the arguments of a kernel.
///
/// # Errors
/// An argument that is used cannot be passed.
pub(super) fn run(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernel: &mut Kernel,
) -> Result<(), ShaderProblem> {
    let function = kernel.function;
    let Some((_, params, _)) = module.types.function_parts(module.functions[function].ty) else {
        return Ok(());
    };
    let params = params.to_vec();
    let Some(body) = &module.functions[function].body else { return Ok(()) };
    let roots = Roots::of(module, body);
    let elements = Elements::of(module, cx.layouts, &module.functions[function], &roots);
    let is_written = written(module, body, &roots);
    let mut replaced: FxHashMap<Value, Value> = FxHashMap::default();
    let mut plain = Vec::new();
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
            plain.push(PlainArgument {
                index,
                binding: bound,
                ty: of,
                align,
                is_by_value: by_value.is_some(),
            });
            continue;
        }
        let element = elements.element(module, arg);
        let variable = match (space, bound) {
            (Some(GLOBAL | CONSTANT), Some(binding)) => {
                let is_alone =
                    module.attributes.has(set, AttrKind::NOALIAS) && !elements.has_other_atomics(&[arg]);
                let access = Access { writes: is_written.contains(&arg), is_alone };
                let is_uniform = space == Some(CONSTANT) && cx.options.uniform_constants;
                global(module, cx, kernel, (index, binding), element, (!is_uniform).then_some(access))
            }
            (Some(LOCAL), _) => local_argument(module, cx, kernel, index, element),
            _ if uses(module, function, arg) => return Err(UNREACHABLE),
            _ => continue,
        };
        replaced.insert(arg, Value::Const(module.global_const(variable)));
    }
    let Some(mut body) = module.functions[function].body.take() else { return Ok(()) };
    let variables = PlainBlocks::of(module, cx, kernel, &plain, &body).declare(module, cx, kernel);
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
    Ok(())
}

/// Whether an instruction of a function has a value as an operand.
fn uses(module: &Module, function: FunctionId, value: Value) -> bool {
    let Some(body) = &module.functions[function].body else { return false };
    let mut found = false;
    for inst in body.blocks.values().flat_map(|block| &block.insts) {
        body.insts[*inst].kind.for_each_operand(|operand| found |= operand == value);
    }
    found
}

/// Adds the buffer of an argument: a uniform one if it has no `access`.
fn global(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    kernel: &mut Kernel,
    (index, binding): (u32, u32),
    element: TypeId,
    access: Option<Access>,
) -> GlobalId {
    let name = argument_name(module, kernel.function, index);
    let kind = if access.is_some() { Inst::ArgumentStorageBuffer } else { Inst::ArgumentUniform };
    let at = (kernel.set, binding);
    kernel.arguments.push(Argument::new(
        index,
        name.clone(),
        Place::Bound { kind, set: kernel.set, binding },
    ));
    match access {
        Some(access) => {
            let buffer = unbound_buffer(module, cx, element, &name, access.writes);
            bind_buffer(module, cx, buffer, at, access.is_alone);
            buffer
        }
        None => uniform_buffer(module, cx, element, &name, at),
    }
}

/// Adds a uniform buffer, whose elements are at multiples of 16 bytes (Vulkan specification, 15.8.4): vectors of four words.
fn uniform_buffer(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    element: TypeId,
    name: &Name,
    at: (u32, u32),
) -> GlobalId {
    let is_vector = cx.layouts.size(&module.types, element) == Some(VECTOR);
    let word = module.types.int(32);
    let vector = if is_vector { element } else { module.types.vector(word, 4) };
    let count = u64::from(cx.options.uniform_buffer_size) / VECTOR;
    let array = cx.blocks.array(module, vector, count, VECTOR);
    let content = Content { ty: array, of_words: None };
    let ty = block(module, cx.layouts, content, &name.to_string_lossy(), false);
    let variable = declare_without_binding(module, ty, StorageClass::Uniform, name);
    bind_variable(module, variable, at, &[]);
    variable
}

/// The bytes of a vector of four words.
const VECTOR: u64 = 16;

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
struct Access {
    writes: bool,
    /// Whether no other buffer is the same memory. Variables of shaders are taken for that unless they say otherwise
    /// (SPIR-V specification, 2.18.2).
    is_alone: bool,
}

/// A storage buffer.
#[derive(Clone)]
pub(super) struct Buffer {
    pub(super) element: TypeId,
    pub(super) name: Name,
    /// Its descriptor set and binding.
    pub(super) at: Option<(u32, u32)>,
}

/// Adds a storage buffer of elements without a binding.
pub(super) fn unbound_buffer(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    element: TypeId,
    name: &Name,
    is_writable: bool,
) -> GlobalId {
    let stride = cx.layouts.size(&module.types, element).unwrap_or(4);
    let array = cx.blocks.array(module, element, 0, stride);
    let content = Content { ty: array, of_words: None };
    let ty = block(module, cx.layouts, content, &name.to_string_lossy(), is_writable);
    let variable = declare_without_binding(module, ty, StorageClass::StorageBuffer, name);
    cx.buffers.insert(variable, Buffer { element, name: name.clone(), at: None });
    variable
}

/// Binds a storage buffer. `is_alone`: no other variable is the same memory. Variables of shaders are taken for that unless they say
/// otherwise (SPIR-V specification, 2.18.2).
pub(super) fn bind_buffer(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    variable: GlobalId,
    at: (u32, u32),
    is_alone: bool,
) {
    let decorations: &[Decoration] = if is_alone { &[] } else { &[Decoration::Aliased] };
    bind_variable(module, variable, at, decorations);
    if let Some(buffer) = cx.buffers.get_mut(&variable) {
        buffer.at = Some(at);
    }
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

/// The name of the variable of an argument: that of the source or of the parameter, or a number.
pub(super) fn argument_name(module: &Module, function: FunctionId, index: u32) -> Name {
    let parameter = || module.functions[function].params.get(index as usize).map(|param| param.name.clone());
    let name = stated_name(module, function, index).or_else(parameter);
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| format!("arg{index}").into())
}

/// The name of an argument in the source, which is empty if the source gives it none; `None` if metadata does not state it.
pub(super) fn stated_name(module: &Module, function: FunctionId, index: u32) -> Option<Name> {
    let node = module.functions[function].attachment(module.find_md_kind(kernel_args::NAME)?)?;
    let node = module.tuple(node).get(index as usize).copied().flatten()?;
    module.md_string(node).cloned()
}

/// The address space of variables in a storage class.
pub(super) fn space(storage: StorageClass) -> u32 {
    address_space(SHADER_STORAGE, storage).unwrap_or(0)
}
