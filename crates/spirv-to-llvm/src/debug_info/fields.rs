//! Setting fields of nodes.

use crate::module::Raise;
use crate::module::debug_nodes;
use llvm_model::MdId;
use llvm_model::debug_info::DiField;

/// Sets a field to a node, if there is one.
pub(super) fn set_node(m: &mut Raise<'_>, node: MdId, field: &str, value: Option<MdId>) {
    if let Some(value) = value {
        debug_nodes::set(&mut m.out, node, field, DiField::Md(value));
    }
}

/// Sets a field to a list of nodes.
pub(super) fn set_list(m: &mut Raise<'_>, node: MdId, field: &str, list: &[Option<MdId>]) {
    let list = m.nodes.tuple(&mut m.out, list);
    debug_nodes::set(&mut m.out, node, field, DiField::Md(list));
}

/// A constant as metadata.
pub(super) fn constant_node(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let constant = m.ids.constant(id).ok()?;
    Some(m.nodes.constant(&mut m.out, constant))
}
