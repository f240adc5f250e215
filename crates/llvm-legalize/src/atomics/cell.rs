//! Memory that is exchanged as a whole.

use super::Access;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{Align, BinaryOp, Builder, CastOp, InstBuilder as _, InstKind, Ordering, TypeId, Value};

/// Bytes of the words that parts are exchanged in.
const WORD_BYTES: u64 = 4;

/// The memory that an atomic helper function exchanges: the 32 or 64 bits at its parameter 0, or, for 8 and 16 bits, the
/// aligned word around them. Exchanging the whole word is exact: the other bits are written back only if they have
/// not changed meanwhile. SPIR-V's OpenCL environments are little-endian.
pub(super) struct Cell {
    pointer: Value,
    /// The type of the exchanged word.
    pub(super) word: TypeId,
    /// The type of the bits that are meant.
    value: TypeId,
    part: Option<Part>,
    access: Access,
}

/// Where in a word its meant bits are.
struct Part {
    /// How far above the lowest bit, as a word.
    shift: Value,
    /// The bits that are not meant.
    others: Value,
}

impl Cell {
    /// The cell of `width` bits at parameter 0. `address` is the integer type of its address.
    pub(super) fn new(m: &mut Builder, address: TypeId, width: u32, access: Access) -> Cell {
        let pointer = Value::Arg(0);
        let value = m.module.types.int(width);
        if width >= 32 {
            return Cell { pointer, word: value, value, part: None, access };
        }
        let word = m.module.types.int(32);
        let number = m.cast(CastOp::PtrToInt, pointer, address);
        let within = m.int(address, WORD_BYTES - 1);
        let bytes = m.binary(BinaryOp::And, number, within);
        let zero = m.int(address, 0);
        let back = m.binary(BinaryOp::Sub, zero, bytes);
        let pointer = m.byte_offset(pointer, back);
        let bytes = match m.module.types.int_width(address) {
            Some(32) => bytes,
            _ => m.cast(CastOp::Trunc, bytes, word),
        };
        let three = m.int(word, 3);
        let shift = m.binary(BinaryOp::Shl, bytes, three);
        let low = m.int(word, (1 << width) - 1);
        let meant = m.binary(BinaryOp::Shl, low, shift);
        let others = m.not(meant);
        Cell { pointer, word, value, part: Some(Part { shift, others }), access }
    }

    /// Loads the word.
    pub(super) fn load(&self, m: &mut Builder, ordering: Ordering) -> Value {
        let Access { atomic, volatile, .. } = self.access;
        let atomic = Some(Atomic { ordering, scope: atomic.scope });
        let load = InstKind::Load { pointer: self.pointer, align: Align::of(self.align()), volatile, atomic };
        m.emit(load, self.word)
    }

    /// The meant bits of a word.
    pub(super) fn get(&self, m: &mut Builder, word: Value) -> Value {
        let Some(part) = &self.part else { return word };
        let moved = m.binary(BinaryOp::LShr, word, part.shift);
        m.cast(CastOp::Trunc, moved, self.value)
    }

    /// A word with other meant bits.
    pub(super) fn with(&self, m: &mut Builder, word: Value, bits: Value) -> Value {
        let Some(part) = &self.part else { return bits };
        let wide = m.cast(CastOp::ZExt, bits, self.word);
        let moved = m.binary(BinaryOp::Shl, wide, part.shift);
        let kept = m.binary(BinaryOp::And, word, part.others);
        m.binary(BinaryOp::Or, kept, moved)
    }

    /// Replaces the word if it is the expected one; returns the word found and whether it was.
    pub(super) fn exchange(
        &self,
        m: &mut Builder,
        (expected, replacement): (Value, Value),
        failure: Ordering,
    ) -> (Value, Value) {
        let bool_ = m.module.types.int(1);
        let pair = m.module.types.literal_struct(&[self.word, bool_], false);
        let Access { atomic, volatile, .. } = self.access;
        let exchange = CmpXchg {
            pointer: self.pointer,
            expected,
            replacement,
            success: atomic.ordering.max(Ordering::Monotonic),
            failure,
            scope: atomic.scope,
            weak: false,
            volatile,
            align: Align::of(self.align()),
        };
        let exchanged = m.emit(InstKind::CmpXchg(Box::new(exchange)), pair);
        (m.extract_value(exchanged, &[0]), m.extract_value(exchanged, &[1]))
    }

    fn align(&self) -> u64 {
        if self.part.is_some() { WORD_BYTES } else { self.access.align.max(WORD_BYTES) }
    }
}
