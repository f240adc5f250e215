//! The command whose output the suites judge.

use anyhow::Result;
use std::path::{Path, PathBuf};
use task_support::workspace;

/// Returns the path of the command: `stated` if there is one, otherwise that of the release build, which is brought up to date.
///
/// # Errors
/// The build fails.
pub(crate) fn path(stated: Option<&Path>) -> Result<PathBuf> {
    if let Some(tool) = stated {
        return Ok(tool.to_owned());
    }
    workspace::run(workspace::cargo().args(["build", "--release"]))?;
    Ok(workspace::target_dir().join("release/spirv-llvm"))
}
