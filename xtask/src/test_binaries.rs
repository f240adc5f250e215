//! The programs that cargo makes of the workspace's tests.

use crate::{ci, workspace};
use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// One of them.
pub(crate) struct TestBinary {
    /// The package whose tests they are.
    pub(crate) package: String,
    /// The name of the target: of the file below `tests/`, or of the library.
    pub(crate) target: String,
    /// Where the program is.
    pub(crate) program: PathBuf,
    /// The package's folder, in which cargo runs it.
    pub(crate) folder: PathBuf,
}

/// What cargo says of each thing that it built.
#[derive(Deserialize)]
struct Message {
    manifest_path: PathBuf,
    target: Target,
    executable: Option<PathBuf>,
    profile: Profile,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// Builds all tests of the workspace, with the features of `cargo xtask test`, and says where they are.
///
/// # Errors
/// A test does not build.
pub(crate) fn all() -> Result<Vec<TestBinary>> {
    let mut build = workspace::cargo();
    build.args(["test", "--workspace", "--no-run", "--quiet", "--features", ci::TEST_FEATURES]);
    let messages = workspace::output(build.args(["--message-format", "json"]))?;
    let built = messages.lines().filter_map(|line| serde_json::from_str::<Message>(line).ok());
    built.filter(|message| message.profile.test).filter_map(|message| of(message).transpose()).collect()
}

fn of(message: Message) -> Result<Option<TestBinary>> {
    let Some(program) = message.executable else { return Ok(None) };
    let folder = message.manifest_path.parent().map(Path::to_path_buf).context("a manifest has a folder")?;
    // A package is called as its folder is: `tidy` sees to it.
    let package = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Some(TestBinary { package, target: message.target.name, program, folder }))
}
