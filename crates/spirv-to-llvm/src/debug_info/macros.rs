//! Macros: which definition the end of one names.

use super::fields::set_node;
use super::refs::{operands, string};
use crate::module::Raise;
use llvm_model::MdId;
use spirv_mapping::debug_info::Inst;

/// The name of the macro at the end of its definition.
pub(super) fn name(m: &mut Raise<'_>, node: MdId, word: Option<u32>) {
    let defined = word.and_then(|word| m.debug_nodes.get(word)).filter(|said| said.inst == Inst::MacroDef);
    let name = defined.and_then(|defined| operands(m, defined).get(2).copied());
    let name = name.and_then(|name| string(m, name));
    set_node(m, node, "name", name);
}
