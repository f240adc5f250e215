//! The forms that the readers of LLVM 16 to 23 understand.
//!
//! A form that every reader understands is always preferred if it has the same meaning. If only a newer form has it and
//! the chosen reader is older, the construct is dropped with a report if it is a hint (attributes, flags that make
//! poison, parts of debug info), else writing fails. Without a chosen reader it is written, and [`Written::needed`]
//! lists the readers that remain.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use llvm_model::Release;

/// A major version of LLVM that can be written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Version(u32);

impl Version {
    /// The oldest version that can be written for.
    pub const OLDEST: Version = Version(16);
    /// The newest version that can be written for.
    pub const NEWEST: Version = Version(23);

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
    /// Without a version: whether intrinsics that have changed are written in their older form wherever there is one.
    /// Newer LLVM reads those, but prints their declarations behind all others, and one of an intrinsic that does not
    /// exist (`llvm.lifetime.start.i64`) beside that of a lifetime. Else they are written so where newer LLVM prints
    /// the same.
    pub old_intrinsics: bool,
    /// Whether byte types (`b32`) are written as integer types of their width, as they always are for LLVM before 23:
    /// loaded, stored and passed values have the same bits. A byte that becomes a pointer is converted.
    pub bytes_as_integers: bool,
}

impl WriteOptions {
    /// For as many readers as can be, without leaving anything out.
    pub fn for_all_versions() -> Self {
        WriteOptions { old_intrinsics: true, ..WriteOptions::default() }
    }

    /// For readers of one version; newer constructs are dropped or refused.
    pub fn for_version(version: Version) -> Self {
        WriteOptions { version: Some(version), old_intrinsics: true, bytes_as_integers: false }
    }
}

/// Bitcode that was written.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Written {
    /// The file.
    pub bytes: Vec<u8>,
    /// Constructs that the chosen version cannot express and that were left out, ordered by name.
    pub dropped: Vec<Construct>,
    /// Constructs of the file that LLVM 16 rejects or misinterprets, ordered by name. Constructs that older readers ignore,
    /// so that they lose only a hint, are not listed.
    pub needed: Vec<Construct>,
}

impl Written {
    /// The oldest version that reads the file and takes nothing in it for something else.
    pub fn oldest_reader(&self) -> Version {
        self.needed.iter().filter_map(|c| c.since).max().map_or(Version::OLDEST, Version)
    }
}

/// Something that not every version reads.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Construct {
    /// The construct, by its name in LLVM assembly.
    pub what: String,
    /// How often.
    pub count: u64,
    /// The first LLVM version that reads it; `None` when it has no place in bitcode.
    pub since: Option<u32>,
}

/// Why a module could not be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WriteError {
    stopped: bool,
    what: String,
    function: Option<String>,
    /// Numbers of block and instruction within it, from 0.
    instruction: Option<(usize, usize)>,
}

impl WriteError {
    pub(super) fn new(what: impl Into<String>) -> Self {
        WriteError { stopped: false, what: what.into(), function: None, instruction: None }
    }

    pub(super) fn in_function(mut self, name: String) -> Self {
        self.function.get_or_insert(name);
        self
    }

    pub(super) fn at(mut self, block: usize, instruction: usize) -> Self {
        self.instruction.get_or_insert((block, instruction));
        self
    }

    pub(super) fn stopped() -> Self {
        WriteError { stopped: true, ..WriteError::new("the file is not wanted any more") }
    }

