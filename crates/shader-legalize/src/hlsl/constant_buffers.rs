//! `cbuffer` blocks: `!hlsl.cbs` lists for each the global of its handle and those of its members, which are members of one
//! variable instead.

use super::CONSTANT_BUFFERS;
use super::blocks::{Blocks, is_padding};
use super::resources::{FROM_BINDING, called};
use super::variables::{Binding, block, declare, text};
use crate::memory::Layouts;
use llvm_model::{
    ConstId, Constant, ConstantExpr, Flags, FunctionId, GlobalId, Id as _, InstId, InstKind, Linkage,
    Metadata, Module, Name, Type, TypeId, Value,
};
use rustc_hash::FxHashMap;
use spirv_grammar::StorageClass;

/// A block and where its members are.
struct Buffer {
    /// The global of the handle.
    handle: GlobalId,
    members: Vec<GlobalId>,
}

/// Replaces the members of all blocks that are bound.
pub(super) fn run(module: &mut Module, layouts: &mut Layouts<'_>, blocks: &mut Blocks) {
    for buffer in buffers(module) {
        let Type::TargetExt { types, ints, .. } =
            module.types[module.globals[buffer.handle].value_type].clone()
        else {
            continue;
        };
        let (&[content], &[storage, writable]) = (&types[..], &ints[..]) else { continue };
        let handle_type = module.globals[buffer.handle].value_type;
        let Some(binding) = binding(module, handle_type) else { continue };
        let Some(inner) = blocks.content(module, layouts, content) else { continue };
        let label = binding.name.to_string_lossy().into_owned();
        let outer = block(module, layouts, inner, &label, writable != 0);
        let variable = declare(module, outer, StorageClass(storage), &binding);
        let paths = paths(module, variable, outer, content, &buffer.members);
        replace(module, &paths);
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
        let members = rest.iter().flatten().filter_map(|&node| global(node)).collect();
        Some(Buffer { handle: global((*first)?)?, members })
    };
    nodes.iter().filter_map(buffer).collect()
}

/// The binding with which a handle of the type is made.
fn binding(module: &Module, ty: TypeId) -> Option<Binding> {
    for body in module.functions.values().filter_map(|function| function.body.as_ref()) {
        for (_, _, inst) in body.instructions().filter(|(_, _, inst)| inst.ty == ty) {
            let Some(call) = called(module, &inst.kind, FROM_BINDING) else { continue };
            let &[set, binding, _, _, name] = &call.args[..] else { continue };
            let number = |value: Value| module.as_u64(value).and_then(|number| u32::try_from(number).ok());
            let name = text(module, name).unwrap_or_default();
            return Some(Binding { set: number(set)?, binding: number(binding)?, count: Some(1), name });
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
                kind => body.insts[*inst].ty != handle_type || called(module, kind, FROM_BINDING).is_none(),
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
    variable: GlobalId,
    outer: TypeId,
    content: TypeId,
    members: &[GlobalId],
) -> FxHashMap<ConstId, ConstId> {
    let i32 = module.types.int(32);
    let base = module.global_const(variable);
    let fields = module.types.struct_body(content).map_or(Vec::new(), |body| body.fields.to_vec());
    let own = fields.iter().filter(|&&field| !is_padding(&module.types[field])).count();
    let mut all = FxHashMap::default();
    for (number, &member) in members.iter().take(own).enumerate() {
        let indices = [0, 0, number as u64].map(|index| module.constants.int(i32, 32, index));
        let expr = ConstantExpr::GetElementPtr {
            source_type: outer,
            flags: Flags::NONE,
            in_range: None,
            base,
            indices: indices.into(),
        };
        let pointer = module.constants.ty(base);
        let path = module.constants.intern(pointer, Constant::Expr(Box::new(expr)));
        let address = module.global_const(member);
        all.insert(address, path);
        // A variable of the private address space that nothing uses is not written.
        let props = &mut module.globals[member].props;
        (props.linkage, props.address_space) = (Linkage::Private, 0);
        props.name = Name::default();
    }
    all
}

/// Replaces constants in functions, and in the expressions that they have.
fn replace(module: &mut Module, paths: &FxHashMap<ConstId, ConstId>) {
    let mut map = paths.clone();
    // Expressions refer to older constants.
    for index in 0..module.constants.len() {
        let id = ConstId::from_index(index);
        let Constant::Expr(expr) = &module.constants[id] else { continue };
        let new = match &**expr {
            ConstantExpr::GetElementPtr { source_type, flags, in_range, base, indices } => {
                let Some(&new) = map.get(base) else { continue };
                ConstantExpr::GetElementPtr {
                    source_type: *source_type,
                    flags: *flags,
                    in_range: in_range.clone(),
                    base: new,
                    indices: indices.clone(),
                }
            }
            ConstantExpr::Cast { op, operand } => {
                let Some(&new) = map.get(operand) else { continue };
                ConstantExpr::Cast { op: *op, operand: new }
            }
            _ => continue,
        };
        let ty = module.constants.ty(id);
        let new = module.constants.intern(ty, Constant::Expr(Box::new(new)));
        map.insert(id, new);
    }
    let values: FxHashMap<Value, Value> =
        map.into_iter().map(|(old, new)| (Value::Const(old), Value::Const(new))).collect();
    for (_, function) in module.functions.iter_mut() {
        if let Some(body) = &mut function.body {
            body.replace_values(&values);
        }
    }
}
