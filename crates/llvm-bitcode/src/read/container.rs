//! The container of a module: wrapper header, identification, string table.

use llvm_model::Name;

use super::ops;
use crate::bitstream::{BitstreamReader, BlockHeader, Entry, RAW_MAGIC, Record, WRAPPER_MAGIC};
use crate::codes::{BLOB, block, identification};
use crate::error::{ReadError, ReadErrorKind};

/// The places of a module of a file and of its tables.
#[derive(Debug)]
pub(super) struct Outline<'a> {
    pub(super) module: BlockHeader,
    /// Start of the identification block that belongs to the module, in bits.
    pub(super) identification_start: u64,
    pub(super) producer: Name,
    pub(super) strtab: &'a [u8],
}

/// The raw bitcode stream: `bytes` itself, or the part that its wrapper header points to.
pub(super) fn unwrap(bytes: &[u8]) -> Result<&[u8], ReadError> {
    let error = |kind| Err(ReadError::new(kind, 0));
    let stream = match bytes.first_chunk::<4>() {
        Some(&RAW_MAGIC) => bytes,
        Some(&WRAPPER_MAGIC) => {
            let word = |at: usize| {
                let field = bytes.get(at..).and_then(|b| b.first_chunk::<4>());
                field.map(|f| u32::from_le_bytes(*f) as usize).ok_or(())
            };
            // Magic, version, offset, size; a CPU type follows.
            let (Ok(offset), Ok(size)) = (word(8), word(12)) else { return error(ReadErrorKind::Truncated) };
            match offset.checked_add(size).and_then(|end| bytes.get(offset..end)) {
                Some(stream) => stream,
                None => return error(ReadErrorKind::Truncated),
            }
        }
        Some(other) => return error(ReadErrorKind::NotBitcode(*other)),
        None => return error(ReadErrorKind::Truncated),
    };
    match stream.first_chunk::<4>() {
        Some(&RAW_MAGIC) => Ok(stream),
        Some(other) => error(ReadErrorKind::NotBitcode(*other)),
        None => error(ReadErrorKind::Truncated),
    }
}

/// Finds the modules and their tables.
pub(super) fn outlines(stream: &[u8]) -> Result<Vec<Outline<'_>>, ReadError> {
    let mut bits = BitstreamReader::new(stream)?;
    let mut rec = Record::default();
    let mut outlines: Vec<Outline<'_>> = Vec::new();
    let mut identification = None;
    // How many modules have got their string table.
    let mut served = 0;
    while let Entry::Block(header) = bits.next(&mut rec)? {
        match header.id {
            block::IDENTIFICATION => {
                identification = Some((header.start, read_identification(&mut bits, header, &mut rec)?));
            }
            block::MODULE => {
                let (identification_start, producer) =
                    identification.take().unwrap_or((header.start, Name::default()));
                outlines.push(Outline { module: header, identification_start, producer, strtab: &[] });
                bits.skip(header)?;
            }
            // A string table serves the modules before it that have none yet.
            block::STRTAB => {
                let strtab = read_blob(&mut bits, header, &mut rec)?;
                for outline in outlines.iter_mut().skip(served) {
                    outline.strtab = strtab;
                }
                served = outlines.len();
            }
            _ => bits.skip(header)?,
        }
    }
    Ok(outlines)
}

fn read_identification<'a>(
    bits: &mut BitstreamReader<'a>,
    header: BlockHeader,
    rec: &mut Record<'a>,
) -> Result<Name, ReadError> {
    let mut producer = Name::default();
    bits.enter(header)?;
    loop {
        match bits.next(rec)? {
            Entry::End => return Ok(producer),
            Entry::Block(inner) => bits.skip(inner)?,
            Entry::Record => {
                let done = match rec.code {
                    identification::STRING => ops::name(&rec.ops).map(|name| producer = name),
                    identification::EPOCH => match rec.ops.first() {
                        Some(0) => Ok(()),
                        Some(&value) => Err(ReadErrorKind::BadValue { what: "bitcode epoch", value }),
                        None => Err(ReadErrorKind::OperandCount { found: 0 }),
                    },
                    other => Err(ReadErrorKind::UnknownRecord(other)),
                };
                done.map_err(|k| ReadError::new(k, rec.start).in_block(header.id).in_record(rec.code))?;
            }
        }
    }
}

fn read_blob<'a>(
    bits: &mut BitstreamReader<'a>,
    header: BlockHeader,
    rec: &mut Record<'a>,
) -> Result<&'a [u8], ReadError> {
    let mut blob: &[u8] = &[];
    bits.enter(header)?;
    loop {
        match bits.next(rec)? {
            Entry::End => return Ok(blob),
            Entry::Block(inner) => bits.skip(inner)?,
            Entry::Record => {
                if rec.code == BLOB {
                    blob = rec.blob.unwrap_or(&[]);
                }
            }
        }
    }
}
