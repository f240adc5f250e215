//! Copies and fills through addresses: loads and stores of words, or of smaller numbers where the memory is not aligned to words.
//! Long ones are loops of the library already.

use super::access::{Access, moved};
use crate::rewrite::callee_name;
use llvm_model::{AttrKind, BinaryOp, Builder, InstBuilder as _, InstId, InstKind, Module, Value};

/// Memory that is copied or filled.
#[derive(Clone, Copy)]
pub(super) enum Memory {
    /// At an address.
    Address(Value),
    /// At a pointer of the shader.
    Logical(Value),
}

/// The most bytes of a copy.
const MAX_BYTES: u64 = 256;

/// The bytes of a word.
const WORD: u64 = 4;

/// A copy or a fill.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Transfer {
    Copy,
    Fill,
}

/// Which of the two an instruction is.
pub(super) fn of(module: &Module, kind: &InstKind) -> Option<Transfer> {
    let name = callee_name(module, kind)?;
    let is = |prefix: &str| name.starts_with(prefix);
    match () {
        () if is("llvm.memcpy.") || is("llvm.memmove.") => Some(Transfer::Copy),
        () if is("llvm.memset.") => Some(Transfer::Fill),
        () => None,
    }
}

/// Whether a copy or a fill has a known length that is not too long.
pub(super) fn is_possible(module: &Module, kind: &InstKind) -> bool {
    let length = kind.call().and_then(|call| module.as_u64(*call.args.get(2)?));
    length.is_some_and(|length| length <= MAX_BYTES)
}

/// The bytes at which parts begin, with their sizes.
fn parts(length: u64, align: u64) -> Vec<(u64, u64)> {
    let (mut found, mut done) = (Vec::new(), 0);
    while done < length {
        let mut size = align.clamp(1, WORD);
        while size > length - done {
            size /= 2;
        }
        found.push((done, size));
        done += size;
    }
    found
}

/// The alignment of the memory that an instruction is about.
fn align(module: &Module, kind: &InstKind, pointers: usize) -> u64 {
    let attributes = kind.call().map(|call| call.attributes);
    let of = |index: usize| {
        let set = module.attributes.param(attributes?, index);
        module.attributes.int(set, AttrKind::ALIGN)
    };
    (0..pointers).map(|index| of(index).unwrap_or(1)).min().unwrap_or(1)
}

/// Adds a copy.
pub(super) fn copy(at: &mut Builder<'_>, access: Access<'_>, inst: InstId, to: Memory, from: Memory) {
    let kind = at.body.insts[inst].kind.clone();
    let Some(call) = kind.call() else { return };
    let length = call.args.get(2).and_then(|&length| at.module.as_u64(length)).unwrap_or(0);
    let align = align(at.module, &kind, 2);
    let access = Access { align, volatile: is_volatile(at.module, &kind), ..access };
    let parts = parts(length, align);
    // All loads come first: the memory may overlap.
    let mut values = Vec::with_capacity(parts.len());
    for &(offset, size) in &parts {
        let ty = at.module.types.int(size as u32 * 8);
        let access = Access { align: size, ..access };
        values.push(match from {
            Memory::Address(address) => {
                let address = moved(at, address, offset);
                access.load(at, address, ty)
            }
            Memory::Logical(pointer) => {
                let bytes = at.int64(offset);
                let pointer = if offset == 0 { pointer } else { at.byte_offset(pointer, bytes) };
                at.load_as(ty, pointer, size, access.volatile)
            }
        });
    }
    for (&(offset, size), value) in parts.iter().zip(values) {
        store(at, Access { align: size, ..access }, to, offset, value);
    }
}

/// Adds a fill.
pub(super) fn fill(at: &mut Builder<'_>, access: Access<'_>, inst: InstId, to: Memory) {
    let kind = at.body.insts[inst].kind.clone();
    let Some(call) = kind.call() else { return };
    let &[_, byte, length, ..] = &call.args[..] else { return };
    let length = at.module.as_u64(length).unwrap_or(0);
    let align = align(at.module, &kind, 1);
    let access = Access { align, volatile: is_volatile(at.module, &kind), ..access };
    for (offset, size) in parts(length, align) {
        let value = match (at.module.as_u64(byte), size) {
            (Some(byte), _) => {
                let ty = at.module.types.int(size as u32 * 8);
                at.int(ty, (byte & 0xff).wrapping_mul(0x0101_0101) & (u64::MAX >> (64 - size * 8)))
            }
            (None, 1) => byte,
            (None, _) => {
                let value = at.resize(byte, size as u32 * 8);
                at.binary_int(BinaryOp::Mul, value, 0x0101_0101 & (u64::MAX >> (64 - size * 8)))
            }
        };
        store(at, Access { align: size, ..access }, to, offset, value);
    }
}

fn store(at: &mut Builder<'_>, access: Access<'_>, to: Memory, offset: u64, value: Value) {
    match to {
        Memory::Address(address) => {
            let address = moved(at, address, offset);
            access.store(at, address, value);
        }
        Memory::Logical(pointer) => {
            let bytes = at.int64(offset);
            let pointer = if offset == 0 { pointer } else { at.byte_offset(pointer, bytes) };
            at.store_as(value, pointer, access.align, access.volatile);
        }
    }
}

fn is_volatile(module: &Module, kind: &InstKind) -> bool {
    kind.call().and_then(|call| module.as_u64(*call.args.get(3)?)) == Some(1)
}
