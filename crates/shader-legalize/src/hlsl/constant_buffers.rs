//! `cbuffer` blocks: `!hlsl.cbs` lists for each the global of its handle and those of its members, which are members of one
//! variable instead.

use super::CONSTANT_BUFFERS;
use super::addresses;
use super::blocks::{Blocks, is_padding};
use super::implicit::Bindings;
use super::resources::{FROM_BINDING, FROM_IMPLICIT_BINDING, called};
use super::unused;
use super::variables::{Binding, block, declare, text};
use crate::memory::{Layouts, stated_layout};
use llvm_model::{
    ConstId, Constant, FunctionId, GlobalId, Id as _, InstId, InstKind, Metadata, Module, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// A block and where its members are.
struct Buffer {
    /// The global of the handle.
    handle: GlobalId,
    /// By the number of the member; `None` for those that nothing uses.
    members: Vec<Option<GlobalId>>,
}

/// Replaces the members of all blocks that are bound.
pub(super) fn run(module: &mut Module, layouts: &mut Layouts<'_>, blocks: &mut Blocks, implicit: &Bindings) {
    for buffer in buffers(module) {
        let Type::TargetExt { types, ints, .. } =
            module.types[module.globals[buffer.handle].value_type].clone()
        else {
            continue;
        };
        let (&[content], &[storage, writable]) = (&types[..], &ints[..]) else { continue };
        let handle_type = module.globals[buffer.handle].value_type;
        if buffer.members.iter().all(Option::is_none) {
            drop_handle(module, buffer.handle, handle_type);
            continue;
        }
        let Some(binding) = binding(module, handle_type, implicit) else { continue };
        let Some(inner) = blocks.content(module, layouts, content, StorageClass(storage)) else {
            // A type without a form is an error only where something uses it.
            let members = || buffer.members.iter().copied().flatten();
            if !unused::uses_any(module, members()) {
                members().for_each(|member| addresses::remove(module, member));
                drop_handle(module, buffer.handle, handle_type);
            }
            continue;
        };
        let label = binding.name.to_string_lossy().into_owned();
        let outer = block(module, layouts, inner, &label, writable != 0);
        let variable = declare(module, outer, StorageClass(storage), &binding);
        let paths = paths(module, layouts, variable, (content, inner.of_words.is_some()), &buffer.members);
        addresses::replace(module, &paths);
        drop_handle(module, buffer.handle, handle_type);
    }
    module.named_metadata.retain(|named| named.name != CONSTANT_BUFFERS);
}

fn buffers(module: &Module) -> Vec<Buffer> {
    let nodes = module.named(CONSTANT_BUFFERS).map_or(&[][..], |named| &named.operands);
    let global = |node: llvm_model::MdId| match module.metadata[node] {
        Metadata::Constant(id) => match module.constants[id] {
            Constant::Global(global) => Some(global),
            _ => None,
        },
        _ => None,
    };
    let buffer = |&node: &llvm_model::MdId| {
        let (first, rest) = module.tuple(node).split_first()?;
        let members = rest.iter().map(|&node| global(node?)).collect();
        Some(Buffer { handle: global((*first)?)?, members })
    };
    nodes.iter().filter_map(buffer).collect()
}

/// The binding with which a handle of the type is made.
fn binding(module: &Module, ty: TypeId, implicit: &Bindings) -> Option<Binding> {
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions().filter(|(_, _, inst)| inst.ty == ty) {
            let Some((set, binding)) = implicit.of(module, &inst.kind) else { continue };
            let name =
                inst.kind.call().and_then(|call| call.args.get(4)).and_then(|&name| text(module, name));
            return Some(Binding { set, binding, count: Some(1), name: name.unwrap_or_default() });
        }
    }
    None
}

/// Removes what makes the handle of a block and stores it.
fn drop_handle(module: &mut Module, handle: GlobalId, handle_type: TypeId) {
    let address = Value::Const(module.global_const(handle));
    for index in 0..module.functions.len() {
        let function = FunctionId::from_index(index);
        let Some(mut body) = module.functions[function].body.take() else { continue };
        for block in body.layout.clone() {
            let insts = std::mem::take(&mut body.blocks[block].insts);
            let stays = |inst: &InstId| match &body.insts[*inst].kind {
                InstKind::Store { pointer, .. } => *pointer != address,
                kind => {
                    let makes = |name: &&str| called(module, kind, name).is_some();
                    body.insts[*inst].ty != handle_type
                        || ![FROM_BINDING, FROM_IMPLICIT_BINDING].iter().any(makes)
                }
            };
            let kept = insts.into_iter().filter(stays).collect();
            body.blocks[block].insts = kept;
        }
        module.functions[function].body = Some(body);
    }
}

/// By global of a member: the address of the member.
fn paths(
    module: &mut Module,
    layouts: &Layouts<'_>,
    variable: GlobalId,
    (content, is_words): (TypeId, bool),
    members: &[Option<GlobalId>],
) -> FxHashMap<ConstId, ConstId> {
    let structure = stated_layout(&module.types, content).map_or(content, |(structure, _)| structure);
    let fields = module.types.struct_body(structure).map_or(Vec::new(), |body| body.fields.to_vec());
    let places = layouts.offsets(&module.types, content).unwrap_or_default();
    let own = fields.iter().zip(places).filter(|(field, _)| !is_padding(&module.types[**field]));
    let own: Vec<u64> = own.map(|(_, place)| place).collect();
    let mut all = FxHashMap::default();
    for (number, (&member, place)) in members.iter().zip(own).enumerate() {
        let Some(member) = member else { continue };
        let path = match is_words {
            true => addresses::byte(module, variable, place),
            false => addresses::member(module, variable, &[0, 0, number as u64]),
        };
        let address = module.global_const(member);
        all.insert(address, path);
        addresses::remove(module, member);
    }
    all
}
