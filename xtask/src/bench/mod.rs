//! `cargo xtask bench`: measures against the budgets of the architecture.

mod calls;
mod command;
mod source;
mod stages;

use anyhow::Result;

/// Measures one run of the command and one call through the C ABI on a small kernel, then every stage on a large module.
///
/// # Errors
/// Something that is measured fails, or one run of the command or one call is over its budget.
pub(crate) fn run() -> Result<()> {
    // One that is over its budget keeps nobody from seeing the others.
    let (of_command, of_calls) = (command::run(), calls::run());
    stages::run()?;
    of_command.and(of_calls)
}