    /// Whether nothing is wrong but that the file was not wanted any more ([`write_for`](crate::write_for)).
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// A construct that cannot be written, without its place.
    pub fn what(&self) -> &str {
        &self.what
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

/// Constructs by name and version, with how often each was met.
type Counts = BTreeMap<(Cow<'static, str>, Option<u32>), u64>;

/// The chosen reader, the constructs that were left out for it, and the requirements of the file.
#[derive(Debug)]
pub(super) struct Dialect {
    old_intrinsics: bool,
    version: Option<Version>,
    /// The release whose reading of a form counts if two releases read it differently.
    release: Release,
    bytes_are_integers: bool,
    dropped: Counts,
    needed: Counts,
}

impl Dialect {
    /// For a module of some release.
    pub(super) fn new(options: &WriteOptions, release: Release) -> Self {
        Dialect {
            version: options.version,
            release: options.version.map_or(release, |version| Release::of_major(version.0)),
            old_intrinsics: options.old_intrinsics,
            bytes_are_integers: options.bytes_as_integers,
            dropped: Counts::new(),
            needed: Counts::new(),
        }
    }

    /// The same reader, with nothing left out and nothing needed yet.
    pub(super) fn apart(&self) -> Self {
        Dialect { dropped: Counts::new(), needed: Counts::new(), ..*self }
    }

    /// Adds the losses and requirements of another part of the file.
    pub(super) fn append(&mut self, other: Self) {
        for (sum, counts) in [(&mut self.dropped, other.dropped), (&mut self.needed, other.needed)] {
            for (construct, count) in counts {
                *sum.entry(construct).or_insert(0) += count;
            }
        }
    }

    /// Returns whether the reader understands a construct that LLVM has since `since`.
    #[inline]
    pub(super) fn has(&self, since: u32) -> bool {
        self.version.is_none_or(|v| v.0 >= since)
    }

    /// The release that decides about a form: that of the chosen reader, else that of the module.
    pub(super) fn release(&self) -> Release {
        self.release
    }

    /// Notes that the module has byte types.
    pub(super) fn plan_bytes(&mut self) {
        if !self.bytes_are_integers {
            self.bytes_are_integers = !self.keep(23, "byte types");
        }
    }

    /// Whether byte types are written as integer types.
    pub(super) fn bytes_are_integers(&self) -> bool {
        self.bytes_are_integers
    }

    /// Returns whether a reader was chosen that understands a construct that LLVM has since `since`.
    pub(super) fn is_for(&self, since: u32) -> bool {
        self.version.is_some_and(|version| version.0 >= since)
    }

    /// Returns whether one version was requested, instead of the module's requirement.
    pub(super) fn is_explicit(&self) -> bool {
        self.version.is_some()
    }

    /// Whether intrinsics take an older form though LLVM 22 prints something else then.
    pub(super) fn old_intrinsics(&self) -> bool {
        self.old_intrinsics
    }

    /// Whether a hint can be kept that older readers refuse or take for something else; if not, it is noted.
    pub(super) fn keep(&mut self, since: u32, what: impl Into<Cow<'static, str>>) -> bool {
        let kept = self.has(since);
        let counts = if kept { &mut self.needed } else { &mut self.dropped };
        *counts.entry((what.into(), Some(since))).or_insert(0) += 1;
        kept
    }

    /// As [`Self::keep`], for a construct with an older form, too, the only one that older readers accept.
    pub(super) fn is_in_new_form(&mut self, since: u32, what: &'static str) -> bool {
        self.has(since) && self.keep(since, what)
    }

    /// As [`Self::keep`], for a hint that older readers pass over.
    pub(super) fn keep_ignorable(&mut self, since: u32, what: &'static str) -> bool {
        self.has(since) || self.keep(since, what)
    }

    /// Notes that something is left out because bitcode has no place for it.
    pub(super) fn drop(&mut self, what: impl Into<Cow<'static, str>>) {
        *self.dropped.entry((what.into(), None)).or_insert(0) += 1;
    }

    /// Rejects a construct that the reader does not understand.
    pub(super) fn require(
        &mut self,
        since: u32,
        what: impl Into<Cow<'static, str>>,
    ) -> Result<(), WriteError> {
        match self.version {
            Some(version) if version.0 < since => Err(WriteError::new(format!(
                "{} needs LLVM {since}, but bitcode for LLVM {} was asked for",
                what.into(),
                version.0
            ))),
            _ => {
                self.keep(since, what);
                Ok(())
            }
        }
    }

    /// The text of the identification block.
    pub(super) fn producer(&self) -> String {
        let of_module = match self.release {
            Release::Llvm22 => Version::OLDEST,
            Release::Llvm23 => Version::NEWEST,
        };
        format!("LLVM{}", self.version.unwrap_or(of_module).0)
    }

    /// The constructs that were left out, and the requirements of the file.
    pub(super) fn into_constructs(self) -> (Vec<Construct>, Vec<Construct>) {
        let listed = |counts: Counts| {
            let construct = |((what, since), count): ((Cow<'static, str>, Option<u32>), u64)| Construct {
                what: what.into_owned(),
                count,
                since,
            };
            counts.into_iter().map(construct).collect()
        };
        (listed(self.dropped), listed(self.needed))
    }
}
