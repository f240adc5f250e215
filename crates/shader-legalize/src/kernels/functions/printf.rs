//! `printf`: each call adds a record to a buffer, which the host formats: the number of its format, and the arguments.
//!
//! The first word of the buffer is the number of words in use. If a record does not fit, the number of no format is at its
//! place, and its arguments go to the last word of the buffer.

use crate::kernels::Context;
use crate::rewrite::callee_name;
use llvm_model::instruction::Atomic;
use llvm_model::{
    Align, AtomicOp, BinaryOp, Builder, CastOp, FunctionId, InstBuilder as _, InstId, InstKind, IntPredicate,
    Ordering, Type, Value,
};
use translate_common::Lost;

/// The number of no format.
const NO_FORMAT: u32 = u32::MAX;

/// A format, or a text that is an argument.
pub(in crate::kernels) struct Format {
    pub(in crate::kernels) text: Vec<u8>,
    /// The bytes of each argument.
    pub(in crate::kernels) sizes: Vec<u32>,
}

/// Adds the record of a call in a function; `None` if it is none of `printf`.
pub(super) fn lower(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    inst: InstId,
) -> Option<Value> {
    let kind = &at.body.insts[inst].kind;
    if *callee_name(at.module, kind)? != *"printf" {
        return None;
    }
    let args = kind.call()?.args.clone();
    let (&format, rest) = args.split_first()?;
    let text = crate::hlsl::variables::text(at.module, format)?;
    let sizes = rest.iter().map(|&arg| bytes(at, arg)).collect::<Option<_>>()?;
    // Formats are numbered before the texts that are their arguments.
    let id = cx.format(text.as_bytes(), sizes);
    let mut words = Vec::new();
    for &arg in rest {
        words.extend(argument(at, cx, function, arg)?);
    }
    let base = cx.printf_buffer(at);
    let i32 = at.module.types.int(32);
    let used = words.len() as u32 + 1;
    let count = at.int32(used);
    let scope = at.module.sync_scopes.intern("device".into());
    let atomic = Atomic { ordering: Ordering::Monotonic, scope };
    let reserve = InstKind::AtomicRmw {
        op: AtomicOp::Add,
        pointer: base,
        value: count,
        atomic,
        volatile: false,
        align: Align::of(4),
    };
    let start = at.emit(reserve, i32);
    let last = cx.options.printf_size / 4 - 1;
    let fits = at.icmp_int(IntPredicate::Ult, start, last.saturating_sub(used).into());
    let begins = at.icmp_int(IntPredicate::Ult, start, last.into());
    let last = at.int32(last);
    let [id, none] = [id, NO_FORMAT].map(|number| at.int32(number));
    let id = at.select(fits, id, none);
    for (index, word) in (1..).zip(std::iter::once(id).chain(words)) {
        let place = at.binary_int(BinaryOp::Add, start, index);
        let is_inside = if index == 1 { begins } else { fits };
        let place = at.select(is_inside, place, last);
        let pointer = at.gep(i32, base, &[place]);
        at.store(word, pointer, 4);
    }
    Some(at.int32(0))
}

/// The number of a text that is an argument, or of one of several that are chosen from.
fn text_of(at: &mut Builder<'_>, cx: &mut Context<'_, '_>, value: Value, depth: u32) -> Option<Value> {
    if let Value::Inst(inst) = value {
        return match at.body.insts[inst].kind {
            InstKind::Select { condition, if_true, if_false } if depth < MAX_CHOICES => {
                let if_true = text_of(at, cx, if_true, depth + 1)?;
                let if_false = text_of(at, cx, if_false, depth + 1)?;
                Some(at.select(condition, if_true, if_false))
            }
            _ => None,
        };
    }
    let text = crate::hlsl::variables::text(at.module, value)?;
    let id = cx.format(text.as_bytes(), Vec::new());
    Some(at.int32(id))
}

/// How deep choices of texts nest.
const MAX_CHOICES: u32 = 8;

/// Whether a value is the address of a text, or of one of several.
fn is_text(at: &Builder<'_>, value: Value, depth: u32) -> bool {
    if let Value::Inst(inst) = value {
        return match at.body.insts[inst].kind {
            InstKind::Select { if_true, if_false, .. } if depth < MAX_CHOICES => {
                is_text(at, if_true, depth + 1) && is_text(at, if_false, depth + 1)
            }
            _ => false,
        };
    }
    crate::hlsl::variables::text(at.module, value).is_some()
}

/// The bytes of an argument: whole words.
fn bytes(at: &mut Builder<'_>, value: Value) -> Option<u32> {
    let ty = at.ty(value);
    if at.module.types.address_space(ty).is_some() {
        return Some(if is_text(at, value, 0) { 4 } else { 8 });
    }
    let width = super::width(at, value)?;
    let lanes = at.module.types.lanes(ty).unwrap_or(1);
    Some((width / 8 * lanes).next_multiple_of(4))
}

/// The words of an argument.
fn argument(
    at: &mut Builder<'_>,
    cx: &mut Context<'_, '_>,
    function: FunctionId,
    value: Value,
) -> Option<Vec<Value>> {
    let ty = at.ty(value);
    if at.module.types.address_space(ty).is_some() {
        // A text is a format without arguments; other addresses mean nothing to the host.
        if is_text(at, value, 0) {
            return Some(vec![text_of(at, cx, value, 0)?]);
        }
        cx.losses.push((function, Lost::PrintedAddress));
        return Some(vec![at.int32(0), at.int32(0)]);
    }
    let lanes = at.module.types.lanes(ty);
    let scalar = at.module.types.scalar(ty);
    let bits = match at.module.types[scalar] {
        Type::Integer(width) => width,
        ref other => other.float_width()?,
    };
    let int = at.module.types.int(bits);
    let mut parts = Vec::new();
    for lane in 0..lanes.unwrap_or(1) {
        let part = if lanes.is_some() { at.extract(value, lane) } else { value };
        parts.push(if scalar == int { part } else { at.cast(CastOp::BitCast, part, int) });
    }
    let mut words = Vec::new();
    match bits {
        32 => words = parts,
        64 => {
            for part in parts {
                words.push(at.resize(part, 32));
                let high = at.binary_int(BinaryOp::LShr, part, 32);
                words.push(at.resize(high, 32));
            }
        }
        8 | 16 => {
            let in_word = (32 / bits) as usize;
            for group in parts.chunks(in_word) {
                let mut word = None;
                for (index, &part) in (0u32..).zip(group) {
                    let part = at.resize(part, 32);
                    let moved = at.binary_int(BinaryOp::Shl, part, (index * bits).into());
                    word = Some(word.map_or(moved, |word| at.binary(BinaryOp::Or, word, moved)));
                }
                words.extend(word);
            }
        }
        _ => return None,
    }
    Some(words)
}
