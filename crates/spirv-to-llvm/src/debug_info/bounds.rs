//! Bounds of arrays and strings: numbers, variables and expressions; dimensions as sizes, as sizes with where they begin, and
//! as subranges.

use super::fields::{set_list, set_node};
use super::refs::{constant, is_none, lose, node_of};
use super::types::subrange;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said, add};
use llvm_model::debug_info::DiField;
use llvm_model::{DebugNode, DiKind, MdId};
use spirv_mapping::debug_info::Inst;

/// The representation of a bound that is not a number.
const COMPUTED: &[DiKind] = &[DiKind::DILocalVariable, DiKind::DIGlobalVariable, DiKind::DIExpression];

/// A bound; `None` for none, with a report where it is something else.
pub(super) fn bound(m: &mut Raise<'_>, word: u32, index: u32) -> Option<DiField> {
    if let Some(node) = node_of(m, word, COMPUTED) {
        return Some(DiField::Md(node));
    }
    if let Some(number) = constant(m, word) {
        return Some(DiField::Int(number));
    }
    if !is_none(m, word) {
        lose(m, "the bound of an array", index);
    }
    None
}

/// A bound that is computed at run time: in the field for an expression or in the one for a variable.
pub(super) fn computed(m: &mut Raise<'_>, said: Said, node: MdId, fields: &[&str], word: Option<u32>) {
    let Some(word) = word.filter(|word| !is_none(m, *word)) else { return };
    let found = node_of(m, word, COMPUTED);
    let is_expression = found.is_some_and(|found| {
        debug_nodes::node(&m.out, found).is_some_and(|found| found.kind == DiKind::DIExpression)
    });
    let field = match *fields {
        [of_expression, _] if is_expression => Some(of_expression),
        [_, of_variable] => Some(of_variable),
        [field] => Some(field),
        _ => None,
    };
    match (found, field) {
        (Some(found), Some(field)) => set_node(m, node, field, Some(found)),
        _ => lose(m, format!("an operand of Debug{:?}", said.inst), said.index),
    }
}

/// The subranges of an array.
pub(super) fn subranges(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    let mut list = Vec::new();
    for &word in rest {
        let known = node_of(m, word, &[DiKind::DISubrange]);
        if known.is_none() {
            lose(m, "the size of an array's dimension", said.index);
        }
        list.push(Some(known.unwrap_or_else(|| subrange(m, DiField::None))));
    }
    set_list(m, node, "elements", &list);
}

/// Whether the operands are subranges.
pub(super) fn are_subranges(m: &Raise<'_>, rest: &[u32]) -> bool {
    rest.first()
        .is_some_and(|&first| m.debug_nodes.get(first).is_some_and(|said| said.inst == Inst::TypeSubrange))
}

/// Returns whether the second half of the operands has the lower bounds of the dimensions, as the Khronos translator writes
/// them: nothing, expressions, or numbers of 64 bits; sizes have 32 bits unless they are larger.
pub(super) fn have_lower_bounds(m: &Raise<'_>, rest: &[u32]) -> bool {
    let (sizes, lower) = rest.split_at(rest.len() / 2);
    let is_lower = |&word: &u32| match m.debug_nodes.get(word) {
        Some(said) => matches!(said.inst, Inst::InfoNone | Inst::Expression),
        None => m
            .ids
            .constant(word)
            .is_ok_and(|constant| m.out.types.int_width(m.out.constants.ty(constant)) == Some(64)),
    };
    !sizes.is_empty() && sizes.len() == lower.len() && lower.iter().all(is_lower)
}

/// Dimensions as sizes, and then where each begins.
pub(super) fn with_lower_bounds(m: &mut Raise<'_>, said: Said, node: MdId, rest: &[u32]) {
    let (sizes, lower) = rest.split_at(rest.len() / 2);
    let mut list = Vec::new();
    for (&size, &lower) in sizes.iter().zip(lower) {
        let mut dimension = DebugNode::new(DiKind::DISubrange, false);
        let size = bound(m, size, said.index);
        let field = if matches!(size, Some(DiField::Md(_))) { "upperBound" } else { "count" };
        for (field, value) in [(field, size), ("lowerBound", bound(m, lower, said.index))] {
            if let Some(value) = value {
                dimension.set(field, value);
            }
        }
        list.push(Some(add(&mut m.out, dimension)));
    }
    set_list(m, node, "elements", &list);
}

/// A bound of an array or a string.
pub(super) fn set_bound(m: &mut Raise<'_>, said: Said, node: MdId, field: &str, word: Option<u32>) {
    let bound = word.and_then(|word| bound(m, word, said.index));
    if let Some(bound) = bound {
        debug_nodes::set(&mut m.out, node, field, bound);
    }
}
