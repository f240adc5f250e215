//! The order in which nodes are written: each after its operands.

use super::nodes::{as_khronos, debug_node, dialect, form, lose, push};
use super::operands::{operand_words, references};
use super::{aliases, arrays, companions, scopes, structures, templates};
use crate::lower::module::Globals;
use crate::lower::module::debug_nodes::{Key, Role, Stage};
use llvm_model::{DebugNode, DiKind, MdId};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::{SP_DEFINITION, is_vector};
use spirv_mapping::debug_info::{Inst, Row, is_type, lost, row, row_of};
use spirv_module::Id;

/// Returns the instruction of a node, after writing it and its operands if necessary; `None` for nodes without an
/// instruction.
pub(super) fn write(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    let id = write_one(globals, key);
    while let Some(next) = globals.debug_nodes().promised.pop_front() {
        write_one(globals, next);
    }
    id
}

/// A node whose references are being written.
struct Frame {
    key: Key,
    references: Vec<Key>,
    next: usize,
}

fn write_one(globals: &mut Globals<'_>, root: Key) -> Option<Id> {
    let mut stack: Vec<Frame> = Vec::new();
    open(globals, &mut stack, root);
    while let Some(frame) = stack.last_mut() {
        if let Some(&key) = frame.references.get(frame.next) {
            frame.next += 1;
            open(globals, &mut stack, key);
        } else {
            let key = frame.key;
            stack.pop();
            close(globals, key);
        }
    }
    written(globals, root)
}

/// Begins with a node, unless it is begun already.
fn open(globals: &mut Globals<'_>, stack: &mut Vec<Frame>, key: Key) {
    let id = match globals.debug_nodes().stages.get(&key) {
        Some(Stage::Done(_) | Stage::Open(_)) => return,
        Some(Stage::Promised(id)) => Some(*id),
        None => None,
    };
    if row_for(globals, key).is_none() {
        return;
    }
    globals.debug_nodes().stages.insert(key, Stage::Open(id));
    let references = references(globals, key);
    stack.push(Frame { key, references, next: 0 });
}

/// Writes a node whose references have been written.
fn close(globals: &mut Globals<'_>, key: Key) {
    write_node(globals, key);
    // A node that could not be written may have been named.
    if let Some(&Stage::Open(Some(id))) = globals.debug_nodes().stages.get(&key)
        && globals.debug_nodes().later.contains(&id.0)
    {
        lose(globals, "a reference that closes a cycle");
        push(globals, Inst::InfoNone, id, &[]);
    }
}

fn write_node(globals: &mut Globals<'_>, key: Key) {
    let (Some(row), Some(node)) = (row_for(globals, key), debug_node(globals.module(), key.0)) else {
        return;
    };
    if aliases::write(globals, key, node) {
        return;
    }
    let Some(words) = operand_words(globals, row, key, node) else { return };
    let id = reserve(globals, key);
    push(globals, row.inst, id, &words);
    if row.inst.is_type() {
        globals.debug_nodes().types.insert(id, (row.inst.number(), words.as_slice().into()));
    }
    globals.debug_nodes().stages.insert(key, Stage::Done(id));
    if key.1 == Role::Template {
        templates::write_packs(globals, node, id);
    } else {
        report_lost(globals, node);
        companions::write(globals, key, node, id);
    }
}

/// The id that a node has or is promised, and the promise kept from here on.
pub(super) fn reserve(globals: &mut Globals<'_>, key: Key) -> Id {
    match globals.debug_nodes().stages.get(&key) {
        Some(Stage::Done(id) | Stage::Promised(id) | Stage::Open(Some(id))) => *id,
        Some(Stage::Open(None)) => {
            let id = globals.out().fresh();
            globals.debug_nodes().stages.insert(key, Stage::Open(Some(id)));
            id
        }
        None => globals.out().fresh(),
    }
}

/// The id of a node that may be written later.
pub(super) fn promise(globals: &mut Globals<'_>, key: Key) -> Id {
    if globals.debug_nodes().stages.contains_key(&key) {
        return reserve(globals, key);
    }
    let id = globals.out().fresh();
    let nodes = globals.debug_nodes();
    nodes.stages.insert(key, Stage::Promised(id));
    nodes.promised.push_back(key);
    id
}

/// The id of a node that has been written.
pub(super) fn written(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    match globals.debug_nodes().stages.get(&key) {
        Some(Stage::Done(id)) => Some(*id),
        _ => None,
    }
}

/// The id of a node that an operand names; `None`, with a report, where a cycle is cut.
pub(super) fn reference(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    let stage = globals.debug_nodes().stages.get(&key).copied();
    match stage {
        Some(Stage::Done(id)) => Some(id),
        Some(_) => {
            let declared = structures::declare(globals, key);
            let declared = declared.or_else(|| name_later(globals, key)).or_else(|| write_copy(globals, key));
            if declared.is_none() {
                lose(globals, "a reference that closes a cycle");
            }
            declared
        }
        None => {
            if let Some(node) = debug_node(globals.module(), key.0) {
                let what = node.kind.name();
                lose(globals, format!("a reference to a node without an instruction ({what})"));
            }
            None
        }
    }
}

