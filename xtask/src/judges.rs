//! How the programs on the list of judges get onto a machine.

use crate::workspace;
use ::judges::{Judge, LIST, Use};
use anyhow::{Result, bail};
use std::collections::BTreeSet;

/// Prints the list: program, version, package, and what it is for.
pub(crate) fn print() {
    println!("{:18} {:8} {:24} what for", "program", "version", "package");
    for judge in LIST {
        let version = if judge.version().is_empty() { "any" } else { judge.version() };
        println!("{:18} {version:8} {:24} {}", judge.program(), judge.package(), judge.purpose());
    }
}

/// Makes sure that every program for these uses is there: installs the missing packages as root, else says how to.
///
/// # Errors
/// A program is missing and this process may not install it, or installing fails.
pub(crate) fn ensure(uses: &[Use]) -> Result<()> {
    let missing = missing(uses);
    if missing.is_empty() {
        return Ok(());
    }
    let packages: BTreeSet<&str> = missing.iter().map(|judge| judge.package()).collect();
    let packages: Vec<&str> = packages.into_iter().collect();
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
    workspace::run(apt()?.args(install).args(&packages))?;
    let left: Vec<String> = self::missing(uses)
        .iter()
        .map(|judge| format!("{} {} (package {})", judge.program(), judge.version(), judge.package()))
        .collect();
    if left.is_empty() { Ok(()) } else { bail!("installed, but still not answering: {}", left.join(", ")) }
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
