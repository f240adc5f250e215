//! The second pass: the fields of nodes, by the table.

use super::names::OfParameter;
use super::refs::{self, constant, is_none, lose, number, operands, string, type_of};
use super::{functions, hooks, names, scopes, sources, types, variables};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{DiKind, MdId};
use spirv_mapping::debug_info::choices::{self, tag};
use spirv_mapping::debug_info::{Inst, Operand, What, flags, row};

/// Fills every node.
pub(super) fn fill(m: &mut Raise<'_>) {
    let mut places = Vec::new();
    let (mut templates, mut parameters) = (Vec::new(), Vec::new());
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let Some(said) = m.debug_nodes.get(id) else { continue };
        match (said.inst, said.node) {
            // When the expressions are known.
            (Inst::GlobalVariable, _) => {}
            (Inst::Source, _) => sources::fill(m, id, said),
            (Inst::ImportedEntity | Inst::Import, node) if names::alias(m, said).is_some() => {
                fill_name(m, said, node);
            }
            (Inst::ImportedEntity | Inst::Import, _)
                if let Some((variable, expression)) = names::expression_of_variable(m, said) =>
            {
                places.push((said, variable, expression));
            }
            (Inst::ImportedEntity | Inst::Import, _) if let Some(of) = names::of_parameter(m, said) => {
                match of {
                    OfParameter::Packed(template, parameter, name) => {
                        m.debug_nodes.packs.insert((template, parameter), name);
                    }
                    OfParameter::Template(parameter, name) => parameters.push((parameter, name)),
                }
            }
            (Inst::TypeTemplate, _) => templates.push((id, said)),
            (Inst::Expression, Some(node)) => {
                fill_node(m, said, node);
                variables::note_space(m, node);
            }
            (_, Some(node)) => fill_node(m, said, node),
            _ => {}
        }
    }
    for (id, said) in templates {
        functions::fill_template(m, id, said);
    }
    for (parameter, name) in parameters {
        functions::name_template(m, parameter, name);
    }
    for (said, variable, expression) in places {
        variables::note_expression(m, said, variable, expression);
    }
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        if let Some((said, node)) = m.debug_nodes.get(id).and_then(|said| Some((said, said.node?)))
            && said.inst == Inst::GlobalVariable
        {
            fill_node(m, said, node);
        }
    }
}

fn fill_node(m: &mut Raise<'_>, said: Said, node: MdId) {
    let Some(row) = row(said.inst) else { return };
    let words = operands(m, said);
    let own = row.operands.iter().filter(|operand| operand.is_in(said.dialect, said.form));
    for (position, operand) in own.enumerate() {
        let rest = words.get(position..).unwrap_or(&[]);
        if !rest.is_empty() || matches!(operand.what, What::Hook(_)) {
            fill_operand(m, said, node, operand, rest);
        }
    }
}

/// Interprets an operand of a node; `rest` are its words and those behind it.
fn fill_operand(m: &mut Raise<'_>, said: Said, node: MdId, operand: &Operand, rest: &[u32]) {
    let word = rest.first().copied().unwrap_or_default();
    let value = match operand.what {
        What::Text(field) => string(m, word).map(|text| (field, DiField::Md(text))),
        What::Number(field) => {
            let number = number(m, said, word);
            if number.is_none() {
                lose(m, format!("{} of Debug{:?}", operand.name, said.inst), said.index);
            }
            number.filter(|number| *number != 0).map(|number| (field, DiField::Int(number)))
        }
        What::Zero => None,
        What::Bits(field) => {
            let bits = constant(m, word).filter(|bits| *bits != 0);
            bits.map(|bits| (field, DiField::Int(bits)))
        }
        What::Source("") => None,
        What::Source(field) => sources::file_of_source(m, word).map(|file| (field, DiField::Md(file))),
        What::Parent(field) => scopes::scope(m, said, node).map(|scope| (field, DiField::Md(scope))),
        What::Type(field) | What::OptionalType(field) => {
            let ty = type_of(m, word).or_else(|| refs::unknown_type(m, said.inst, word));
            if ty.is_none() && !is_none(m, word) {
                lose(m, format!("{} of Debug{:?}", operand.name, said.inst), said.index);
            }
            ty.map(|ty| (field, DiField::Md(ty)))
        }
        What::Flags => {
            let bits = number(m, said, word).and_then(|bits| u32::try_from(bits).ok()).unwrap_or(0);
            return fill_flags(m, said, node, bits);
        }
        What::Choice(field, list) => {
            let chosen = number(m, said, word).and_then(|number| u32::try_from(number).ok());
            let chosen = chosen.and_then(|number| choices::from_number(list, number));
            if chosen.is_none() {
                match number(m, said, word).and_then(|number| u32::try_from(number).ok()) {
                    Some(number) if field == "language" => m.debug_nodes.languages.push((node, number)),
                    _ => lose(m, format!("{} of Debug{:?}", operand.name, said.inst), said.index),
                }
            }
            let value = chosen.or_else(|| list.first().map(|pair| pair.llvm).filter(|_| field == "tag"));
            value.filter(|value| *value != 0).map(|value| (field, DiField::Int(value)))
        }
        What::Hook(hook) => return hooks::fill(m, hook, said, node, rest),
    };
    if let Some((field, value)) = value {
        // Other nodes of the row have no such field.
        debug_nodes::set(&mut m.out, node, field, value);
    }
}

