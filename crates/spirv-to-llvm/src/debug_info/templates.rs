//! Templates: the arguments of their parameters.

use super::fields::{constant_node, set_node};
use super::refs::node_of;
use crate::module::Raise;
use crate::module::debug_nodes;
use llvm_model::{DiKind, MdId};

/// The value of a value parameter.
pub(super) fn value(m: &mut Raise<'_>, node: MdId, word: Option<u32>) {
    let is_value =
        debug_nodes::node(&m.out, node).is_some_and(|node| node.kind == DiKind::DITemplateValueParameter);
    let value = word.filter(|_| is_value).and_then(|word| constant_node(m, word));
    set_node(m, node, "value", value);
}

/// The parameters in a pack.
pub(super) fn pack(m: &mut Raise<'_>, node: MdId, rest: &[u32]) {
    let kinds = [DiKind::DITemplateTypeParameter, DiKind::DITemplateValueParameter];
    let list: Vec<Option<MdId>> =
        rest.iter().filter_map(|&word| node_of(m, word, &kinds)).map(Some).collect();
    let list = m.nodes.tuple(&mut m.out, &list);
    set_node(m, node, "value", Some(list));
}
