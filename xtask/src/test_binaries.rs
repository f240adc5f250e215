//! The programs that cargo makes of the workspace's tests.

use crate::{ci, json};
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// One of them.
pub(crate) struct TestBinary {
    /// The package of the tests.
    pub(crate) package: String,
    /// The name of the target: of the file below `tests/`, or of the library.
    pub(crate) target: String,
    /// Where the program is.
    pub(crate) program: PathBuf,
    /// The package's folder, in which cargo runs it.
    pub(crate) folder: PathBuf,
}

/// Builds all tests of the workspace, with the features of `cargo xtask test`, and returns their paths.
///
/// # Errors
/// A test does not build.
pub(crate) fn all() -> Result<Vec<TestBinary>> {
    let mut build = workspace::cargo();
    build.args(["test", "--workspace", "--no-run", "--quiet", "--features", ci::TEST_FEATURES]);
    let messages = workspace::output(build.args(["--message-format", "json"]))?;
    let built = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
    built.filter_map(|message| of(&message).transpose()).collect()
}

/// Returns the test that a message of cargo reports as built; `None` for a message about anything else.
fn of(message: &Value) -> Result<Option<TestBinary>> {
    let is_test = message["profile"]["test"].as_bool() == Some(true);
    let Some(program) = json::optional_text(message, "executable")?.filter(|_| is_test) else {
        return Ok(None);
    };
    let manifest = PathBuf::from(json::text(message, "manifest_path")?);
    let folder = manifest.parent().map(Path::to_path_buf).context("a manifest has no folder")?;
    // A package is called as its folder is: `tidy` sees to it.
    let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let target = json::text(&message["target"], "name")?;
    Ok(Some(TestBinary { package, target, program: program.into(), folder }))
}
