//! Type-based alias information from before access tags named a base type.

use super::nodes::Nodes;
use crate::arena::Id;
use crate::constants::Constant;
use crate::int::ApInt;
use crate::metadata::{MdId, Metadata};
use crate::module::Module;
use rustc_hash::FxHashMap;

/// Gives every `!tbaa` attachment the form `!{base, access, offset, …}`.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes) {
    let Some(kind) = module.find_md_kind("tbaa") else { return };
    let mut tags: FxHashMap<MdId, MdId> = FxHashMap::default();
    for id in module.functions.ids() {
        let Some(body) = &module.functions[id].body else { continue };
        for (_, _, inst) in body.instructions() {
            if let Some(tag) = inst.attachment(kind) {
                tags.entry(tag).or_insert(tag);
            }
        }
    }
    let mut old: Vec<MdId> = tags.keys().copied().filter(|&tag| is_old(module, tag)).collect();
    if old.is_empty() {
        return;
    }
    old.sort_by_key(|id| id.index());
    for tag in old {
        let new = path_aware(module, nodes, tag);
        tags.insert(tag, new);
    }
    for id in module.functions.ids() {
        let Some(body) = &mut module.functions[id].body else { continue };
        for (_, inst) in body.insts.iter_mut() {
            for (_, tag) in inst.attachments.iter_mut().filter(|(k, _)| *k == kind) {
                *tag = tags.get(tag).copied().unwrap_or(*tag);
            }
        }
    }
}

/// Whether a tag is a scalar type itself: its first operand is its name.
fn is_old(module: &Module, tag: MdId) -> bool {
    match module.tuple(tag) {
        [] => false,
        [Some(first), _, _, ..] => matches!(module.metadata[*first], Metadata::String(_)),
        _ => matches!(module.metadata[tag], Metadata::Tuple { .. }),
    }
}

/// The tag for an access of the scalar type `tag` at offset 0.
fn path_aware(module: &mut Module, nodes: &mut Nodes, tag: MdId) -> MdId {
    let operands = module.tuple(tag).to_vec();
    let int = module.types.int(64);
    let zero = module.constants.intern(int, Constant::Int(ApInt::from_u64(64, 0)));
    let offset = nodes.get(module, Metadata::Constant(zero));
    match operands[..] {
        [name, parent, is_constant] => {
            let scalar = nodes.tuple(module, [name, parent]);
            nodes.tuple(module, [Some(scalar), Some(scalar), Some(offset), is_constant])
        }
        _ => nodes.tuple(module, [Some(tag), Some(tag), Some(offset)]),
    }
}
