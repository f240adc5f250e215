//! The command under test, built for the file tests.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Builds the command and returns its path: cargo builds no binaries of other packages for a test.
///
/// It has a target directory of its own: in the common one it would take the place of the command that the tests of
/// `spirv-llvm-cli` run, which is built with other features.
pub(crate) fn build() -> Result<PathBuf, Box<dyn Error>> {
    let output = external_tools::own::cargo()
        .args(["build", "--quiet", "--package", "spirv-llvm-cli", "--message-format", "json"])
        .args(["--target-dir", concat!(env!("CARGO_TARGET_TMPDIR"), "/command")])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Err("the command does not build".into());
    }
    for line in String::from_utf8(output.stdout)?.lines() {
        let message: serde_json::Value = serde_json::from_str(line)?;
        if let Some(executable) = message["executable"].as_str() {
            return Ok(PathBuf::from(executable));
        }
    }
    Err("cargo names no executable of spirv-llvm-cli".into())
}

/// The command under the name of one that it stands in for: the name decides on options, defaults and exit codes.
pub(crate) fn under_another_name(tool: &Path, name: &str) -> Result<PathBuf, Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder)?;
    let other = folder.join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    // A link to an older build would stay that build.
    let _ = std::fs::remove_file(&other);
    std::fs::hard_link(tool, &other).or_else(|_| std::fs::copy(tool, &other).map(|_| ()))?;
    Ok(other)
}
