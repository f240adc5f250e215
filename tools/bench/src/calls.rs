//! The cost of a call through the C ABI beside the same call from Rust, for a small kernel.

use super::inputs;
use anyhow::{Context, Result, bail};
use task_support::workspace;

/// How much longer it may take, in percent.
const BUDGET: f64 = 10.0;

/// Measures both directions and compares them with the budget.
///
/// # Errors
/// The bench does not build or fails, or a direction is over the budget.
pub(super) fn run() -> Result<()> {
    let bench = ["bench", "--package", "spirv-llvm-c", "--bench", "calls", "--"];
    let said = workspace::output(workspace::cargo().args(bench).arg(inputs::kernel()))?;
    print!("{said}");
    let line =
        said.lines().find(|line| line.starts_with("overhead")).context("the bench says no overhead")?;
    let percents = line.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
    match percents.reduce(f64::max) {
        Some(most) if most <= BUDGET => Ok(()),
        most => bail!("a call through the C ABI is over the budget of {BUDGET} %: {most:?}"),
    }
}