/// Returns the id of a type or a function that is being written, if an extension allows forward references.
fn name_later(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    let is_allowed = globals.input().options.spirv.extensions.allows(FORWARD_REFERENCES);
    if !is_allowed || !dialect(globals).is_non_semantic() {
        return None;
    }
    let may_be_later = |inst: Inst| inst == Inst::Function || inst.is_type() && inst != Inst::TypeComposite;
    row_for(globals, key).filter(|row| may_be_later(row.inst))?;
    let id = reserve(globals, key);
    globals.debug_nodes().later.insert(id.0);
    Some(id)
}

/// The extension that brings OpExtInstWithForwardRefsKHR, for sets without a meaning.
const FORWARD_REFERENCES: &str = "SPV_KHR_relaxed_extended_instruction";

/// Writes a second instruction for a type that is being written: the structure that it leads to is a declaration.
fn write_copy(globals: &mut Globals<'_>, key: Key) -> Option<Id> {
    let node = debug_node(globals.module(), key.0).filter(|node| is_type(node.kind))?;
    if dialect(globals).has_literals() || globals.debug_nodes().copying.len() >= MAX_COPIES {
        return None;
    }
    if let Some(&known) = globals.debug_nodes().declared.get(&key.0) {
        return Some(known);
    }
    let row = row_for(globals, key).filter(|row| row.inst.is_type() && row.inst != Inst::TypeComposite)?;
    // Other cycles are cut.
    if globals.debug_nodes().copying.contains(&key) {
        return None;
    }
    globals.debug_nodes().copying.push(key);
    if !as_khronos(globals) && aliases::is_alias(globals.module(), node) {
        // The name is imported where the type is written.
        let named = node.md("baseType").and_then(|base| reference(globals, (base, Role::Own)));
        globals.debug_nodes().copying.pop();
        globals.debug_nodes().declared.insert(key.0, named?);
        return named;
    }
    let words = operand_words(globals, row, key, node);
    globals.debug_nodes().copying.pop();
    let words = words?;
    let id = globals.out().fresh();
    push(globals, row.inst, id, &words);
    globals.debug_nodes().types.insert(id, (row.inst.number(), words.as_slice().into()));
    globals.debug_nodes().declared.insert(key.0, id);
    Some(id)
}

/// Maximum number of types between a structure and itself.
const MAX_COPIES: usize = 32;

/// The row of a node in one of its roles, if the set has its instruction.
pub(super) fn row_for(globals: &mut Globals<'_>, key: Key) -> Option<&'static Row> {
    let node = debug_node(globals.module(), key.0)?;
    let found = match key.1 {
        Role::Own => {
            let (dialect, form) = (dialect(globals), form(globals));
            let special = vector_row(globals, node).or_else(|| template_row(globals, node));
            special.or_else(|| row_of(node, dialect, form))
        }
        Role::Function => row(Inst::Function),
        Role::Block => row(Inst::LexicalBlock),
        Role::Template => row(Inst::TypeTemplate),
    };
    let may_have_modules = globals.input().options.spirv.extensions.allows(MODULES);
    let is_allowed = |row: &&Row| row.inst != Inst::ModuleINTEL || may_have_modules;
    found.filter(|row| row.inst.dialects().has(dialect(globals))).filter(is_allowed)
}

/// The extension that brings DebugModuleINTEL.
const MODULES: &str = "SPV_INTEL_debug_module";

/// In the literal set the reader of Khronos takes the name of a template for a pack, and does not survive it.
fn template_row(globals: &mut Globals<'_>, node: &DebugNode) -> Option<&'static Row> {
    let is_template =
        node.kind == DiKind::DITemplateValueParameter && node.int("tag") == tag::TEMPLATE_TEMPLATE;
    if is_template && dialect(globals).has_literals() && !as_khronos(globals) {
        row(Inst::TypeTemplateParameter)
    } else {
        None
    }
}

/// A vector that validators accept as none is an array.
fn vector_row(globals: &mut Globals<'_>, node: &DebugNode) -> Option<&'static Row> {
    let is_vector = node.kind == DiKind::DICompositeType && is_vector(node);
    if is_vector && arrays::components(globals, node).is_none() {
        return row(Inst::TypeArray);
    }
    None
}

/// Returns the key of a subprogram where only DebugFunction is allowed.
pub(super) fn as_function(node: &DebugNode, id: MdId) -> Key {
    let defined = node.int("spFlags") & SP_DEFINITION != 0;
    (id, if defined { Role::Own } else { Role::Function })
}

/// Reports the fields and flags of a node without an operand.
fn report_lost(globals: &mut Globals<'_>, node: &DebugNode) {
    let kind = node.kind.name();
    for field in lost::of_node(node) {
        lose(globals, format!("{field} of {kind}"));
    }
    if node.kind.field_index("flags").is_some() && scopes::has_flags(globals, node) {
        let (_, rest) = spirv_mapping::debug_info::flags::to_spirv(node);
        for (field, bits) in rest {
            lose(globals, format!("{field} {bits:#x} of {kind}"));
        }
    }
}

/// Whether a key has an instruction at all.
pub(super) fn has_instruction(globals: &mut Globals<'_>, key: Key) -> bool {
    row_for(globals, key).is_some()
}
