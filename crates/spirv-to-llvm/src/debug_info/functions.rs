//! Functions: the subprogram of each, its template's parameters, and the variables that it keeps.

use super::collect::of_set;
use super::fields::{set_list, set_node};
use super::refs::{field, is_none, link, lose, node_of, operands, plain_type, string};
use super::scopes;
use crate::ids::Entity;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, FunctionId, MdId, Metadata};
use spirv_mapping::debug_info::choices::tag;
use spirv_mapping::debug_info::flags::{SP_DEFINITION, SP_OPTIMIZED};
use spirv_mapping::debug_info::{self, Inst};
use spirv_module::{Instruction, Op};
use std::collections::BTreeMap;
use translate_common::DebugInfoForm;

/// The function that a subprogram is of.
pub(super) fn function(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let Some(word) = word.filter(|word| !is_none(m, *word)) else { return };
    match function_of(m, word) {
        Some(function) if is_defined(m, node) => attach(m, said, node, function),
        _ => lose(m, "the function of DebugFunction", said.index),
    }
}

/// Attaches a subprogram to a function that has none.
pub(super) fn attach(m: &mut Raise<'_>, said: Said, node: MdId, function: FunctionId) {
    let is_free = !m.debug_nodes.subprograms.contains_key(&function);
    if !is_free || !m.debug_nodes.attached.insert(node) {
        return lose(m, "a second description of a function", said.index);
    }
    m.debug_nodes.subprograms.insert(function, node);
}

/// The parameters of the instance of a template.
pub(super) fn fill_template(m: &mut Raise<'_>, template: u32, said: Said) {
    let Some((&target, parameters)) = operands(m, said).split_first() else { return };
    let kinds = [DiKind::DITemplateTypeParameter, DiKind::DITemplateValueParameter];
    let mut list: Vec<Option<MdId>> = Vec::new();
    // The name and the contents of the current pack.
    let mut pack: Option<(u32, Vec<Option<MdId>>)> = None;
    let mut known = 0;
    for &word in parameters {
        let Some(parameter) = node_of(m, word, &kinds) else { continue };
        known += 1;
        let name = m.debug_nodes.packs.get(&(template, word)).copied();
        if let Some((_, packed)) = pack.as_mut().filter(|(known, _)| Some(*known) == name) {
            packed.push(Some(parameter));
            continue;
        }
        list.extend(pack.take().map(|pack| Some(parameter_pack(m, pack))));
        match name {
            Some(name) => pack = Some((name, vec![Some(parameter)])),
            None => list.push(Some(parameter)),
        }
    }
    list.extend(pack.take().map(|pack| Some(parameter_pack(m, pack))));
    let target = plain_type(m, target).or_else(|| node_of(m, target, &[DiKind::DISubprogram]));
    match target.filter(|_| known == parameters.len()) {
        Some(target) => set_list(m, target, "templateParams", &list),
        None => lose(m, "the parameters of a template", said.index),
    }
}

/// The node of a pack of parameters.
fn parameter_pack(m: &mut Raise<'_>, (name, packed): (u32, Vec<Option<MdId>>)) -> MdId {
    let mut node = DebugNode::new(DiKind::DITemplateValueParameter, false);
    node.set("tag", DiField::Int(tag::PARAMETER_PACK));
    if let Some(name) = string(m, name) {
        node.set("name", DiField::Md(name));
    }
    let list = m.nodes.tuple(&mut m.out, &packed);
    node.set("value", DiField::Md(list));
    debug_nodes::add(&mut m.out, node)
}

/// Sets the template of a parameter.
pub(super) fn name_template(m: &mut Raise<'_>, parameter: u32, name: u32) {
    let kinds = [DiKind::DITemplateTypeParameter, DiKind::DITemplateValueParameter];
    let Some(known) = node_of(m, parameter, &kinds) else { return };
    let mut node = DebugNode::new(DiKind::DITemplateValueParameter, false);
    node.set("tag", DiField::Int(tag::TEMPLATE_TEMPLATE));
    if let Some(own) = link(m, known, "name") {
        node.set("name", DiField::Md(own));
    }
    if let Some(name) = string(m, name) {
        node.set("value", DiField::Md(name));
    }
    m.out.metadata[known] = Metadata::Debug(Box::new(node));
}

/// The functions whose entry blocks determine their description: by an instruction for that, or by its scope if no function
/// has an instruction.
pub(super) fn define_functions(m: &mut Raise<'_>) {
    let is_open = |said: Said| {
        said.dialect.is_non_semantic()
            || (said.inst == Inst::Function
                && said
                    .node
                    .is_some_and(|node| is_defined(m, node) && !m.debug_nodes.attached.contains(&node)))
    };
    if !m.debug_nodes.order.iter().any(|&id| m.debug_nodes.get(id).is_some_and(is_open)) {
        return;
    }
    // Only they have an instruction for it.
    let says_functions = m
        .debug_nodes
        .order
        .iter()
        .any(|&id| m.debug_nodes.get(id).is_some_and(|said| said.dialect.is_non_semantic()));
    for range in &m.input.scan.functions {
        let function = m.input.instruction(range.start).and_then(|inst| function_of(m, inst.result()?.0));
        let has_own = function.is_some_and(|function| m.debug_nodes.subprograms.contains_key(&function));
        if has_own && !says_functions {
            continue;
        }
        let mut labels = 0;
        let mut first_scope = None;
        for index in range.start..range.end {
            let Some(inst) = m.input.instruction(index) else { break };
            labels += usize::from(inst.op() == Op::Label);
            if labels > 1 {
                break;
            }
            let Some((dialect, number)) = of_set(m, inst) else { continue };
            match (debug_info::instruction(dialect, number), inst.operands()) {
                (Some(Inst::FunctionDefinition), _) => define(m, inst),
                (Some(Inst::Scope), &[_, _, scope]) if first_scope.is_none() => first_scope = Some(scope),
                _ => {}
            }
        }
        let function = m.input.instruction(range.start).and_then(|inst| inst.result());
        if let (Some(function), Some(scope)) = (function, first_scope) {
            attach_by_scope(m, function.0, scope);
        }
    }
}

