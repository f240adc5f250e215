//! `cargo xtask header` and `cargo xtask debug-info`: tests of `crates/filetest` of which a test run takes a part, whole.

use crate::{judges, workspace};
use ::judges::Use;
use anyhow::Result;

/// Holds the translator to every function that clang's OpenCL header declares.
///
/// # Errors
/// A judge is missing, or a function falls short.
pub(crate) fn header() -> Result<()> {
    run("header", &["--ignored", "--nocapture"])
}

/// Takes every kernel of the corpus with debug information there and back, at every level and in every dialect.
///
/// # Errors
/// A judge is missing, or a kernel falls short.
pub(crate) fn debug_info() -> Result<()> {
    run("debug_info", &["--include-ignored"])
}

fn run(test: &str, arguments: &[&str]) -> Result<()> {
    judges::ensure(&[Use::Tests])?;
    let test = ["test", "--package", "filetest", "--features", "spirv-val", "--test", test, "--"];
    workspace::run(workspace::cargo().args(test).args(arguments))
}
