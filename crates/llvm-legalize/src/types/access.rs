//! Memory: loads and stores of values that are not native, allocations and addresses.

use super::elementwise::{done, resize};
use super::shape::{Element, Shape};
use super::values::{Lane, State, element_bits, join, to_words, word};
use super::vectors::{byte_elements, gather, scatter};
use super::wide;
use crate::emit::{Emitter, Step};
use llvm_model::{BinaryOp, InstBuilder as _, InstId, InstKind, TypeId, Value};

/// A pointer with the known facts about accesses through it.
#[derive(Clone, Copy)]
pub(super) struct Memory {
    pub(super) pointer: Value,
    /// The bytes from there to the value. Each access computes its address from the pointer: a part of a part is one step away.
    pub(super) offset: u64,
    /// Of the value, in bytes.
    pub(super) align: u64,
    pub(super) volatile: bool,
}

impl Memory {
    /// So many bytes further.
    fn at(self, offset: u64) -> Memory {
        if offset == 0 {
            return self;
        }
        let align = self.align.max(1).min(1 << offset.trailing_zeros());
        Memory { offset: self.offset.saturating_add(offset), align, ..self }
    }

    fn address(self, e: &mut Emitter) -> Value {
        if self.offset == 0 {
            return self.pointer;
        }
        let byte = e.module.types.int(8);
        let by = word(e, self.offset);
        e.gep(byte, self.pointer, &[by])
    }

    fn load(self, e: &mut Emitter, ty: TypeId) -> Value {
        let pointer = self.address(e);
        e.load_as(ty, pointer, self.align.max(1), self.volatile)
    }

    fn store(self, e: &mut Emitter, value: Value) {
        let pointer = self.address(e);
        e.store_as(value, pointer, self.align.max(1), self.volatile);
    }
}

/// The parts of an integer of so many bytes that can be accessed at once, at most `word` bytes each: offset and size.
fn parts(bytes: u64, word: u64) -> Vec<(u64, u64)> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < bytes {
        let size = [8, 4, 2, 1].into_iter().find(|&size| size <= word.min(bytes - at)).unwrap_or(1);
        out.push((at, size));
        at += size;
    }
    out
}

/// Reads an integer of so many bits as words.
fn load_words(e: &mut Emitter, memory: Memory, width: u32) -> Vec<Value> {
    let word_bits = e.cx.native.word;
    let word_bytes = u64::from(word_bits / 8);
    let mut words: Vec<Option<Value>> = vec![None; width.div_ceil(word_bits) as usize];
    for (at, size) in parts(u64::from(width).div_ceil(8), word_bytes) {
        let ty = e.module.types.int(size as u32 * 8);
        let place = memory.at(at);
        let value = place.load(e, ty);
        let mut value = e.resize(value, word_bits);
        if at % word_bytes != 0 {
            value = e.binary_int(BinaryOp::Shl, value, at % word_bytes * 8);
        }
        if let Some(word) = words.get_mut((at / word_bytes) as usize) {
            *word = Some(match *word {
                None => value,
                Some(low) => e.binary(BinaryOp::Or, low, value),
            });
        }
    }
    let zero = word(e, 0);
    let mut words: Vec<Value> = words.into_iter().map(|word| word.unwrap_or(zero)).collect();
    wide::mask(e, &mut words, width);
    words
}

/// Writes an integer of so many bits from words.
fn store_words(e: &mut Emitter, memory: Memory, words: &[Value], width: u32) {
    let word_bytes = u64::from(e.cx.native.word / 8);
    for (at, size) in parts(u64::from(width).div_ceil(8), word_bytes) {
        let Some(&word) = words.get((at / word_bytes) as usize) else { return };
        let inside = at % word_bytes;
        let value = if inside == 0 { word } else { e.binary_int(BinaryOp::LShr, word, inside * 8) };
        let value = e.resize(value, size as u32 * 8);
        let place = memory.at(at);
        place.store(e, value);
    }
}

/// The value of that shape in memory.
pub(super) fn read(e: &mut Emitter, memory: Memory, shape: &Shape) -> Option<Vec<Value>> {
    let Some(bytes) = byte_elements(e, shape) else {
        let total = element_bits(e, shape)?.checked_mul(shape.lane_count())?;
        let words = load_words(e, memory, total);
        let lanes = scatter(e, &words, total, shape)?;
        return Some(join(e, &lanes, shape));
    };
    let types = shape.piece_types(&mut e.module.types);
    let mut out: Vec<Value> = Vec::new();
    let mut lane = 0u64;
    for &length in &shape.chunks {
        let place = memory.at(lane * u64::from(bytes));
        lane += u64::from(length);
        match shape.element {
            Element::Plain => out.push(place.load(e, *types.get(out.len())?)),
            element => {
                // Lanes of odd width lie at odd distances, so they are read one by one.
                let width = element_bits(e, shape)?;
                let mut lanes: Vec<Lane> = Vec::new();
                for index in 0..length {
                    let place = place.at(u64::from(index * bytes));
                    let words = load_words(e, place, width);
                    lanes.push(match element {
                        Element::Narrow { native, .. } => vec![e.resize(*words.first()?, native)],
                        _ => words,
                    });
                }
                match &lanes[..] {
                    [one] => out.extend(one),
                    many => {
                        let scalars: Vec<Value> =
                            many.iter().filter_map(|lane| lane.first().copied()).collect();
                        out.push(e.vector(&scalars));
                    }
                }
            }
        }
    }
    Some(out)
}

