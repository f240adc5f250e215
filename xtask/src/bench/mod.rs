//! `cargo xtask bench`: measures against the budgets of the architecture.

mod calls;
mod command;
mod growth;
mod source;
mod stages;

use anyhow::Result;

/// Measures one run of the command and one call through the C ABI on a small kernel, then every stage on a large module,
/// then how the cost grows.
///
/// # Errors
/// Something that is measured fails, one run of the command or one call is over its budget, or the cost grows faster than
/// the module.
pub(crate) fn run() -> Result<()> {
    // One that is over its budget keeps nobody from seeing the others.
    let (of_command, of_calls) = (command::run(), calls::run());
    stages::run()?;
    let of_growth = growth::run();
    of_command.and(of_calls).and(of_growth)
}
