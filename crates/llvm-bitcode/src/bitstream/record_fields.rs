//! The fields of records: numbers and arrays in the encoding of abbreviations, with a fast path for whole windows of the stream.

use super::abbrev::{Abbrev, Field, Tail, decode_char6};
use super::cursor::{Cursor, Window};
use super::reader::{OPERANDS_PER_BYTE, Record};
use crate::error::{ReadError, ReadErrorKind};

/// Takes the fields that were read from a window, if it was used.
#[inline]
pub(super) fn finish_quickly<'a>(
    cursor: &mut Cursor<'a>,
    budget: &mut u64,
    window: Window<'a>,
    operands: Option<u64>,
) -> bool {
    let rest = operands.and_then(|count| budget.checked_sub(count));
    match rest {
        Some(rest) if cursor.seek(window.position()).is_ok() => {
            *budget = rest;
            true
        }
        _ => false,
    }
}

/// The number of operands that were read, if no more than `budget`.
#[inline]
pub(super) fn quick_unabbreviated(
    window: &mut Window<'_>,
    budget: u64,
    record: &mut Record<'_>,
) -> Option<u64> {
    record.blob = None;
    record.code = u32::try_from(window.vbr(6)?).ok()?;
    let count = window.vbr(6)?;
    if count > budget || count > window.remaining() / 6 {
        return None;
    }
    record.ops.resize(count as usize, 0);
    for op in &mut record.ops {
        *op = window.vbr(6)?;
    }
    Some(count)
}

/// As [`expand`]; false, and nothing has changed but the record, when that must be asked.
pub(super) fn expand_quickly<'a>(
    cursor: &mut Cursor<'a>,
    budget: &mut u64,
    abbrev: &Abbrev,
    record: &mut Record<'a>,
) -> bool {
    let mut window = Window::new(cursor);
    let read = quick_expand(&mut window, *budget, abbrev, record);
    finish_quickly(cursor, budget, window, read)
}

/// The number of operands that were read, if no more than `budget`; `None` for a blob too.
#[inline]
pub(super) fn quick_expand(
    window: &mut Window<'_>,
    budget: u64,
    abbrev: &Abbrev,
    record: &mut Record<'_>,
) -> Option<u64> {
    record.blob = None;
    let (&code, fields) = abbrev.fields.split_first()?;
    record.code = u32::try_from(quick_scalar(window, code)?).ok()?;
    record.ops.resize(fields.len(), 0);
    for (op, &field) in record.ops.iter_mut().zip(fields) {
        *op = quick_scalar(window, field)?;
    }
    let mut operands = fields.len() as u64;
    match abbrev.tail {
        Tail::None => {}
        Tail::Array(element) => {
            let count = window.vbr(6)?;
            operands = operands.checked_add(count)?;
            if operands > budget || count > window.remaining() / element_bits(element) {
                return None;
            }
            record.ops.resize(operands as usize, 0);
            quick_elements(window, element, record.ops.get_mut(fields.len()..)?)?;
        }
        Tail::Blob => return None,
    }
    Some(operands)
}

/// Reads the elements of an array, in a loop for each encoding.
#[inline]
pub(super) fn quick_elements(window: &mut Window<'_>, element: Field, to: &mut [u64]) -> Option<()> {
    match element {
        Field::Fixed(width) => {
            for op in to {
                *op = window.fixed(width)?;
            }
        }
        Field::Char6 => {
            for op in to {
                *op = decode_char6(window.fixed(6)?);
            }
        }
        _ => {
            for op in to {
                *op = quick_scalar(window, element)?;
            }
        }
    }
    Some(())
}

// Called from loops that take a tenth of all time.
#[inline(always)]
pub(super) fn quick_scalar(window: &mut Window<'_>, field: Field) -> Option<u64> {
    match field {
        Field::Literal(value) => Some(value),
        Field::Fixed(width) => window.fixed(width),
        Field::Vbr(width) => window.vbr(width),
        Field::Char6 => window.fixed(6).map(decode_char6),
    }
}

/// Bits that an element of an array takes at least; 1 for literals, which take none.
#[inline]
pub(super) fn element_bits(element: Field) -> u64 {
    match element {
        Field::Fixed(width) | Field::Vbr(width) => u64::from(width),
        Field::Char6 => 6,
        Field::Literal(_) => 1,
    }
}

#[inline]
pub(super) fn charge(left: &mut u64, count: u64, start: u64) -> Result<(), ReadError> {
    match left.checked_sub(count) {
        Some(rest) => {
            *left = rest;
            Ok(())
        }
        None => Err(ReadError::new(
            ReadErrorKind::Limit { what: "operands for each byte of the stream", max: OPERANDS_PER_BYTE },
            start,
        )),
    }
}

#[inline]
pub(super) fn scalar(cursor: &mut Cursor<'_>, field: Field) -> Result<u64, ReadError> {
    match field {
        Field::Literal(value) => Ok(value),
        Field::Fixed(width) => cursor.fixed(width),
        Field::Vbr(width) => cursor.vbr(width),
        Field::Char6 => Ok(decode_char6(cursor.fixed(6)?)),
    }
}

/// Reads the record behind the id of `abbrev`.
pub(super) fn expand<'a>(
    cursor: &mut Cursor<'a>,
    budget: &mut u64,
    abbrev: &Abbrev,
    record: &mut Record<'a>,
) -> Result<(), ReadError> {
    record.ops.clear();
    record.blob = None;
    let Some((&code, fields)) = abbrev.fields.split_first() else {
        return Err(ReadError::new(ReadErrorKind::Malformed("abbreviation without fields"), record.start));
    };
    record.code = u32::try_from(scalar(cursor, code)?)
        .map_err(|_| ReadError::new(ReadErrorKind::NumberTooLong { bits: 32 }, record.start))?;
    charge(budget, fields.len() as u64, record.start)?;
    record.ops.reserve(fields.len());
    for &field in fields {
        record.ops.push(scalar(cursor, field)?);
    }
    match abbrev.tail {
        Tail::None => {}
        Tail::Array(element) => {
            let count = cursor.vbr(6)?;
            if count > cursor.remaining() / element_bits(element) {
                return Err(ReadError::new(ReadErrorKind::Truncated, record.start));
            }
            charge(budget, count, record.start)?;
            record.ops.reserve(count as usize);
            match element {
                Field::Fixed(w) => {
                    for _ in 0..count {
                        record.ops.push(cursor.fixed(w)?);
                    }
                }
                _ => {
                    for _ in 0..count {
                        record.ops.push(scalar(cursor, element)?);
                    }
                }
            }
        }
        Tail::Blob => {
            let len = cursor.vbr(6)?;
            cursor.align32()?;
            record.blob = Some(cursor.take_bytes(len)?);
            cursor.align32()?;
        }
    }
    Ok(())
}
