//! Where the workspace is and how a task runs another program.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The directory of the workspace's `Cargo.toml`.
///
/// Cargo sets `CARGO_MANIFEST_DIR` to this package for `cargo run`; a binary started by hand uses the place it was
/// built in.
pub(crate) fn root() -> PathBuf {
    let package = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    package.parent().map_or(package.clone(), Path::to_path_buf)
}

/// The directory that cargo builds into.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Cargo as the caller started it, running in the workspace.
pub(crate) fn cargo() -> Command {
    let mut command = ::judges::own::cargo();
    command.current_dir(root());
    command
}

/// Where this program was when it started.
///
/// A task may build the workspace, and this program with it: the system then says of the running one that it is deleted,
/// while the path leads to the new one.
static PROGRAM: LazyLock<std::io::Result<PathBuf>> = LazyLock::new(std::env::current_exe);

/// The path of this program. `main` asks first, before anything is built.
///
/// # Errors
/// The system does not say where this program is.
pub(crate) fn program() -> Result<&'static Path> {
    match &*PROGRAM {
        Ok(path) => Ok(path),
        Err(error) => bail!("nobody says where this program is: {error}"),
    }
}

/// This program, to run another of its tasks.
///
/// # Errors
/// As [`program`].
pub(crate) fn xtask() -> Result<Command> {
    Ok(::judges::own::built(program()?)?)
}

/// A program of the list of judges.
///
/// # Errors
/// It is not on the list.
pub(crate) fn judge(program: &str) -> Result<Command> {
    Ok(::judges::judge(program)?.command())
}

/// Runs `command` to its end with the terminal shared.
///
/// # Errors
/// The program cannot be started, or ends with anything but success.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let shown = show(command);
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Runs `command` quietly and returns what it wrote to standard output.
///
/// # Errors
/// As [`run`]; the error carries what the program wrote to standard error.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let shown = show(command);
    let output = command.output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        let stderr = String::from_utf8_lossy(&output.stderr);
        bail!("`{shown}` ended with {}:\n{stderr}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{shown}` wrote text that is not UTF-8"))
}

/// The command line as a person would type it.
fn show(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
