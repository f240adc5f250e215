//! Produces a bitstream: blocks with their lengths filled in, abbreviation definitions, records.

use std::sync::Arc;

use super::abbrev::{Abbrev, Field, Tail, encode_char6};
use super::bit_packer::BitPacker;
use super::{BLOCKINFO_BLOCK, FIRST_ABBREV, RAW_MAGIC, abbrev_id};

/// A writer at the end of a growing bitstream.
#[derive(Debug)]
pub struct BitstreamWriter {
    bits: BitPacker,
    width: u32,
    scopes: Vec<Scope>,
    /// Abbreviations of the current block.
    abbrevs: Known,
    block_info: Vec<(u32, Arc<[Abbrev]>)>,
}

/// Abbreviations of a block.
#[derive(Clone, Debug, Default)]
struct Known {
    /// Those from BLOCKINFO, which come first.
    shared: Arc<[Abbrev]>,
    own: Vec<Abbrev>,
}

impl Known {
    fn len(&self) -> usize {
        self.shared.len() + self.own.len()
    }
    /// The abbreviation with this id.
    #[inline]
    fn get(&self, id: u32) -> Option<&Abbrev> {
        let index = id.wrapping_sub(FIRST_ABBREV) as usize;
        self.shared.get(index).or_else(|| self.own.get(index.wrapping_sub(self.shared.len())))
    }
}

#[derive(Debug)]
struct Scope {
    outer_width: u32,
    outer_abbrevs: Known,
    /// Byte position of the length word.
    length_at: usize,
}

impl Default for BitstreamWriter {
    fn default() -> Self {
        Self::new()
    }
}

impl BitstreamWriter {
    /// A stream that holds the raw magic and nothing else.
    pub fn new() -> Self {
        Self {
            bits: BitPacker { bytes: RAW_MAGIC.to_vec(), pending: 0, pending_bits: 0 },
            width: 2,
            scopes: Vec::new(),
            abbrevs: Known::default(),
            block_info: Vec::new(),
        }
    }

    /// The stream, padded to a multiple of four bytes. Every block must have been ended.
    pub fn finish(self) -> Vec<u8> {
        debug_assert!(self.scopes.is_empty(), "a block is still open");
        self.bits.finish()
    }

    /// A stream for blocks that stand in the current one, to be written apart from it and put there with
    /// [`Self::append`]; `None` where a block would not begin at a whole word.
    pub(crate) fn apart(&self) -> Option<Self> {
        let is_aligned = self.bits.pending_bits == 0 && self.bits.bytes.len().is_multiple_of(4);
        is_aligned.then(|| Self {
            bits: BitPacker::default(),
            width: self.width,
            scopes: Vec::new(),
            abbrevs: self.abbrevs.clone(),
            block_info: self.block_info.clone(),
        })
    }

    /// Appends blocks that were written separately.
    pub(crate) fn append(&mut self, blocks: Self) {
        debug_assert!(self.bits.pending_bits == 0 && blocks.scopes.is_empty(), "not at a whole word");
        self.bits.bytes.extend_from_slice(&blocks.bits.finish());
    }

    /// Starts a block whose abbreviation ids have `width` bits.
    pub fn enter_block(&mut self, id: u32, width: u32) {
        self.bits.fixed(u64::from(abbrev_id::ENTER_SUBBLOCK), self.width);
        self.bits.vbr(u64::from(id), 8);
        self.bits.vbr(u64::from(width), 4);
        self.bits.align32();
        let length_at = self.bits.bytes.len();
        self.bits.bytes.extend_from_slice(&[0; 4]);
        let shared = self.block_info.iter().find(|(of, _)| *of == id).map(|(_, list)| Arc::clone(list));
        let known = Known { shared: shared.unwrap_or_default(), own: Vec::new() };
        self.scopes.push(Scope {
            outer_width: self.width,
            outer_abbrevs: std::mem::replace(&mut self.abbrevs, known),
            length_at,
        });
        self.width = width;
    }

    /// Ends the innermost block and fills in its length.
    pub fn end_block(&mut self) {
        self.bits.fixed(u64::from(abbrev_id::END_BLOCK), self.width);
        self.bits.align32();
        let Some(scope) = self.scopes.pop() else {
            debug_assert!(false, "no block is open");
            return;
        };
        let words = (self.bits.bytes.len() - scope.length_at - 4) / 4;
        self.patch32(scope.length_at as u64 * 8, words as u32);
        self.width = scope.outer_width;
        self.abbrevs = scope.outer_abbrevs;
    }

    /// Overwrites 32 bits that have been written out, at their bit position.
    fn patch32(&mut self, bit: u64, value: u32) {
        let at = (bit / 8) as usize;
        if let Some(to) = self.bits.bytes.get_mut(at..at + 4) {
            to.copy_from_slice(&value.to_le_bytes());
        }
    }

    /// Defines an abbreviation for the current block; returns its id.
    pub fn define_abbrev(&mut self, abbrev: Abbrev) -> u32 {
        self.emit_definition(&abbrev);
        self.abbrevs.own.push(abbrev);
        FIRST_ABBREV + self.abbrevs.len() as u32 - 1
    }

