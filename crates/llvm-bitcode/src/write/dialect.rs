//! What the readers of LLVM 16 to 22 understand.
//!
//! A form that every reader understands is always preferred when it says the same. Where only a newer form says it and
//! the chosen reader is older, the construct is dropped with a report if it is a hint (attributes, flags that make
//! poison, parts of debug info), else writing fails.

use std::collections::BTreeMap;
use std::fmt;

/// A major version of LLVM that can be written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u32);

impl Version {
    /// The oldest version that can be written for.
    pub const OLDEST: Version = Version(16);
    /// The newest version that can be written for.
    pub const NEWEST: Version = Version(22);

    /// The version with a number, if it can be written for.
    pub fn new(major: u32) -> Option<Version> {
        (Self::OLDEST.0..=Self::NEWEST.0).contains(&major).then_some(Version(major))
    }

    /// The number.
    pub fn major(self) -> u32 {
        self.0
    }
}

/// How to write bitcode.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct WriteOptions {
    /// The LLVM that has to read the file. `None`: the module as it is, in the oldest forms that express it.
    pub version: Option<Version>,
}

impl WriteOptions {
    /// For readers of one version; newer constructs are dropped or refused.
    pub fn for_version(version: Version) -> Self {
        WriteOptions { version: Some(version) }
    }
}

/// Bitcode that was written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// What the chosen version cannot express and was left out, ordered by name.
    pub dropped: Vec<Dropped>,
}

/// Something that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dropped {
    /// What, as LLVM assembly calls it.
    pub what: String,
    /// How often.
    pub count: u64,
    /// The first LLVM version that could read it; `None` when it has no place in bitcode.
    pub since: Option<u32>,
}

/// Why a module could not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteError {
    what: String,
    function: Option<String>,
    /// Numbers of block and instruction within it, from 0.
    instruction: Option<(usize, usize)>,
}

impl WriteError {
    pub(super) fn new(what: impl Into<String>) -> Self {
        WriteError { what: what.into(), function: None, instruction: None }
    }

    pub(super) fn in_function(mut self, name: String) -> Self {
        self.function.get_or_insert(name);
        self
    }

    pub(super) fn at(mut self, block: usize, instruction: usize) -> Self {
        self.instruction.get_or_insert((block, instruction));
        self
    }

    /// The name of the function, if it was in one.
    pub fn function(&self) -> Option<&str> {
        self.function.as_deref()
    }

    /// The block's position in the function and the instruction's in the block, if it was in one.
    pub fn instruction(&self) -> Option<(usize, usize)> {
        self.instruction
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)?;
        if let Some(function) = &self.function {
            write!(f, " (function {function:?}")?;
            if let Some((block, instruction)) = self.instruction {
                write!(f, ", block {block}, instruction {instruction}")?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}

impl std::error::Error for WriteError {}

/// The chosen reader, and what had to be left out for it.
#[derive(Debug)]
pub(super) struct Dialect {
    version: Option<Version>,
    dropped: BTreeMap<(String, Option<u32>), u64>,
}

impl Dialect {
    pub(super) fn new(options: &WriteOptions) -> Self {
        Dialect { version: options.version, dropped: BTreeMap::new() }
    }

    /// Whether the reader understands what LLVM has since `since`.
    #[inline]
    pub(super) fn has(&self, since: u32) -> bool {
        self.version.is_none_or(|v| v.0 >= since)
    }

    /// Whether one version was asked for, and not what the module needs.
    pub(super) fn is_explicit(&self) -> bool {
        self.version.is_some()
    }

    /// Whether a hint can be kept; if not, it is noted.
    pub(super) fn keep(&mut self, since: u32, what: &str) -> bool {
        if self.has(since) {
            return true;
        }
        self.note(what, Some(since));
        false
    }

    /// Notes that something is left out because bitcode has no place for it.
    pub(super) fn drop(&mut self, what: &str) {
        self.note(what, None);
    }

    fn note(&mut self, what: &str, since: Option<u32>) {
        *self.dropped.entry((what.to_owned(), since)).or_insert(0) += 1;
    }

    /// Refuses what the reader does not understand.
    pub(super) fn require(&self, since: u32, what: &str) -> Result<(), WriteError> {
        match self.version {
            Some(version) if version.0 < since => Err(WriteError::new(format!(
                "{what} needs LLVM {since}, but bitcode for LLVM {} was asked for",
                version.0
            ))),
            _ => Ok(()),
        }
    }

    /// What the identification block says.
    pub(super) fn producer(&self) -> String {
        format!("LLVM{}", self.version.unwrap_or(Version::OLDEST).0)
    }

    pub(super) fn into_dropped(self) -> Vec<Dropped> {
        self.dropped.into_iter().map(|((what, since), count)| Dropped { what, count, since }).collect()
    }
}
