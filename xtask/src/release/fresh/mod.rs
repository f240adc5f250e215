//! `cargo xtask fresh`: the project on a machine that has nothing, so that no test leans on what happens to be installed.
//!
//! The machine is a bare Debian 12 in a folder below `target/`, entered with `chroot`. Whole, it gets this machine's Rust
//! toolchain and a clean clone of the last commit, and runs the commands that the README states ([`newcomer`]). With
//! `--tools`, as in CI, it gets the programs that the tests start by the list of external tools, and one test of each crate that
//! starts one, as they were built here ([`tested`]).
//!
//! Everything happens in a mount namespace of its own: the mounts end with the process, however it ends.

mod machine;
mod newcomer;
mod tested;

use crate::arguments::flag;
use crate::programs;
use ::external_tools::Use;
use anyhow::{Context, Result, bail};
use clap::{Arg, ArgMatches};
use std::path::{Path, PathBuf};
use task_support::{installation, workspace};

/// Options of `cargo xtask fresh`.
pub(crate) struct Args {
    /// Only install the external tools and run one test of each crate that uses one, as built here
    tools: bool,
    /// Leave the machine's folder when a command fails
    keep: bool,
    /// The same task, once it has its namespace
    inside: bool,
}

/// Returns the options of the task.
pub(crate) fn options() -> Vec<Arg> {
    vec![
        flag(
            "tools",
            "Only install the external tools and run one test of each crate that uses one, as built here",
        ),
        flag("keep", "Leave the machine's folder when a command fails"),
        flag("inside", "The same task, once it has its namespace").hide(true),
    ]
}

impl Args {
    /// Reads the values of [`options`].
    pub(crate) fn of(matches: &ArgMatches) -> Self {
        let [tools, keep, inside] = ["tools", "keep", "inside"].map(|name| matches.get_flag(name));
        Self { tools, keep, inside }
    }
}

/// Makes the machine, runs the commands there, and removes it.
///
/// # Errors
/// This is no place to make a machine, or a command fails on it.
pub(crate) fn run(args: &Args) -> Result<()> {
    let folder = workspace::target_dir().join("fresh");
    if args.inside {
        return if args.tools { tested::run(&folder) } else { newcomer::run(&folder) };
    }
    if let Some(reason) = impossible() {
        bail!("`cargo xtask fresh` needs a machine of its own: {reason}");
    }
    installation::ensure(&[Use::Fresh])?;
    let root = machine::root_of(&folder);
    remove(&root)?;
    let mut inside = workspace::tool("unshare")?;
    inside.args(["--mount", "--propagation", "private", "--"]);
    inside.arg(programs::own()?).args(["fresh", "--inside"]);
    inside.args(args.tools.then_some("--tools"));
    let done = workspace::run(&mut inside);
    if done.is_err() && args.keep {
        println!("left as it is: {}", root.display());
        return done;
    }
    done.and(remove(&root))
}

/// The part of CI: as `--tools`, if a bare machine can be made and can run the builds of this one.
///
/// # Errors
/// As [`run`].
pub(crate) fn in_ci() -> Result<()> {
    match impossible().or_else(other_system) {
        Some(reason) => {
            println!(
                "SKIPPED: nobody has checked here that the list of external tools is complete: {reason}"
            );
            Ok(())
        }
        None => run(&Args { tools: true, keep: false, inside: false }),
    }
}

/// Why no bare machine can be made here.
fn impossible() -> Option<String> {
    if !cfg!(target_os = "linux") {
        return Some("it can be made on Linux only".to_owned());
    }
    if !installation::is_root() {
        return Some("only root can make one".to_owned());
    }
    machine::sources().err().map(|error| format!("{error:#}"))
}

/// The reasons why builds of this machine may not run on the bare machine.
fn other_system() -> Option<String> {
    let version = std::fs::read_to_string("/etc/debian_version").unwrap_or_default();
    let same = version.starts_with("12.");
    (!same).then(|| {
        format!("this is not Debian 12 (`{}`), so programs built here may not run there", version.trim())
    })
}

/// Removes the machine's folder, unless something of the host is still mounted in it.
fn remove(root: &Path) -> Result<()> {
    let Ok(root): Result<PathBuf, _> = root.canonicalize() else { return Ok(()) };
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").context("cannot read what is mounted")?;
    let below = format!("{}/", root.display());
    if let Some(mount) =
        mounts.lines().filter_map(|line| line.split(' ').nth(4)).find(|m| m.starts_with(&below))
    {
        bail!("{mount} is mounted: unmount it, else it would be removed with the machine");
    }
    std::fs::remove_dir_all(&root).with_context(|| format!("cannot remove {}", root.display()))
}
