//! `cargo xtask header`: holds the translator to every function that clang's OpenCL header declares.

use crate::{judges, workspace};
use ::judges::Use;
use anyhow::Result;

/// The test, in `crates/filetest/tests`.
const TEST: &str = "header";

/// Runs the test over the whole header; `cargo xtask test` takes a part of it.
///
/// # Errors
/// A judge is missing, or a function falls short.
pub(crate) fn run() -> Result<()> {
    judges::ensure(&[Use::Tests])?;
    let test = ["test", "--package", "filetest", "--features", "spirv-val", "--test", TEST];
    workspace::run(workspace::cargo().args(test).args(["--", "--ignored", "--nocapture"]))
}
