//! Programs that are ended when they take too long.

use anyhow::Result;
use std::path::Path;
use std::process::Command;
use task_support::workspace;

/// How many seconds a program may take.
const SECONDS: &str = "20";

/// A program of the list, or one by its full path, that ends after [`SECONDS`].
pub(crate) fn limited(program: &str) -> Result<Command> {
    if Path::new(program).is_absolute() {
        return limited_path(Path::new(program));
    }
    let program = workspace::tool(program)?;
    let mut command = workspace::tool("timeout")?;
    command.arg(SECONDS).arg(program.get_program());
    Ok(command)
}

/// A program of ours that ends after [`SECONDS`].
pub(crate) fn limited_path(program: &Path) -> Result<Command> {
    let mut command = workspace::tool("timeout")?;
    command.arg(SECONDS).arg(program);
    Ok(command)
}
