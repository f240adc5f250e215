//! `llvm.memset`, `llvm.memcpy` and `llvm.memmove` of a constant length as loads and stores of values.

use super::access::Variable;
use super::places::Place;
use crate::rewrite::callee_name;
use llvm_model::{Builder, CastOp, InstBuilder as _, InstKind, Module, TypeId, Value};

/// The names of the intrinsics, in front of the types: those that fill memory, and those that copy it.
const FILLS: [&str; 2] = ["llvm.memset.p", "llvm.memset.inline.p"];
const COPIES: [&str; 3] = ["llvm.memcpy.p", "llvm.memcpy.inline.p", "llvm.memmove.p"];

/// The most values that one copy becomes.
const MAX_PARTS: u64 = 256;

/// Whether an instruction calls one of the intrinsics.
pub(super) fn is_one(module: &Module, kind: &InstKind) -> bool {
    fills(module, kind) || has_name(module, kind, &COPIES)
}

/// Whether an instruction fills memory with a byte.
pub(super) fn fills(module: &Module, kind: &InstKind) -> bool {
    has_name(module, kind, &FILLS)
}

fn has_name(module: &Module, kind: &InstKind, names: &[&str]) -> bool {
    callee_name(module, kind).is_some_and(|name| names.iter().any(|prefix| name.starts_with(prefix)))
}

/// Adds the stores that fill `length` bytes; `None` if they cannot be expressed.
pub(super) fn fill(
    at: &mut Builder<'_>,
    (place, variable): &(Place, Variable<'_>),
    byte: Value,
    length: u64,
) -> Option<()> {
    let byte = at.module.as_u64(byte)? & 0xff;
    for_each_part(length, |done| {
        let place = place.at(i64::try_from(done).ok()?)?;
        let Some((mut ty, mut size)) = variable.value_at(at, &place, length - done) else {
            return variable.is_padding(at, &place)?.then_some(1);
        };
        let mut value = at.zero(ty);
        if byte != 0 {
            // Only numbers have a value for a pattern.
            while at.module.types[ty].is_aggregate() || at.module.types.lanes(ty).is_some() {
                (ty, size) = variable.value_at(at, &place, size - 1)?;
            }
            value = pattern(at, ty, size, byte)?;
        }
        variable.store(at, &place, value)?;
        Some(size)
    })
}

/// The number whose bytes are all the same.
fn pattern(at: &mut Builder<'_>, ty: TypeId, size: u64, byte: u64) -> Option<Value> {
    let bits = u32::try_from(size * 8).ok().filter(|bits| *bits <= 64)?;
    let int = at.module.types.int(bits);
    let value = at.int(int, byte * 0x0101_0101_0101_0101);
    Some(if int == ty { value } else { at.cast(CastOp::BitCast, value, ty) })
}

/// Adds the loads and stores that copy `length` bytes; `None` if they cannot be expressed. All loads come before all
/// stores: the memory may overlap.
pub(super) fn copy(
    at: &mut Builder<'_>,
    (to, to_variable): &(Place, Variable<'_>),
    (from, from_variable): &(Place, Variable<'_>),
    length: u64,
) -> Option<()> {
    let mut parts = Vec::new();
    for_each_part(length, |done| {
        let offset = i64::try_from(done).ok()?;
        let (to, from) = (to.at(offset)?, from.at(offset)?);
        let most = length - done;
        // The largest value that both have there; or else the larger of their numbers and vectors there.
        let whole = to_variable.value_at(at, &to, most);
        let (ty, size) = if whole.is_some() && whole == from_variable.value_at(at, &from, most) {
            whole?
        } else {
            let (a, b) = (to_variable.plain_at(at, &to, most), from_variable.plain_at(at, &from, most));
            if a.is_none() && to_variable.is_padding(at, &to) == Some(true) {
                return Some(1);
            }
            a.into_iter().chain(b).max_by_key(|(_, size)| *size)?
        };
        let value = from_variable.load(at, &from, ty)?;
        parts.push((to, value));
        Some(size)
    })?;
    for (place, value) in parts {
        to_variable.store(at, &place, value)?;
    }
    Some(())
}

/// Calls `part` with the number of bytes that are done, until all are; it returns how many it does.
fn for_each_part(length: u64, mut part: impl FnMut(u64) -> Option<u64>) -> Option<()> {
    let mut done = 0;
    for _ in 0..MAX_PARTS {
        if done == length {
            return Some(());
        }
        done += part(done)?;
    }
    (done == length).then_some(())
}
