//! Type-based alias information from before access tags named a base type.

use super::nodes::Nodes;
use crate::constants::Constant;
use crate::host::Host;
use crate::int::ApInt;
use crate::metadata::{MdId, MdKindId, Metadata};
use crate::module::Module;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// Gives every `!tbaa` attachment the form `!{base, access, offset, …}`, in the threads of `host`.
pub(super) fn upgrade(module: &mut Module, nodes: &mut Nodes, host: Host<'_>) {
    let Some(kind) = module.find_md_kind("tbaa") else { return };
    let mut old = old_tags(module, kind, host);
    if old.is_empty() {
        return;
    }
    old.sort_unstable();
    old.dedup();
    let mut tags: FxHashMap<MdId, MdId> = FxHashMap::default();
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

/// The tags to be upgraded.
fn old_tags(module: &Module, kind: MdKindId, host: Host<'_>) -> Vec<MdId> {
    let functions = &module.functions;
    let of_functions = |part: Range<usize>| {
        let mut tags: FxHashSet<MdId> = FxHashSet::default();
        for (_, function) in functions.iter_from(part.start).take(part.len()) {
            let insts = function.body.iter().flat_map(|body| body.insts.values());
            tags.extend(insts.filter_map(|inst| inst.attachment(kind)));
        }
        tags.into_iter().filter(|&tag| is_old(module, tag)).collect()
    };
    let parts = host.parts(functions.len(), |number| module.instructions_of(number));
    let old: Vec<Vec<MdId>> = host.each(&parts, of_functions);
    old.concat()
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
