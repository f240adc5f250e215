//! Shifts of integers of more than a word.

use super::wide::{signed, word_type, zero};
use crate::emit::Emitter;
use llvm_model::{BinaryOp, InstBuilder as _, IntPredicate, Value};

/// By an amount in words: first by whole words, as selects, then by the rest.
pub(super) fn shift(e: &mut Emitter, op: BinaryOp, a: &[Value], by: &[Value], width: u32) -> Vec<Value> {
    let count = a.len();
    let Some(&amount) = by.first() else { return a.to_vec() };
    let last_bit = u64::from(e.cx.native.word - 1);
    let mut words = if op == BinaryOp::AShr { signed(e, a, width) } else { a.to_vec() };
    let fill = match (op, words.last()) {
        (BinaryOp::AShr, Some(&top)) => e.binary_int(BinaryOp::AShr, top, last_bit),
        _ => zero(e),
    };
    if let Some(amount) = e.module.as_u64(amount) {
        return shift_by(e, op, &words, amount, fill);
    }
    let whole = e.binary_int(BinaryOp::LShr, amount, e.cx.native.word.trailing_zeros().into());
    let rest = e.binary_int(BinaryOp::And, amount, last_bit);
    let original = words.clone();
    for (index, word) in words.iter_mut().enumerate() {
        let mut chosen = fill;
        for distance in 0..count {
            let source = match op {
                BinaryOp::Shl => index.checked_sub(distance).map(|at| original[at]),
                _ => original.get(index + distance).copied(),
            };
            let Some(source) = source else { continue };
            let here = e.icmp_int(IntPredicate::Eq, whole, distance as u64);
            chosen = e.select(here, source, chosen);
        }
        *word = chosen;
    }
    // The bits that come from the neighbour: shifted by the bits of a word less the rest, as one and then one less.
    let word = word_type(e);
    let last = e.int(word, last_bit);
    let opposite = e.binary(BinaryOp::Sub, last, rest);
    let mut out = Vec::with_capacity(count);
    for index in 0..count {
        let value = match op {
            BinaryOp::Shl => {
                let own = e.binary(BinaryOp::Shl, words[index], rest);
                let below = if index == 0 { zero(e) } else { words[index - 1] };
                let half = e.binary_int(BinaryOp::LShr, below, 1);
                let moved = e.binary(BinaryOp::LShr, half, opposite);
                e.binary(BinaryOp::Or, own, moved)
            }
            _ if index + 1 == count && op == BinaryOp::AShr => e.binary(BinaryOp::AShr, words[index], rest),
            _ => {
                let own = e.binary(BinaryOp::LShr, words[index], rest);
                let above = words.get(index + 1).copied().unwrap_or(fill);
                let twice = e.binary_int(BinaryOp::Shl, above, 1);
                let moved = e.binary(BinaryOp::Shl, twice, opposite);
                e.binary(BinaryOp::Or, own, moved)
            }
        };
        out.push(value);
    }
    out
}

/// Shifts by a constant number of bits; `fill` is shifted in.
fn shift_by(e: &mut Emitter, op: BinaryOp, words: &[Value], amount: u64, fill: Value) -> Vec<Value> {
    let size = u64::from(e.cx.native.word);
    let (whole, rest) = (usize::try_from(amount / size).unwrap_or(usize::MAX), amount % size);
    let nothing = zero(e);
    let mut out = Vec::with_capacity(words.len());
    for index in 0..words.len() {
        // The word that moves here, and its neighbor, which gives the bits that come in.
        let (own, neighbor) = match op {
            BinaryOp::Shl => {
                let at = |number: Option<usize>| number.and_then(|number| words.get(number)).copied();
                let own = index.checked_sub(whole);
                let below = own.and_then(|own| own.checked_sub(1));
                (at(own).unwrap_or(nothing), at(below).unwrap_or(nothing))
            }
            _ => {
                let at = |number: usize| words.get(number).copied().unwrap_or(fill);
                let own = index.saturating_add(whole);
                (at(own), at(own.saturating_add(1)))
            }
        };
        if rest == 0 {
            out.push(own);
            continue;
        }
        let (this, other) =
            if op == BinaryOp::Shl { (op, BinaryOp::LShr) } else { (BinaryOp::LShr, BinaryOp::Shl) };
        let moved = e.binary_int(this, own, rest);
        let from = e.binary_int(other, neighbor, size - rest);
        out.push(e.binary(BinaryOp::Or, moved, from));
    }
    out
}
