//! Errors of a bitcode file, with their places.

use std::fmt;

/// Why bitcode could not be read, with its place in the file.
#[derive(Clone, Debug)]
pub struct ReadError(Box<Inner>);

#[derive(Clone, Debug)]
struct Inner {
    kind: ReadErrorKind,
    bit: u64,
    block: Option<u32>,
    record: Option<u32>,
    function: Option<String>,
    producer: Option<String>,
}

/// The kinds of [`ReadError`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The file does not start with a bitcode magic; holds its first bytes.
    NotBitcode([u8; 4]),
    /// The file has no readable module; holds the kind of its contents.
    NoModule(&'static str),
    /// The file has several modules where one is expected; holds their number.
    SeveralModules(usize),
    /// The stream ends within something.
    Truncated,
    /// A number has more bits than it may have.
    NumberTooLong {
        /// How many it may have.
        bits: u32,
    },
    /// An abbreviation id that is not defined in the block.
    UnknownAbbreviation(u32),
    /// The stream is not well formed.
    Malformed(&'static str),
    /// More of something than is plausible for a file of this size.
    Limit {
        /// Of what.
        what: &'static str,
        /// How much is accepted.
        max: u64,
    },
    /// The module takes more memory than [`ReadBounds`](crate::ReadBounds) allow; holds that limit.
    Memory(u64),
    /// The caller canceled the reading.
    Stopped,
    /// A record code that no LLVM from 14 to 23 has in this block, where skipping it would change the meaning.
    UnknownRecord(u32),
    /// A record with fewer operands than it needs, or more than it may have.
    OperandCount {
        /// How many it has.
        found: usize,
    },
    /// A number that refers to something that does not exist.
    BadReference {
        /// The kind of the referent: a type, a value, a metadata node and so on.
        what: &'static str,
        /// The number.
        id: u64,
    },
    /// An operand has a value that has no meaning there.
    BadValue {
        /// The operand.
        what: &'static str,
        /// Its value.
        value: u64,
    },
    /// The record contradicts earlier ones.
    Inconsistent(&'static str),
    /// Valid in some LLVM, but not read here.
    Unsupported(&'static str),
}

impl ReadError {
    /// An error at a bit position of the raw stream.
    #[cold]
    pub(crate) fn new(kind: ReadErrorKind, bit: u64) -> Self {
        Self(Box::new(Inner { kind, bit, block: None, record: None, function: None, producer: None }))
    }

    #[cold]
    pub(crate) fn in_block(mut self, id: u32) -> Self {
        self.0.block.get_or_insert(id);
        self
    }

    #[cold]
    pub(crate) fn in_record(mut self, code: u32) -> Self {
        self.0.record.get_or_insert(code);
        self
    }

    #[cold]
    pub(crate) fn in_function(mut self, name: String) -> Self {
        self.0.function.get_or_insert(name);
        self
    }

    #[cold]
    pub(crate) fn with_producer(mut self, producer: Option<&str>) -> Self {
        self.0.producer = producer.map(str::to_owned);
        self
    }

    /// The kind of the error.
    pub fn kind(&self) -> &ReadErrorKind {
        &self.0.kind
    }

    /// The error with its block, record and function, but without the byte.
    pub fn message(&self) -> impl fmt::Display + '_ {
        Message(&self.0)
    }

    /// Where: bits from the start of the raw bitcode stream (its magic; behind a wrapper header if there is one).
    pub fn bit_offset(&self) -> u64 {
        self.0.bit
    }

    /// Where: bytes from the start of the raw bitcode stream.
    pub fn byte_offset(&self) -> u64 {
        self.0.bit / 8
    }

    /// The id of the block, if it was in one.
    pub fn block(&self) -> Option<u32> {
        self.0.block
    }

    /// The code of the record, if it was in one.
    pub fn record(&self) -> Option<u32> {
        self.0.record
    }

    /// The name of the function, if it was in a function body.
    pub fn function(&self) -> Option<&str> {
        self.0.function.as_deref()
    }

    /// The producer of the file by its identification block (for instance `LLVM16.0.6`).
    pub fn producer(&self) -> Option<&str> {
        self.0.producer.as_deref()
    }
}

impl fmt::Display for ReadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotBitcode([a, b, c, d]) => {
                write!(
                    f,
                    "not LLVM bitcode: it starts with {a:02x} {b:02x} {c:02x} {d:02x}, not with 42 43 c0 de or de c0 17 0b"
                )
            }
            Self::NoModule(instead) => write!(f, "no module to read: {instead}"),
            Self::SeveralModules(count) => write!(
                f,
                "the file holds {count} modules where one is expected: choose one of them by its number (0 to {})",
                count.saturating_sub(1)
            ),
            Self::Truncated => write!(f, "the file ends, or its block ends, before the data does"),
            Self::NumberTooLong { bits } => write!(f, "number of more than {bits} bits"),
            Self::UnknownAbbreviation(id) => write!(f, "abbreviation {id} is not defined"),
            Self::Malformed(what) => write!(f, "{what}"),
            Self::Memory(limit) => write!(f, "the module takes more than {limit} bytes of memory"),
            Self::Stopped => f.write_str("the module is not wanted any more"),
            Self::Limit { what, max } => write!(f, "too many {what} (at most {max})"),
            Self::UnknownRecord(code) => write!(f, "record code {code} is not known"),
            Self::OperandCount { found } => write!(f, "wrong number of operands ({found})"),
            Self::BadReference { what, id } => write!(f, "there is no {what} with number {id}"),
            Self::BadValue { what, value } => write!(f, "{what} cannot be {value}"),
            Self::Inconsistent(what) => write!(f, "{what}"),
            Self::Unsupported(what) => write!(f, "{what} is not supported"),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let e = &*self.0;
        write!(f, "byte {}", e.bit / 8)?;
        if !e.bit.is_multiple_of(8) {
            write!(f, " bit {}", e.bit % 8)?;
        }
        write!(f, ": {}", self.message())
    }
}

/// The text of [`ReadError::message`].
struct Message<'e>(&'e Inner);

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let e = self.0;
        write!(f, "{}", e.kind)?;
        let mut separator = " (";
        let mut next = || std::mem::replace(&mut separator, ", ");
        if let Some(block) = e.block {
            match crate::codes::block_name(block) {
                Some(name) => write!(f, "{}block {name}", next())?,
                None => write!(f, "{}block {block}", next())?,
            }
        }
        if let Some(record) = e.record {
            write!(f, "{}record code {record}", next())?;
        }
        if let Some(function) = &e.function {
            write!(f, "{}function {function:?}", next())?;
        }
        if let Some(producer) = &e.producer {
            write!(f, "{}written by {producer}", next())?;
        }
        if next() == ", " { f.write_str(")") } else { Ok(()) }
    }
}

impl std::error::Error for ReadError {}
