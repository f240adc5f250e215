//! Paths of the workspace, and how a task runs another program.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the directory of the workspace's `Cargo.toml`.
///
/// Cargo sets `CARGO_MANIFEST_DIR` to the program's package for `cargo run`; a binary started by hand uses the place it was
/// built in.
///
/// The root is the nearest folder above that has a lock file.
#[must_use]
pub fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    let root = package.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
    root.map_or(package.clone(), Path::to_path_buf)
}

/// Returns the directory that cargo builds into.
#[must_use]
pub fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns cargo as the caller started it, running in the workspace.
#[must_use]
pub fn cargo() -> Command {
    let mut command = external_tools::own::cargo();
    command.current_dir(root());
    command
}

/// Returns a command that starts a program of the list of the crate `external-tools`.
///
/// # Errors
/// It is not on the list.
pub fn tool(program: &str) -> Result<Command> {
    Ok(external_tools::tool(program)?.command())
}

/// Runs `command` to its end with the terminal shared.
///
/// # Errors
/// The program cannot be started, or ends with anything but success.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Runs `command` quietly and returns its standard output.
///
/// # Errors
/// As [`run`]; the error carries the program's standard error.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = show(command);
    let output = command.output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        bail!("`{shown}` ended with {}:\n{stderr}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` wrote text that is not UTF-8"))
}

/// Returns the command line as a person would type it.
fn show(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
