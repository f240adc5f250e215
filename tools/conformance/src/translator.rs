//! The command whose output the suites judge, and our own runner.

use anyhow::Result;
use std::path::{Path, PathBuf};
use task_support::builds;

/// Returns the path of the command: `stated` if there is one, otherwise that of the release build, which is brought up to date.
///
/// # Errors
/// The build fails.
pub(crate) fn path(stated: Option<&Path>) -> Result<PathBuf> {
    if let Some(tool) = stated {
        return Ok(tool.to_owned());
    }
    Ok(builds::release()?.join("spirv-llvm"))
}

/// Returns the path of a release build of `spirv-run`.
///
/// # Errors
/// The build fails.
pub(crate) fn runner() -> Result<PathBuf> {
    Ok(builds::release()?.join("spirv-run"))
}
