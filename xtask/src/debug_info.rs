//! `cargo xtask debug-info`: takes every kernel of the corpus with debug information there and back, in every dialect.

use crate::{judges, workspace};
use ::judges::Use;
use anyhow::Result;

/// The test, in `crates/filetest/tests`.
const TEST: &str = "debug_info";

/// Runs the test over all kernels and levels; `cargo xtask test` takes a part of them.
///
/// # Errors
/// A judge is missing, or a kernel falls short.
pub(crate) fn run() -> Result<()> {
    judges::ensure(&[Use::Tests])?;
    let test = ["test", "--package", "filetest", "--features", "spirv-val", "--test", TEST];
    workspace::run(workspace::cargo().args(test).args(["--", "--include-ignored"]))
}
