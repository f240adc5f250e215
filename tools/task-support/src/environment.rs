//! Virtual environments of Python below `target`, for packages of PyPI.

use crate::workspace;
use anyhow::{Context, Result};
use external_tools::own;
use std::path::{Path, PathBuf};

/// Makes the virtual environment in `folder` unless it already holds `requirements` (the text of a file of requirements), and
/// returns its Python.
///
/// # Errors
/// The environment cannot be made, or a package cannot be installed.
pub fn install(folder: &Path, requirements: &str) -> Result<PathBuf> {
    let python = folder.join("bin/python");
    let stamp = folder.join("installed.txt");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == requirements) {
        return Ok(python);
    }
    workspace::run(workspace::tool("python3")?.args(["-m", "venv", "--clear"]).arg(folder))?;
    let wanted = folder.join("requirements.txt");
    std::fs::write(&wanted, requirements)?;
    workspace::run(
        own::built(&python)?
            .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement"])
            .arg(&wanted),
    )
    .with_context(|| format!("PyPI has these packages: {}", requirements.trim().replace('\n', ", ")))?;
    // Some packages put their links in place when Python starts for the first time.
    workspace::run(own::built(&python)?.args(["-c", ""]))?;
    std::fs::write(stamp, requirements)?;
    Ok(python)
}
