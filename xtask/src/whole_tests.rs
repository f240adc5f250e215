//! Tests of `crates/filetest` that are chores as well: `cargo xtask header` and `cargo xtask debug-info` run the whole of tests
//! of which a test run takes a part; `cargo xtask coverage` has a test write the page that it checks.

use ::external_tools::Use;
use anyhow::Result;
use task_support::{installation, workspace};

/// Holds the translator to every function that clang's OpenCL header declares.
///
/// # Errors
/// an external tool is missing, or a function falls short.
pub(crate) fn header() -> Result<()> {
    run("header", &["--ignored", "--nocapture"])
}

/// Takes every kernel of the corpus with debug information there and back, at every level and in every dialect.
///
/// # Errors
/// an external tool is missing, or a kernel falls short.
pub(crate) fn debug_info() -> Result<()> {
    run("debug_info", &["--include-ignored"])
}

/// Writes the page about the coverage of the mapping table, or compares it with the checked-in one.
///
/// # Errors
/// The test fails, or the page is out of date.
pub(crate) fn coverage(check: bool) -> Result<()> {
    let mut test = workspace::cargo();
    test.args(["test", "--quiet", "--package", "filetest", "--test", "coverage"]);
    if !check {
        test.env("BLESS", "1");
    }
    workspace::run(&mut test)
}

fn run(test: &str, arguments: &[&str]) -> Result<()> {
    installation::ensure(&[Use::Tests])?;
    let test = ["test", "--package", "filetest", "--features", "spirv-val", "--test", test, "--"];
    workspace::run(workspace::cargo().args(test).args(arguments))
}
