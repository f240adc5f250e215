//! Shared by the project's own programs: the chores (`xtask`), the conformance suite and the benchmarks.
//!
//! - [`workspace`] knows where the workspace is, and runs other programs in it.
//! - [`installation`] installs the external programs of the list in the crate `external-tools`.
//! - [`environment`] makes virtual environments of Python.
//! - [`builds`] makes the release builds of the programs that the tasks start.
//! - [`runtime`] prepares Intel's OpenCL runtime, which executes modules beside our runner.
//! - [`corpus`] names folders of the test corpus.
//! - [`pages`] reads the commands that the pages for users and contributors state.
//!
//! It depends on nothing of the product, so that chores start without building the translator.
// A chore reports to the person who started it.
#![allow(clippy::print_stdout, reason = "a command talks to its user")]

pub mod builds;
pub mod corpus;
pub mod environment;
pub mod installation;
pub mod pages;
pub mod runtime;
pub mod workspace;
