//! `cargo xtask bench`: measures against the budgets of the architecture.

mod command;
mod source;
mod stages;

use anyhow::Result;

/// Measures one run of the command on a small kernel, then every stage on a large module.
///
/// # Errors
/// Something that is measured fails, or one run of the command is over its budget.
pub(crate) fn run() -> Result<()> {
    // One that is over its budget keeps nobody from seeing the others.
    let of_command = command::run();
    stages::run()?;
    of_command
}
