//! Variables of the module.

use super::expressions::fits;
use super::fields::set_node;
use super::refs::{is_none, lose, node_of, number, value_of};
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{Constant, DebugNode, DiKind, MdId, Value};
use spirv_mapping::debug_info::operators::{CONSTU, STACK_VALUE, SWAP, XDEREF};

/// The variable of the module, or the constant, that a variable of the source is.
pub(super) fn variable(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    let mut operations = Vec::new();
    let mut global = None;
    match word.and_then(|word| value_of(m, word)) {
        Some(Value::Const(constant)) => match m.out.constants[constant] {
            Constant::Global(id) => {
                let space = m.out.globals[id].props.address_space;
                global = Some((id, space));
            }
            _ => match m.out.constants.as_int(constant).and_then(|bits| bits.to_u64()) {
                Some(value) => operations = vec![CONSTU, value, STACK_VALUE],
                None => lose(m, "the value of a global variable", said.index),
            },
        },
        _ if word.is_some_and(|word| is_none(m, word)) => {}
        _ if let Some(said) = word.and_then(|word| node_of(m, word, &[DiKind::DIExpression])) => {
            let said = debug_nodes::node(&m.out, said).and_then(|node| node.fields.first());
            if let Some(DiField::Ops(words)) = said {
                operations = words.to_vec();
            }
        }
        _ => lose(m, "the place of a global variable", said.index),
    }
    if let Some((_, space @ 1..)) = global
        && m.debug_nodes.expressions.is_empty()
        && m.debug_nodes.named_spaces.contains(&u64::from(space))
    {
        operations = in_address_space(space);
    }
    let said = m.debug_nodes.expressions.get(&node).copied();
    let expression = match said.filter(|expression| fits(m, node, *expression)) {
        Some(expression) => expression,
        None => {
            let mut expression = DebugNode::new(DiKind::DIExpression, false);
            expression.set("operations", DiField::Ops(operations.into()));
            add(&mut m.out, expression)
        }
    };
    let mut pair = DebugNode::new(DiKind::DIGlobalVariableExpression, false);
    pair.set("var", DiField::Md(node));
    pair.set("expr", DiField::Md(expression));
    let pair = add(&mut m.out, pair);
    m.debug_nodes.globals.push((node, pair));
    if let Some((global, _)) = global {
        let kind = crate::module::metadata::kind(&mut m.out, "dbg");
        m.out.globals[global].attachments.push((kind, pair));
    }
}

/// Stores the expression of an import within a variable.
pub(super) fn note_expression(m: &mut Raise<'_>, said: Said, variable: u32, expression: u32) {
    let variable = node_of(m, variable, &[DiKind::DIGlobalVariable]);
    let expression = node_of(m, expression, &[DiKind::DIExpression]);
    match (variable, expression) {
        (Some(variable), Some(expression)) if !m.debug_nodes.bad_expressions.contains(&expression) => {
            m.debug_nodes.expressions.entry(variable).or_insert(expression);
        }
        _ => lose(m, "the expression of a global variable", said.index),
    }
}

/// Stores the address space of an expression: without imports of expressions, as the Khronos translator writes them, all
/// variables of the module have one if any has.
pub(super) fn note_space(m: &mut Raise<'_>, expression: MdId) {
    let operations = debug_nodes::node(&m.out, expression).and_then(|node| node.fields.first());
    if let Some(DiField::Ops(words)) = operations
        && let [CONSTU, space, SWAP, XDEREF, ..] = **words
    {
        m.debug_nodes.named_spaces.insert(space);
    }
}

/// The operations that clang states for a variable in an address space.
fn in_address_space(space: u32) -> Vec<u64> {
    vec![CONSTU, u64::from(space), SWAP, XDEREF]
}

/// The member of a structure that a variable defines.
pub(super) fn static_member(m: &mut Raise<'_>, node: MdId, word: Option<u32>) {
    let member = word.and_then(|word| node_of(m, word, &[DiKind::DIDerivedType]));
    m.debug_nodes.declared_members.extend(member);
    set_node(m, node, "declaration", member);
}

/// Which parameter a variable is.
pub(super) fn argument(m: &mut Raise<'_>, said: Said, node: MdId, word: Option<u32>) {
    if let Some(argument @ 1..0xffff) = word.and_then(|word| number(m, said, word)) {
        debug_nodes::set(&mut m.out, node, "arg", DiField::Int(argument));
    }
}
