//! The variables of arguments that are no pointers: one of all, or one of each. Push constants of a kernel are one variable,
//! with arguments or without.

use super::arguments::argument_name;
use super::plain::{Block, Slot};
use super::push_constants::Beside;
use super::reflection::{Argument, Place};
use super::{Context, Kernel};
use crate::hlsl::variables::{Binding, declare, declare_without_binding};
use crate::opaque::has_part;
use llvm_model::{Body, Builder, GlobalId, InstBuilder as _, Module, Name, Type, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use translate_common::PlainArguments;

/// An argument that is no pointer.
#[derive(Clone, Copy)]
pub(super) struct PlainArgument {
    pub(super) index: u32,
    /// The binding of its own buffer, if it has one.
    pub(super) binding: Option<u32>,
    pub(super) ty: TypeId,
    pub(super) align: u64,
    pub(super) is_by_value: bool,
}

/// The kind of a block, and its binding if it is a buffer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    PushConstants,
    Storage(u32),
    Uniform(u32),
}

/// A block with its arguments, and the variables that are at an offset of it from now on.
struct BlockOf {
    block: Block,
    bound: Bound,
    arguments: Vec<(PlainArgument, Slot)>,
    parts: Vec<(GlobalId, u32)>,
}

/// The blocks of a kernel.
pub(super) struct PlainBlocks(Vec<BlockOf>);

/// The variable of a block.
pub(super) struct PlainVariable {
    variable: GlobalId,
    structure: TypeId,
    arguments: Vec<(PlainArgument, Slot)>,
    parts: Vec<(GlobalId, u32)>,
}

impl PlainBlocks {
    /// Puts the arguments of a kernel and the push constants that its `body` uses into blocks. An argument without a place stays,
    /// and is an error where it is used.
    pub(super) fn of(
        module: &mut Module,
        cx: &mut Context<'_, '_>,
        kernel: &Kernel,
        arguments: &[PlainArgument],
        body: &Body,
    ) -> PlainBlocks {
        let beside: Vec<(Inst, u32, GlobalId)> = cx.push.of_kernel(kernel.function).collect();
        // The one behind those of all other arguments.
        let behind = kernel.bindings.iter().flatten().count() as u32;
        let mut pushed = BlockOf::new(cx.push.begin(module), Bound::PushConstants);
        let mut blocks = Vec::new();
        match kind(module, cx, arguments, beside.len() as u32) {
            PlainArguments::PushConstants => pushed.fill(module, cx, arguments),
            PlainArguments::StorageBuffer => {
                let mut all = BlockOf::new(Block::default(), Bound::Storage(behind));
                all.fill(module, cx, arguments);
                blocks.push(all);
            }
            PlainArguments::UniformBuffer => {
                let mut all = BlockOf::new(Block::new(true), Bound::Uniform(behind));
                all.fill(module, cx, arguments);
                blocks.push(all);
            }
            PlainArguments::UniformBuffers => {
                for argument in arguments {
                    let mut own =
                        BlockOf::new(Block::new(true), Bound::Uniform(argument.binding.unwrap_or(behind)));
                    own.fill(module, cx, std::slice::from_ref(argument));
                    blocks.push(own);
                }
            }
        }
        blocks.retain(|block| !block.arguments.is_empty());
        if cx.push.are_used(module, body) {
            pushed.parts = cx.push.of_launches().map(|(_, variable, offset)| (variable, offset)).collect();
            for (_, _, variable) in beside {
                let offset = pushed.block.end().next_multiple_of(4);
                pushed.block.add_words(module, offset, 1);
                pushed.parts.push((variable, offset));
            }
        }
        if !pushed.arguments.is_empty() || !pushed.parts.is_empty() {
            blocks.push(pushed);
        }
        PlainBlocks(blocks)
    }

