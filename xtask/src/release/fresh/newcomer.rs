//! The whole of it: a clean clone and Rust, and the README's commands as a newcomer types them.

use super::machine::Machine;
use anyhow::{Result, ensure};
use std::path::Path;
use task_support::{pages, workspace};

/// Where the clone lies on the machine.
const PROJECT: &str = "/newcomer/spirv-llvm";

/// Runs the README's commands, each as its page states it, in their order.
///
/// # Errors
/// The machine cannot be made, or a command fails.
pub(super) fn run(folder: &Path) -> Result<()> {
    let mut machine = Machine::make(folder, false)?;
    machine.lend_toolchain()?;
    let mut git = workspace::tool("git")?;
    git.args(["clone", "--quiet", "--no-hardlinks", "--no-local"]).arg(workspace::root());
    workspace::run(git.arg(machine.inside(PROJECT)))?;
    let page = std::fs::read_to_string(machine.inside(PROJECT).join(pages::README))?;
    let lines = pages::commands(&page);
    ensure!(!lines.is_empty(), "{} states no command", pages::README);
    let mut summary = Vec::new();
    for line in &lines {
        let downloads = |machine: &Machine| {
            (
                machine.megabytes("/var/cache/apt/archives"),
                machine.megabytes("/newcomer/.cargo/registry/cache"),
            )
        };
        let before = downloads(&machine);
        let cost = machine.run(PROJECT, line)?;
        let after = downloads(&machine);
        summary.push(format!(
            "{:60} {:>6.0} s {:>6.0} s CPU {:>4} packages ({} MB) fetched {} MB of packages, {} MB of crates",
            line,
            cost.wall.as_secs_f64(),
            cost.cpu,
            cost.packages.len(),
            cost.kib / 1024,
            after.0.saturating_sub(before.0),
            after.1.saturating_sub(before.1),
        ));
    }
    println!("\n[fresh] every command of {} holds on a bare machine:\n{}", pages::README, summary.join("\n"));
    Ok(())
}
