//! Release builds of the programs that the tasks start.

use crate::{installation, workspace};
use anyhow::Result;
use external_tools::Use;
use std::path::PathBuf;

/// The packages of these programs, and the C library. All tasks build all of them: for another set of packages cargo would
/// select other features and other forms of the libraries, and compile the translator once more.
const PACKAGES: [&str; 4] = ["spirv-llvm-cli", "spirv-llvm-c", "spirv-run", "example-vulkan"];

/// Brings the programs up to date, and returns the folder that has them: `spirv-llvm`, `spirv-run`, `example-vulkan`, and
/// both forms of `libspirv_llvm_c`.
///
/// # Errors
/// The external tools that the builds need are missing, or a program does not build.
pub fn release() -> Result<PathBuf> {
    of_profile("release", "release")
}

/// Does the same without optimization.
///
/// # Errors
/// As [`release`].
pub fn dev() -> Result<PathBuf> {
    of_profile("dev", "debug")
}

fn of_profile(profile: &str, folder: &str) -> Result<PathBuf> {
    installation::ensure(&[Use::Tests])?;
    let mut cargo = workspace::cargo();
    cargo.args(["build", "--profile", profile]);
    workspace::run(cargo.args(PACKAGES.iter().flat_map(|package| ["--package", *package])))?;
    Ok(workspace::target_dir().join(folder))
}
