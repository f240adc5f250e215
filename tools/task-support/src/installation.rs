//! Installs the external programs on the list of the crate `external-tools`.

use crate::{environment, workspace};
use anyhow::{Result, bail};
use external_tools::{Environment, LIST, Tool, Use};
use std::collections::BTreeSet;

/// Makes sure that every program for these uses is installed: as root it installs the missing packages, else the error states
/// the command. Packages of PyPI need no rights, because they are installed below the target folder.
///
/// # Errors
/// A program is missing and this process may not install it, or installing fails.
pub fn ensure(uses: &[Use]) -> Result<()> {
    let missing = missing(uses);
    let packages: BTreeSet<&str> =
        missing.iter().filter(|tool| tool.environment().is_none()).map(|tool| tool.package()).collect();
    let packages: Vec<&str> = packages.into_iter().collect();
    if !packages.is_empty() {
        install(&packages)?;
    }
    for environment in environments_of(missing.into_iter()) {
        let folder = environment.folder();
        // A program does not answer, so the stamp of the folder is wrong.
        let _ = std::fs::remove_file(folder.join("installed.txt"));
        environment::install(&folder, &environment.requirements())?;
    }
    let left: Vec<String> = self::missing(uses)
        .iter()
        .map(|tool| format!("{} {} (package {})", tool.program(), tool.version(), tool.package()))
        .collect();
    if left.is_empty() { Ok(()) } else { bail!("installed, but still not answering: {}", left.join(", ")) }
}

/// Installs packages of Debian.
///
/// # Errors
/// This process has no rights to (the error states the command), or installing fails.
fn install(packages: &[&str]) -> Result<()> {
    let install = ["install", "--yes", "--no-install-recommends"];
    if !is_root() {
        bail!(
            "these Debian packages are needed: {0}\ninstall them with: sudo sh -c 'apt-get update && apt-get {1} {0}'",
            packages.join(" "),
            install.join(" ")
        );
    }
    let apt = || {
        workspace::tool("apt-get").map(|mut command| {
            command.env("DEBIAN_FRONTEND", "noninteractive");
            command
        })
    };
    workspace::run(apt()?.arg("update"))?;
    workspace::run(apt()?.args(install).args(packages))
}

/// Returns the virtual environments that programs of the list belong to.
#[must_use]
pub fn environments() -> Vec<&'static Environment> {
    environments_of(LIST.iter())
}

fn environments_of(tools: impl Iterator<Item = &'static Tool>) -> Vec<&'static Environment> {
    let mut all: Vec<&Environment> = Vec::new();
    for environment in tools.filter_map(Tool::environment) {
        if !all.contains(&environment) {
            all.push(environment);
        }
    }
    all
}

fn missing(uses: &[Use]) -> Vec<&'static Tool> {
    LIST.iter().filter(|tool| uses.contains(&tool.need()) && !tool.answers()).collect()
}

/// Returns whether this process has the rights of root, from the second field of `Uid` in its status on Linux.
#[must_use]
pub fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ids = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    ids.and_then(|ids| ids.split_whitespace().nth(1)) == Some("0")
}
