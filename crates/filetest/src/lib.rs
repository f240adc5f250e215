//! Support for tests that are files, and the external tools that every test may start.
//!
//! - [`oracle`]: SPIRV-Tools' validator and LLVM's own tools, over bytes.
//! - [`directive`], [`runner`], [`expectation`]: a test file names its commands on top and holds their output.
//! - [`annotation`]: a test file marks the lines at which errors are reported.
//! - [`same_module`]: whether two SPIR-V modules hold the same instructions.
//! - [`corpus`]: where the files of `test-corpus/` are; [`readme`]: its page as a test.

pub mod annotation;
pub mod corpus;
pub mod directive;
pub mod expectation;
pub mod oracle;
pub mod readme;
pub mod runner;
pub mod same_module;

/// The programs of the guide: the documentation tests of this crate compile and run them.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/guide/embedding-in-rust.md")]
pub struct ProgramsOfTheGuide;