    /// Writes a BLOCKINFO block: the abbreviations of later blocks, by block id in the order of their ids.
    pub fn write_block_info(&mut self, info: Vec<(u32, Vec<Abbrev>)>) {
        const SET_BLOCK_ID: u32 = 1;
        self.enter_block(BLOCKINFO_BLOCK, 2);
        for (id, abbrevs) in &info {
            self.record(SET_BLOCK_ID, &[u64::from(*id)]);
            for abbrev in abbrevs {
                self.emit_definition(abbrev);
            }
        }
        self.end_block();
        self.block_info = info.into_iter().map(|(id, list)| (id, list.into())).collect();
    }

    fn emit_definition(&mut self, abbrev: &Abbrev) {
        self.bits.fixed(u64::from(abbrev_id::DEFINE_ABBREV), self.width);
        let tail = match abbrev.tail {
            Tail::None => 0,
            Tail::Array(_) => 2,
            Tail::Blob => 1,
        };
        self.bits.vbr(abbrev.fields.len() as u64 + tail, 5);
        for &field in &abbrev.fields {
            self.describe(field);
        }
        match abbrev.tail {
            Tail::None => {}
            Tail::Array(element) => {
                self.bits.fixed(0, 1);
                self.bits.fixed(3, 3);
                self.describe(element);
            }
            Tail::Blob => {
                self.bits.fixed(0, 1);
                self.bits.fixed(5, 3);
            }
        }
    }

    fn describe(&mut self, field: Field) {
        match field {
            Field::Literal(value) => {
                self.bits.fixed(1, 1);
                self.bits.vbr(value, 8);
            }
            Field::Fixed(width) | Field::Vbr(width) => {
                self.bits.fixed(0, 1);
                self.bits.fixed(if matches!(field, Field::Fixed(_)) { 1 } else { 2 }, 3);
                self.bits.vbr(u64::from(width), 5);
            }
            Field::Char6 => {
                self.bits.fixed(0, 1);
                self.bits.fixed(4, 3);
            }
        }
    }

    /// Writes a record without an abbreviation.
    pub fn record(&mut self, code: u32, ops: &[u64]) {
        self.bits.fixed(u64::from(abbrev_id::UNABBREV_RECORD), self.width);
        self.bits.vbr(u64::from(code), 6);
        self.bits.vbr(ops.len() as u64, 6);
        for &op in ops {
            self.bits.vbr(op, 6);
        }
    }

    /// Writes a record through abbreviation `id` of the current block. The record must fit it: the same literals,
    /// no number wider than its field, characters where characters are meant. (Checked in debug builds only;
    /// [`Abbrev::fits`] tells beforehand.)
    pub fn abbreviated(&mut self, id: u32, code: u32, ops: &[u64]) {
        self.emit_abbreviated(id, code, ops, &[]);
    }

    /// As [`BitstreamWriter::abbreviated`], for a record that ends with a blob, or with one operand for each byte of a
    /// text.
    pub fn abbreviated_text(&mut self, id: u32, code: u32, ops: &[u64], text: &[u8]) {
        self.emit_abbreviated(id, code, ops, text);
    }

    /// As [`BitstreamWriter::abbreviated`], for an abbreviation of a literal code and these fields, which the compiler
    /// knows where it is called: for what a module has very much of.
    #[inline(always)]
    pub(crate) fn abbreviated_fields<const N: usize>(&mut self, id: u32, fields: [Field; N], ops: [u64; N]) {
        debug_assert!(
            self.abbrevs.get(id).is_some_and(|abbrev| {
                abbrev.tail == Tail::None && abbrev.fields.get(1..) == Some(&fields)
            }),
            "abbreviation {id} has other fields than {fields:?}"
        );
        self.bits.fixed(u64::from(id), self.width);
        for (field, op) in fields.into_iter().zip(ops) {
            debug_assert!(field.fits(op), "{op} does not fit {field:?}");
            self.bits.scalar(field, op);
        }
    }

    fn emit_abbreviated(&mut self, id: u32, code: u32, ops: &[u64], text: &[u8]) {
        let bits = &mut self.bits;
        if let Some(abbrev) = self.abbrevs.get(id) {
            debug_assert!(abbrev.fits(code, ops), "record {code} {ops:?} does not fit {abbrev:?}");
            debug_assert!(abbrev.fits_text(text), "{text:?} does not fit {abbrev:?}");
            bits.fixed(u64::from(id), self.width);
            let scalars = abbrev.fields.len() - 1;
            if let Some(&field) = abbrev.fields.first() {
                bits.scalar(field, u64::from(code));
            }
            for (&field, &op) in abbrev.fields.iter().skip(1).zip(ops) {
                bits.scalar(field, op);
            }
            match abbrev.tail {
                Tail::None => {}
                Tail::Array(element) => {
                    let rest = ops.get(scalars..).unwrap_or(&[]);
                    bits.vbr((rest.len() + text.len()) as u64, 6);
                    bits.elements(element, rest.iter().copied());
                    bits.elements(element, text.iter().map(|&byte| u64::from(byte)));
                }
                Tail::Blob => {
                    bits.vbr(text.len() as u64, 6);
                    bits.align32();
                    bits.bytes.extend_from_slice(text);
                    bits.bytes.resize(bits.bytes.len().next_multiple_of(4), 0);
                }
            }
        } else {
            debug_assert!(false, "abbreviation {id} is not defined here");
        }
    }
}

