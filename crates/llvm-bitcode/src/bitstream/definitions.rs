//! Definitions of abbreviations: DEFINE_ABBREV, and the BLOCKINFO block that holds definitions for other blocks.

use std::sync::Arc;

use super::BLOCKINFO_BLOCK;
use super::abbrev::{Abbrev, Field, Tail};
use super::reader::{BitstreamReader, BlockHeader, Entry, Record};
use crate::error::{ReadError, ReadErrorKind};

/// Most fields that an abbreviation may have. LLVM's longest has about 20.
const MAX_FIELDS: u32 = 256;

impl<'a> BitstreamReader<'a> {
    /// Reads a whole BLOCKINFO block; its abbreviations replace all those of an earlier one.
    ///
    /// # Errors
    /// If the block is not well formed.
    pub fn read_block_info(&mut self, header: BlockHeader, record: &mut Record<'a>) -> Result<(), ReadError> {
        const SET_BLOCK_ID: u32 = 1;
        debug_assert_eq!(header.id, BLOCKINFO_BLOCK);
        self.enter(header)?;
        let mut info: Vec<(u32, Vec<Arc<Abbrev>>)> = Vec::new();
        let mut current = None;
        loop {
            let entry = self.next(record)?;
            match entry {
                Entry::Block(inner) => self.skip(inner)?,
                Entry::Record if record.code == SET_BLOCK_ID => {
                    self.take_definitions(&mut info, current)?;
                    let id = record.ops.first().copied().unwrap_or(0);
                    current = Some(u32::try_from(id).map_err(|_| {
                        self.error(ReadErrorKind::Malformed("block id in BLOCKINFO too large"))
                    })?);
                }
                Entry::Record => {}
                Entry::End => break,
            }
        }
        self.take_definitions(&mut info, current)?;
        self.block_info = info.into_iter().map(|(id, list)| (id, Arc::new(list))).collect();
        Ok(())
    }

    /// Hands the definitions since the last block id to that block id.
    fn take_definitions(
        &mut self,
        info: &mut Vec<(u32, Vec<Arc<Abbrev>>)>,
        current: Option<u32>,
    ) -> Result<(), ReadError> {
        // END_BLOCK removes the scope; its definitions are kept for this.
        let defined = match self.scopes.last_mut() {
            Some(scope) if scope.id == BLOCKINFO_BLOCK => std::mem::take(&mut scope.own),
            _ => std::mem::take(&mut self.last_defined),
        };
        if defined.is_empty() {
            return Ok(());
        }
        let id = current.ok_or_else(|| {
            self.error(ReadErrorKind::Malformed("abbreviation in BLOCKINFO before a block id"))
        })?;
        match info.binary_search_by_key(&id, |(id, _)| *id) {
            Ok(i) => info[i].1.extend(defined),
            Err(i) => info.insert(i, (id, defined)),
        }
        Ok(())
    }

    pub(super) fn define_abbrev(&mut self) -> Result<Abbrev, ReadError> {
        let start = self.cursor.position();
        let bad = |what| ReadError::new(ReadErrorKind::Malformed(what), start);
        let count = self.cursor.vbr32(5)?;
        if count == 0 {
            return Err(bad("abbreviation without fields"));
        }
        if count > MAX_FIELDS {
            let kind = ReadErrorKind::Limit { what: "fields of an abbreviation", max: u64::from(MAX_FIELDS) };
            return Err(ReadError::new(kind, start));
        }
        let mut fields = Vec::new();
        let mut tail = Tail::None;
        let mut left = count;
        while left > 0 {
            left -= 1;
            match self.abbrev_field()? {
                Described::Field(field) => fields.push(field),
                Described::Array => {
                    if left != 1 || fields.is_empty() {
                        return Err(bad("array must be the last but one field of an abbreviation"));
                    }
                    left = 0;
                    match self.abbrev_field()? {
                        Described::Field(Field::Literal(_)) | Described::Array | Described::Blob => {
                            return Err(bad("array element must be a fixed, VBR or char6 field"));
                        }
                        Described::Field(element) => tail = Tail::Array(element),
                    }
                }
                Described::Blob => {
                    if left != 0 || fields.is_empty() {
                        return Err(bad("blob must be the last field of an abbreviation"));
                    }
                    tail = Tail::Blob;
                }
            }
        }
        Ok(Abbrev { fields, tail })
    }

    fn abbrev_field(&mut self) -> Result<Described, ReadError> {
        let start = self.cursor.position();
        let bad = |what| Err(ReadError::new(ReadErrorKind::Malformed(what), start));
        if self.cursor.fixed(1)? == 1 {
            return Ok(Described::Field(Field::Literal(self.cursor.vbr(8)?)));
        }
        let kind = self.cursor.fixed(3)?;
        Ok(match kind {
            1 | 2 => {
                let width = self.cursor.vbr32(5)?;
                if width > 32 {
                    return bad("field of an abbreviation wider than 32 bits");
                }
                match (kind, width) {
                    // Nothing is read for a field without bits: it is the literal 0.
                    (_, 0) => Described::Field(Field::Literal(0)),
                    (1, _) => Described::Field(Field::Fixed(width)),
                    (_, 1) => return bad("VBR field with one bit has no room for data"),
                    _ => Described::Field(Field::Vbr(width)),
                }
            }
            3 => Described::Array,
            4 => Described::Field(Field::Char6),
            5 => Described::Blob,
            _ => return bad("unknown encoding of a field of an abbreviation"),
        })
    }
}

/// A field description as it stands in DEFINE_ABBREV.
enum Described {
    Field(Field),
    Array,
    Blob,
}