    /// Declares the variables, and adds the places of the arguments to the reflection.
    pub(super) fn declare(
        self,
        module: &mut Module,
        cx: &mut Context<'_, '_>,
        kernel: &mut Kernel,
    ) -> Vec<PlainVariable> {
        let beside: Vec<(Inst, u32, GlobalId)> = cx.push.of_kernel(kernel.function).collect();
        let mut made = Vec::new();
        for BlockOf { block, bound, arguments, parts } in self.0 {
            let name = match &arguments[..] {
                [] => "launch".into(),
                [(one, _)] if one.binding.is_some() => argument_name(module, kernel.function, one.index),
                _ => Name::from(format!("{}.arguments", kernel.name)),
            };
            let structure = block.structure(module, cx.layouts, &name.to_string_lossy());
            let set = kernel.set;
            let mut buffer = |storage: StorageClass, binding: u32| {
                declare(
                    module,
                    structure,
                    storage,
                    &Binding { set, binding, count: Some(1), name: name.clone() },
                )
            };
            let variable = match bound {
                Bound::Storage(binding) => buffer(StorageClass::StorageBuffer, binding),
                Bound::Uniform(binding) => buffer(StorageClass::Uniform, binding),
                Bound::PushConstants => {
                    declare_without_binding(module, structure, StorageClass::PushConstant, &name)
                }
            };
            for &(PlainArgument { index, .. }, Slot { offset, size, .. }) in &arguments {
                let part = |kind, binding| Place::PartOfBuffer { kind, set, binding, offset, size };
                let place = match bound {
                    Bound::PushConstants => Place::PushConstants { offset, size },
                    Bound::Storage(binding) => part(Inst::ArgumentPodStorageBuffer, binding),
                    Bound::Uniform(binding) => part(Inst::ArgumentPodUniform, binding),
                };
                let name = argument_name(module, kernel.function, index);
                kernel.arguments.push(Argument::new(index, name, place));
            }
            kernel.beside.extend(beside.iter().filter_map(|&(kind, ordinal, own)| {
                let (_, offset) = *parts.iter().find(|(variable, _)| *variable == own)?;
                Some(Beside { kind, ordinal, offset })
            }));
            made.push(PlainVariable { variable, structure, arguments, parts });
        }
        made
    }
}

/// Where the arguments of a kernel are that has `beside` words about arguments in push constants: in a buffer if they do not fit
/// into the push constants of the host.
fn kind(
    module: &mut Module,
    cx: &mut Context<'_, '_>,
    arguments: &[PlainArgument],
    beside: u32,
) -> PlainArguments {
    let chosen = cx.options.plain_arguments;
    if chosen != PlainArguments::PushConstants {
        return chosen;
    }
    let mut all = BlockOf::new(cx.push.begin(module), Bound::PushConstants);
    all.fill(module, cx, arguments);
    let fits = all.arguments.len() == arguments.len()
        && all.block.end() + beside * 4 <= cx.options.push_constant_size;
    let is_narrow = |argument: &PlainArgument| {
        has_part(&module.types, argument.ty, |part| {
            matches!(module.types[part], Type::Integer(1..=31) | Type::Half | Type::BFloat)
        })
    };
    match () {
        () if fits => PlainArguments::PushConstants,
        () if !cx.options.narrow_uniforms && arguments.iter().any(is_narrow) => PlainArguments::StorageBuffer,
        () => PlainArguments::UniformBuffer,
    }
}

impl BlockOf {
    fn new(block: Block, bound: Bound) -> BlockOf {
        BlockOf { block, bound, arguments: Vec::new(), parts: Vec::new() }
    }

    fn fill(&mut self, module: &mut Module, cx: &mut Context<'_, '_>, arguments: &[PlainArgument]) {
        for argument in arguments {
            let (ty, align) = (argument.ty, argument.align);
            if let Some(slot) = self.block.add(module, cx.data, cx.layouts, &mut cx.blocks, ty, align) {
                self.arguments.push((*argument, slot));
            }
        }
    }
}

impl PlainVariable {
    /// Adds the replacements: the values of the arguments or the addresses of structures, and the addresses of parts.
    pub(super) fn load(
        &self,
        at: &mut Builder<'_>,
        is_written: impl Fn(Value) -> bool,
        replaced: &mut FxHashMap<Value, Value>,
    ) {
        let base = Value::Const(at.module.global_const(self.variable));
        for (argument, slot) in &self.arguments {
            let arg = Value::Arg(argument.index);
            replaced.insert(arg, value(at, base, self.structure, (argument, *slot), is_written(arg)));
        }
        for &(part, offset) in &self.parts {
            let part = Value::Const(at.module.global_const(part));
            let offset = at.int32(offset);
            replaced.insert(part, at.byte_offset(base, offset));
        }
    }
}

/// The value of an argument in the block, or the address of a structure: in the block, or of a copy of it if it is written to.
fn value(
    at: &mut Builder<'_>,
    base: Value,
    structure: TypeId,
    (argument, slot): (&PlainArgument, Slot),
    is_written: bool,
) -> Value {
    let &PlainArgument { ty, is_by_value, .. } = argument;
    if let (Some(member), false) = (slot.member, is_by_value) {
        let indices = [at.int32(0), at.int32(member)];
        let pointer = at.gep(structure, base, &indices);
        return at.load(ty, pointer, 0);
    }
    let offset = at.int32(slot.offset);
    let pointer = at.byte_offset(base, offset);
    if is_by_value && !is_written {
        return pointer;
    }
    let value = at.load(ty, pointer, 0);
    if !is_by_value {
        return value;
    }
    let one = at.int32(1);
    let variable = at.alloca(ty, one, 0);
    at.store(value, variable, 0);
    variable
}
