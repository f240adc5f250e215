//! Expressions: DebugExpression and DebugOperation.

use super::nodes::{debug_node, dialect, lose, number, shared};
use crate::lower::module::Globals;
use llvm_model::MdId;
use llvm_model::debug_info::DiField;
use spirv_mapping::debug_info::operators::{
    self, ARGUMENT, CONSTS, CONSTU, FRAGMENT, LIT0, MINUS, PLUS, PLUS_UCONST, SHL, STACK_VALUE,
};
use spirv_mapping::debug_info::{Dialect, Inst};
use spirv_module::Id;

/// One operator with its numbers.
pub(super) type Operation = (u64, Vec<u64>);

/// The operators of an expression; `None` for one that is not well formed.
pub(super) fn operations(globals: &Globals<'_>, expression: MdId) -> Option<Vec<Operation>> {
    let node = debug_node(globals.module(), expression)?;
    let DiField::Ops(words) = node.fields.first()? else { return Some(Vec::new()) };
    let mut out = Vec::new();
    let mut rest: &[u64] = words;
    while let Some((&operator, behind)) = rest.split_first() {
        let count = operators::operand_count(operator)?;
        out.push((operator, behind.get(..count)?.to_vec()));
        rest = behind.get(count..)?;
    }
    Some(out)
}

/// Whether operators are written that not all sets have.
pub(super) fn has_further(globals: &mut Globals<'_>) -> bool {
    dialect(globals) == Dialect::Shader200 || globals.input().options.debug_info.extra_operators
}

/// DebugExpression of these operators; `None`, with a report, when the set lacks one of them.
pub(super) fn expression(globals: &mut Globals<'_>, operations: &[Operation]) -> Option<Id> {
    let further = has_further(globals);
    // Nothing is written of an expression that cannot be written whole.
    let mut known = Vec::new();
    for (operator, numbers) in operations {
        for (operator, numbers) in in_basic(*operator, numbers, further) {
            let Some(operation) = operators::of_dwarf(operator, further) else {
                lose(globals, format!("operator {operator:#x} of an expression"));
                return None;
            };
            let numbers: Result<Vec<u32>, _> = numbers.into_iter().map(u32::try_from).collect();
            let Ok(numbers) = numbers else {
                lose(globals, "a number of more than 32 bits in an expression");
                return None;
            };
            known.push((operation.spirv, numbers));
        }
    }
    let mut words = Vec::new();
    for (operator, numbers) in known {
        let numbers = std::iter::once(operator).chain(numbers);
        let operands: Vec<u32> = numbers.map(|value| number(globals, value)).collect();
        words.push(shared(globals, Inst::Operation, &operands).0);
    }
    Some(shared(globals, Inst::Expression, &words))
}

/// The part of a variable that an expression is about, as an expression of its own.
pub(super) fn fragment_only(globals: &mut Globals<'_>, expression_node: MdId) -> Option<Id> {
    let operations = operations(globals, expression_node).unwrap_or_default();
    let fragment: Vec<Operation> =
        operations.into_iter().filter(|(operator, _)| *operator == FRAGMENT).collect();
    expression(globals, &fragment)
}

/// Rewrites an operator to equivalent operators that every set has.
fn in_basic(operator: u64, numbers: &[u64], further: bool) -> Vec<Operation> {
    let number = numbers.first().copied().unwrap_or_default();
    match operator {
        // The single argument is the default.
        ARGUMENT if number == 0 && !further => Vec::new(),
        CONSTS if !further && (number as i64) < 0 => {
            vec![(CONSTU, vec![0]), (CONSTU, vec![number.wrapping_neg()]), (MINUS, Vec::new())]
        }
        CONSTS if !further => vec![(CONSTU, vec![number])],
        CONSTU if number > WORD => wide(number, further),
        PLUS_UCONST if number > WORD => {
            let mut operations = wide(number, further);
            operations.push((PLUS, Vec::new()));
            operations
        }
        _ if !further && (LIT0..LIT0 + 32).contains(&operator) => vec![(CONSTU, vec![operator - LIT0])],
        _ => vec![(operator, numbers.to_vec())],
    }
}

/// The largest value of an operand.
const WORD: u64 = u32::MAX as u64;

/// A number of more than a word, computed of such that are words.
fn wide(number: u64, further: bool) -> Vec<Operation> {
    match number.wrapping_neg() {
        less @ 0..=WORD => vec![(CONSTU, vec![0]), (CONSTU, vec![less]), (MINUS, Vec::new())],
        _ if further => vec![
            (CONSTU, vec![number >> 32]),
            (CONSTU, vec![32]),
            (SHL, Vec::new()),
            (CONSTU, vec![number & WORD]),
            (PLUS, Vec::new()),
        ],
        _ => vec![(CONSTU, vec![number])],
    }
}

/// Returns the number that an expression evaluates to without other values.
pub(super) fn constant_of(operations: &[Operation]) -> Option<u64> {
    match operations {
        [(CONSTU | CONSTS, numbers)] => numbers.first().copied(),
        [(CONSTU | CONSTS, numbers), (STACK_VALUE, _)] => numbers.first().copied(),
        _ => None,
    }
}
