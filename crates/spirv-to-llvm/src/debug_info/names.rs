//! Imports with another meaning than an import: names for types other than basic ones, by imports of the types under these
//! names, and expressions of variables, by imports within them.

use super::refs::{self, operands, text_of};
use crate::module::Raise;
use crate::module::debug_nodes::{Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::{Form, Inst};

/// The operands of an import.
#[derive(Clone, Copy)]
pub(super) struct Import {
    pub(super) name: u32,
    pub(super) source: u32,
    pub(super) entity: u32,
    pub(super) line: u32,
    tag: u32,
    parent: u32,
}

/// The operands of an instruction that is an import.
fn import(m: &Raise<'_>, said: Said) -> Option<Import> {
    match (said.inst, operands(m, said)) {
        (Inst::ImportedEntity, &[name, tag, _, source, entity, line, _, parent, ..])
            if said.form == Form::Khronos =>
        {
            Some(Import { name, source, entity, line, tag, parent })
        }
        (Inst::ImportedEntity, &[name, tag, source, entity, line, _, parent, ..])
        | (Inst::Import, &[name, _, line, tag, entity, parent, source, ..]) => {
            Some(Import { name, source, entity, line, tag, parent })
        }
        _ => None,
    }
}

/// The meaning of an import of a type under a name; its entity stands for the name.
pub(super) fn alias(m: &Raise<'_>, said: Said) -> Option<Import> {
    // The translator of Khronos gives no names by imports.
    let import = import(m, said).filter(|_| said.form == Form::Valid)?;
    let declares = refs::number(m, said, import.tag) == Some(1);
    let is_type = m.debug_nodes.get(import.entity).is_some_and(|entity| entity.inst.is_type());
    let is_named = is_base(m, &import) || text_of(m, import.name).is_some_and(|name| !name.is_empty());
    (declares && is_type && is_named).then_some(import)
}

/// Returns whether an import without a name gives the type of a name within a name.
fn is_base(m: &Raise<'_>, import: &Import) -> bool {
    m.debug_nodes.get(import.parent).is_some_and(|parent| parent.inst.is_type())
        && text_of(m, import.name).is_some_and(|name| name.is_empty())
        && import.parent != import.entity
}

/// A node for each name of a type.
pub(super) fn name_types(m: &mut Raise<'_>) {
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        let Some(import) = alias(m, said).filter(|import| !is_base(m, import)) else { continue };
        let mut node = DebugNode::new(DiKind::DIDerivedType, false);
        node.set("tag", DiField::Int(tag::TYPEDEF));
        let node = add(&mut m.out, node);
        // A second name for the same id counts for nothing.
        m.debug_nodes.names.entry(import.entity).or_insert(node);
        m.debug_nodes.stand_for(id, node);
    }
}

/// The name within which another one is, and the type that the other one is for.
pub(super) fn base_of_alias(m: &Raise<'_>, said: Said) -> Option<(u32, u32)> {
    let import = import(m, said).filter(|import| is_base(m, import))?;
    Some((import.parent, import.entity))
}

/// The meaning of an import about a template's parameter.
pub(super) enum OfParameter {
    /// In which pack it is: the template, the parameter, the name of the pack.
    Packed(u32, u32, u32),
    /// It is a template: the parameter, the name of the template.
    Template(u32, u32),
}

/// The meaning of an import about a template parameter: within the template, its pack; within itself, its template.
pub(super) fn of_parameter(m: &Raise<'_>, said: Said) -> Option<OfParameter> {
    let import = import(m, said).filter(|_| said.form == Form::Valid)?;
    let of = |id: u32| m.debug_nodes.get(id).map(|said| said.inst);
    let is_parameter =
        matches!(of(import.entity)?, Inst::TypeTemplateParameter | Inst::TypeTemplateTemplateParameter);
    match of(import.parent)? {
        Inst::TypeTemplate if is_parameter => {
            Some(OfParameter::Packed(import.parent, import.entity, import.name))
        }
        _ if is_parameter && import.parent == import.entity => {
            Some(OfParameter::Template(import.entity, import.name))
        }
        _ => None,
    }
}

/// The variable of the module within which an expression is imported, and the expression.
pub(super) fn expression_of_variable(m: &Raise<'_>, said: Said) -> Option<(u32, u32)> {
    let import = import(m, said).filter(|_| said.form == Form::Valid)?;
    let is = |id: u32, inst: Inst| m.debug_nodes.get(id).is_some_and(|said| said.inst == inst);
    (is(import.parent, Inst::GlobalVariable) && is(import.entity, Inst::Expression))
        .then_some((import.parent, import.entity))
}
