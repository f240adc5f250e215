//! Walks a bitstream: enters and leaves blocks, keeps the abbreviations that apply, expands records.
//!
//! Bounds on hostile input: blocks nest at most [`MAX_NESTING`] deep and lie within their parent, abbreviations have
//! at most 256 fields, arrays no more elements than bits that are left, and the operands of all records
//! together are limited by the length of the stream, since abbreviations with many literals could otherwise expand
//! a few bits to any amount of work.

use std::sync::Arc;

use super::abbrev::Abbrev;
use super::cursor::{Cursor, Window};
use super::record_fields::{charge, expand, expand_quickly, finish_quickly, quick_unabbreviated};
use super::{FIRST_ABBREV, abbrev_id};
use crate::error::{ReadError, ReadErrorKind};

/// Deepest nesting of blocks that is accepted. Real files nest three deep.
const MAX_NESTING: usize = 16;
/// Operands that a stream may hold for each of its bytes. Real files have about one.
pub(super) const OPERANDS_PER_BYTE: u64 = 4;

/// The next entry of the current block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// The block has ended (or, outside all blocks, the stream).
    End,
    /// A block starts: [`BitstreamReader::enter`] or [`BitstreamReader::skip`] it.
    Block(BlockHeader),
    /// A record was read into the caller's [`Record`].
    Record,
}

/// Where a block lies and how its abbreviation ids are encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockHeader {
    /// Block id.
    pub id: u32,
    /// Position of the ENTER_SUBBLOCK abbreviation id, in bits from the start of the stream.
    pub start: u64,
    /// Width of abbreviation ids within the block.
    width: u32,
    /// First bit of the body.
    body: u64,
    /// First bit behind the block.
    end: u64,
}

impl BlockHeader {
    /// The length of the body in bits.
    pub fn bits(&self) -> u64 {
        self.end.saturating_sub(self.body)
    }

    /// Position behind the block, in bits from the start of the stream.
    pub fn end(&self) -> u64 {
        self.end
    }
}

/// One record. The storage is reused from record to record.
#[derive(Clone, Debug, Default)]
pub struct Record<'a> {
    /// The record code.
    pub code: u32,
    /// All operands; the characters of a string are one operand each.
    pub ops: Vec<u64>,
    /// The blob, if the abbreviation has one.
    pub blob: Option<&'a [u8]>,
    /// Position of the record in bits from the start of the stream.
    pub start: u64,
}

/// An open block.
#[derive(Clone, Debug)]
pub(super) struct Scope {
    pub(super) id: u32,
    width: u32,
    end: u64,
    /// Abbreviations from BLOCKINFO, as they were when the block was entered.
    shared: Arc<Vec<Arc<Abbrev>>>,
    /// Abbreviations defined in the block itself.
    pub(super) own: Vec<Arc<Abbrev>>,
}

/// A reader at some place of a bitstream.
#[derive(Clone, Debug)]
pub struct BitstreamReader<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) scopes: Vec<Scope>,
    /// Abbreviations by block id, from BLOCKINFO, ordered by id.
    pub(super) block_info: Vec<(u32, Arc<Vec<Arc<Abbrev>>>)>,
    none: Arc<Vec<Arc<Abbrev>>>,
    operands_left: u64,
    /// The abbreviations that the block that ended last had defined.
    pub(super) last_defined: Vec<Arc<Abbrev>>,
}

/// Width of abbreviation ids outside all blocks.
const TOP_LEVEL_WIDTH: u32 = 2;

impl<'a> BitstreamReader<'a> {
    /// A reader at the start of a raw stream (which begins with its magic); continues behind the magic.
    ///
    /// # Errors
    /// If the stream is shorter than the magic. The magic itself is the caller's business.
    pub fn new(stream: &'a [u8]) -> Result<Self, ReadError> {
        let mut cursor = Cursor::new(stream);
        cursor.seek(32)?;
        Ok(Self {
            cursor,
            scopes: Vec::new(),
            block_info: Vec::new(),
            none: Arc::new(Vec::new()),
            operands_left: (stream.len() as u64).saturating_mul(OPERANDS_PER_BYTE).saturating_add(4096),
            last_defined: Vec::new(),
        })
    }

    /// Position of the next bit from the start of the stream.
    pub fn position(&self) -> u64 {
        self.cursor.position()
    }

    /// Length of the stream in bytes.
    pub fn stream_len(&self) -> u64 {
        self.cursor.len_bits() / 8
    }

    /// Bits left in the current block (outside all blocks: in the stream).
    pub fn remaining(&self) -> u64 {
        let end = self.scopes.last().map_or(self.cursor.len_bits(), |s| s.end);
        end.saturating_sub(self.cursor.position())
    }

    /// An error at the current position, naming the current block.
    #[cold]
    pub fn error(&self, kind: ReadErrorKind) -> ReadError {
        self.locate(ReadError::new(kind, self.cursor.position()))
    }

    #[cold]
    fn locate(&self, error: ReadError) -> ReadError {
        match self.scopes.last() {
            Some(scope) => error.in_block(scope.id),
            None => error,
        }
    }

    /// Reads on to the next entry of the current block. Abbreviation definitions are taken in on the way.
    /// A record fills `record`. On [`Entry::End`] the block has been left.
    ///
    /// # Errors
    /// If the stream is truncated or not well formed.
    #[inline]
    pub fn next(&mut self, record: &mut Record<'a>) -> Result<Entry, ReadError> {
        match self.next_inner(record) {
            Ok(entry) => Ok(entry),
            Err(e) => Err(self.locate(e)),
        }
    }

