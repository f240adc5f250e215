//! Accesses out of bounds, as errors describe them.

use std::fmt;

/// The kind of an access to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// A read.
    Read,
    /// A write.
    Write,
    /// An atomic operation.
    Update,
}

/// The first access outside of the memory that its address belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Offense {
    /// The global id of the work-item.
    pub item: [u64; 3],
    /// The kind of the access.
    pub access: Access,
    /// The number of bytes.
    pub bytes: u64,
    /// A description of the place: which buffer or variable, and which byte of it.
    pub place: String,
    /// File, line and column of the source, if debug information has it.
    pub line: Option<String>,
}

impl fmt::Display for Offense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.item;
        write!(f, "work-item {x},{y},{z}")?;
        if let Some(line) = &self.line {
            write!(f, ", {line}")?;
        }
        let verb = match self.access {
            Access::Read => "reads",
            Access::Write => "writes",
            Access::Update => "updates",
        };
        write!(f, ": {verb} {} bytes {}", self.bytes, self.place)
    }
}