/// Writes a value of that shape.
pub(super) fn write(
    e: &mut Emitter,
    st: &mut State,
    memory: Memory,
    value: Value,
    shape: &Shape,
) -> Option<()> {
    let Some(bytes) = byte_elements(e, shape) else {
        let lanes = st.lanes(e, value, shape);
        let (words, total) = gather(e, &lanes, shape)?;
        store_words(e, memory, &words, total);
        return Some(());
    };
    if shape.element == Element::Plain {
        let pieces = st.pieces(e, value, shape);
        let mut lane = 0u64;
        for (piece, &length) in pieces.into_iter().zip(&shape.chunks) {
            let place = memory.at(lane * u64::from(bytes));
            place.store(e, piece);
            lane += u64::from(length);
        }
        return Some(());
    }
    let width = element_bits(e, shape)?;
    for (index, lane) in st.lanes(e, value, shape).into_iter().enumerate() {
        let place = memory.at(index as u64 * u64::from(bytes));
        let words = match shape.element {
            Element::Wide { .. } => lane,
            _ => to_words(e, *lane.first()?, width),
        };
        store_words(e, place, &words, width);
    }
    Some(())
}

/// `load` of a value that is not native.
pub(super) fn load(e: &mut Emitter, st: &mut State, inst: InstId, memory: Memory) -> Option<Step> {
    let ty = e.body.insts[inst].ty;
    let shape = Shape::of(&e.module.types, ty, e.cx.native)?;
    let align = if memory.align == 0 { e.cx.layout.abi_align(&e.module.types, ty)? } else { memory.align };
    let pieces = read(e, Memory { align, ..memory }, &shape);
    done(st, inst, &shape, pieces)
}

/// `store` of a value that is not native.
pub(super) fn store(e: &mut Emitter, st: &mut State, memory: Memory, value: Value) -> Option<Step> {
    let ty = st.ty(e, value);
    let shape = Shape::of(&e.module.types, ty, e.cx.native)?;
    let align = if memory.align == 0 { e.cx.layout.abi_align(&e.module.types, ty)? } else { memory.align };
    write(e, st, Memory { align, ..memory }, value, &shape)?;
    Some(Step::Drop)
}

/// `getelementptr`: indices of odd widths are sign extended; vectors of pointers are computed lane by lane.
pub(super) fn address(
    e: &mut Emitter,
    st: &mut State,
    inst: InstId,
    source: TypeId,
    base: Value,
    indices: &[Value],
) -> Option<Step> {
    let flags = e.body.insts[inst].flags;
    let source_type = st.map.get(&mut e.module.types, e.cx.layout, source);
    let ty = e.body.insts[inst].ty;
    let result = Shape::of(&e.module.types, ty, e.cx.native)?;
    let mut operands: Vec<Vec<Value>> = Vec::new();
    for &operand in std::iter::once(&base).chain(indices) {
        let of = st.ty(e, operand);
        let shape = Shape::of(&e.module.types, of, e.cx.native)?;
        let width = e.module.types.int_width(shape.scalar);
        let mut lanes = Vec::new();
        for lane in st.lanes(e, operand, &shape) {
            lanes.push(match width {
                Some(width) if shape.element != Element::Plain => {
                    let native = e.cx.native.word;
                    *resize(e, &lane, (shape.element, width), (Element::Plain, native), true)?.first()?
                }
                _ => *lane.first()?,
            });
        }
        operands.push(lanes);
    }
    let mut out: Vec<Lane> = Vec::new();
    let pointer = result.scalar;
    for lane in 0..result.lane_count() as usize {
        let mut values = Vec::new();
        for operand in &operands {
            values.push(*operand.get(if operand.len() == 1 { 0 } else { lane })?);
        }
        let (&base, indices) = values.split_first()?;
        let indices = indices.into();
        out.push(vec![e.emit_with(InstKind::GetElementPtr { source_type, base, indices }, pointer, flags)]);
    }
    let pieces = join(e, &out, &result);
    done(st, inst, &result, Some(pieces))
}
