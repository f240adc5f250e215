//! Memory that is exchanged as a whole.

use super::Access;
use crate::intrinsics::helper::Maker;
use llvm_model::instruction::{Atomic, CmpXchg};
use llvm_model::{BinaryOp, CastOp, InstKind, Ordering, TypeId, Value};

/// Bytes of the words that parts are exchanged in.
const WORD_BYTES: u64 = 4;

/// What an atomic helper function works on: the 32 or 64 bits that its parameter 0 points to, or, for 8 and 16 bits,
/// the aligned word around them. Exchanging the whole word is exact: the other bits are written back only if they have
/// not changed meanwhile. SPIR-V's OpenCL environments are little-endian.
pub(super) struct Cell {
    pointer: Value,
    /// The type of what is exchanged.
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
    pub(super) fn new(
        m: &mut Maker,
        pointer_ty: TypeId,
        address: TypeId,
        width: u32,
        access: Access,
    ) -> Cell {
        let pointer = Value::Arg(0);
        let value = m.b.module.types.int(width);
        if width >= 32 {
            return Cell { pointer, word: value, value, part: None, access };
        }
        let word = m.b.module.types.int(32);
        let number = m.b.cast(CastOp::PtrToInt, pointer, address);
        let within = m.int(address, WORD_BYTES - 1);
        let bytes = m.b.binary(BinaryOp::And, address, number, within);
        let zero = m.int(address, 0);
        let back = m.b.binary(BinaryOp::Sub, address, zero, bytes);
        let pointer = m.byte_at(pointer, pointer_ty, back);
        let bytes = match m.b.module.types.int_width(address) {
            Some(32) => bytes,
            _ => m.b.cast(CastOp::Trunc, bytes, word),
        };
        let three = m.int(word, 3);
        let shift = m.b.binary(BinaryOp::Shl, word, bytes, three);
        let low = m.int(word, (1 << width) - 1);
        let meant = m.b.binary(BinaryOp::Shl, word, low, shift);
        let ones = m.int(word, u64::MAX);
        let others = m.b.binary(BinaryOp::Xor, word, meant, ones);
        Cell { pointer, word, value, part: Some(Part { shift, others }), access }
    }

    /// Loads the word.
    pub(super) fn load(&self, m: &mut Maker, ordering: Ordering) -> Value {
        let Access { atomic, volatile, .. } = self.access;
        let atomic = Some(Atomic { ordering, scope: atomic.scope });
        let load = InstKind::Load { pointer: self.pointer, align: self.align(), volatile, atomic };
        m.b.emit(load, self.word, Default::default())
    }

    /// The meant bits of a word.
    pub(super) fn get(&self, m: &mut Maker, word: Value) -> Value {
        let Some(part) = &self.part else { return word };
        let moved = m.b.binary(BinaryOp::LShr, self.word, word, part.shift);
        m.b.cast(CastOp::Trunc, moved, self.value)
    }

    /// A word with other meant bits.
    pub(super) fn with(&self, m: &mut Maker, word: Value, bits: Value) -> Value {
        let Some(part) = &self.part else { return bits };
        let wide = m.b.cast(CastOp::ZExt, bits, self.word);
        let moved = m.b.binary(BinaryOp::Shl, self.word, wide, part.shift);
        let kept = m.b.binary(BinaryOp::And, self.word, word, part.others);
        m.b.binary(BinaryOp::Or, self.word, kept, moved)
    }

    /// Replaces the word if it is the expected one; returns the word found and whether it was.
    pub(super) fn exchange(
        &self,
        m: &mut Maker,
        (expected, replacement): (Value, Value),
        failure: Ordering,
    ) -> (Value, Value) {
        let bool_ = m.bool_;
        let pair = m.b.module.types.literal_struct(&[self.word, bool_], false);
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
            align: self.align(),
        };
        let exchanged = m.b.emit(InstKind::CmpXchg(Box::new(exchange)), pair, Default::default());
        let mut part = |index: u32, ty| {
            let kind = InstKind::ExtractValue { aggregate: exchanged, indices: [index].into() };
            m.b.emit(kind, ty, Default::default())
        };
        (part(0, self.word), part(1, bool_))
    }

    fn align(&self) -> u64 {
        if self.part.is_some() { WORD_BYTES } else { self.access.align.max(WORD_BYTES) }
    }
}
