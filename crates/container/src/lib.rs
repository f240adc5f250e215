//! Finds SPIR-V and LLVM bitcode inside other files: object files (ELF, COFF, PE, Mach-O), archives, clang's offload
//! bundles (plain and compressed by zstd) and offload packages, in each other as deep as toolchains put them.
//!
//! ```
//! # fn main() -> Result<(), container::Error> {
//! # let bytes: &[u8] = &[3, 2, 0x23, 7];
//! for entry in container::find(bytes)? {
//!     println!("{}: {} bytes of {}", entry.name, entry.bytes.len(), entry.payload);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Any bytes may be given. The number, depth and size of entries are bounded.

mod archive;
mod bundle;
mod kind;
mod object;
mod package;
mod walk;

pub use kind::{FileKind, Payload};
pub use walk::{Entry, find};

/// Why a container cannot be looked through.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Its structure is broken.
    #[error("{what}: {why}")]
    Broken {
        /// The kind of the file, or of the part of a file.
        what: &'static str,
        /// The description of the error.
        why: String,
    },
    /// It is packed in a way that is not read.
    #[error("{what} is compressed by {method}, and only zstd is read")]
    Compression {
        /// The kind of the file.
        what: &'static str,
        /// The compression method.
        method: &'static str,
    },
    /// It holds more than is read.
    #[error("it holds more than {0}")]
    TooMuch(&'static str),
}

/// A structure that ends too early, or points outside of the file.
pub(crate) fn broken(what: &'static str, why: impl Into<String>) -> Error {
    Error::Broken { what, why: why.into() }
}

/// `size` bytes from `offset` on.
pub(crate) fn part<'b>(
    bytes: &'b [u8],
    offset: u64,
    size: u64,
    what: &'static str,
) -> Result<&'b [u8], Error> {
    let start = usize::try_from(offset).ok();
    let end = offset.checked_add(size).and_then(|end| usize::try_from(end).ok());
    let range = start.zip(end).and_then(|(start, end)| bytes.get(start..end));
    range.ok_or_else(|| broken(what, format!("{size} bytes at {offset} are outside of it")))
}

/// The number at `offset`.
pub(crate) fn number<const N: usize>(bytes: &[u8], offset: u64, what: &'static str) -> Result<u64, Error> {
    let bytes = part(bytes, offset, N as u64, what)?;
    Ok(bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte)))
}
