//! Walks the operands of one record.

use crate::error::ReadErrorKind;
use llvm_model::Name;

/// Result of looking at a record; the caller adds the place to the error.
pub(crate) type Parsed<T> = Result<T, ReadErrorKind>;

/// The operands of a record that were not looked at yet.
#[derive(Clone, Copy)]
pub(crate) struct Ops<'r> {
    all: &'r [u64],
    at: usize,
}

impl<'r> Ops<'r> {
    pub(crate) fn new(all: &'r [u64]) -> Self {
        Self { all, at: 0 }
    }

    /// How many are left.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        self.all.len() - self.at
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.left() == 0
    }

    #[cold]
    pub(crate) fn wrong_count(&self) -> ReadErrorKind {
        ReadErrorKind::OperandCount { found: self.all.len() }
    }

    /// The next operand, which must be there.
    #[inline]
    pub(crate) fn next(&mut self) -> Parsed<u64> {
        match self.all.get(self.at) {
            Some(&op) => {
                self.at += 1;
                Ok(op)
            }
            None => Err(self.wrong_count()),
        }
    }

    /// The next operand if there is one.
    #[inline]
    pub(crate) fn optional(&mut self) -> Option<u64> {
        let op = self.all.get(self.at).copied()?;
        self.at += 1;
        Some(op)
    }

    /// The next operand, or 0 at the end: how records that were extended over time are read.
    #[inline]
    pub(crate) fn or_zero(&mut self) -> u64 {
        self.optional().unwrap_or(0)
    }

    /// The next operand, which must be there and fit 32 bits.
    #[inline]
    pub(crate) fn next_u32(&mut self, what: &'static str) -> Parsed<u32> {
        let value = self.next()?;
        u32::try_from(value).map_err(|_| ReadErrorKind::BadValue { what, value })
    }

    /// All that are left; none are left afterwards.
    #[inline]
    pub(crate) fn rest(&mut self) -> &'r [u64] {
        let rest = self.all.get(self.at..).unwrap_or(&[]);
        self.at = self.all.len();
        rest
    }

    /// The next `count` operands.
    pub(crate) fn take(&mut self, count: u64) -> Parsed<&'r [u64]> {
        if count > self.left() as u64 {
            return Err(self.wrong_count());
        }
        let end = self.at + count as usize;
        let taken = self.all.get(self.at..end).unwrap_or(&[]);
        self.at = end;
        Ok(taken)
    }
}

/// A string that was written one operand per byte. LLVM extends the sign of some.
pub(crate) fn bytes(ops: &[u64]) -> Parsed<Vec<u8>> {
    ops.iter()
        .map(|&op| match (u8::try_from(op), i8::try_from(op as i64)) {
            (Ok(byte), _) => Ok(byte),
            (_, Ok(extended)) => Ok(extended as u8),
            _ => Err(ReadErrorKind::BadValue { what: "character of a string", value: op }),
        })
        .collect()
}

/// As [`bytes`], as a name.
pub(crate) fn name(ops: &[u64]) -> Parsed<Name> {
    if ops.iter().fold(0, |all, &op| all | op) > u64::from(u8::MAX) {
        return bytes(ops).map(Name::from);
    }
    Ok(Name::filled(ops.len(), |name| {
        for (to, &op) in name.iter_mut().zip(ops) {
            *to = op as u8;
        }
    }))
}

/// An alignment as records have it: 0 for none, else log2 + 1. In bytes.
pub(crate) fn alignment(encoded: u64) -> Parsed<u64> {
    match encoded {
        0 => Ok(0),
        1..=33 => Ok(1 << (encoded - 1)),
        _ => Err(ReadErrorKind::BadValue { what: "alignment exponent", value: encoded }),
    }
}