/// DebugFunctionDefinition.
fn define(m: &mut Raise<'_>, inst: Instruction<'_>) {
    let &[_, _, described, function, ..] = inst.operands() else { return };
    let said = m.debug_nodes.get(described).filter(|said| said.inst == Inst::Function);
    match (said.and_then(|said| Some((said, said.node?))), function_of(m, function)) {
        (Some((said, node)), Some(function)) if is_defined(m, node) || make_defined(m, node) => {
            attach(m, said, node, function);
        }
        _ => lose(m, "the function of DebugFunctionDefinition", inst.index()),
    }
}

/// Makes a subprogram that of a definition: some producers set no flag for that beside the instruction.
fn make_defined(m: &mut Raise<'_>, node: MdId) -> bool {
    let Some(unit) = m.debug_nodes.unit else { return false };
    let flags = field(m, node, "spFlags") | SP_DEFINITION;
    debug_nodes::set(&mut m.out, node, "spFlags", DiField::Int(flags));
    debug_nodes::set(&mut m.out, node, "unit", DiField::Md(unit));
    match &mut m.out.metadata[node] {
        Metadata::Debug(node) => {
            node.distinct = true;
            true
        }
        _ => false,
    }
}

/// Attaches a description to a function without one from the scope of its blocks, if that belongs to none.
fn attach_by_scope(m: &mut Raise<'_>, function: u32, scope: u32) {
    const SCOPES: &[DiKind] = &[DiKind::DISubprogram, DiKind::DILexicalBlock, DiKind::DILexicalBlockFile];
    let Some(function) = function_of(m, function).filter(|id| !m.debug_nodes.subprograms.contains_key(id))
    else {
        return;
    };
    let node = node_of(m, scope, SCOPES).and_then(|scope| scopes::subprogram_of(m, scope));
    if let Some(node) = node
        && is_defined(m, node)
        && m.debug_nodes.attached.insert(node)
    {
        m.debug_nodes.subprograms.insert(function, node);
    }
}

fn function_of(m: &Raise<'_>, id: u32) -> Option<FunctionId> {
    match m.ids.row(id).map(|row| row.entity) {
        Some(Entity::Function(function)) => Some(function),
        _ => None,
    }
}

/// Whether a subprogram is that of a definition.
fn is_defined(m: &Raise<'_>, node: MdId) -> bool {
    debug_nodes::node(&m.out, node).is_some_and(|node| node.distinct)
}

/// The retained variables of functions: all of optimized functions, otherwise those without a place; all of them as Khronos
/// has it.
pub(super) fn keep_variables(m: &mut Raise<'_>) {
    let mut kept: BTreeMap<MdId, Vec<Option<MdId>>> = BTreeMap::new();
    for index in 0..m.debug_nodes.order.len() {
        let id = m.debug_nodes.order[index];
        let said = m.debug_nodes.get(id).filter(|said| said.inst == Inst::LocalVariable);
        let Some(variable) = said.and_then(|said| said.node) else { continue };
        let subprogram = link(m, variable, "scope").and_then(|scope| scopes::subprogram_of(m, scope));
        let Some(subprogram) = subprogram else { continue };
        let keeps_all = field(m, subprogram, "spFlags") & SP_OPTIMIZED != 0
            || m.input.options.debug_info.form == DebugInfoForm::Khronos;
        if is_defined(m, subprogram) && (keeps_all || !m.debug_nodes.placed.contains(&variable)) {
            kept.entry(subprogram).or_default().push(Some(variable));
        }
    }
    for (subprogram, mut list) in kept {
        if let Some(known) = link(m, subprogram, "retainedNodes") {
            list.extend(m.out.tuple(known).to_vec());
        }
        let list = m.nodes.tuple(&mut m.out, &list);
        debug_nodes::set(&mut m.out, subprogram, "retainedNodes", DiField::Md(list));
    }
}

/// The declaration of a function that is defined.
pub(super) fn declaration(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let declared = word.and_then(|word| node_of(m, word, &[DiKind::DISubprogram]));
    let declared = declared.filter(|id| debug_nodes::node(&m.out, *id).is_some_and(|node| !node.distinct));
    if declared.is_none() && word.is_some_and(|word| !is_none(m, word)) {
        lose(m, "the declaration of a function", said.index);
    }
    set_node(m, node, "declaration", declared);
}