    fn next_inner(&mut self, record: &mut Record<'a>) -> Result<Entry, ReadError> {
        loop {
            let start = self.cursor.position();
            let Some(scope) = self.scopes.last() else {
                return self.next_at_top_level();
            };
            let id = self.cursor.fixed(scope.width)? as u32;
            match id {
                abbrev_id::END_BLOCK => {
                    self.cursor.align32()?;
                    let end = scope.end;
                    if self.cursor.position() != end {
                        return Err(
                            self.error(ReadErrorKind::Malformed("block length does not match its contents"))
                        );
                    }
                    if let Some(scope) = self.scopes.pop() {
                        self.last_defined = scope.own;
                    }
                    return Ok(Entry::End);
                }
                abbrev_id::ENTER_SUBBLOCK => return Ok(Entry::Block(self.block_header(start)?)),
                abbrev_id::DEFINE_ABBREV => {
                    let abbrev = Arc::new(self.define_abbrev()?);
                    if let Some(scope) = self.scopes.last_mut() {
                        scope.own.push(abbrev);
                    }
                }
                abbrev_id::UNABBREV_RECORD => {
                    record.start = start;
                    if !self.unabbreviated_quickly(record) {
                        self.unabbreviated(record)?;
                    }
                    return Ok(Entry::Record);
                }
                _ => {
                    let index = (id - FIRST_ABBREV) as usize;
                    let abbrev = match scope.shared.get(index) {
                        Some(abbrev) => abbrev,
                        None => scope
                            .own
                            .get(index - scope.shared.len())
                            .ok_or_else(|| ReadError::new(ReadErrorKind::UnknownAbbreviation(id), start))?,
                    };
                    record.start = start;
                    if !expand_quickly(&mut self.cursor, &mut self.operands_left, abbrev, record) {
                        expand(&mut self.cursor, &mut self.operands_left, abbrev, record)?;
                    }
                    return Ok(Entry::Record);
                }
            }
        }
    }

    fn next_at_top_level(&mut self) -> Result<Entry, ReadError> {
        // LLVM tolerates up to eight bytes of padding behind the last block.
        if self.cursor.remaining() <= 64 {
            return Ok(Entry::End);
        }
        let start = self.cursor.position();
        match self.cursor.fixed(TOP_LEVEL_WIDTH)? as u32 {
            abbrev_id::ENTER_SUBBLOCK => Ok(Entry::Block(self.block_header(start)?)),
            _ => Err(ReadError::new(ReadErrorKind::Malformed("only blocks may stand outside blocks"), start)),
        }
    }

    fn block_header(&mut self, start: u64) -> Result<BlockHeader, ReadError> {
        let id = self.cursor.vbr32(8)?;
        let width = self.cursor.vbr32(4)?;
        if width == 0 || width > 32 {
            return Err(ReadError::new(
                ReadErrorKind::Malformed("width of abbreviation ids not in 1 to 32"),
                start,
            ));
        }
        self.cursor.align32()?;
        let words = self.cursor.fixed(32)?;
        let body = self.cursor.position();
        let parent_end = self.scopes.last().map_or(self.cursor.len_bits(), |s| s.end);
        let end = body + words * 32;
        if end > parent_end {
            return Err(ReadError::new(ReadErrorKind::Truncated, start));
        }
        Ok(BlockHeader { id, start, width, body, end })
    }

    /// Enters a block, which need not be the one found last: a position in the same stream is enough.
    /// [`Entry::End`] later returns to the block that is current now.
    ///
    /// # Errors
    /// If blocks nest too deep.
    pub fn enter(&mut self, header: BlockHeader) -> Result<(), ReadError> {
        if self.scopes.len() >= MAX_NESTING {
            return Err(
                self.error(ReadErrorKind::Limit { what: "nesting of blocks", max: MAX_NESTING as u64 })
            );
        }
        self.cursor.seek(header.body)?;
        let shared = match self.block_info.binary_search_by_key(&header.id, |(id, _)| *id) {
            Ok(i) => Arc::clone(&self.block_info[i].1),
            Err(_) => Arc::clone(&self.none),
        };
        self.scopes.push(Scope {
            id: header.id,
            width: header.width,
            end: header.end,
            shared,
            own: Vec::new(),
        });
        Ok(())
    }

    /// Returns to a position of the current block that [`BitstreamReader::position`] gave.
    ///
    /// # Errors
    /// If it lies beyond the stream.
    pub fn resume(&mut self, position: u64) -> Result<(), ReadError> {
        self.cursor.seek(position)
    }

    /// Moves behind a block without looking into it.
    ///
    /// # Errors
    /// If the block reaches beyond the stream.
    pub fn skip(&mut self, header: BlockHeader) -> Result<(), ReadError> {
        self.cursor.seek(header.end)
    }

    /// As [`BitstreamReader::unabbreviated`]; false, and nothing has changed but the record, when that must be asked.
    fn unabbreviated_quickly(&mut self, record: &mut Record<'a>) -> bool {
        let mut window = Window::new(&self.cursor);
        let read = quick_unabbreviated(&mut window, self.operands_left, record);
        finish_quickly(&mut self.cursor, &mut self.operands_left, window, read)
    }

    fn unabbreviated(&mut self, record: &mut Record<'a>) -> Result<(), ReadError> {
        record.ops.clear();
        record.blob = None;
        record.code = self.cursor.vbr32(6)?;
        let count = self.cursor.vbr(6)?;
        if count > self.cursor.remaining() / 6 {
            return Err(ReadError::new(ReadErrorKind::Truncated, record.start));
        }
        charge(&mut self.operands_left, count, record.start)?;
        record.ops.reserve(count as usize);
        for _ in 0..count {
            record.ops.push(self.cursor.vbr(6)?);
        }
        Ok(())
    }
}