fn fill_flags(m: &mut Raise<'_>, said: Said, id: MdId, bits: u32) {
    let Some(node) = debug_nodes::node_mut(&mut m.out, id) else { return };
    let mut bits = bits;
    if said.inst == Inst::TypePointer {
        let reference =
            [(flags::LVALUE_REFERENCE, tag::REFERENCE), (flags::RVALUE_REFERENCE, tag::RVALUE_REFERENCE)];
        if bits & flags::NO_ADDRESS_SPACE != 0 {
            node.set("dwarfAddressSpace", DiField::None);
            bits &= !flags::NO_ADDRESS_SPACE;
        }
        for (flag, tag) in reference {
            if bits & flag != 0 {
                node.set("tag", DiField::Int(tag));
                bits &= !flag;
            }
        }
    }
    // A declaration is none of the instruction for definitions.
    let rest = flags::to_llvm(node, bits);
    if node.kind == DiKind::DISubprogram && !node.distinct {
        let sp_flags = node.int("spFlags") & !flags::SP_DEFINITION;
        node.set("spFlags", if sp_flags == 0 { DiField::None } else { DiField::Int(sp_flags) });
    }
    if rest != 0 {
        lose(m, format!("flags {rest:#x} of Debug{:?}", said.inst), said.index);
    }
}

/// Returns the name of a type from the import that states it, or the type of a name within a name.
fn fill_name(m: &mut Raise<'_>, said: Said, node: Option<MdId>) {
    if let Some((name, base)) = names::base_of_alias(m, said) {
        let named = m.debug_nodes.names.get(&name).copied();
        let base = type_of(m, base).filter(|base| Some(*base) != named);
        if let (Some(named), Some(base)) = (named, base) {
            debug_nodes::set(&mut m.out, named, "baseType", DiField::Md(base));
        }
        return;
    }
    let (Some(node), Some(import)) = (node, names::alias(m, said)) else { return };
    let names::Import { name, source, entity, line, .. } = import;
    if m.debug_nodes.names.get(&entity) != Some(&node) {
        return lose(m, "a second name for a type", said.index);
    }
    let name = string(m, name);
    let file = sources::file_of_source(m, source);
    let line = number(m, said, line).unwrap_or(0);
    let scope = scopes::scope(m, said, node);
    let is_empty = m
        .debug_nodes
        .get(entity)
        .is_some_and(|said| said.inst == Inst::TypeArray && operands(m, said).len() == 1);
    let base = refs::plain_type(m, entity).filter(|_| !is_empty);
    if let Some(base) = base.filter(|_| types::names_a_vector(m, said, entity)) {
        let bits = debug_nodes::node(&m.out, base).map_or(0, |node| node.int("flags"));
        debug_nodes::set(&mut m.out, base, "flags", DiField::Int(bits | flags::DI_VECTOR));
    }
    let fields = [("name", name), ("file", file), ("scope", scope), ("baseType", base)];
    for (field, value) in fields {
        if let Some(value) = value {
            debug_nodes::set(&mut m.out, node, field, DiField::Md(value));
        }
    }
    if line != 0 {
        debug_nodes::set(&mut m.out, node, "line", DiField::Int(line));
    }
}
