//! The operands of debug-info instructions that refer to others.

use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId, Value};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::{Inst, UNKNOWN_TYPE, VOID, is_type};
use spirv_module::Op;
use translate_common::Lost;

/// How deep scopes may lie in each other.
pub(super) const MAX_NESTING: usize = 1024;

/// Texts up to so many bytes are not copied to memory of their own.
const SHORT: usize = 128;

/// The operands of an instruction behind its number.
pub(super) fn operands<'m>(m: &Raise<'m>, said: Said) -> &'m [u32] {
    let inst = m.input.instruction(said.index as usize);
    inst.and_then(|inst| inst.operands().get(2..)).unwrap_or(&[])
}

/// Reports that something is dropped.
#[cold]
pub(super) fn lose(m: &mut Raise<'_>, what: impl Into<std::borrow::Cow<'static, str>>, index: u32) {
    m.report.lose(&m.ids, Lost::debug_info(what), index);
}

/// A number: a word, or the id of a constant.
pub(super) fn number(m: &Raise<'_>, said: Said, word: u32) -> Option<u64> {
    if said.dialect.has_literals() { Some(u64::from(word)) } else { constant(m, word) }
}

/// The value of an integer constant.
pub(super) fn constant(m: &Raise<'_>, id: u32) -> Option<u64> {
    m.ids.constant_u64(&m.out.constants, id).ok()
}

/// The text of an OpString.
pub(super) fn text_of(m: &Raise<'_>, id: u32) -> Option<Vec<u8>> {
    m.ids.string(id).map(|text| text.to_vec())
}

/// The metadata string of an OpString; `None` for an empty one.
pub(super) fn string(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let text = m.ids.string(id).filter(|text| !text.is_empty())?;
    let mut short = [0; SHORT];
    match short.get_mut(..text.len()) {
        Some(bytes) => {
            text.copy_to(bytes);
            Some(m.nodes.bytes(&mut m.out, bytes))
        }
        None => Some(m.nodes.bytes(&mut m.out, &text.to_vec())),
    }
}

/// Returns whether an operand is DebugInfoNone.
pub(super) fn is_none(m: &Raise<'_>, id: u32) -> bool {
    match m.debug_nodes.get(id) {
        Some(said) => said.inst == Inst::InfoNone || is_void(m, said),
        None => m.ids.definition(id).is_some_and(|inst| inst.op() == Op::TypeVoid),
    }
}

/// Whether an instruction is the basic type that stands for none.
pub(super) fn is_void(m: &Raise<'_>, said: Said) -> bool {
    if said.inst != Inst::TypeBasic {
        return false;
    }
    let &[name, size, encoding, ..] = operands(m, said) else { return false };
    m.ids.string(name).is_some_and(|name| *name.to_vec() == *VOID.as_bytes())
        && constant(m, size) == Some(0)
        && number(m, said, encoding) == Some(0)
}

/// Returns the type of an operand: a name for a type counts as the name, a template as its instance.
pub(super) fn type_of(m: &mut Raise<'_>, id: u32) -> Option<MdId> {
    let id = m.debug_nodes.defined.get(&id).copied().unwrap_or(id);
    m.debug_nodes.mark_used(id);
    if let Some(&name) = m.debug_nodes.names.get(&id) {
        return Some(name);
    }
    let said = m.debug_nodes.get(id)?;
    if said.inst == Inst::TypeTemplate {
        let target = *operands(m, said).first()?;
        m.debug_nodes.mark_used(target);
        return plain_type(m, target);
    }
    plain_type(m, id)
}

/// The type for DebugInfoNone in an instruction; a missing operand has no type.
pub(super) fn unknown_type(m: &mut Raise<'_>, of: Inst, id: u32) -> Option<MdId> {
    let wants_type = matches!(
        of,
        Inst::GlobalVariable
            | Inst::LocalVariable
            | Inst::TypeMember
            | Inst::TypePtrToMember
            | Inst::TypeArray
            | Inst::TypeArrayDynamic
            | Inst::TypeVector
    );
    m.debug_nodes.get(id).filter(|said| wants_type && said.inst == Inst::InfoNone)?;
    if m.debug_nodes.unknown_type.is_none() {
        let name = m.nodes.string(&mut m.out, UNKNOWN_TYPE);
        let mut node = DebugNode::new(DiKind::DIBasicType, false);
        node.set("tag", DiField::Int(tag::UNSPECIFIED));
        node.set("name", DiField::Md(name));
        m.debug_nodes.unknown_type = Some(debug_nodes::add(&mut m.out, node));
    }
    m.debug_nodes.unknown_type
}

/// Returns the type of an instruction, whichever name it has.
pub(super) fn plain_type(m: &Raise<'_>, id: u32) -> Option<MdId> {
    let node = m.debug_nodes.get(id)?.node?;
    let kind = debug_nodes::node(&m.out, node)?.kind;
    is_type(kind).then_some(node)
}

/// The node that an operand names, if it is of one of these kinds.
pub(super) fn node_of(m: &mut Raise<'_>, id: u32, kinds: &[DiKind]) -> Option<MdId> {
    let said = m.debug_nodes.make_use(id)?;
    let node = if matches!(said.inst, Inst::InlinedVariable | Inst::TypeTemplate) {
        let meant = *operands(m, said).first()?;
        m.debug_nodes.get(meant)?.node?
    } else {
        said.node?
    };
    let kind = debug_nodes::node(&m.out, node)?.kind;
    kinds.contains(&kind).then_some(node)
}

/// The value that an operand names, if it is there.
pub(super) fn value_of(m: &Raise<'_>, id: u32) -> Option<Value> {
    match m.ids.row(id)?.entity {
        crate::ids::Entity::Value(value) => Some(value),
        _ => None,
    }
}

pub(super) fn field(m: &Raise<'_>, node: MdId, field: &str) -> u64 {
    debug_nodes::node(&m.out, node).map_or(0, |node| node.int(field))
}

pub(super) fn link(m: &Raise<'_>, node: MdId, field: &str) -> Option<MdId> {
    debug_nodes::node(&m.out, node)?.md(field)
}
