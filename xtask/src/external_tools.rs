//! `cargo xtask tools`: the list of external programs.

use anyhow::Result;
use external_tools::LIST;

/// Prints the list: program, version, package, and its purpose.
pub(crate) fn print() -> Result<()> {
    println!("{:18} {:8} {:29} what for", "program", "version", "package");
    for tool in LIST {
        let version = if tool.version().is_empty() { "any" } else { tool.version() };
        println!("{:18} {version:8} {:29} {}", tool.program(), tool.package(), tool.purpose());
    }
    Ok(())
}
