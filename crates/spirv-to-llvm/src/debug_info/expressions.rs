//! Expressions: DIExpression of DebugExpression and DebugOperation.

use super::refs::{lose, number, operands};
use super::types::size_of;
use crate::module::Raise;
use crate::module::debug_nodes::{self, Said};
use llvm_model::debug_info::DiField;
use llvm_model::{MdId, Module};
use spirv_mapping::debug_info::Inst;
use spirv_mapping::debug_info::operators::{
    self, ARGUMENT, BIT_PIECE, CONSTU, FRAGMENT, MINUS, PLUS, SHL, STACK_VALUE,
};

/// The operations of an expression; `None` for one that LLVM does not accept.
pub(super) fn operations(m: &Raise<'_>, said: Said) -> Option<Vec<u64>> {
    let mut out = Vec::new();
    let count = operands(m, said).len();
    for (position, &id) in operands(m, said).iter().enumerate() {
        let operation = m.debug_nodes.get(id).filter(|operation| operation.inst == Inst::Operation)?;
        let (&code, numbers) = operands(m, operation).split_first()?;
        let code = u32::try_from(number(m, operation, code)?).ok()?;
        let numbers: Vec<u64> =
            numbers.iter().map(|&word| number(m, operation, word)).collect::<Option<_>>()?;
        let is_last = position + 1 == count;
        if code == BIT_PIECE {
            // Size and offset, in the order of DWARF.
            let &[size, offset] = numbers.as_slice() else { return None };
            if !is_last {
                return None;
            }
            out.extend([FRAGMENT, offset, size]);
            continue;
        }
        let operator = operators::of_spirv(code)?;
        if operator.dwarf == ARGUMENT && numbers.first().is_some_and(|number| *number >= MAX_ARGUMENTS as u64)
        {
            return None;
        }
        if operator.operands != numbers.len() || (operator.dwarf == FRAGMENT && !is_last) {
            return None;
        }
        let behind = operands(m, said).get(position + 1..)?;
        if operator.dwarf == STACK_VALUE && !ends(m, behind) {
            return None;
        }
        out.push(operator.dwarf);
        out.extend(numbers);
        join_number(&mut out);
    }
    Some(out)
}

/// Folds a computation of a number: operands of SPIR-V are words, those of LLVM have 64 bits.
fn join_number(operations: &mut Vec<u64>) {
    let (count, number) = match *operations.as_slice() {
        [.., CONSTU, 0, CONSTU, less, MINUS] => (5, less.wrapping_neg()),
        [.., CONSTU, high, CONSTU, 32, SHL, CONSTU, low, PLUS] if high >> 32 == 0 && low >> 32 == 0 => {
            (8, high << 32 | low)
        }
        _ => return,
    };
    operations.truncate(operations.len() - count);
    operations.extend([CONSTU, number]);
}

/// Whether nothing but the part of the variable stands behind the value.
fn ends(m: &Raise<'_>, behind: &[u32]) -> bool {
    match *behind {
        [] => true,
        [id] => m.debug_nodes.get(id).is_some_and(|said| {
            let code = operands(m, said).first().and_then(|&code| number(m, said, code));
            let code = code.and_then(|code| u32::try_from(code).ok());
            code == Some(BIT_PIECE)
                || code.and_then(operators::of_spirv).is_some_and(|known| known.dwarf == FRAGMENT)
        }),
        _ => false,
    }
}

/// How many arguments the operators of an expression name; each is the one value that is there.
pub(super) fn arguments(out: &Module, expression: MdId) -> usize {
    let operations = debug_nodes::node(out, expression).and_then(|node| node.fields.first());
    let Some(DiField::Ops(words)) = operations else { return 0 };
    // As nearly always.
    if !words.contains(&ARGUMENT) {
        return 0;
    }
    let mut count = 0;
    let mut rest: &[u64] = words;
    while let Some((&operator, behind)) = rest.split_first() {
        if let (ARGUMENT, Some(&number)) = (operator, behind.first()) {
            let number = usize::try_from(number).unwrap_or(usize::MAX).min(MAX_ARGUMENTS - 1);
            count = count.max(number + 1);
        }
        let numbers = operators::operand_count(operator).unwrap_or(0);
        rest = behind.get(numbers..).unwrap_or(&[]);
    }
    count
}

/// How many arguments anybody has.
const MAX_ARGUMENTS: usize = 256;

/// Whether the part of a variable that an expression is about is a part of it.
pub(super) fn fits(m: &Raise<'_>, variable: MdId, expression: MdId) -> bool {
    let operations = debug_nodes::node(&m.out, expression).and_then(|node| node.fields.first());
    let Some(DiField::Ops(operations)) = operations else { return true };
    let Some((offset, size)) = fragment(operations) else { return true };
    let ty = debug_nodes::node(&m.out, variable).and_then(|node| node.md("type"));
    let whole = size_of(m, ty);
    whole == 0 || (offset.checked_add(size).is_some_and(|end| end <= whole) && size != whole)
}

/// The part of the variable that an expression is about: offset and size in bits.
fn fragment(operations: &[u64]) -> Option<(u64, u64)> {
    match *operations {
        [.., FRAGMENT, offset, size] => Some((offset, size)),
        _ => None,
    }
}

/// The operations of an expression; none, with a report, where LLVM has no such operator.
pub(super) fn set_operations(m: &mut Raise<'_>, said: Said, node: MdId) {
    match operations(m, said) {
        Some(words) => debug_nodes::set(&mut m.out, node, "operations", DiField::Ops(words.into())),
        None => {
            debug_nodes::set(&mut m.out, node, "operations", DiField::Ops(Box::default()));
            m.debug_nodes.bad_expressions.insert(node);
            lose(m, "an expression with other operators than LLVM has", said.index);
        }
    }
}