impl Abbrev {
    /// Returns whether a text can be the end of the record.
    fn fits_text(&self, text: &[u8]) -> bool {
        match self.tail {
            Tail::None => text.is_empty(),
            Tail::Array(element) => text.iter().all(|&byte| element.fits(u64::from(byte))),
            Tail::Blob => true,
        }
    }

    /// Whether a record can be written through this abbreviation. A text behind its operands is not looked at.
    pub fn fits(&self, code: u32, ops: &[u64]) -> bool {
        let Some((first, fields)) = self.fields.split_first() else { return false };
        let count_fits = match self.tail {
            Tail::Array(_) => ops.len() >= fields.len(),
            Tail::None | Tail::Blob => ops.len() == fields.len(),
        };
        if !count_fits || !first.fits(u64::from(code)) {
            return false;
        }
        let rest = ops.get(fields.len()..).unwrap_or(&[]);
        fields.iter().zip(ops).all(|(field, &op)| field.fits(op))
            && match self.tail {
                Tail::Array(element) => rest.iter().all(|&op| element.fits(op)),
                Tail::None | Tail::Blob => true,
            }
    }
}

impl Field {
    #[inline]
    fn fits(self, value: u64) -> bool {
        match self {
            Field::Literal(literal) => value == literal,
            Field::Fixed(width) => value >> width == 0,
            Field::Vbr(_) => true,
            Field::Char6 => encode_char6(value).is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{BitstreamReader, Entry, Record};
    use super::*;

    #[test]
    fn what_is_written_is_read_back() {
        let mut w = BitstreamWriter::new();
        w.enter_block(8, 3);
        w.write_block_info(vec![(
            12,
            vec![Abbrev::new(7, &[Field::Vbr(6), Field::Fixed(3)], Tail::Array(Field::Char6))],
        )]);
        w.record(1, &[2, u64::MAX, 31, 32]);
        w.enter_block(12, 4);
        let blob = w.define_abbrev(Abbrev::new(9, &[Field::Fixed(32)], Tail::Blob));
        assert_eq!(blob, FIRST_ABBREV + 1);
        w.abbreviated(FIRST_ABBREV, 7, &[1 << 40, 5, u64::from(b'a'), u64::from(b'_')]);
        w.abbreviated_text(FIRST_ABBREV, 7, &[3, 2, u64::from(b'x')], b"yz");
        w.abbreviated_text(blob, 9, &[77], b"hello");
        w.record(3, &[]);
        w.end_block();
        w.record(2, &[9]);
        w.end_block();
        let bytes = w.finish();
        assert_eq!(bytes.len() % 4, 0);

        let mut r = BitstreamReader::new(&bytes).unwrap();
        let mut rec = Record::default();
        let Entry::Block(module) = r.next(&mut rec).unwrap() else { panic!() };
        assert_eq!(module.id, 8);
        r.enter(module).unwrap();
        let Entry::Block(info) = r.next(&mut rec).unwrap() else { panic!() };
        r.read_block_info(info, &mut rec).unwrap();
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!((rec.code, rec.ops.as_slice()), (1, &[2, u64::MAX, 31, 32][..]));
        let Entry::Block(function) = r.next(&mut rec).unwrap() else { panic!() };
        r.enter(function).unwrap();
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!((rec.code, rec.ops.as_slice()), (7, &[1 << 40, 5, 97, 95][..]));
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!((rec.code, rec.ops.as_slice()), (7, &[3, 2, 120, 121, 122][..]));
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!((rec.code, rec.ops.as_slice(), rec.blob), (9, &[77][..], Some(&b"hello"[..])));
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!((rec.code, rec.ops.len()), (3, 0));
        assert_eq!(r.next(&mut rec).unwrap(), Entry::End);
        assert_eq!(r.next(&mut rec).unwrap(), Entry::Record);
        assert_eq!(r.next(&mut rec).unwrap(), Entry::End);
        assert_eq!(r.next(&mut rec).unwrap(), Entry::End);
    }

    #[test]
    fn truncation_is_an_error_everywhere() {
        let mut w = BitstreamWriter::new();
        w.enter_block(8, 3);
        w.record(1, &[2, 3, 4, 5, 6, 7, 8, 9]);
        w.end_block();
        let bytes = w.finish();
        for len in 13..bytes.len() {
            let mut r = BitstreamReader::new(&bytes[..len]).unwrap();
            let mut rec = Record::default();
            assert!(r.next(&mut rec).is_err(), "cut to {len} bytes");
        }
    }
}
