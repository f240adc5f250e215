//! The variables of arguments that are no pointers: one of all, or one of each.

use super::arguments::argument_name;
use super::plain::{Block, Slot};
use super::reflection::{Argument, Place};
use super::{Context, Kernel};
use crate::hlsl::variables::{Binding, declare, declare_without_binding};
use llvm_model::{Builder, GlobalId, InstBuilder as _, Module, Name, TypeId, Value};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;
use spirv_grammar::ext::clspv_reflection::ClspvReflection as Inst;
use translate_common::PlainArguments;

/// An argument in a block.
struct PlainArgument {
    index: u32,
    ty: TypeId,
    slot: Slot,
    is_by_value: bool,
}

/// A block, and where it is bound.
struct BlockOf {
    block: Block,
    binding: u32,
    arguments: Vec<PlainArgument>,
}

/// The blocks of the arguments of a kernel.
pub(super) struct PlainBlocks {
    kind: PlainArguments,
    blocks: Vec<BlockOf>,
}

/// The variable of a block.
pub(super) struct PlainVariable {
    pub(super) variable: GlobalId,
    structure: TypeId,
    arguments: Vec<PlainArgument>,
}

impl PlainBlocks {
    /// Begins with no arguments; `binding` is the one behind those of all other arguments.
    pub(super) fn new(module: &mut Module, cx: &Context<'_, '_>, binding: u32) -> PlainBlocks {
        let kind = cx.options.plain_arguments;
        if kind == PlainArguments::UniformBuffers {
            return PlainBlocks { kind, blocks: Vec::new() };
        }
        let mut block = Block::new(kind == PlainArguments::UniformBuffer);
        if kind == PlainArguments::PushConstants {
            block.add_words(module, cx.push.words());
        }
        PlainBlocks { kind, blocks: vec![BlockOf { block, binding, arguments: Vec::new() }] }
    }

    /// Adds an argument with its own binding, if it has one. An argument without a place stays, and is an error where it is used.
    pub(super) fn add(
        &mut self,
        module: &mut Module,
        cx: &mut Context<'_, '_>,
        (index, binding): (u32, Option<u32>),
        (ty, align): (TypeId, u64),
        is_by_value: bool,
    ) {
        if let (PlainArguments::UniformBuffers, Some(binding)) = (self.kind, binding) {
            self.blocks.push(BlockOf { block: Block::new(true), binding, arguments: Vec::new() });
        }
        let Some(last) = self.blocks.last_mut() else { return };
        if let Some(slot) = last.block.add(module, cx.data, cx.layouts, &mut cx.blocks, ty, align) {
            last.arguments.push(PlainArgument { index, ty, slot, is_by_value });
        }
    }

    /// Makes the variables, and says in the reflection where the arguments are.
    pub(super) fn declare(
        self,
        module: &mut Module,
        cx: &mut Context<'_, '_>,
        kernel: &mut Kernel,
    ) -> Vec<PlainVariable> {
        let kind = self.kind;
        let mut made = Vec::new();
        for BlockOf { block, binding, arguments } in self.blocks {
            if arguments.is_empty() {
                continue;
            }
            let name = match (kind, &arguments[..]) {
                (PlainArguments::UniformBuffers, [one]) => argument_name(module, kernel.function, one.index),
                _ => Name::from(format!("{}.arguments", kernel.name)),
            };
            let structure = block.structure(module, cx.layouts, &name.to_string_lossy());
            let set = cx.images.set;
            let bound = Binding { set, binding, count: Some(1), name: name.clone() };
            let variable = match kind {
                PlainArguments::PushConstants => {
                    declare_without_binding(module, structure, StorageClass::PushConstant, &name)
                }
                PlainArguments::StorageBuffer => {
                    declare(module, structure, StorageClass::StorageBuffer, &bound)
                }
                PlainArguments::UniformBuffer | PlainArguments::UniformBuffers => {
                    declare(module, structure, StorageClass::Uniform, &bound)
                }
            };
            for &PlainArgument { index, slot: Slot { offset, size, .. }, .. } in &arguments {
                let part = |kind| Place::PartOfBuffer { kind, set, binding, offset, size };
                let place = match kind {
                    PlainArguments::PushConstants => Place::PushConstants { offset, size },
                    PlainArguments::StorageBuffer => part(Inst::ArgumentPodStorageBuffer),
                    PlainArguments::UniformBuffer | PlainArguments::UniformBuffers => {
                        part(Inst::ArgumentPodUniform)
                    }
                };
                let name = argument_name(module, kernel.function, index);
                kernel.arguments.push(Argument::new(index, name, place));
            }
            made.push(PlainVariable { variable, structure, arguments });
        }
        made
    }
}

impl PlainVariable {
    /// Adds what the arguments are replaced by: their values, or the addresses of structures.
    pub(super) fn load(
        &self,
        at: &mut Builder<'_>,
        is_written: impl Fn(Value) -> bool,
        replaced: &mut FxHashMap<Value, Value>,
    ) {
        let base = Value::Const(at.module.global_const(self.variable));
        for this in &self.arguments {
            let arg = Value::Arg(this.index);
            replaced.insert(arg, value(at, base, self.structure, this, is_written(arg)));
        }
    }
}

/// The value of an argument in the block, or the address of a structure: in the block, or of a copy of it if it is written to.
fn value(
    at: &mut Builder<'_>,
    base: Value,
    structure: TypeId,
    this: &PlainArgument,
    is_written: bool,
) -> Value {
    let &PlainArgument { ty, slot, is_by_value, .. } = this;
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
