//! LLVM bitcode without LLVM: reads what LLVM 14 to 23 wrote, writes what LLVM 16 to 23 read.
//!
//! [`read`] takes the bytes of a file to a [`llvm_model::Module`], [`write`] takes a module to bytes; [`BitcodeFile`] is
//! for files with several modules. What is read and written again is the same module for LLVM, with its summary for
//! link-time optimization; use-list orders and symbol tables for linkers, which are no part of a module, are left out.
//! A file with nothing but a combined index is a module that is empty apart from its summary.
//!
//! ```
//! # fn rewrite(file: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
//! use llvm_bitcode::{Version, WriteOptions};
//! let module = llvm_bitcode::read(file)?;
//! let for_llvm_16 = WriteOptions::for_version(Version::OLDEST);
//! let written = llvm_bitcode::write(&module, &for_llvm_16)?;
//! for dropped in &written.dropped {
//!     // Says what LLVM 16 does not know.
//!     assert!(dropped.since > Some(16));
//! }
//! # Ok(written.bytes)
//! # }
//! ```
//!
//! # What readers of the model can rely on
//!
//! Files of every version arrive in the form of LLVM 22 where LLVM has replaced an older one:
//! - typed pointers are opaque; what they pointed to is kept as a hint ([`llvm_model::Param::pointee`],
//!   [`llvm_model::Body::pointees`]); bitcasts between pointers stay as instructions and are dropped in constants;
//! - `readnone`, `argmemonly` and their relatives on functions are one `memory` attribute, in the layout of LLVM 22 and
//!   without the version byte; `nocapture` is `captures(none)`; `uwtable` has a number;
//! - inlined numbers of debug info are numbers ([`llvm_model::debug_info::DiField::Int`]) also where the file has them
//!   as constants;
//! - value and block names, also of intrinsics, are as the file has them: names of intrinsics in files with typed
//!   pointers spell out what their pointers point to (`llvm.memcpy.p0i8.p0i8.i64`), so match them by prefix.
//!
//! Every reference of the file has been checked: ids in the module lead somewhere, operands have the types that their
//! places need, every block ends with a terminator. The rest of LLVM's rules is the business of the model's verifier.

pub mod bitstream;
mod call_bits;
mod codes;
mod debug_layout;
mod error;
mod flags;
mod memory_effects;
mod read;
mod summary_bits;
mod tables;
mod write;

pub use error::{ReadError, ReadErrorKind};
pub use read::{BitcodeFile, ReadBounds, read, read_within};
pub use write::{Construct, Version, WriteError, WriteOptions, Written, write, write_for};
