//! `cargo xtask judges`: the list of external programs.

use ::judges::LIST;
use anyhow::Result;

/// Prints the list: program, version, package, and what it is for.
pub(crate) fn print() -> Result<()> {
    println!("{:18} {:8} {:29} what for", "program", "version", "package");
    for judge in LIST {
        let version = if judge.version().is_empty() { "any" } else { judge.version() };
        println!("{:18} {version:8} {:29} {}", judge.program(), judge.package(), judge.purpose());
    }
    Ok(())
}
